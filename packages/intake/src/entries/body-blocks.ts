import { cutCell } from '../layout/cells.ts';
import { type Cell, type Line, textOf } from '../layout/model.ts';
import type { TextBlock } from '../layout/text-blocks.ts';
import { findRange } from '../vocabulary/dates.ts';
import { endsAsCompany } from '../vocabulary/names.ts';

/** Whether a text only introduces the text below it, like 'Roles and responsibilities:'. */
const isLabel = (text: string): boolean =>
  /^\p{L}[\p{L} &/'’-]{2,40}\s?:[-–]?$/u.test(text) || announces.test(text);

const announces =
  /^(?:key |main |selected |core )?(?:highlights|responsibilities|duties|achievements|accomplishments|results|tasks|activities)$/i;

/** Whether a block is running text or a list item, which cannot be part of an entry's header. */
export function isBody({ kind, text, lines, isBelow }: TextBlock): boolean {
  if (kind === 'item' || isBelow) return true;
  if (findRange(text) && text.length < 110) return false;
  if (isLabel(text)) return true;
  const endsSentence =
    /[.!?:;]["”']?$/.test(text) &&
    !/\b(?:Inc|Ltd|Pvt|Co|Corp|Bros|Jr|Kft|Zrt|Ph\.D|\p{L}\.\s?\p{L})\.$/iu.test(text);
  if (endsAsCompany(text)) return false;
  if (text.length > 120 || (lines.length > 1 && text.length > 90)) return true;
  return endsSentence && text.split(' ').length > 3;
}

/**
 * If no entry has bullets or running text, but some have several short texts, turns each of these
 * into a list item.
 */
export function markLists<T extends { body: TextBlock[] }>(entries: readonly T[]): T[] {
  const all = entries.flatMap(({ body }) => body);
  const isList = all.every(isShort) && entries.some(({ body }) => body.length >= 2);
  if (!isList) return [...entries];
  return entries.map((entry) => ({
    ...entry,
    body: entry.body.map((block) => ({ ...block, kind: 'item' })),
  }));
}

/** Whether a block is a phrase or a single sentence. */
export const isShort = ({ kind, text }: TextBlock): boolean =>
  kind === 'paragraph' && text.length < 220 && !/\p{Ll}{2}[.!?]\s+\p{Lu}/u.test(text);

const longestHead = 140;
const shortestBody = 12;

/**
 * Splits a header from text that continues on the same line: 'Planner, City of Leeds (2018–2020).
 * Redrew the map.'
 */
export function partRunIn(block: TextBlock): TextBlock[] {
  const { text, lines } = block;
  const date = text.length > shortestBody ? findRange(text.slice(0, longestHead)) : undefined;
  const [line] = lines;
  if (!date || !line) return [block];
  const before = text.slice(0, date.index);
  const end = /^\s*(?:[)\]]\s*)?(?:[.:;]\s+(?=\p{Lu})|:\s+(?=[\p{L}\d]))/u.exec(
    text.slice(date.index + date.length),
  );
  const isHead = before.trim().length > 3 && !/\p{Ll}{3}[.!?]\s+\p{Lu}/u.test(before);
  if (!end || !isHead) return [block];
  const at = date.index + date.length + end[0].length;
  const rest = text.slice(at);
  if (rest.length < shortestBody) return [block];
  const head = text.slice(0, at).trim();
  const cells = cutCells(line.cells, head);
  return [
    { kind: 'paragraph', text: head, lines: [{ ...line, cells }] },
    { kind: 'paragraph', text: rest, lines: [restOf(line, at), ...lines.slice(1)], isBelow: true },
  ];
}

/** Returns a line without its first `from` letters. */
const restOf = (line: Line, from: number): Line => ({
  ...line,
  cells: line.cells
    .slice(-1)
    .map(({ runs: _, ...cell }) => ({ ...cell, text: textOf(line).slice(from) })),
});

/**
 * Returns the cells that a text covers, cut at its end; a text of several lines becomes one cell.
 */
function cutCells(cells: readonly Cell[], text: string): Cell[] {
  const [first] = cells;
  if (!first) return [];
  if (cells.length > 1 || !first.text.startsWith(text.slice(0, 12))) return [{ ...first, text }];
  const { runs: _, ...plain } = first;
  const cut = first.text.length < text.length ? plain : cutCell(first, text.length);
  return [{ ...cut, text }];
}
