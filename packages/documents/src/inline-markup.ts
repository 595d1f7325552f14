import { webHref } from '@folio/contract/web-address';
import type { InlineRun } from '@folio/typeset/blocks';
import { mailHref } from './addresses.ts';

type Look = Pick<InlineRun, 'bold' | 'italic' | 'href'>;
type Marker = '*' | '**' | '***';

/** A part of a text as it is written: words with their look, or the markup that gives them it. */
export type InlineSpan = InlineRun & { isMarkup?: true };

const looks: Record<Marker, Look> = {
  '*': { italic: true },
  '**': { bold: true },
  '***': { bold: true, italic: true },
};

/**
 * Reads `**bold**`, `*italic*`, `***both***` and `[text](https://…)` in what a person wrote. A marker
 * without its partner, or a link that leads nowhere safe, stays the text that it is.
 */
export function parseInline(text: string): InlineRun[] {
  return joinAlike(parseSpans(text).filter(({ isMarkup }) => !isMarkup));
}

/** The spans of a text with their markup in place: together the pieces are the text. */
export function parseSpans(text: string): InlineSpan[] {
  if (!/[*[]/.test(text)) return text === '' ? [] : [{ text }];
  return parseRange(text, 0, text.length, {});
}

function parseRange(text: string, start: number, end: number, look: Look): InlineSpan[] {
  const pieces: InlineSpan[] = [];
  const addMarkup = (from: number, to: number) =>
    pieces.push({ text: text.slice(from, to), isMarkup: true });
  /** Markers for which no partner is left in this range: looked for once, not again and again. */
  const unpaired = new Set<string>();
  let plainFrom = start;
  const markup = /\*+|\[/g;
  markup.lastIndex = start;
  for (let match = markup.exec(text); match && match.index < end; match = markup.exec(text)) {
    const found =
      match[0] === '[' ? linkAt(text, match.index, end) : markedAt(match, end, unpaired);
    if (!found) continue;
    if (match.index > plainFrom) pieces.push({ text: text.slice(plainFrom, match.index), ...look });
    addMarkup(match.index, found.innerStart);
    pieces.push(...parseRange(text, found.innerStart, found.innerEnd, { ...look, ...found.look }));
    addMarkup(found.innerEnd, found.end);
    plainFrom = found.end;
    markup.lastIndex = found.end;
  }
  if (end > plainFrom) pieces.push({ text: text.slice(plainFrom, end), ...look });
  return pieces;
}

type Marked = { innerStart: number; innerEnd: number; end: number; look: Look };

function markedAt(match: RegExpExecArray, end: number, unpaired: Set<string>): Marked | undefined {
  const marker = match[0];
  if (!isMarker(marker) || unpaired.has(marker)) return undefined;
  const innerStart = match.index + marker.length;
  if (!opens(match.input, match.index, innerStart)) return undefined;
  const innerEnd = closerOf(match.input, marker, innerStart + 1, end);
  if (innerEnd === undefined) {
    unpaired.add(marker);
    return undefined;
  }
  return { innerStart, innerEnd, end: innerEnd + marker.length, look: looks[marker] };
}

function closerOf(text: string, marker: Marker, from: number, end: number): number | undefined {
  const stars = /\*+/g;
  stars.lastIndex = from;
  for (let match = stars.exec(text); match; match = stars.exec(text)) {
    if (match.index + match[0].length > end) return undefined;
    if (match[0] === marker && closes(text, match.index, stars.lastIndex)) return match.index;
  }
  return undefined;
}

const isMarker = (stars: string): stars is Marker => Object.hasOwn(looks, stars);

/**
 * Letters of scripts whose words stand between spaces, and whose endings are written on to them. Not
 * compiled before it is needed: most documents have no marks, and each asks ICU for nine scripts.
 */
const spacedAtEnd =
  /(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}])[\p{L}\p{N}]$/u;
const spacedAtStart =
  /^(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}])[\p{L}\p{N}]/u;

/**
 * As a person sets them: '*so*' and '(*so*)' are marked, '2 * 3 * 4' and '2*3*4' are sums. Scripts
 * that write no spaces between words, or hang endings on them, need none here.
 */
const opens = (text: string, markerStart: number, innerStart: number) =>
  /^\S/.test(text.slice(innerStart, innerStart + 1)) &&
  !spacedAtEnd.test(text.slice(Math.max(0, markerStart - 2), markerStart));

const closes = (text: string, innerEnd: number, markerEnd: number) =>
  /\S$/.test(text.slice(innerEnd - 1, innerEnd)) &&
  !spacedAtStart.test(text.slice(markerEnd, markerEnd + 2));

const longestLink = 2_500;

function linkAt(text: string, start: number, end: number): Marked | undefined {
  const pattern = /\[([^[\]\n]{1,500})\]\(([^\s()]{1,2000}(?:\([^\s()]*\))?)\)/y;
  const within = text.slice(start, Math.min(end, start + longestLink));
  const match = pattern.exec(within);
  if (!match) return undefined;
  const [whole, shown = '', address = ''] = match;
  const href = linkHref(address);
  if (href === undefined) return undefined;
  const innerStart = start + 1;
  const innerEnd = innerStart + shown.length;
  return { innerStart, innerEnd, end: start + whole.length, look: { href } };
}

const linkHref = (address: string) =>
  /^mailto:/i.test(address) ? mailHref(address.slice('mailto:'.length)) : webHref(address);

function joinAlike(runs: InlineRun[]): InlineRun[] {
  const joined: InlineRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.bold === run.bold && last.italic === run.italic && last.href === run.href)
      last.text += run.text;
    else joined.push(run);
  }
  return joined;
}
