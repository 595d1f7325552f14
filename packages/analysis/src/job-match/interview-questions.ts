import { type ContentPath, onlyLists, parsePath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type ReadLanguage, readLanguageOf } from '../text/languages.ts';
import { verbOf } from '../text/verbs.ts';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import { isForOther } from './agency.ts';
import { type ExplainedTerm, explainMatch } from './explain-match.ts';
import { questionWordings } from './question-wordings.ts';
import { readAdvertisement } from './read-advertisement.ts';

/** A text of the resume that answers a question, verbatim, with its place. */
export interface Evidence {
  quote: string;
  /** Such as 'Analyst, Veridian'. Empty if the section is clear enough. */
  place: string;
}

/** A question likely to be asked in a job interview. */
export interface LikelyQuestion {
  question: string;
  /**
   * The need that it is about, or '' if no resume can answer it, as for standard questions and
   * licenses.
   */
  need: string;
  evidence: Evidence[];
  /** The language of the job and of the question. */
  language: ReadLanguage;
}

const mostNeeds = 16;
const mostEvidence = 3;

/**
 * Returns likely questions in the language of the job. Standard questions come first and last, with
 * one per need between them, required needs first, with the resume's evidence for each.
 */
export function interviewQuestions(
  content: ResumeContent,
  jobDescription: string,
  company = '',
): LikelyQuestion[] {
  const language = readLanguageOf(jobDescription);
  const words = questionWordings[language];
  const { terms, match } = explainMatch(content, jobDescription);
  const { knockouts, company: advertised } = readAdvertisement(jobDescription);
  // A recruiting agency is not the employer, so no question asks why the person wants to work
  // there.
  const agent = isForOther(jobDescription) ? advertised : '';
  const named = company || advertised;
  const where = named === agent ? '' : named;
  const isRequired = ({ level }: ExplainedTerm) => level === 'required';
  const needs = [...terms.filter(isRequired), ...terms.filter((term) => !isRequired(term))];
  const skills = new Set(
    [...match.found, ...match.missing].filter(({ isSkill }) => isSkill).map(({ name }) => name),
  );
  const asked = needs
    .map((term) => ({ need: term.name, ...evidenceOf(content, term) }))
    .filter((one, _, all) => !all.some((other) => isWithin(one, other)));
  const always = (question: string) => ({ question, need: '', evidence: [] });
  return [
    always(words.yourself),
    always(where ? words.whyAt(where) : words.why),
    ...asked.slice(0, mostNeeds).map(({ need, inSentences, evidence }) => {
      const name = asAdvertised(need, jobDescription);
      const [used, experience] =
        (skills.has(need) || isName(need)) && !isWording(name)
          ? [words.used, words.experience]
          : [words.usedAsAsked, words.experienceAsAsked];
      return { question: inSentences ? used(name) : experience(name), need, evidence };
    }),
    ...[...new Set(knockouts.map(({ text }) => quotable(text)))].map((text) =>
      always(words.condition(text)),
    ),
    always(words.wentWrong),
    always(words.yourQuestions),
  ].map((one) => ({ ...one, language }));
}

/** Removes the list mark before a condition and the full stop after it. */
const quotable = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}(]+/u, '').replace(/(?<!\.\p{L})[.;:]$/u, '');

/**
 * Whether a need reads like a name ('Debezium', 'Delta Lake') and therefore fits into a question.
 * Duties do not ('What is your experience with mentor five engineers?').
 */
const isName = (need: string): boolean => /^\p{Lu}\S*(?:\s\p{Lu}\S*)*$/u.test(need);

/**
 * Whether a skill is expressed by an activity or an adjective instead of its name: 'run payroll',
 * 'paediatric'. A text that is also a skill's name counts as a name ('lead generation').
 */
const isWording = (need: string): boolean => {
  const lower = need.toLowerCase();
  if (skillNamed(need)?.name.toLowerCase() === lower) return false;
  const [first = ''] = lower.split(' ');
  return verbOf(first)?.form === 'base' || /^\p{Ll}{4,}(?:al|ic|ive|ous)$/u.test(need);
};

/**
 * Whether another need contains this one, as 'dbt models' does 'dbt', and has the same evidence.
 */
function isWithin(one: NeedWithEvidence, other: NeedWithEvidence): boolean {
  const quotes = ({ evidence }: NeedWithEvidence) => evidence.map(({ quote }) => quote).join('\n');
  return (
    other.need.length > one.need.length &&
    wordsOf(other.need.toLowerCase()).includes(wordsOf(one.need.toLowerCase())) &&
    one.evidence.length > 0 &&
    quotes(one) === quotes(other)
  );
}
type NeedWithEvidence = { need: string; evidence: readonly Evidence[] };

/**
 * Returns 'Credit risk' as written inside a sentence of the job. Names such as 'Tableau' stay
 * unchanged.
 */
function asAdvertised(need: string, jobDescription: string): string {
  const small = need.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return wordsOf(jobDescription).includes(wordsOf(small)) ? small : need;
}

const wordsOf = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim()} `;

/**
 * Returns the sentences about a need, which an interviewer will ask about, or else where it is
 * listed.
 */
function evidenceOf(content: ResumeContent, { answered }: ExplainedTerm) {
  const texts = new Map(answered.map(({ path, text }) => [text.trim(), path]));
  const sentences = [...texts].filter(([, path]) => !onlyLists(path));
  const inSentences = sentences.length > 0;
  const evidence = (inSentences ? sentences : [...texts]).map(([quote, path]) => ({
    quote,
    place: placeOf(content, path),
  }));
  return { inSentences, evidence: evidence.slice(0, mostEvidence) };
}

/** Names the entry of the resume that a text belongs to. */
export function placeOf(content: ResumeContent, path: ContentPath): string {
  const at = parsePath(path);
  if (!at) return '';
  const named = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');
  const entry = <E extends { id: string }>(entries: readonly E[]) =>
    entries.find(({ id }) => id === at.entry);
  if (at.section === 'workExperience') {
    const job = entry(content.workExperience);
    return named([job?.position, job?.company]);
  }
  if (at.section === 'education') {
    const school = entry(content.education);
    return named([school?.degree, school?.institution]);
  }
  if (at.section === 'projects') return entry(content.projects)?.name ?? '';
  if (at.section === 'volunteering') {
    const work = entry(content.volunteering);
    return named([work?.position, work?.organization]);
  }
  if (at.section === 'certifications') return entry(content.certifications)?.name ?? '';
  if (at.section === 'skills') return entry(content.skills)?.category || 'Skills';
  return at.section === 'personalInfo' ? 'Summary' : '';
}
