import type { LoggedOperation } from '@folio/contract/operations';

/** Shorter than this, a text is kept as it is: its splice would be no shorter. */
const shortText = 40;

type Unnamed<T> = T extends unknown ? Omit<T, 'id' | 'first'> : never;
type Written = Unnamed<Extract<LoggedOperation, { kind: 'set' | 'splice' }>>;

/**
 * What a field's change comes to, as short as it can be said: of two texts the middle in which they
 * differ, between what they begin and end with alike.
 */
export function spliceOf(path: string, was: unknown, value: unknown): Written {
  const isLong = typeof was === 'string' && typeof value === 'string' && was.length > shortText;
  if (!isLong) return { kind: 'set', path, value, was };
  const most = Math.min(was.length, value.length);
  let at = 0;
  while (at < most && was[at] === value[at]) at += 1;
  let end = 0;
  while (end < most - at && was.at(-1 - end) === value.at(-1 - end)) end += 1;
  // No half of a letter that takes two units is stored: the database takes none.
  if (at > 0 && isHigh(was.charCodeAt(at - 1))) at -= 1;
  if (end > 0 && isLow(was.charCodeAt(was.length - end))) end -= 1;
  const removed = was.slice(at, was.length - end);
  return { kind: 'splice', path, at, removed, inserted: value.slice(at, value.length - end) };
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
