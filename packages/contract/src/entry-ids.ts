import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { type Fields, isFields } from './fields.ts';
import { moreSections } from './section-names.ts';

/**
 * Every entry and every bullet has an id, by which changes made in different places are joined, and
 * a place among its neighbours: a fractional index in base 62 (Evan Wallace, "Realtime editing of
 * ordered sequences"), so that moving one changes no other.
 *
 * The order of a list says where its entries are; places follow it. What this module returns has
 * ids that are unique within their list, and places that strictly increase.
 */
export type MakeId = (list: string, index: number) => string;

/** Ids by position: the same in every reading of what was stored without ids. */
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
 * The content with an id and a place for all that lacks one, or has one that is another's too; the
 * same object where nothing lacks. Works on what is stored, too: what is no entry stays as it is.
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

/** The first to have an id keeps it. */
function idsOf(name: string, entries: Fields[], makeId: MakeId): string[] {
  const given = new Set(entries.map(({ id }) => id));
  const taken = new Set<unknown>();
  return entries.map(({ id }, index) => {
    let own = typeof id === 'string' ? id : '';
    if (own === '' || taken.has(own)) {
      own = makeId(name, index);
      for (let n = index + 2; given.has(own) || taken.has(own); n += 1) own = makeId(name, n);
    }
    taken.add(own);
    return own;
  });
}

/** Beyond it a place is made anew, so that they cannot grow without end. */
const longestPlace = 64;

/** Places that strictly increase, of which as many as can be are those that were given. */
export function increasingPlaces(given: readonly unknown[]): string[] {
  const kept = longestIncreasing(given.map((place) => (isPlace(place) ? place : undefined)));
  if (kept.length === given.length) return given as string[];
  const places: string[] = [];
  for (const index of [...kept, given.length]) {
    const before = places.at(-1) ?? null;
    const own = index < given.length ? (given[index] as string) : null;
    places.push(...generateNKeysBetween(before, own, index - places.length));
    if (own !== null) places.push(own);
  }
  const isTooLong = places.some((place) => place.length > longestPlace);
  return isTooLong ? generateNKeysBetween(null, null, given.length) : places;
}

/** Whether the library would take it for a neighbour. */
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
 * The indexes of a longest strictly increasing subsequence, by patience sorting in O(n log n);
 * `undefined` belongs to none.
 */
function longestIncreasing(values: readonly (string | undefined)[]): number[] {
  const before: number[] = [];
  /** For the subsequences of each length, the index of the least last value. */
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
