import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../job-match/advertisement.ts';
import { matchJob } from '../job-match/match-job.ts';
import { readResumeTerms, titleMatch } from '../job-match/resume-terms.ts';
import { isNamedIn } from '../job-match/term-places.ts';
import { findSkills } from '../vocabulary/find-skills.ts';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import { type JobEvidence, jobsWithEvidence, otherEvidence } from './achievements.ts';
import { educationSentence } from './compose-summary.ts';
import type { LetterTone } from './letter-tones.ts';
import {
  employerName,
  insideSentence,
  listed,
  oneLine,
  sentence,
  titleOf,
  withArticle,
  withThe,
} from './phrases.ts';
import { resumeText } from './resume-facts.ts';

interface LetterPlan {
  content: ResumeContent;
  advertisement: Advertisement;
  words: LetterTone;
  role: string;
  company: string;
  years: number | undefined;
  /** How many achievements of a job may be told. */
  amount: number;
}

/** What stands between the greeting and the farewell. */
export function letterParagraphs(plan: LetterPlan): string[] {
  const { content, advertisement, amount } = plan;
  const [best, ...others] = jobsWithEvidence(content, advertisement);
  const told = others.slice(0, 2);
  const apart = otherEvidence(content).slice(0, best ? Math.min(2, amount) : 3);
  return [
    opening(plan),
    [needs(plan), conditions(plan), best ? describeJob(best, 'At', amount) : '']
      .filter(Boolean)
      .join(' '),
    best || apart.length > 0 ? '' : '[One thing that you achieved, with a figure.]',
    told.map((job, index) => describeEarlierJob(job, best, index, amount)).join(' '),
    [...apart, background(content)].filter(Boolean).join(' '),
    closing(plan),
  ].filter(Boolean);
}

function opening({ content, words, role, company, years }: LetterPlan): string {
  const at = company === '' ? '' : ` at ${company}`;
  const which =
    role === '' ? `the position that you are advertising${at}` : `the position of ${role}${at}`;
  return [`${words.applying} ${which}.`, standing(content, role, years)].filter(Boolean).join(' ');
}

/** Where the person stands: in a job, between two, in another field, or at the beginning. */
function standing(content: ResumeContent, role: string, years: number | undefined): string {
  const [job] = content.workExperience;
  if (!job?.position) return studies(content);
  const position = withArticle(titleOf(job.position));
  const employer = employerName(job.company);
  const at = employer ? ` at ${employer}` : '';
  if (isChange(content, role)) {
    const now = job.current ? 'At present I work' : 'Most recently I worked';
    return `${now} as ${position}${at}, and would like to move into this kind of work.`;
  }
  const experience =
    years !== undefined && years >= 2 ? `, and have ${years} years of experience` : '';
  const now = job.current ? 'I work' : 'Most recently I worked';
  const near = isNear(content, role)
    ? ` The work that you describe is close to what I ${job.current ? 'do now' : 'did there'}.`
    : '';
  return `${now} as ${position}${at}${experience}.${near}`;
}

/** How well the title and the latest job answer what is advertised. */
function nearness({ personalInfo, workExperience, ...rest }: ResumeContent, role: string): number {
  return titleMatch({ ...rest, personalInfo, workExperience: workExperience.slice(0, 1) }, role);
}
const isChange = (content: ResumeContent, role: string) =>
  role !== '' && nearness(content, role) < 0.3;
const isNear = (content: ResumeContent, role: string) =>
  role !== '' && nearness(content, role) >= 0.5;

function studies(content: ResumeContent): string {
  const school = content.education.find(({ current, degree }) => current && degree !== '');
  if (!school) return '';
  const field = school.field ? ` in ${oneLine(school.field)}` : '';
  const at = school.institution ? ` at ${withThe(oneLine(school.institution))}` : '';
  return `I am studying for ${withArticle(oneLine(school.degree))}${field}${at}.`;
}

