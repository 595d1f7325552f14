import { joinPath, keyOf, parsePath } from '@folio/contract/content-path';
import { periodText } from '@folio/contract/date-text';
import { notFacts } from '@folio/contract/empty-resume';
import { plainContent } from '@folio/contract/plain-content';
import type { ResumeContent } from '@folio/contract/resume-content';
import { withoutHidden } from '@folio/contract/without-hidden';

/** All statements of a resume, one per line: the facts for rewrites of it. */
export function factsOf(content: ResumeContent): string {
  const { workExperience, education, projects } = content;
  const periods = [...workExperience, ...education, ...projects].map((entry) => periodText(entry));
  return [...textsIn(content), ...periods].join('\n');
}

const histories = [
  'workExperience',
  'education',
  'projects',
  'volunteering',
  'militaryService',
  'customSections',
] as const;

/**
 * The facts for a text of one entry: figures and employers of other entries are true, but not
 * there. For other texts, such as the summary, everything in the resume.
 */
export function factsAt(content: ResumeContent, path: string): string {
  const { section, entry } = parsePath(path) ?? {};
  if (entry === undefined || !histories.some((name) => name === section)) return factsOf(content);
  const ofEntry = Object.fromEntries(
    histories.map((name) => {
      const entries: readonly object[] = content[name];
      const own = entries.filter((one, at) => name === section && keyOf(one, at) === entry);
      return [name, own];
    }),
  );
  return factsOf({ ...content, ...ofEntry });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (notFacts.has(key) ? [] : textsIn(part)));
}

/**
 * A resume as JSON for a model, without empty parts. The name is one text, so that it can be
 * hidden. Hidden parts, other people's details and personal data such as a date of birth are left
 * out.
 */
export function resumeForModel(whole: ResumeContent): string {
  const { personalInfo, references: _, ...content } = plainContent(withoutHidden(whole));
  const { firstName, lastName, links: _links, details: _details, ...person } = personalInfo;
  const resume = {
    personalInfo: { name: `${firstName} ${lastName}`.trim(), ...person },
    ...content,
  };
  return JSON.stringify(resume, (key, value) =>
    notFacts.has(key) || value === '' || value === false || isEmptyList(value) ? undefined : value,
  );
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The owner's contact details, by kind. */
export function contactsOf({ personalInfo }: ResumeContent): Record<string, string> {
  const { firstName, lastName, email, phone, website } = personalInfo;
  return { name: `${firstName} ${lastName}`.trim(), email, phone, website };
}

export const summaryPath = joinPath('personalInfo', 'summary');

/** Whether a text describes a current activity; undefined if unknown. */
export function isCurrent({ workExperience }: ResumeContent, path: string): boolean | undefined {
  const { section, entry } = parsePath(path) ?? {};
  if (section !== 'workExperience') return undefined;
  return workExperience.find((one, index) => keyOf(one, index) === entry)?.current;
}
