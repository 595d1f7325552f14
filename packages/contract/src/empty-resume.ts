import type { ResumeContent } from './resume-content.ts';

/** Fields whose texts say nothing about a person. */
export const notFacts: ReadonlySet<string> = new Set(['id', 'place', 'contentVersion', 'photoId']);

/** Whether a resume has nothing but personal info, so that no credits are taken for anything made of it. */
export const isEmptyResume = ({ personalInfo, ...sections }: ResumeContent): boolean =>
  !hasText([personalInfo.summary, sections]);

function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => !notFacts.has(key) && hasText(part));
}
