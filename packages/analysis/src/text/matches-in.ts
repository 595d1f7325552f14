/**
 * `text.matchAll(pattern)` without the copy of the pattern that it makes each time, which takes longer
 * than reading a short line; a score reads thousands. `pattern` has the flag `g` and matches no empty text.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}
