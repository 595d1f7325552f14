import type { LoggedOperation } from '@folio/contract/operations';

/** Shorter texts are stored in full, since a splice would not be shorter. */
const shortText = 40;

type Unnamed<T> = T extends unknown ? Omit<T, 'id' | 'first'> : never;
type FieldChange = Unnamed<Extract<LoggedOperation, { kind: 'set' | 'splice' }>>;

/**
 * Returns the shortest form of a field's change: for two texts, a splice of the part between their
 * common prefix and suffix.
 */
export function spliceOf(path: string, was: unknown, value: unknown): FieldChange {
  const isLong = typeof was === 'string' && typeof value === 'string' && was.length > shortText;
  if (!isLong) return { kind: 'set', path, value, was };
  const most = Math.min(was.length, value.length);
  let at = 0;
  while (at < most && was[at] === value[at]) at += 1;
  let end = 0;
  while (end < most - at && was.at(-1 - end) === value.at(-1 - end)) end += 1;
  // A splice must not cut a surrogate pair: the database rejects lone surrogates.
  if (at > 0 && isHigh(was.charCodeAt(at - 1))) at -= 1;
  if (end > 0 && isLow(was.charCodeAt(was.length - end))) end -= 1;
  const removed = was.slice(at, was.length - end);
  return { kind: 'splice', path, at, removed, inserted: value.slice(at, value.length - end) };
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
