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
/** Where what somebody is ends: 'Chartered physiotherapist, CORU registered, with …' */
const afterPost = /,? (?:who|with|in|for|at|from|specia\p{L}+|and)\b|[,;(]/u;

/**
 * A sentence of the summary, which mostly has no subject, in the first person; its words stay. Empty
 * where it can't be told ('Having sound knowledge of nursing').
 */
export function statementOf(written: string, content: ResumeContent, lead = 'In short'): string {
  const text = written.replace(/^(?:about me|overview|profile|summary): /i, '');
  if (/^(?:I|My|I['’]\p{L}+)\b/u.test(text)) return sentence(text);
  const match = withYears.exec(text);
  const { who = '', years = '' } = match?.groups ?? {};
  if (match && isAtHand(who, content) && !isLoose(years))
    return sentence(`In all, I have ${spelled(years)}`);
  if (yearsAhead.test(text) && !isLoose(text))
    return sentence(`In all, I have ${spelled(smallOpening(text))}`);
  if (isSomebody(text)) return sentence(`I am ${withArticle(spelled(smallPost(text)))}`);
  const [clause, ...others] = clausesOf(text, { isCurrent: undefined }) ?? [];
  if (clause !== undefined && others.length === 0) return sentence(`I ${clause}`);
  if (/^(?:an? |having |possess)/i.test(text)) return '';
  return sentence(`${lead}: ${smallOpening(text)}`);
}

const spelled = (text: string): string => text.replace(/\byrs\b/gi, 'years');

/** A title that the letter has named already. */
function isAtHand(who: string, { workExperience, personalInfo }: ResumeContent): boolean {
  const named = contentStems(
    [personalInfo.title, ...workExperience.map(({ position }) => position)].join(' '),
  );
  const stems = [...contentStems(who)];
  return stems.length > 0 && stems.every((stem) => named.has(stem) || general.has(stem));
}
const general = contentStems('professional specialist expert leader experienced qualified skilled');

/** A list without an 'and', or what hangs behind a comma. */
const isLoose = (text: string): boolean =>
  /[;:]/.test(text) ||
  (text.includes(', ') &&
    !/, [^,]{1,30} and [^,]{1,30}$|, (?:the|most|mostly|including|with) [^,]*$/.test(text));

/** 'Bilingual dispatcher' as 'bilingual dispatcher', but 'Python developer' */
function smallPost(text: string): string {
  const [first = '', second = ''] = text.split(' ');
  const isName =
    isNation(first) || (skillNamed(first) !== undefined && !/(?:al|ed|ing|ive)$/.test(first));
  return /^\p{Lu}\p{Ll}+$/u.test(first) && /^\p{Ll}/u.test(second) && !isName
    ? uncapitalized(text)
    : smallOpening(text);
}

function isSomebody(text: string): boolean {
  const at = text.search(afterPost);
  const post = at < 0 ? text : text.slice(0, at);
  const head = headOf(post).toLowerCase();
  const rest = at < 0 ? '' : text.slice(at);
  const isWhole = !/,/.test(rest) || /, (?:with|who|and) /.test(rest);
  return (
    isPerson(head) &&
    !isPlural(head) &&
    isWhole &&
    !/[;:]/.test(text) &&
    post.endsWith(headOf(post))
  );
}
