import { type Fields, isFields } from './fields.ts';

/**
 * Who sends plain texts, and entries without ids, changes the content that is stored and does not
 * know its ids. What they send gets the ids and places of what it is there: of the entry with the
 * same id; else of one that says the same; else of the one in its place, between neighbours that
 * were found, if as many were sent for there as are there. What has no id in it is as hidden as what
 * it is. Whatever is left is new: its id stays empty, for `withIds` to fill.
 */
export const matchIds = <T extends object>(sent: T, stored: T): T => matchNode(sent, stored);

/** Whether all there is has an id and a place: then nothing is to be found by what it says. */
export const hasAllIds = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(hasAllIds);
  if (!isFields(value)) return true;
  if (value.id === '' || value.place === '') return false;
  return Object.values(value).every((inner) => typeof inner !== 'object' || hasAllIds(inner));
};

type Entry = Fields & { id: string; place: string };

/** Only lists of entries are matched: texts and lists of texts stay as they were sent. */
function matchNode<T extends object>(sent: T, stored: object): T {
  let matched = sent;
  for (const [key, value] of Object.entries(sent)) {
    const there: unknown = Reflect.get(stored, key);
    if (isEntries(value) && isEntries(there))
      matched = { ...matched, [key]: matchList(value, there) };
    else if (key === 'personalInfo' && isFields(value) && isFields(there))
      matched = { ...matched, [key]: matchNode(value, there) };
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
  const byText = groupFree(stored, free);
  for (const [at, entry] of sent.entries())
    if (entry.id === '') take(at, byText.get(wordsOf(entry))?.shift());
  for (const [at, index] of neighbours(sent, found, free, stored.length)) take(at, index);
  return sent.map((entry, at) => {
    const there = stored[found[at] ?? -1];
    if (!there) return entry;
    const matched = { ...matchNode(entry, there), id: there.id, place: entry.place || there.place };
    return entry.id === '' ? withFlags(matched, there) : matched;
  });
}

/** What is said of an entry beside its texts, which who sends plain texts can't say. */
const flags = ['isHidden', 'sameEmployer'] as const;

function withFlags(entry: Entry, there: Entry): Entry {
  const set = flags.filter((flag) => there[flag] === true);
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

/** Of each run of entries that were not found, the free ones between its neighbours. */
function neighbours(
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

/** What an entry says, whatever its ids and places and those of what is in it. */
const wordsOf = (entry: unknown): string =>
  JSON.stringify(entry, (key, value) => (unsaid.has(key) ? undefined : value));
const unsaid: ReadonlySet<string> = new Set(['id', 'place', ...flags]);

const isEntries = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((one) => isFields(one) && 'place' in one);