/** What of the advertisement the resume has: told in work first, named in a list after it. */
function needs({ content, advertisement }: LetterPlan): string {
  const terms = readResumeTerms(content);
  const source = resumeText(content);
  const found = matchJob(content, advertisement).found.filter(
    (term) =>
      term.isSkill &&
      skillNamed(term.name)?.kind !== 'soft' &&
      Object.values(terms).some((place) => isNamedIn(place, term)),
  );
  const names = (isTold: boolean) =>
    found
      .filter((term) => isNamedIn(terms.prose, term) === isTold)
      .map((term) => insideSentence(ownWording(content, source, term.key) ?? term.name, source));
  const practised = names(true).slice(0, 4);
  const known = names(false).slice(0, 3);
  return [
    practised.length > 0 ? `Of what you ask for, I know ${listed(practised)} from practice.` : '',
    known.length > 0
      ? `I ${practised.length > 0 ? 'also ' : ''}bring ${listed(known)}, which you mention.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A skill as its owner writes it: 'local anesthesia' may be listed under another name. */
function ownWording({ skills }: ResumeContent, source: string, id: string): string | undefined {
  const item = skills.flatMap(({ items }) => items).find((one) => skillNamed(one)?.id === id);
  const mention = item ? undefined : findSkills(source).find(({ skill }) => skill.id === id);
  return item ?? (mention && source.slice(mention.start, mention.end));
}

/** What has to be there, and is: years, a degree. */
function conditions({ content, advertisement, role, years }: LetterPlan): string {
  const asked = advertisement.knockouts.find(({ kind }) => kind === 'years')?.text ?? '';
  const [least] = /\d+/.exec(asked) ?? [];
  return least && years !== undefined && years >= Number(least) && !isChange(content, role)
    ? `You ask for ${least} years of experience; I have ${years}.`
    : '';
}

function describeJob({ job, texts }: JobEvidence, preposition: string, amount: number): string {
  const employer = employerName(job.company);
  const place = employer ? `${preposition} ${employer}, ` : '';
  return told(place, texts.slice(0, amount));
}

function describeEarlierJob(
  { job, texts, place }: JobEvidence,
  best: JobEvidence | undefined,
  index: number,
  amount: number,
): string {
  if (place === 0)
    return describeJob({ job, texts, place }, 'In my work at', Math.max(1, amount - 1));
  const as = job.position ? `as ${withArticle(titleOf(job.position))}` : '';
  const employer = employerName(job.company);
  const at = employer ? `at ${employer}` : '';
  const where = [as, at].filter(Boolean).join(' ');
  const isBefore = best !== undefined && place > best.place && !job.current;
  const since = job.current ? 'At present, ' : '';
  const when = isBefore ? (index === 0 ? 'Before that, ' : 'Earlier, ') : since;
  const lead = where === '' ? when : `${when}${where}, `;
  return told(capital(lead), texts.slice(0, index === 0 ? Math.max(1, amount - 1) : 1));
}

const joins = ['', 'I also ', 'In the same role, I ', 'Beyond that, I ', 'I also '];

/** 'At Acme, I cut waste. I also trained two cooks and kept the books.' */
function told(lead: string, texts: readonly string[]): string {
  return inPairs(texts)
    .map((text, index) =>
      sentence(index === 0 ? `${lead}I ${text}` : `${joins[index] ?? 'I '}${text}`),
    )
    .join(' ');
}

/** Short ones after the first share a sentence. */
function inPairs([first, ...rest]: readonly string[]): string[] {
  const sentences: string[] = first === undefined ? [] : [first];
  const isPlain = (text = '') => text.split(' ').length <= 11 && !/,|\band\b/.test(text);
  for (let index = 0; index < rest.length; index += 1) {
    const [text = '', next] = rest.slice(index, index + 2);
    const isPair = next !== undefined && isPlain(text) && isPlain(next);
    sentences.push(isPair ? `${text} and ${next}` : text);
    if (isPair) index += 1;
  }
  return sentences;
}

const capital = (text: string) => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** Levels at which nobody says that they speak a language. */
const beginners: ReadonlySet<string> = new Set(['Basic', 'A1', 'A2']);

/** What was learned, and the languages spoken; not again what the letter opens with. */
function background(content: ResumeContent): string {
  const spoken = content.languages
    .filter(({ language, proficiency }) => language !== '' && !beginners.has(proficiency))
    .map(({ language }) => oneLine(language));
  return [
    content.workExperience[0]?.position ? studies(content) : '',
    educationSentence(content, true),
    spoken.length > 1 ? `I speak ${listed(spoken)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why there is for the person to say; where nobody is named, nothing is missing. */
function closing({ words, role, company }: LetterPlan): string {
  const why =
    company === '' ? '' : `What draws me to ${company} is [what you like about its work].`;
  return [why, words.enclosed, words.invitation(role), words.thanks].filter(Boolean).join(' ');
}
