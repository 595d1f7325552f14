import { type ContentPath, onlyLists, parsePath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type ReadLanguage, readLanguageOf } from '../text/languages.ts';
import { type ExplainedTerm, explainMatch } from './explain-match.ts';
import { questionWordings } from './question-wordings.ts';
import { readAdvertisement } from './read-advertisement.ts';

/** What of a resume answers a question, word for word, and where it stands. */
export interface Evidence {
  quote: string;
  /** Such as 'Analyst, Veridian'; empty where a section says enough. */
  place: string;
}

/** A question that an interview for a job may well bring. */
export interface LikelyQuestion {
  question: string;
  /** What the job asks for, by name; empty of what every interview asks. */
  need: string;
  evidence: Evidence[];
  /** That it is asked in: the job's. */
  language: ReadLanguage;
}

const mostNeeds = 16;
const mostEvidence = 3;

/**
 * The likely questions of an interview, in the language of the job: one for each need that it states,
 * those that it requires first, with what the resume says to it; between what every interview begins
 * and ends with.
 */
export function interviewQuestions(
  content: ResumeContent,
  jobDescription: string,
  company = '',
): LikelyQuestion[] {
  const language = readLanguageOf(jobDescription);
  const words = questionWordings[language];
  const { terms } = explainMatch(content, jobDescription);
  const { knockouts, company: advertised } = readAdvertisement(jobDescription);
  const where = company || advertised;
  const isRequired = ({ level }: ExplainedTerm) => level === 'required';
  const needs = [...terms.filter(isRequired), ...terms.filter((term) => !isRequired(term))];
  const always = (question: string) => ({ question, need: '', evidence: [] });
  return [
    always(words.yourself),
    always(where ? words.whyAt(where) : words.why),
    ...needs.slice(0, mostNeeds).map((term) => {
      const { isTold, evidence } = evidenceOf(content, term);
      const { name: need } = term;
      return { question: isTold ? words.used(need) : words.experience(need), need, evidence };
    }),
    ...knockouts.map(({ text }) => ({ question: words.condition(text), need: text, evidence: [] })),
    always(words.wentWrong),
    always(words.yourQuestions),
  ].map((one) => ({ ...one, language }));
}

/** Sentences that tell of it, which an interviewer asks about in depth; else where it is listed. */
function evidenceOf(content: ResumeContent, { answered }: ExplainedTerm) {
  const texts = new Map(answered.map(({ path, text }) => [text.trim(), path]));
  const sentences = [...texts].filter(([, path]) => !onlyLists(path));
  const isTold = sentences.length > 0;
  const evidence = (isTold ? sentences : [...texts]).map(([quote, path]) => ({
    quote,
    place: placeOf(content, path),
  }));
  return { isTold, evidence: evidence.slice(0, mostEvidence) };
}

/** The job, school or other entry that a text of the resume stands in. */
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
