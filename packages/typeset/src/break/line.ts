import type { Fragment } from '../display-list.ts';
import { isBreakingSpace } from '../shape/clean-text.ts';
import type { Link } from '../shape/look.ts';
import type { ShapedText } from '../shape/shape-text.ts';
import type { Shaper } from '../shape/shape-word.ts';
import { mergeRuns } from './merge-runs.ts';
import { cutPieces, type Piece } from './pieces.ts';
import { orderVisually } from './visual-order.ts';

/** The stretch of a line that a link covers; its element is the line's node `part`. */
export type LineLink = { xPt: number; widthPt: number; part: number };

/** A line of a paragraph, wherever that will stand. Immutable and kept by the cache. */
export type Line = {
  text: string;
  breakAfter: string;
  widthPt: number;
  fragments: readonly Fragment[];
  links: readonly LineLink[];
};

/** A paragraph broken for one width. */
export type BrokenText = {
  lines: readonly Line[];
  rtl: boolean;
  /** Whether it runs right to left in a document that doesn't, and so begins at the other edge. */
  opposed: boolean;
  letterSpacingPt: number;
  links: readonly Link[];
};

/** Where the text that a line shows ends: without the spaces or the line feed at which it broke. */
export function trimEnd(text: string, start: number, end: number): number {
  let trimmed = end;
  if (trimmed > start && text.charCodeAt(trimmed - 1) === 0x0a) trimmed--;
  while (trimmed > start && isBreakingSpace(text.charCodeAt(trimmed - 1))) trimmed--;
  return trimmed;
}

/** Whether `b`, right of `a`, can be painted in one run with it: alike, and next to it in the text. */
function continues(a: Piece, b: Piece): boolean {
  const alike = a.word.look === b.word.look && a.word.face === b.word.face;
  if (!alike || a.run.rtl !== b.run.rtl) return false;
  return a.run.rtl ? b.end === a.start : a.end === b.start;
}

function toFragment(shaped: ShapedText, pieces: readonly Piece[], xPt: number): Fragment {
  const { look } = (pieces[0] as Piece).word;
  const run = mergeRuns(pieces.map((piece) => piece.run));
  const spacingPt = run.clusterCount * shaped.letterSpacingPt;
  const widthPt = run.widthEm * shaped.sizePt + spacingPt;
  const { color, href, part } = look;
  return href === undefined
    ? { run, xPt, widthPt, color, part }
    : { run, xPt, widthPt, color, href, part };
}

function toFragments(shaped: ShapedText, pieces: readonly Piece[]): Fragment[] {
  const fragments: Fragment[] = [];
  let xPt = 0;
  for (let from = 0; from < pieces.length; ) {
    let to = from + 1;
    while (to < pieces.length && continues(pieces[to - 1] as Piece, pieces[to] as Piece)) to++;
    const fragment = toFragment(shaped, pieces.slice(from, to), xPt);
    fragments.push(fragment);
    xPt += fragment.widthPt;
    from = to;
  }
  return fragments;
}

function toLinks(fragments: readonly Fragment[]): LineLink[] {
  const links: LineLink[] = [];
  let last: Fragment | undefined;
  for (const fragment of fragments) {
    const link = links.at(-1);
    if (link && fragment.part > 0 && last?.part === fragment.part) link.widthPt += fragment.widthPt;
    else if (fragment.part > 0) {
      links.push({ xPt: fragment.xPt, widthPt: fragment.widthPt, part: fragment.part });
    }
    last = fragment;
  }
  return links;
}

/** Sets the text from `start` to `end` (UTF-16 units) on a line. */
export function setLine(shaper: Shaper, shaped: ShapedText, start: number, end: number): Line {
  const { text } = shaped;
  const visibleEnd = trimEnd(text, start, end);
  const pieces = orderVisually(cutPieces(shaper, shaped, start, visibleEnd));
  const fragments = toFragments(shaped, pieces);
  const last = fragments.at(-1);
  return {
    text: text.slice(start, visibleEnd),
    breakAfter: text.slice(visibleEnd, end),
    widthPt: last ? last.xPt + last.widthPt : 0,
    fragments,
    links: toLinks(fragments),
  };
}
