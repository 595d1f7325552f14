import type { ResumeContent } from './resume-content.ts';

/** Fields whose texts say nothing about a person. */
export const notFacts: ReadonlySet<string> = new Set(['id', 'place', 'contentVersion', 'photoId']);

/** Whether a resume has only personal info, so that there is nothing to write from or to judge. */
export const isEmptyResume = ({ personalInfo, ...sections }: ResumeContent): boolean =>
  !hasText([personalInfo.summary, sections]);

/** Whether its pages show only a name, a title and contacts, so that its PDF costs no credits. */
export const isBlankDocument = (content: ResumeContent): boolean =>
  isEmptyResume(content) && !hasText([content.personalInfo.details, content.personalInfo.links]);

function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => !notFacts.has(key) && hasText(part));
}
