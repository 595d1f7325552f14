import { limits } from '../limits.ts';
import { joinSpacedLetters, repairText } from '../vocabulary/letters.ts';
import { inLines } from './bounded-text.ts';
import type { Cell, Line } from './model.ts';

/** A rule drawn with characters. */
const rule = /^[\s\-=_*~#·.–—‒―⸺⸻\u2500-\u257f\u2580-\u259f]{3,}$/;

export const isRule = (text: string): boolean => rule.test(text);

/** A title with a rule beside it: 'SKILLS -----', '=== Skills ==='. */
const ruleBeside = /^[-=_~\u2500-\u257f]{3,}[ \t]+|(?<![ \t])[ \t]+[-=_~\u2500-\u257f]{3,}$/g;
const lineHeight = 14;
const characterWidth = 6;

/**
 * Returns the lines of a plain text; empty lines and typed rules become space above the next line.
 */
export function textToLines(text: string): Line[] {
  const lines: Line[] = [];
  const all = text
    .slice(0, limits.textCharacters)
    .split(/\r\n|\n|\r|\f/)
    .flatMap(inLines);
  const reach = reachOf(all);
  let y = 0;
  let gapAbove = 0;
  for (const [at, plain] of all.entries()) {
    const written = isBelowRule(all, at) ? `## ${plain}` : plain;
    if (lines.length >= limits.lines) break;
    y += lineHeight;
    gapAbove += lineHeight;
    const cells = cellsOf(written);
    if (cells.length === 0 || isRule(written)) continue;
    const set = reach ? { rightEdge: reach * characterWidth } : { role: 'paragraph' as const };
    lines.push({ page: 1, y, column: 0, gapAbove, cells, links: [], ...set });
    gapAbove = 0;
  }
  return lines;
}

/**
 * Whether a line is a title between a long rule and an empty line, as in Folio's plain text
 * exports.
 */
const isBelowRule = (all: readonly string[], at: number): boolean =>
  /^-{30,}$/.test(all[at - 1] ?? '') &&
  /^\s*$/.test(all[at - 2] ?? 'x') &&
  /^\s*$/.test(all[at + 1] ?? 'x') &&
  /^\S/.test(all[at] ?? '');

/**
 * Estimates the width in characters at which a text was wrapped: from lines followed by one in
 * lowercase, or as the longest of several long lines. Undefined if no lines were wrapped.
 */
function reachOf(all: readonly string[]): number | undefined {
  const lengths = all.map((line) => line.trimEnd().length);
  const wrapped = lengths.filter(
    (length, at) =>
      length >= 40 && /[^.!?:;]$/.test(all[at] ?? '') && /^\s*\p{Ll}/u.test(all[at + 1] ?? ''),
  );
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  const full = lengths.filter((length) => length > longest - 15).length;
  const reach =
    wrapped.reduce((most, length) => Math.max(most, length), 0) || (full >= 2 ? longest : 0);
  return reach >= 50 && reach <= 125 ? reach : undefined;
}

/** Removes Markdown's marks for bold, italics, code and links. A link keeps its text. */
const withoutMarks = (text: string): string =>
  text
    .replace(/!?\[([^\]\n]{1,200})\]\([^)\s]{1,400}\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/(?<![\w*])\*(?![\s*])([^*\n]+?)(?<!\s)\*(?![\w*])/g, '$1')
    .replace(/(?<![\w_])_(?![\s_])([^_\n]+?)(?<!\s)_(?![\w_])/g, '$1');

/** Splits a line into cells at tabs and wide gaps, and removes Markdown marks. */
function cellsOf(written: string): Cell[] {
  const heading = /^#{1,6}\s+/.exec(written);
  const plain = withoutMarks(written.replace(/^#{1,6}\s+/, '')).replace(ruleBeside, '');
  const spaced = joinSpacedLetters(plain.trim());
  // Two spaces are a gap in a line that has several, but not after a sentence.
  const isRow = (plain.trim().match(/(?<=[^\s.!?:]) {2,}(?=\S)/g) ?? []).length >= 2;
  const parts = spaced === plain.trim() ? plain.split(isRow ? /\t+| {2,}/ : /\t+| {3,}/) : [spaced];
  return parts.flatMap((part) => {
    const text = repairText(part).replace(/\s+/g, ' ').trim();
    if (text === '') return [];
    const indent = part.length - part.trimStart().length;
    const x = (plain.indexOf(part) + indent) * characterWidth;
    const isBold = Boolean(heading) || /^\s*(\*\*|__).+\1\s*$/.test(written);
    const isItalic = /^\s*([*_])(?![\s*_]).+\1\s*$/.test(written);
    const size = heading ? 12 + 2 / heading[0].trim().length : 10;
    const width = text.length * characterWidth;
    return [{ text, x, width, size, font: '', isBold, isItalic }];
  });
}

/**
 * Decodes bytes as UTF-16 if they begin with its byte order mark, as UTF-8 if valid, otherwise in
 * the encoding that a web page declares, or as Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return declaredDecoder(bytes).decode(bytes);
  }
}

/**
 * An encoding declaration. It is ASCII, so pages that declare UTF-16 are not UTF-16 (HTML,
 * 13.2.3.2).
 */
const declared =
  /<(?:meta|\?xml)\b[^<>]{0,200}?(?:charset|encoding)\s{0,9}=\s{0,9}["']?(?!utf-16)([\w-]{2,30})/i;

function declaredDecoder(bytes: Uint8Array): TextDecoder {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024));
  try {
    return new TextDecoder(declared.exec(head)?.[1] ?? 'windows-1252');
  } catch {
    // The declared encoding is unknown.
    return new TextDecoder('windows-1252');
  }
}
