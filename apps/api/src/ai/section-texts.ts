import { joinPath, keyOf, parsePath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';

export const summaryPath = joinPath('personalInfo', 'summary');

/** Whether a text tells of what is done today; undefined where there is no telling. */
export function isCurrent({ workExperience }: ResumeContent, path: string): boolean | undefined {
  const { section, entry } = parsePath(path) ?? {};
  if (section !== 'workExperience') return undefined;
  return workExperience.find((one, index) => keyOf(one, index) === entry)?.current;
}

/** The path of a text, of a finding's such as `workExperience[0].bullets[2]`. */
export function pathOfFinding(content: ResumeContent, finding: string): string {
  if (parsePath(finding)) return finding;
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
