import type { TextAtPath } from '@folio/analysis/writing/enhance-texts';
import type { EditedSection } from '@folio/contract/ai';
import { joinPath, keyOf, listTexts, parsePath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';

export const summaryPath = joinPath('personalInfo', 'summary');

/** What is told in words of one's own; names, titles and dates are facts. */
const proseFields: ReadonlySet<string | undefined> = new Set(['summary', 'description', 'bullets']);

export const isProse = (path: string): boolean => proseFields.has(parsePath(path)?.field);

/** The texts of a section, or of one entry of it, that can be said better: each where it stands. */
export function textsOfSection(
  content: ResumeContent,
  section: EditedSection,
  entryId?: string,
): TextAtPath[] {
  return listTexts(content).flatMap(({ path, text }) => {
    const location = parsePath(path);
    if (location?.section !== section || text.trim() === '') return [];
    const { entry, innerEntry = entry, field } = location;
    if (!isProse(path) && field !== 'items') return [];
    if (entryId !== undefined && entryId !== innerEntry) return [];
    return [{ path, text, current: isCurrent(content, path) }];
  });
}

/** Whether a text tells of what is done today; undefined where there is no telling. */
export function isCurrent({ workExperience }: ResumeContent, path: string): boolean | undefined {
  const { section, entry } = parsePath(path) ?? {};
  if (section !== 'workExperience') return undefined;
  return workExperience.find((one, index) => keyOf(one, index) === entry)?.current;
}

/** The path of a text, of a finding's such as `workExperience[0].bullets[2]`. */
export function pathOfFinding(content: ResumeContent, finding: string): string {
  const segments: string[] = [];
  let value: unknown = content;
  for (const [name] of finding.matchAll(/\w+/g)) {
    const list = Array.isArray(value) ? value : undefined;
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    segments.push(list ? keyOf(value, Number(name)) : name);
  }
  if (segments.at(-2) === 'bullets') segments.push('text');
  return joinPath(...segments);
}
