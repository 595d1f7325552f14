import type { DescriptionSpan } from './needs.ts';

type LineSpan = DescriptionSpan & { at: number };
/** A line of the text, with its list marker apart. */
export type Line = { at: number; marker: string; spans: LineSpan[] };

/** A block of a plain text: heading, list item or paragraph. */
export type Block =
  | { kind: 'heading' | 'paragraph'; at: number; lines: Line[] }
  | { kind: 'list'; at: number; items: { at: number; isInner: boolean; lines: Line[] }[] };

/** Includes glyphs of Word's symbol font (U+F0B7 …), ticks and arrows. */
const bullet =
  /^\s*(?:[-–—•·*▪▫◦‣●○■□►▶➤➜➔→»>✓✔☑✅\uf0a7\uf0b7\uf0d8\uf0fc]\ufe0f?|\d{1,2}[.)])\s+/u;
/** An emoji before a line, which is a bullet if the line above or below also has one. */
const picture = /^\s*\p{Extended_Pictographic}\ufe0f?\s+/u;
const opening = /^\s*(?:#{1,6}\s+|\*\*|__)/u;
const hashes = /^#{1,6}\s/u;
/** A line in bold markup, as in Markdown and messengers: '**You bring**'. */
const bold = /^(\*\*|__)(?!\s)[^*_]{1,80}\1:?$/u;
const closing = /(?:\*\*|__)(?=:?\s*$)/u;
const longestHeading = 60;
const mostWords = 9;

/**
 * Splits a text in spans into blocks, which contain every character but line breaks and blank
 * lines.
 */
export function blocksOf(spans: readonly DescriptionSpan[]): Block[] {
  const lines = linesOf(spans);
  const texts = lines.map(({ spans }) => spans.map(({ text }) => text).join(''));
  const blocks: Block[] = [];
  for (const [index, line] of lines.entries()) {
    const text = texts[index] ?? '';
    if (text.trim() === '') continue;
    const isAfterBlank = index === 0 || texts[index - 1]?.trim() === '';
    const last = blocks.at(-1);
    const mark = markOf(texts, index);
    if (mark) addItem(blocks, line, mark);
    else if (isHeading(texts, index))
      blocks.push({ kind: 'heading', at: line.at, lines: [unmarked(line)] });
    else if (isAfterBlank || !last || !continues(last, line, text))
      blocks.push({ kind: 'paragraph', at: line.at, lines: [line] });
  }
  return blocks;
}

/** The list marker of a line, if it has one. */
function markOf(texts: readonly string[], index: number): RegExp | undefined {
  const text = texts[index] ?? '';
  if (bullet.test(text)) return bullet;
  const isBeside = [index - 1, index + 1].some((at) => picture.test(texts[at] ?? ''));
  return isBeside && picture.test(text) ? picture : undefined;
}

function addItem(blocks: Block[], line: Line, mark: RegExp): void {
  const isInner = /^(?: {2}|\t)/.test(line.spans[0]?.text ?? '');
  const item = { at: line.at, isInner, lines: [apart(line, mark)] };
  const last = blocks.at(-1);
  if (last?.kind === 'list') last.items.push(item);
  else blocks.push({ kind: 'list', at: line.at, items: [item] });
}

/** Appends a line to the paragraph before it, or, if indented, to the item before it. */
function continues(last: Block, line: Line, text: string): boolean {
  const lines = last.kind === 'list' ? last.items.at(-1)?.lines : last.lines;
  const isPartOf = last.kind === 'paragraph' || (last.kind === 'list' && /^\s/.test(text));
  if (isPartOf) lines?.push(line);
  return isPartOf;
}

/** The spans by line, each with its offset in the text. */
function linesOf(spans: readonly DescriptionSpan[]): Line[] {
  const lines: Line[] = [{ at: 0, marker: '', spans: [] }];
  let at = 0;
  for (const { text, ...span } of spans)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push({ at: ++at, marker: '', spans: [] });
      if (part) lines.at(-1)?.spans.push({ ...span, text: part, at });
      at += part.length;
    }
  return lines;
}

/** Separates the marker from the first span. */
function apart(line: Line, pattern: RegExp): Line {
  const [first, ...others] = line.spans;
  const [marker = ''] = (first && pattern.exec(first.text)) ?? [];
  if (!first || marker === '') return line;
  const rest = { ...first, text: first.text.slice(marker.length), at: first.at + marker.length };
  return { at: line.at, marker, spans: rest.text ? [rest, ...others] : others };
}

/** A heading without its bold markup or colon. */
function unmarked(line: Line): Line {
  const { spans, ...rest } = apart(line, opening);
  const isBold = /[*_]$/.test(rest.marker);
  if (!isBold) return { spans, ...rest };
  const last = spans.length - 1;
  return {
    ...rest,
    spans: spans.map((span, at) =>
      at === last ? { ...span, text: span.text.replace(closing, '') } : span,
    ),
  };
}

/**
 * Whether a short line is a heading: it ends in a colon or follows a blank line, and a list or a
 * sentence follows. 'Location: Bengaluru' and addresses are not headings.
 */
function isHeading(texts: readonly string[], index: number): boolean {
  const text = texts[index]?.trim() ?? '';
  if (hashes.test(text) || bold.test(text)) return true;
  if (!isShort(text)) return false;
  let following = index + 1;
  while (texts[following]?.trim() === '') following += 1;
  const next = texts[following];
  if (next === undefined) return false;
  if (text.endsWith(':')) return true;
  const before = texts[index - 1] ?? '';
  const standsApart = before.trim() === '' || bullet.test(before);
  return standsApart && (bullet.test(next) || isSentence(next.trim()));
}

const isShort = (text: string): boolean =>
  text.length <= longestHeading &&
  text.split(/\s+/u).length <= mostWords &&
  /^\p{L}/u.test(text) &&
  !/[.,;!。、]$|: |[@|·]|:\/\//u.test(text);

const isSentence = (text: string): boolean =>
  text.length > longestHeading || /[.!?。！？]$/u.test(text);
