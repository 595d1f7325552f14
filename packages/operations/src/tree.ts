import type { ResumeDocument } from './document.ts';
import { type Entry, isListLevel, keysOf, levelOf, type Node, partsOf, pick } from './levels.ts';

/** Reads and writes a document at the paths of operations. */

/**
 * Returns the value of a field, or an object of the parts of a group, or undefined if its node does
 * not exist.
 */
export function readAt(document: ResumeDocument, path: string): unknown {
  const keys = keysOf(path);
  const holder = nodeAt(document, keys.slice(0, -1));
  const field = keys.at(-1) ?? '';
  if (!holder) return undefined;
  const parts = partsOf(levelOf(keys.slice(0, -1)), field);
  return parts ? pick(holder, parts) : holder[field];
}

/** Whether the node that a path's field belongs to exists. */
export const hasHolder = (document: ResumeDocument, path: string): boolean =>
  nodeAt(document, keysOf(path).slice(0, -1)) !== undefined;

/** Returns the entry at a path, or undefined if there is none. */
export const entryAt = (document: ResumeDocument, path: string): Entry | undefined =>
  nodeAt(document, keysOf(path)) as Entry | undefined;

/**
 * Returns the document with a new value in a field. If a place changes, its list is sorted again.
 */
export function writeAt(document: ResumeDocument, path: string, value: unknown): ResumeDocument {
  const keys = keysOf(path);
  const holder = keys.slice(0, -1);
  const field = keys.at(-1) ?? '';
  const isGroup = partsOf(levelOf(holder), field) !== undefined;
  const part = isGroup ? (value as Node) : { [field]: value };
  return change(document, holder, (node) => ({ ...(node as Node), ...part })) as ResumeDocument;
}

/** Returns the document with an entry added to a list, in the order of places. */
export function addTo(document: ResumeDocument, list: string, entry: Entry): ResumeDocument {
  const add = (entries: unknown) => [...((entries as Entry[]) ?? []), entry].sort(byPlace);
  return change(document, keysOf(list), add) as ResumeDocument;
}

/** Returns the document without the entry at a path. */
export const removeAt = (document: ResumeDocument, path: string): ResumeDocument =>
  change(document, keysOf(path), () => undefined) as ResumeDocument;

/** Returns the paths of the entries on a path, outermost first. */
export function entryPathsIn(path: string): string[] {
  const segments = path.split('/');
  const [first = '', second = ''] = segments;
  const inHead = first === 'personalInfo' && isListLevel(`${first}/${second}`) ? 1 : 0;
  if (!inHead && !isListLevel(levelOf(['content', first]))) return [];
  const count = (segments.length - inHead) >> 1;
  const lengths = Array.from({ length: count }, (_, at) => inHead + 2 * (at + 1));
  return lengths.map((length) => segments.slice(0, length).join('/'));
}

/** Whether an entry on a path is not in the document. */
export const isMissingIn = (document: ResumeDocument, path: string): boolean =>
  entryPathsIn(path).some((entry) => entryAt(document, entry) === undefined);

/** Returns the path of the list that contains an entry. */
export const listOf = (entryPath: string): string => entryPath.slice(0, entryPath.lastIndexOf('/'));

/** Entries with the same place, from concurrent insertions, are sorted by id. */
const byPlace = (a: Entry, b: Entry): number => compare(a.place, b.place) || compare(a.id, b.id);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function nodeAt(value: unknown, keys: readonly string[]): Node | undefined {
  let node = value;
  for (const key of keys) {
    if (Array.isArray(node)) node = node.find((entry: Entry) => entry.id === key);
    else if (typeof node === 'object' && node !== null && Object.hasOwn(node, key))
      node = Reflect.get(node, key);
    else return undefined;
  }
  return typeof node === 'object' && node !== null ? (node as Node) : undefined;
}

/** Copies only the objects on the path. A path that leads nowhere changes nothing. */
function change(
  value: unknown,
  [key, ...rest]: readonly string[],
  to: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return to(value);
  if (Array.isArray(value)) return changeEntry(value, key, rest, to);
  if (typeof value !== 'object' || value === null) return value;
  const before: unknown = Reflect.get(value, key);
  const after = change(before, rest, to);
  return after === before ? value : { ...value, [key]: after };
}

function changeEntry(
  entries: Entry[],
  id: string,
  rest: readonly string[],
  to: (value: unknown) => unknown,
): Entry[] {
  const index = entries.findIndex((entry) => entry.id === id);
  const before = entries[index];
  if (!before) return entries;
  const after = change(before, rest, to) as Entry | undefined;
  if (after === before) return entries;
  if (after === undefined) return entries.toSpliced(index, 1);
  const changed = entries.with(index, after);
  return after.place === before.place ? changed : changed.sort(byPlace);
}
