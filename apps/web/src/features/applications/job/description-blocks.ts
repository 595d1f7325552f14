import type { DescriptionSpan } from './needs.ts';

type LineSpan = DescriptionSpan & { at: number };
/** A line of the text, with its list marker apart. */
export type Line = { at: number; marker: string; spans: LineSpan[] };

/** A block of a plain text: heading, list item or paragraph. */
export type Block =
  | { kind: 'heading' | 'paragraph'; at: number; lines: Line[] }
  | { kind: 'list'; at: number; items: { at: number; isInner: boolean; lines: Line[] }[] };

const bullet = /^\s*(?:[-–—•·*▪◦‣●]|\d{1,2}[.)])\s+/u;
const hashes = /^#{1,6}\s+/u;
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
    if (bullet.test(text)) addItem(blocks, line, text);
    else if (isHeading(texts, index))
      blocks.push({ kind: 'heading', at: line.at, lines: [apart(line, hashes)] });
    else if (isAfterBlank || !last || !continues(last, line, text))
      blocks.push({ kind: 'paragraph', at: line.at, lines: [line] });
  }
  return blocks;
}

function addItem(blocks: Block[], line: Line, text: string): void {
  const item = { at: line.at, isInner: /^(?: {2}|\t)/.test(text), lines: [apart(line, bullet)] };
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

/**
 * Whether a short line is a heading: it ends in a colon or follows a blank line, and a list or a
 * sentence follows. 'Location: Bengaluru' and addresses are none.
 */
function isHeading(texts: readonly string[], index: number): boolean {
  const text = texts[index]?.trim() ?? '';
  if (hashes.test(text)) return true;
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
