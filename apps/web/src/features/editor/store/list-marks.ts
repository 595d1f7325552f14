import { withoutTypedBullet } from '@folio/documents/prose';

/**
 * List markers in pasted text, in addition to the signs that documents know: Symbol and Wingdings
 * glyphs, which Word puts into the private use area; the letters that Word writes for them in plain
 * text (a hollow bullet is 'o', a square '§'), and numbers and letters of ordered lists, both
 * followed by a tab, unlike words; and signs that never begin a sentence.
 */
const mark =
  /^\s*(?:[\uf000-\uf0ff]\s*|[o§Øvüq]\t\s*|\(?(?:\d{1,2}|[a-z])[.)]\t\s*|[■□○◆◇❖➢➤►▶▸✓✔]\ufe0f?\s+)/u;
/**
 * A number before a space is a marker only if the lines are numbered consecutively: '3. Liga' is
 * text, and so are '1. Platz' and '1. Preis' below each other.
 */
const numbered = /^\s*\(?(\d{1,2})[.)]\s+/u;

const withoutListMark = (line: string): string => withoutTypedBullet(line.replace(mark, ''));

/** Removes the markers if all lines are one list. */
export function withoutListMarks(lines: readonly string[]): string[] {
  const written = lines.filter((line) => line.trim() !== '');
  const numbers = written.map((line) => Number(numbered.exec(line)?.[1]));
  const [first = 0] = numbers;
  const isNumbered = numbers.length > 1 && numbers.every((number, at) => number === first + at);
  return lines.map((line) => withoutListMark(isNumbered ? line.replace(numbered, '') : line));
}
