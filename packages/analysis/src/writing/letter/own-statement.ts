import type { ResumeContent } from '@folio/contract/resume-content';
import { contentStems } from '../../job-match/content-stems.ts';
import { skillNamed } from '../../vocabulary/vocabulary.ts';
import { isNation, sentence, withArticle } from '../phrases/phrases.ts';
import { smallOpening } from '../phrases/small-opening.ts';
import { uncapitalized } from '../words/first-letter.ts';
import { headOf, isPerson, isPlural } from '../words/nouns.ts';
import { clausesOf } from './told-line.ts';

const count =
  '(?:(?:about|almost|more than|nearly|over) )?(?:\\d{1,2}\\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
/** 'Warehouse supervisor with 8 years of experience in logistics' */
const withYears = new RegExp(
  `^(?<who>[^,;:]{3,60}?) with (?<years>${count} (?:years?|yrs)\\b['’]?.*)$`,
  'iu',
);
const yearsAhead = new RegExp(`^${count} (?:years?|yrs)\\b`, 'iu');
/** Where a description of a person may end: 'Chartered physiotherapist, CORU registered, with …' */
const afterPost = /,? (?:who|with|in|for|at|from|since|specia\p{L}+|and)\b|[,;(]/gu;

/**
 * Puts a sentence of the summary, which usually has no subject, into the first person, keeping its
 * words. Keeps only the beginning of a loosely structured sentence. Empty if nothing is usable
 * ('Having sound knowledge of nursing', 'Front desk, 4 dentists').
 */
export function statementOf(written: string, content: ResumeContent): string {
  const text = written
    .replace(/^(?:about me|overview|profile|summary): /i, '')
    .replace(besideYears, ' with ');
  const [beginning = ''] = text.split(/[,;] /);
  const saysMore = / (?:at|for|from|in|since|who|with) /.test(beginning);
  return wholeStatement(text, content) || (saysMore ? statementOfPerson(beginning, content) : '');
}

/** 'Pharmacist, 5 years in hospitals' */
const besideYears = new RegExp(`(?<=^[^,;:]{3,60}), (?=${count} (?:years?|yrs)\\b(?!,))`, 'iu');

function wholeStatement(text: string, content: ResumeContent): string {
  if (/^(?:I|My|I['’]\p{L}+)\b/u.test(text)) return sentence(text);
  const told = statementOfPerson(text, content);
  const [clause, ...others] = (!told && clausesOf(text, { isCurrent: undefined })) || [];
  return clause !== undefined && others.length === 0 ? sentence(`I ${clause}`) : told;
}

/** Returns a statement of who the person is, or for how many years. */
function statementOfPerson(text: string, content: ResumeContent): string {
  const { who = '', years = '' } = withYears.exec(text)?.groups ?? {};
  if (years !== '' && isAtHand(who, content) && !isLoose(years))
    return sentence(`In all, I have ${spelled(years)}`);
  if (yearsAhead.test(text) && !isLoose(text))
    return sentence(`In all, I have ${spelled(smallOpening(text))}`);
  return isSomebody(text) ? sentence(`I am ${withArticle(spelled(smallPost(text)))}`) : '';
}

const spelled = (text: string): string => text.replace(/\byrs\b/gi, 'years');

/** Whether the letter has already named the title. */
function isAtHand(who: string, { workExperience, personalInfo }: ResumeContent): boolean {
  const named = contentStems(
    [personalInfo.title, ...workExperience.map(({ position }) => position)].join(' '),
  );
  const stems = [...contentStems(who)];
  return stems.length > 0 && stems.every((stem) => named.has(stem) || general.has(stem));
}
const general = contentStems('professional specialist expert leader experienced qualified skilled');

/** Whether a text is a list without an 'and', or has a loose part after a comma. */
const isLoose = (text: string): boolean =>
  /[;:]|\b(?:years?|yrs),/i.test(text) ||
  (text.includes(', ') &&
    !/, [^,]{1,30} and [^,]{1,30}$|, (?:the|most|mostly|including|with) [^,]*$/.test(text));

/** Lowercases the first word of 'Bilingual dispatcher', but not of 'Python developer'. */
function smallPost(text: string): string {
  const [first = '', second = ''] = text.split(' ');
  const isName =
    isNation(first) || (skillNamed(first) !== undefined && !/(?:al|ed|ing|ive)$/.test(first));
  return /^\p{Lu}\p{Ll}+$/u.test(first) && /^\p{Ll}/u.test(second) && !isName
    ? uncapitalized(text)
    : smallOpening(text);
}

function isSomebody(text: string): boolean {
  // 'Teacher for nine years' may be over.
  if (/[;:]/.test(text) || forYears.test(text)) return false;
  const ends = [...text.matchAll(afterPost)].map(({ index }) => index);
  return [...ends, text.length].some((end) => isPost(text.slice(0, end), text.slice(end)));
}

const forYears = new RegExp(` for ${count} (?:years?|yrs)\\b`, 'iu');

/**
 * Whether the text is a post, and the rest a statement about it: 'Greek and English teacher', 'with
 * refugees since 2016'
 */
function isPost(post: string, rest: string): boolean {
  const head = headOf(post);
  const isWhole = /, (?:with|who|and) /.test(rest) || (!isLoose(rest) && !rest.startsWith(','));
  return isPerson(head.toLowerCase()) && !isPlural(head) && isWhole && post.endsWith(head);
}
