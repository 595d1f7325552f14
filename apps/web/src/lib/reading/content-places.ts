import type { ResumeContent } from '@folio/contract/resume-content';

/** Findings, the reader and the typesetting engine each name places in their own way: to one way. */
export const dotted = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1');

/** The text at a path of the content; undefined where there is none. */
export function textAt(content: ResumeContent, path: string): string | undefined {
  let value: unknown = content;
  for (const part of dotted(path).split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
      return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.join(', ');
  const text = isBullet(value) ? value.text : value;
  return typeof text === 'string' ? text : undefined;
}

const isBullet = (value: unknown): value is { text: unknown } =>
  typeof value === 'object' && value !== null && 'text' in value;
