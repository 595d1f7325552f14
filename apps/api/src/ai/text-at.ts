import type { ResumeContent } from '@folio/contract/resume-content';

/** The text at a path such as `workExperience[0].bullets[2]`; empty where there is none. */
export function textAt(content: ResumeContent, path: string): string {
  const keys = path.match(/\w+/g) ?? [];
  const found = keys.reduce<unknown>(
    (value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    content,
  );
  return typeof found === 'string' ? found : '';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
