import { parseSpans } from '@folio/documents/inline-markup';

/**
 * Bold, italic and links as markup in a text: `**bold**`, `*italic*`, `***both***` and
 * `[words](https://…)`, which documents parse (`inline-markup.ts`). Pure functions from a text and
 * selection to a new text and selection.
 */
export type Selected = { text: string; start: number; end: number };
export type Mark = 'bold' | 'italic';

/** The number of asterisks of each mark; both together have three. */
const starsOf: Readonly<Record<Mark, number>> = { bold: 2, italic: 1 };

/**
 * Toggles a mark on the selection or on the word at the caret; removing it affects all words within
 * the same asterisks. Markup doesn't span lines, so each line is marked separately.
 */
export function toggleMark(selected: Selected, mark: Mark): Selected {
  const { text, start, end } = markedAround(selected, mark) ?? wordAround(selected);
  if (start === end) return insertMarks({ text, start, end }, mark);
  const lines = linesIn(text, start, end);
  const isSet = lines.length > 0 && lines.every((line) => hasMark(starsAround(text, line), mark));
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return { text, start, end };
  let next = text;
  // From the last line up, so that earlier offsets stay valid.
  for (const line of lines.toReversed()) next = withMark(next, line, mark, !isSet);
  // Keeps the words selected, so that pressing again removes the mark.
  const grownBy = (line: Range) =>
    hasMark(starsAround(text, line), mark) === isSet ? (isSet ? -1 : 1) * starsOf[mark] : 0;
  const grown = next.length - text.length;
  return { text: next, start: first.start + grownBy(first), end: last.end + grown - grownBy(last) };
}

/** Whether everything that is selected has the mark. */
export function isMarked(selected: Selected, mark: Mark): boolean {
  if (markedAround(selected, mark)) return true;
  const { text, start, end } = wordAround(selected);
  const lines = linesIn(text, start, end);
  return lines.length > 0 && lines.every((line) => hasMark(starsAround(text, line), mark));
}

/** Makes the selection a link, and selects its address for typing or pasting. */
export function makeLink(selected: Selected): Selected {
  const { text, start, end } = wordAround(selected);
  const words = text.slice(start, end).replace(/[\r\n]+/g, ' ');
  const isAddress = isWebAddress(words) || /^www\.\S+$/i.test(words);
  const address = isAddress ? words : 'https://';
  const link = linkTo(words || 'text', address);
  const next = text.slice(0, start) + link + text.slice(end);
  const at = start + 1;
  if (isAddress || words === '')
    return { text: next, start: at, end: at + (words || 'text').length };
  const addressAt = at + words.length + 2;
  return { text: next, start: addressAt, end: addressAt + address.length };
}

export const isWebAddress = (text: string): boolean => /^https?:\/\/\S*$/i.test(text);

/** A link ends at its first closing parenthesis. */
export const linkTo = (words: string, address: string): string =>
  `[${words}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;

type Range = { start: number; end: number };

const isWordLetter = (letter: string | undefined) =>
  letter !== undefined && /[\p{L}\p{N}\p{M}'’-]/u.test(letter);

function wordAround({ text, start, end }: Selected): Selected {
  if (start !== end) return { text, start, end };
  let [from, to] = [start, end];
  while (isWordLetter(text[from - 1])) from -= 1;
  while (isWordLetter(text[to])) to += 1;
  return { text, start: from, end: to };
}

/**
 * The words around the selection within the same asterisks, if there is nothing else between these.
 */
function markedAround({ text, start, end }: Selected, mark: Mark): Selected | undefined {
  let from = 0;
  for (const span of parseSpans(text)) {
    const to = from + span.text.length;
    const holds = from <= start && end <= to && !span.isMarkup && span[mark] === true;
    if (holds && hasMark(starsAround(text, { start: from, end: to }), mark))
      return { text, start: from, end: to };
    from = to;
  }
  return undefined;
}

/** The selected part of each line, without white space and asterisks at its ends. */
function linesIn(text: string, start: number, end: number): Range[] {
  const lines: Range[] = [];
  let from = start;
  while (from < end) {
    const next = text.indexOf('\n', from);
    const to = next < 0 || next > end ? end : next;
    let [first, last] = [from, to];
    while (first < last && /[\s*]/.test(text[first] ?? '')) first += 1;
    while (last > first && /[\s*]/.test(text[last - 1] ?? '')) last -= 1;
    if (first < last) lines.push({ start: first, end: last });
    from = to + 1;
  }
  return lines;
}

/** The asterisks around a range: as many as are on both sides. */
function starsAround(text: string, { start, end }: Range): number {
  let count = 0;
  while (count < 3 && text[start - count - 1] === '*' && text[end + count] === '*') count += 1;
  return count;
}

const hasMark = (count: number, mark: Mark): boolean => count === 3 || count === starsOf[mark];

function withMark(text: string, line: Range, mark: Mark, isSet: boolean): string {
  const count = starsAround(text, line);
  if (hasMark(count, mark) === isSet) return text;
  const stars = '*'.repeat(count + (isSet ? starsOf[mark] : -starsOf[mark]));
  const words = text.slice(line.start, line.end);
  return `${text.slice(0, line.start - count)}${stars}${words}${stars}${text.slice(line.end + count)}`;
}

/** Puts the caret between empty marks. */
function insertMarks({ text, start, end }: Selected, mark: Mark): Selected {
  const stars = '*'.repeat(starsOf[mark]);
  const caret = start + stars.length;
  return { text: text.slice(0, start) + stars + stars + text.slice(end), start: caret, end: caret };
}
