import { splitPath } from '@folio/contract/content-path';
import { ResumeContent } from '@folio/contract/resume-content';
import type { Check, Loss } from '../checks/check.ts';
import { type ReadOptions, readResume } from '../resume/read-resume.ts';

/** Returns the losses that a check finds in partial content. */
export const lossesIn = (check: Check, part: object, options: ReadOptions = {}): Loss[] =>
  check.find(readResume(ResumeContent.parse(part), options));

/** Returns the texts that the losses point to. */
export function matchedTexts(check: Check, part: object, options: ReadOptions = {}): string[] {
  const content = ResumeContent.parse(part);
  return check.find(readResume(content, options)).map(({ path, start, end }) => {
    const text = valueAt(content, path);
    return typeof text === 'string' ? text.slice(start, end) : '';
  });
}

export const pointsIn = (check: Check, part: object, options: ReadOptions = {}): number =>
  Math.round(lossesIn(check, part, options).reduce((sum, loss) => sum + loss.points, 0) * 1e6) /
  1e6;

/** A past or current job with these bullets. */
export const jobWith = (bullets: string[], part: object = {}): object => ({
  workExperience: [
    {
      position: 'Cook',
      company: 'Inn',
      startDate: '2020-01',
      endDate: '2022-03',
      bullets,
      ...part,
    },
  ],
});

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Returns the value at a path, which may be of any type. */
export function valueAt(content: unknown, path: string): unknown {
  return splitPath(path).reduce<unknown>((value, key) => childOf(value, key)?.[1], content);
}

/** Returns a copy of content with another value at an existing path. */
export function withValueAt<T>(content: T, path: string, value: unknown): T {
  const copy = structuredClone(content);
  const keys = splitPath(path);
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((inner, key) => childOf(inner, key)?.[1], copy);
  const child = childOf(parent, last);
  if (!isTree(parent) || !child) throw new Error(`There is nothing at ${path}`);
  parent[child[0]] = value;
  return copy;
}

/** Finds an entry of a list by its id, or by its index if it has none. */
function childOf(parent: unknown, key: string): [key: string, value: unknown] | undefined {
  if (!isTree(parent)) return undefined;
  return Object.entries(parent).find(([name, value]) =>
    Array.isArray(parent) && isTree(value) && 'id' in value ? value.id === key : name === key,
  );
}
