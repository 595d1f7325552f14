import { isSame } from './is-same.ts';

/**
 * Settings that are several things in one value, each of which somebody sets alone: which sections
 * are hidden, where pages begin, what sections are called.
 */
const joined: ReadonlySet<string> = new Set([
  'settings/hiddenSections',
  'settings/breakBefore',
  'settings/sectionTitles',
]);

/**
 * What a value comes to where `now` is not what its author had `seen`: what both have changed. Any
 * other value stands as it is.
 */
export function joinSetting(path: string, seen: unknown, now: unknown, mine: unknown): unknown {
  if (!joined.has(path) || isSame(seen, now)) return mine;
  const values = [seen, now, mine];
  if (values.every(isNames)) return joinNames(seen as Names, now as Names, mine as Names);
  if (values.every(isTitles)) return joinTitles(seen as Titles, now as Titles, mine as Titles);
  return mine;
}

/** Whether a setting that was joined has taken the place of something that its author had not seen. */
export function isJoinedWhole(path: string, seen: unknown, now: unknown, mine: unknown): boolean {
  if (!joined.has(path)) return false;
  const values = [seen, now, mine];
  if (values.every(isNames)) return true;
  if (!values.every(isTitles)) return false;
  const [was, theirs, own] = values as [Titles, Titles, Titles];
  return changedIn(was, own).every(
    (name) => isSame(was[name], theirs[name]) || isSame(own[name], theirs[name]),
  );
}

type Names = readonly string[];
type Titles = Readonly<Record<string, unknown>>;

const isNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isTitles = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function joinNames(seen: Names, now: Names, mine: Names): Names {
  const kept = now.filter((name) => mine.includes(name) || !seen.includes(name));
  return [...kept, ...mine.filter((name) => !seen.includes(name) && !kept.includes(name))];
}

function joinTitles(seen: Titles, now: Titles, mine: Titles): Titles {
  const changed = new Set(changedIn(seen, mine));
  const others = Object.entries(now).filter(([name]) => !changed.has(name));
  const own = Object.entries(mine).filter(([name]) => changed.has(name));
  return Object.fromEntries([...others, ...own]);
}

const changedIn = (from: Titles, to: Titles): string[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (name) => !isSame(from[name], to[name]),
  );
