import { type ContentPath, onlyLists, parsePath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Knockout } from './advertisement.ts';
import { type ExplainedTerm, explainMatch } from './explain-match.ts';
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
}

const mostNeeds = 16;
const mostEvidence = 3;

/**
 * The likely questions of an interview: one for each need that the job states, those that it
 * requires first, with what the resume says to it; between what every interview begins and ends with.
 */
export function interviewQuestions(
  content: ResumeContent,
  jobDescription: string,
  company = '',
): LikelyQuestion[] {
  const { terms } = explainMatch(content, jobDescription);
  const { knockouts, company: advertised } = readAdvertisement(jobDescription);
  const where = company || advertised;
  const isRequired = ({ level }: ExplainedTerm) => level === 'required';
  const needs = [...terms.filter(isRequired), ...terms.filter((term) => !isRequired(term))];
  return [
    always('Tell me about yourself.'),
    always(where ? `Why do you want to work at ${where}?` : 'Why do you want this job?'),
    ...needs.slice(0, mostNeeds).map((term) => ofNeed(content, term)),
    ...knockouts.map(ofCondition),
    always('Tell me about something that went wrong, and what you did.'),
    always('What would you like to ask us?'),
  ];
}

const always = (question: string): LikelyQuestion => ({ question, need: '', evidence: [] });

/** What is told in a sentence is asked for in depth; what is listed, or not there, is asked about. */
function ofNeed(content: ResumeContent, { name, answered }: ExplainedTerm): LikelyQuestion {
  const texts = new Map(answered.map(({ path, text }) => [text.trim(), path]));
  const sentences = [...texts].filter(([, path]) => !onlyLists(path));
  const evidence = (sentences.length > 0 ? sentences : [...texts]).map(([quote, path]) => ({
    quote,
    place: placeOf(content, path),
  }));
  return {
    question:
      sentences.length > 0
        ? `Tell me how you have used ${name}.`
        : `What is your experience with ${name}?`,
    need: name,
    evidence: evidence.slice(0, mostEvidence),
  };
}

const ofCondition = ({ text }: Knockout): LikelyQuestion => ({
  question: `The job asks for “${text}”. Do you meet that?`,
  need: text,
  evidence: [],
});

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
