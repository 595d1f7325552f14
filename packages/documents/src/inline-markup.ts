import { webHref } from '@folio/contract/web-address';
import type { InlineRun } from '@folio/typeset/blocks';
import { mailHref } from './addresses.ts';

type SpanStyle = Pick<InlineRun, 'bold' | 'italic' | 'href'>;
type Marker = '*' | '**' | '***';

/** A part of a text: words with their style, or the markup around them. */
export type InlineSpan = InlineRun & { isMarkup?: true };

const styles: Record<Marker, SpanStyle> = {
  '*': { italic: true },
  '**': { bold: true },
  '***': { bold: true, italic: true },
};

/**
 * Parses `**bold**`, `*italic*`, `***both***` and `[text](https://…)`. A marker without a partner,
 * or a link with an unsafe address, stays plain text. O(n) in the length of the text.
 */
export function parseInline(text: string): InlineRun[] {
  return joinAlike(parseSpans(text).filter(({ isMarkup }) => !isMarkup));
}

/** Returns the spans of a text, including markup; concatenated they are the text. */
export function parseSpans(text: string): InlineSpan[] {
  if (!/[*[]/.test(text)) return text === '' ? [] : [{ text }];
  return parseRange(text, 0, text.length, {});
}

function parseRange(text: string, start: number, end: number, style: SpanStyle): InlineSpan[] {
  const segments: InlineSpan[] = [];
  const addMarkup = (from: number, to: number) =>
    segments.push({ text: text.slice(from, to), isMarkup: true });
  /**
   * Markers that have no partner in the rest of this range, so that each is searched for only once.
   */
  const unpaired = new Set<string>();
  let plainFrom = start;
  const markup = /\*+|\[/g;
  markup.lastIndex = start;
  for (let match = markup.exec(text); match && match.index < end; match = markup.exec(text)) {
    const found =
      match[0] === '[' ? linkAt(text, match.index, end) : markedAt(match, end, unpaired);
    if (!found) continue;
    if (match.index > plainFrom)
      segments.push({ text: text.slice(plainFrom, match.index), ...style });
    addMarkup(match.index, found.innerStart);
    segments.push(
      ...parseRange(text, found.innerStart, found.innerEnd, { ...style, ...found.style }),
    );
    addMarkup(found.innerEnd, found.end);
    plainFrom = found.end;
    markup.lastIndex = found.end;
  }
  if (end > plainFrom) segments.push({ text: text.slice(plainFrom, end), ...style });
  return segments;
}

type Marked = { innerStart: number; innerEnd: number; end: number; style: SpanStyle };

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
  return { innerStart, innerEnd, end: innerEnd + marker.length, style: styles[marker] };
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

const isMarker = (stars: string): stars is Marker => Object.hasOwn(styles, stars);

/**
 * Letters of scripts that separate words by spaces and attach endings to them. Compiled on first
 * use, because most documents have no markup and the pattern makes ICU load nine scripts.
 */
const spacedAtEnd =
  /(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}])[\p{L}\p{N}]$/u;
const spacedAtStart =
  /^(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}])[\p{L}\p{N}]/u;

/**
 * The flanking rule: '*so*' and '(*so*)' are markup; '2 * 3 * 4' and '2*3*4' are products. It
 * doesn't apply to scripts without spaces between words or with attached endings.
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
  const [markup, shown = '', address = ''] = match;
  const href = linkHref(address);
  if (href === undefined) return undefined;
  const innerStart = start + 1;
  const innerEnd = innerStart + shown.length;
  return { innerStart, innerEnd, end: start + markup.length, style: { href } };
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
