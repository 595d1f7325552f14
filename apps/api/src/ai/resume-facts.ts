import { joinPath, keyOf, parsePath } from '@folio/contract/content-path';
import { periodText } from '@folio/contract/date-text';
import { plainContent } from '@folio/contract/plain-content';
import type { ResumeContent } from '@folio/contract/resume-content';
import { withoutHidden } from '@folio/contract/without-hidden';

const notFacts = new Set(['id', 'place', 'contentVersion', 'photoId']);

/** Everything that a resume states, a line each: what a rewrite of it may state. */
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
 * What a text of one entry may state: a figure or an employer of another entry is true, but not there.
 * Elsewhere, as in a summary, all holds.
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

/** Whether there is nothing in a resume but whose it is. */
export const isEmptyResume = ({ personalInfo, ...sections }: ResumeContent): boolean =>
  textsIn([personalInfo.summary, sections]).length === 0;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (notFacts.has(key) ? [] : textsIn(part)));
}

/**
 * A resume as a model reads it best: its own structure, without what is empty. The name is one text,
 * which is how it is known to be hidden. What the owner hides is left out, and so are the details of
 * other people, and what a head says besides, such as a date of birth: no text is made of those.
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

/** How its owner can be reached, by what it is. */
export function contactsOf({ personalInfo }: ResumeContent): Record<string, string> {
  const { firstName, lastName, email, phone, website } = personalInfo;
  return { name: `${firstName} ${lastName}`.trim(), email, phone, website };
}

export const summaryPath = joinPath('personalInfo', 'summary');

/** Whether a text tells of what is done today; undefined where there is no telling. */
export function isCurrent({ workExperience }: ResumeContent, path: string): boolean | undefined {
  const { section, entry } = parsePath(path) ?? {};
  if (section !== 'workExperience') return undefined;
  return workExperience.find((one, index) => keyOf(one, index) === entry)?.current;
}
