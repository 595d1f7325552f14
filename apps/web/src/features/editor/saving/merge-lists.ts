import { isSame } from '../../../lib/is-same.ts';

type Entry = { readonly id?: string | undefined };

/** A part of which nobody can say what it would be with both changes. */
export const overlap = Symbol('overlap');

/**
 * Joins two lists that grew from the same base, entry by entry and field by field. They overlap
 * where both added, removed or moved entries, and where one removed what the other changed.
 */
function mergeLists<T extends Entry>(
  base: readonly T[],
  mine: readonly T[],
  ofTheirs: readonly T[],
): readonly T[] | typeof overlap {
  const theirs = namedAs(base, ofTheirs);
  const ids = mergeIds(idsOf(base), idsOf(mine), idsOf(theirs));
  if (!ids) return overlap;
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)];
  for (const [id, entry] of before) {
    const left = [here.get(id), there.get(id)];
    if (!ids.includes(id) && left.some((one) => one && !isSame(one, entry))) return overlap;
  }
  const merged: T[] = [];
  for (const id of ids) {
    const [was, one, other] = [before.get(id), here.get(id), there.get(id)];
    const entry = was && one && other ? mergeFields(was, one, other) : (one ?? other);
    if (entry === overlap) return overlap;
    if (entry) merged.push(entry);
  }
  return merged;
}

/** Joins two records that grew from the same base, field by field. */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T): T | typeof overlap {
  const merged = { ...theirs };
  for (const key of Object.keys(mine) as (keyof T)[]) {
    const value = mergeValues(base[key], mine[key], theirs[key]);
    if (value === overlap) return overlap;
    merged[key] = value as T[keyof T];
  }
  return merged;
}

function mergeValues(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  const lists = [base, mine, theirs].every(isEntries);
  if (lists) return mergeLists(base as Entry[], mine as Entry[], theirs as Entry[]);
  return isSame(base, mine) ? theirs : overlap;
}

const isEntries = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);

const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id ?? '');
const byId = <T extends Entry>(entries: readonly T[]) =>
  new Map(entries.map((entry) => [entry.id ?? '', entry]));

/** The server may not know the ids that were given here: then it is the place that counts. */
function namedAs<T extends Entry>(base: readonly T[], theirs: readonly T[]): readonly T[] {
  const known = new Set(idsOf(base));
  const isStrange = theirs.every(({ id }) => !known.has(id ?? ''));
  if (!isStrange || theirs.length !== base.length) return theirs;
  return theirs.map((entry, index) => ({ ...entry, id: base[index]?.id }));
}

/** Which entries there are, and in which order. */
function mergeIds(base: string[], mine: string[], theirs: string[]): string[] | undefined {
  if (isSame(mine, base)) return theirs;
  return isSame(theirs, base) || isSame(mine, theirs) ? mine : undefined;
}
