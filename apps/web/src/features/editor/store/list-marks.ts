import { withoutTypedBullet } from '@folio/documents/prose';

/**
 * What lists begin with in pasted text, beside the signs that documents know: Symbol and Wingdings
 * glyphs, which Word keeps in the private use area; the letters that it writes for them in plain
 * text (a hollow bullet is 'o', a square '§'), and numbers and letters of ordered lists, both told
 * from words by their tab; signs that are never the first of a sentence.
 */
const mark =
  /^\s*(?:[\uf000-\uf0ff]\s*|[o§Øvüq]\t\s*|\(?(?:\d{1,2}|[a-z])[.)]\t\s*|[■□○◆◇❖➢➤►▶▸✓✔]\ufe0f?\s+)/u;
/**
 * A number before a space is a mark only where each line has the next one: '3. Liga' is a word, and so are
 * '1. Platz' and '1. Preis' below each other.
 */
const numbered = /^\s*\(?(\d{1,2})[.)]\s+/u;

const withoutListMark = (line: string): string => withoutTypedBullet(line.replace(mark, ''));

/** Removes the marks of lines that were one list. */
export function withoutListMarks(lines: readonly string[]): string[] {
  const written = lines.filter((line) => line.trim() !== '');
  const numbers = written.map((line) => Number(numbered.exec(line)?.[1]));
  const [first = 0] = numbers;
  const isNumbered = numbers.length > 1 && numbers.every((number, at) => number === first + at);
  return lines.map((line) => withoutListMark(isNumbered ? line.replace(numbered, '') : line));
}
