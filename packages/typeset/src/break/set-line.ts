import type { Fragment } from '../display-list.ts';
import { isBreakingSpace } from '../shape/clean-text.ts';
import type { Link } from '../shape/run-style.ts';
import type { ShapedText, Word } from '../shape/shape-text.ts';
import { type ShapedRun, type Shaper, shapeWord } from '../shape/shape-word.ts';

/** The part of a line that a link covers; its element is the line's node `part`. */
type LineLink = { xPt: number; widthPt: number; part: number };

/** A line of a paragraph, independent of its position on the page. Immutable and cached. */
export type Line = {
  text: string;
  breakAfter: string;
  widthPt: number;
  fragments: readonly Fragment[];
  links: readonly LineLink[];
};

/** A paragraph broken at one width. */
export type BrokenText = {
  lines: readonly Line[];
  rtl: boolean;
  /**
   * Whether its direction differs from the document's, so that it is aligned at the opposite edge.
   */
  isOpposed: boolean;
  letterSpacingPt: number;
  links: readonly Link[];
  /** The width of the widest part of an address that had to be cut. */
  cutAddressPt?: number;
};

const hyphen = '-';

/**
 * Returns the end of a line's visible text, without the spaces or the line feed at which it broke.
 */
export function trimEnd(text: string, start: number, end: number): number {
  let trimmed = end;
  if (trimmed > start && text.charCodeAt(trimmed - 1) === 0x0a) trimmed--;
  while (trimmed > start && isBreakingSpace(text.charCodeAt(trimmed - 1))) trimmed--;
  return trimmed;
}

/** Returns the hyphen at the end of a line that cuts a word at `end`, in the word's own face. */
function hyphenAt(shaper: Shaper, shaped: ShapedText, end: number): Segment | undefined {
  const word = shaped.words[findWord(shaped.words, end - 1)];
  if (!word?.face.hasGlyph(hyphen.codePointAt(0) ?? 0)) return undefined;
  const run = shapePart(shaper, word, hyphen, shaped.letterSpacingPt === 0);
  return { word, start: end, end, run, isHyphen: true };
}

/** Returns the width of that hyphen, or 0 if its font has none. */
export function hyphenWidthPt(shaper: Shaper, shaped: ShapedText, end: number): number {
  const run = hyphenAt(shaper, shaped, end)?.run;
  return run ? run.widthEm * shaped.sizePt + run.clusterCount * shaped.letterSpacingPt : 0;
}

/** Whether `b`, right of `a`, can join its run: same style, and adjacent in the text. */
function continues(a: Segment, b: Segment): boolean {
  const alike = a.word.runStyle === b.word.runStyle && a.word.face === b.word.face;
  if (!alike || a.run.rtl !== b.run.rtl || a.isHyphen || b.isHyphen) return false;
  return a.run.rtl ? b.end === a.start : a.end === b.start;
}

function toFragment(shaped: ShapedText, segments: readonly Segment[], xPt: number): Fragment {
  const { word, isHyphen } = segments[0] as Segment;
  const { color, background, icon, href, part } = word.runStyle;
  const run = mergeRuns(segments.map((segment) => segment.run));
  const spacingPt = run.clusterCount * shaped.letterSpacingPt;
  const widthPt = run.widthEm * shaped.sizePt + spacingPt;
  return {
    run,
    xPt,
    widthPt,
    color,
    part,
    ...(href !== undefined && { href }),
    ...(background !== undefined && { background }),
    ...(icon !== undefined && { icon }),
    ...(isHyphen && { isHyphen }),
  };
}

