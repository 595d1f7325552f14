type Span = { start: number; end: number };

/**
 * Where a part of a text is after one stretch of it was typed over; undefined where that stretch
 * touches it.
 */
export function movedSpan(before: string, after: string, { start, end }: Span): Span | undefined {
  if (before === after) return { start, end };
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same++;
  if (end < same || (end === same && !isInWord(after, end))) return { start, end };
  let left = 0;
  while (left < shorter - same && before.at(-1 - left) === after.at(-1 - left)) left++;
  const by = after.length - before.length;
  const isBehind = start >= before.length - left && !isInWord(after, start + by);
  return isBehind ? { start: start + by, end: end + by } : undefined;
}

/** Whether a word goes on across this place. */
const isInWord = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(at));
