import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { type Fields, isFields } from './fields.ts';
import { moreSections } from './section-names.ts';

/**
 * Every entry and every bullet has an id, by which changes from different devices are merged, and a
 * place among its neighbors: a fractional index in base 62 (Evan Wallace, "Realtime editing of
 * ordered sequences"), so that moving one entry changes no other. The order of a list is
 * authoritative; places follow it. This module guarantees ids that are unique within their list,
 * and places that strictly increase.
 */
export type MakeId = (list: string, index: number) => string;

/** Ids by position, which are the same each time content that was stored without ids is read. */
export const idByPosition: MakeId = (list, index) => `${list}-${index + 1}`;

const lists = new Set<string>([
  'workExperience',
  'education',
  'skills',
  'projects',
  'certifications',
  'languages',
  'customSections',
  ...moreSections,
  'entries',
  'bullets',
  'links',
  'details',
]);

/**
 * Returns the content with an id and a place for every entry that lacks one or duplicates
 * another's, or the same object if nothing changes. Works on raw stored values, too: anything that
 * is not an entry stays as it is.
 */
export function withIds<T extends object>(content: T, makeId: MakeId = idByPosition): T {
  let changed: Fields | undefined;
  for (const [key, value] of Object.entries(content)) {
    const identified = identifyPart(key, value, makeId);
    if (identified !== value) changed = { ...(changed ?? content), [key]: identified };
  }
  return (changed ?? content) as T;
}

function identifyPart(key: string, value: unknown, makeId: MakeId): unknown {
  if (key === 'personalInfo' && isFields(value)) return withIds(value, makeId);
  return lists.has(key) && Array.isArray(value) ? identify(key, value, makeId) : value;
}

function identify(name: string, list: unknown[], makeId: MakeId): unknown[] {
  const entries = list.filter(isFields);
  const ids = idsOf(name, entries, makeId);
  const places = increasingPlaces(entries.map(({ place }) => place));
  let at = 0;
  const identified = list.map((entry) => {
    if (!isFields(entry)) return entry;
    const inner = withIds(entry, makeId);
    const [id, place] = [ids[at], places[at]];
    at += 1;
    return inner.id === id && inner.place === place ? inner : { ...inner, id, place };
  });
  return identified.every((entry, index) => entry === list[index]) ? list : identified;
}

/** The first of several entries with the same id keeps it. */
function idsOf(name: string, entries: Fields[], makeId: MakeId): string[] {
  const usedIds = new Set(entries.map(({ id }) => id));
  const taken = new Set<unknown>();
  return entries.map(({ id }, index) => {
    let own = typeof id === 'string' ? id : '';
    if (own === '' || taken.has(own)) {
      own = makeId(name, index);
      for (let n = index + 2; usedIds.has(own) || taken.has(own); n += 1) own = makeId(name, n);
    }
    taken.add(own);
    return own;
  });
}

/**
 * If a place would get longer than this, the whole list gets new places, so that they can't grow
 * without end.
 */
const longestPlace = 64;

/** Strictly increasing places that keep as many of the current ones as possible. */
export function increasingPlaces(current: readonly unknown[]): string[] {
  const kept = longestIncreasing(current.map((place) => (isPlace(place) ? place : undefined)));
  if (kept.length === current.length) return current as string[];
  const increasing: string[] = [];
  for (const index of [...kept, current.length]) {
    const before = increasing.at(-1) ?? null;
    const own = index < current.length ? (current[index] as string) : null;
    increasing.push(...generateNKeysBetween(before, own, index - increasing.length));
    if (own !== null) increasing.push(own);
  }
  const isTooLong = increasing.some((place) => place.length > longestPlace);
  return isTooLong ? generateNKeysBetween(null, null, current.length) : increasing;
}

/** Whether the fractional-indexing library accepts the value as a key. */
function isPlace(place: unknown): place is string {
  if (typeof place !== 'string' || !/^[A-Za-z][\dA-Za-z]{1,63}$/.test(place)) return false;
  try {
    generateKeyBetween(place, null);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the indexes of a longest strictly increasing subsequence, by patience sorting in O(n log
 * n); `undefined` belongs to none.
 */
function longestIncreasing(values: readonly (string | undefined)[]): number[] {
  const before: number[] = [];
  /**
   * For each length, the index of the smallest last value of an increasing subsequence of that
   * length.
   */
  const ends: number[] = [];
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? '') < value) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const found: number[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) found.push(index);
  return found.reverse();
}
