import { isFields } from '@folio/contract/fields';
import { mostReferences } from '@folio/contract/section-references';
import { usualSidebar } from '@folio/contract/setting-choices';
import { isSame } from './is-same.ts';
import { type Order, orderOf } from './section-moves.ts';

/**
 * Values with several parts that are set independently: the order of sections, hidden sections, the
 * side column, page breaks, section titles. Each part has a key. Changes by two people are merged
 * key by key.
 */
type Parts<T> = {
  fits: (value: unknown) => boolean;
  /** The keys whose parts differ between the two values. */
  changed: (from: T, to: T) => string[];
  /** Returns `now` with the parts of these keys taken from another value. */
  take: (now: T, keys: readonly string[], from: T) => T;
  /** Whether replacing a part loses somebody's text. */
  isText?: boolean;
};

type Names = readonly string[];
/**
 * The value that an author claims to have seen may be anything, but no resume has a longer list.
 */
const isNames = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= mostReferences &&
  value.every((one) => typeof one === 'string');

const names: Parts<Names> = {
  fits: isNames,
  changed: (from, to) => [
    ...from.filter((name) => !to.includes(name)),
    ...to.filter((name) => !from.includes(name)),
  ],
  take: (now, keys, from) => [
    ...now.filter((name) => from.includes(name) || !keys.includes(name)),
    ...from.filter((name) => keys.includes(name) && !now.includes(name)),
  ],
};

/** Null means the default side column. */
const asNames = (value: Names | null): Names => value ?? usualSidebar;
const sidebar: Parts<Names | null> = {
  fits: (value) => value === null || isNames(value),
  changed: (from, to) => names.changed(asNames(from), asNames(to)),
  take: (now, keys, from) => names.take(asNames(now), keys, asNames(from)),
};

type Titles = Readonly<Record<string, unknown>>;
const titles: Parts<Titles> = {
  fits: (value) => isFields(value) && Object.keys(value).length <= mostReferences,
  changed: (from, to) =>
    [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
      (name) => !isSame(from[name], to[name]),
    ),
  take: (now, keys, from) => ({
    ...Object.fromEntries(Object.entries(now).filter(([name]) => !keys.includes(name))),
    ...Object.fromEntries(Object.entries(from).filter(([name]) => keys.includes(name))),
  }),
  isText: true,
};

const order: Parts<Order> = { fits: isNames, ...orderOf };

const joined = new Map<string, Parts<unknown>>(
  Object.entries({
    order: order as Parts<unknown>,
    'settings/hiddenSections': names as Parts<unknown>,
    'settings/breakBefore': names as Parts<unknown>,
    'settings/sidebar': sidebar as Parts<unknown>,
    'settings/sectionTitles': titles as Parts<unknown>,
  }),
);

const partsAt = (path: string, values: readonly unknown[]): Parts<unknown> | undefined => {
  const parts = joined.get(path);
  return parts && values.every(parts.fits) ? parts : undefined;
};

/**
 * Three-way merge of a value if `now` differs from what its author had `seen`. Returns `mine` for a
 * value without parts.
 */
export function joinValue(path: string, seen: unknown, now: unknown, mine: unknown): unknown {
  const parts = partsAt(path, [seen, now, mine]);
  if (!parts || isSame(seen, now)) return mine;
  return parts.take(now, parts.changed(seen, mine), mine);
}

/** Whether a merge has replaced nothing that its author had not seen. */
export function isJoinedWithoutLoss(
  path: string,
  seen: unknown,
  now: unknown,
  mine: unknown,
): boolean {
  const parts = partsAt(path, [seen, now, mine]);
  if (!parts) return false;
  if (!parts.isText) return true;
  const theirs = new Set(parts.changed(seen, now));
  const differing = new Set(parts.changed(now, mine));
  return parts.changed(seen, mine).every((key) => !theirs.has(key) || !differing.has(key));
}

/**
 * Returns the keys of the parts that differ between two values of a field, or undefined for a field
 * without parts.
 */
export const changedKeys = (path: string, from: unknown, to: unknown): string[] | undefined =>
  partsAt(path, [from, to])?.changed(from, to);

/** Returns a value with the parts of these keys taken from another value. */
export const withKeys = (
  path: string,
  now: unknown,
  keys: readonly string[],
  from: unknown,
): unknown => partsAt(path, [now, from])?.take(now, keys, from) ?? now;