function toFragments(shaped: ShapedText, segments: readonly Segment[]): Fragment[] {
  const fragments: Fragment[] = [];
  let xPt = 0;
  for (let from = 0; from < segments.length; ) {
    let to = from + 1;
    while (to < segments.length && continues(segments[to - 1] as Segment, segments[to] as Segment))
      to++;
    const fragment = toFragment(shaped, segments.slice(from, to), xPt);
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

/**
 * Sets the text from `start` to `end` (UTF-16 units) as a line, with a hyphen if it ends inside a
 * word.
 */
export function setLine(
  shaper: Shaper,
  shaped: ShapedText,
  start: number,
  end: number,
  withHyphen = false,
): Line {
  const { text } = shaped;
  const visibleEnd = trimEnd(text, start, end);
  const cut = cutSegments(shaper, shaped, start, visibleEnd);
  const hyphen = withHyphen ? hyphenAt(shaper, shaped, visibleEnd) : undefined;
  const segments = orderVisually(hyphen ? [...cut, hyphen] : cut);
  const fragments = toFragments(shaped, segments);
  const last = fragments.at(-1);
  return {
    text: text.slice(start, visibleEnd),
    breakAfter: text.slice(visibleEnd, end),
    widthPt: last ? last.xPt + last.widthPt : 0,
    fragments,
    links: toLinks(fragments),
  };
}

/** Writes a run's glyphs from index `at` on, with `textStart` added to their clusters. */
function writeGlyphs(glyphs: number[], at: number, run: ShapedRun, textStart: number): void {
  const added = run.glyphs;
  for (let i = 0; i < added.length; i += 5) {
    glyphs[at + i] = added[i] as number;
    glyphs[at + i + 1] = added[i + 1] as number;
    glyphs[at + i + 2] = added[i + 2] as number;
    glyphs[at + i + 3] = added[i + 3] as number;
    glyphs[at + i + 4] = (added[i + 4] as number) + textStart;
  }
}

/** Merges runs of one font and direction, given in visual order. */
function mergeRuns(runs: readonly ShapedRun[]): ShapedRun {
  const [first] = runs;
  if (!first) throw new Error('Nothing to merge');
  if (runs.length === 1) return first;
  const { font, rtl, features, language } = first;
  const logical = rtl ? [...runs].reverse() : runs;
  const text = logical.map((run) => run.text).join('');
  // Allocated at full length, because a growing array would be half as large again and this one is
  // cached.
  const glyphs = new Array<number>(runs.reduce((sum, run) => sum + run.glyphs.length, 0));
  let glyphEnd = 0;
  let widthEm = 0;
  let clusterCount = 0;
  let textStart = rtl ? text.length : 0;
  for (const run of runs) {
    if (rtl) textStart -= run.text.length;
    writeGlyphs(glyphs, glyphEnd, run, textStart);
    glyphEnd += run.glyphs.length;
    if (!rtl) textStart += run.text.length;
    widthEm += run.widthEm;
    clusterCount += run.clusterCount;
  }
  const merged = { font, text, rtl, glyphs, widthEm, clusterCount };
  if (features === undefined && language === undefined) return merged;
  return {
    ...merged,
    ...(features !== undefined && { features }),
    ...(language !== undefined && { language }),
  };
}

/** A word, or the part of it that a line shows. */
type Segment = { word: Word; start: number; end: number; run: ShapedRun; isHyphen?: true };

/** Returns the index of the word that shows the unit at `position`, or of the next word. */
function findWord(words: readonly Word[], position: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

const shapePart = (shaper: Shaper, { face, level }: Word, text: string, ligatures: boolean) =>
  shapeWord(shaper, face, text, level % 2 === 1, ligatures);

/** Returns the words from `start` to `end` as segments; a word that crosses an end is reshaped. */
function cutSegments(shaper: Shaper, shaped: ShapedText, start: number, end: number): Segment[] {
  const { text, words, letterSpacingPt } = shaped;
  const ligatures = letterSpacingPt === 0;
  const segments: Segment[] = [];
  for (let i = findWord(words, start); i < words.length; i++) {
    const word = words[i];
    if (!word || word.start >= end) break;
    const from = Math.max(start, word.start);
    const to = Math.min(end, word.end);
    const isUncut = from === word.start && to === word.end;
    const run = isUncut ? word.run : shapePart(shaper, word, text.slice(from, to), ligatures);
    segments.push({ word, start: from, end: to, run });
  }
  return segments;
}

function reverse(segments: Segment[], from: number, to: number): void {
  for (let i = from, j = to - 1; i < j; i++, j--) {
    const segment = segments[i] as Segment;
    segments[i] = segments[j] as Segment;
    segments[j] = segment;
  }
}

/**
 * Orders the segments of a line from left to right (rule L2 of the bidirectional algorithm), in
 * place.
 */
function orderVisually(segments: Segment[]): Segment[] {
  let highest = 0;
  for (const { word } of segments) highest = Math.max(highest, word.level);
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < segments.length; from++) {
      let to = from;
      while (to < segments.length && (segments[to] as Segment).word.level >= level) to++;
      if (to > from + 1) reverse(segments, from, to);
      from = to;
    }
  }
  return segments;
}
