/**
 * Returns the same as `text.matchAll(pattern)`, without copying the pattern on each call: the copy
 * takes longer than searching a short line, and a score searches thousands. `pattern` has the flag
 * `g` and never matches an empty text.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}
