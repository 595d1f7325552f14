import { type Fields, isFields } from './fields.ts';

/**
 * Matches sent content to stored content for callers who send plain texts or entries without ids.
 * Each sent entry gets the id and place of a stored one: the one with the same id; else one with
 * the same text; else the one at the same position between matched neighbors, if as many were sent
 * for that run as are stored in it. An entry sent without an id also keeps the stored flags, such
 * as `isHidden`. An entry without a match is new: its id stays empty, for `withIds` to fill.
 */
export const matchIds = <T extends object>(sent: T, stored: T): T => matchNode(sent, stored);

/** Whether everything has an id and a place, so that no matching is needed. */
export const hasAllIds = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(hasAllIds);
  if (!isFields(value)) return true;
  if (value.id === '' || value.place === '') return false;
  return Object.values(value).every((inner) => typeof inner !== 'object' || hasAllIds(inner));
};

type Entry = Fields & { id: string; place: string };

/** Matches only lists of entries; texts and lists of texts stay as they were sent. */
function matchNode<T extends object>(sent: T, stored: object): T {
  let matched = sent;
  for (const [key, value] of Object.entries(sent)) {
    const storedValue: unknown = Reflect.get(stored, key);
    if (isEntries(value) && isEntries(storedValue))
      matched = { ...matched, [key]: matchList(value, storedValue) };
    else if (key === 'personalInfo' && isFields(value) && isFields(storedValue))
      matched = { ...matched, [key]: matchNode(value, storedValue) };
  }
  return matched;
}

function matchList(sent: Entry[], stored: Entry[]): Entry[] {
  const found: (number | undefined)[] = sent.map(() => undefined);
  const free = new Set(stored.keys());
  const take = (at: number, index: number | undefined) => {
    if (index === undefined) return;
    found[at] = index;
    free.delete(index);
  };
  const byId = new Map(stored.map(({ id }, index) => [id, index]));
  for (const [at, { id }] of sent.entries()) if (id !== '') take(at, byId.get(id));
  if (sent.some(({ id }) => id === '')) {
    const byText = groupFree(stored, free);
    for (const [at, entry] of sent.entries())
      if (entry.id === '') take(at, byText.get(wordsOf(entry))?.shift());
  }
  for (const [at, index] of neighbors(sent, found, free, stored.length)) take(at, index);
  return sent.map((entry, at) => {
    const storedEntry = stored[found[at] ?? -1];
    if (!storedEntry) return entry;
    const matched = {
      ...matchNode(entry, storedEntry),
      id: storedEntry.id,
      place: entry.place || storedEntry.place,
    };
    return entry.id === '' ? withFlags(matched, storedEntry) : matched;
  });
}

/** The flags of an entry, which plain texts can't express. */
const flags = ['isHidden', 'sameEmployer'] as const;

function withFlags(entry: Entry, storedEntry: Entry): Entry {
  const set = flags.filter((flag) => storedEntry[flag] === true);
  return set.length === 0
    ? entry
    : { ...entry, ...Object.fromEntries(set.map((flag) => [flag, true])) };
}

function groupFree(stored: Entry[], free: ReadonlySet<number>): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const index of free) {
    const words = wordsOf(stored[index]);
    const group = groups.get(words);
    if (group) group.push(index);
    else groups.set(words, [index]);
  }
  return groups;
}

/** Pairs each run of unmatched entries with the free stored ones between the same neighbors. */
function neighbors(
  sent: Entry[],
  found: readonly (number | undefined)[],
  free: ReadonlySet<number>,
  length: number,
): [at: number, index: number][] {
  const pairs: [number, number][] = [];
  for (let begin = 0; begin < sent.length; begin += 1) {
    if (found[begin] !== undefined) continue;
    let end = begin;
    while (end < sent.length && found[end] === undefined) end += 1;
    const first = (found[begin - 1] ?? -1) + 1;
    const last = found[end] ?? length;
    const isPlain =
      last - first === end - begin &&
      Array.from({ length: last - first }, (_, n) => first + n).every((n) => free.has(n));
    for (let at = begin; at < end; at += 1)
      if (isPlain && sent[at]?.id === '') pairs.push([at, first + at - begin]);
    begin = end;
  }
  return pairs;
}

const ignoredKeys: ReadonlySet<string> = new Set(['id', 'place', ...flags]);

/**
 * Returns the content of an entry as a comparison key, without ids, places and flags at any depth.
 * Texts are prefixed with their length instead of quoted, so that none needs escaping: a large
 * resume has thousands of entries, and the comparison blocks the server.
 */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(wordsOf).join('')}]`;
  if (!isFields(value)) return typeof value === 'string' ? `${value.length}:${value}` : `${value},`;
  let words = '{';
  for (const key of Object.keys(value))
    if (!ignoredKeys.has(key) && value[key] !== undefined)
      words += `${key.length}:${key}${wordsOf(value[key])}`;
  return `${words}}`;
}

const isEntries = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((one) => isFields(one) && 'place' in one);
