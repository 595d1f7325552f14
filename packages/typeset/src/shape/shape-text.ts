import type { InlineRun, TextStyle } from '../blocks.ts';
import type { FontFace } from '../fonts/font-book.ts';
import { faceOfCluster, faceOfLetter, findFallback } from './choose-face.ts';
import { isAttached, isBreakingSpace, isIgnorable } from './clean-text.ts';
import { resolveDirection } from './direction.ts';
import { type FaceChoice, joinRuns, type Link, type RunStyle } from './run-style.ts';
import { isOfScripts, isShapedAlone, isSharedMark, isTrailingMark, scriptOf } from './script.ts';
import { type ShapedRun, type Shaper, shapeWord } from './shape-word.ts';

/** A word, or a part of one with a different style, shaped together with the spaces after it. */
export type Word = {
  start: number;
  end: number;
  level: number;
  runStyle: RunStyle;
  face: FontFace;
  run: ShapedRun;
};

/** A paragraph's text, shaped but not broken into lines. Line feeds belong to no word. */
export type ShapedText = {
  text: string;
  rtl: boolean;
  sizePt: number;
  letterSpacingPt: number;
  links: Link[];
  words: Word[];
  /**
   * The sum of the advances up to each UTF-16 unit, in points; one entry more than the text has
   * units.
   */
  cumulativeAdvancePt: Float64Array;
};

const lineFeed = 0x0a;
const rtlLetter =
  /[\u05d0-\u05ea\u0620-\u064a\u0671-\u06d3\u0710-\u072f\u074d-\u07a5\u07ca-\u07ea]|\ud83a[\udd00-\udd43]/;

/** A run of one style, face, direction and script, ending after its spaces. */
type TextRun = Pick<Word, 'start' | 'end' | 'level' | 'runStyle' | 'face'>;

/**
 * Itemization: cuts a text into runs to shape. The state is in scalars, because this loop processes
 * every character.
 */
class Itemizer {
  readonly textRuns: TextRun[] = [];
  readonly #text: string;
  readonly #shaper: Shaper;
  /** The start of the last character that isn't attached to another one. */
  #base = 0;
  #current: TextRun | undefined;
  #script = 0;
  #endsInSpace = false;
  /** The first right-to-left letter of the text; 0 if it has none. */
  #rtlLetter: number | undefined;

  constructor(shaper: Shaper, text: string) {
    this.#shaper = shaper;
    this.#text = text;
  }

  /** Adds the character from `start` to `end`, extending the current run or starting a new one. */
  add(codePoint: number, start: number, end: number, level: number, runStyle: RunStyle): void {
    if (codePoint === lineFeed) {
      this.#current = undefined;
      return;
    }
    if (!isAttached(codePoint)) this.#base = start;
    else if (this.#isLacking(codePoint, runStyle)) this.#moveCluster(end);
    // A mark that was moved with its letter keeps the letter's style, even if another style starts
    // at the mark.
    if (this.#current?.end === end) return;
    const face = this.#faceFor(codePoint, end, level, runStyle);
    const script = scriptOf(codePoint);
    const isSpace = isBreakingSpace(codePoint);
    const current = this.#current;
    const continued =
      current?.face === face &&
      current.level === level &&
      current.runStyle === runStyle &&
      (isSpace || !this.#endsInSpace) &&
      this.#isSameScript(script);
    if (current && continued) current.end = end;
    else this.#begin({ start, end, level, runStyle, face });
    if (script !== 0 || !continued) this.#script = script;
    this.#endsInSpace = isSpace;
  }

  /** Whether the previous letter's face lacks the mark that follows it. */
  #isLacking(mark: number, runStyle: RunStyle): boolean {
    const current = this.#current;
    if (current?.runStyle.faces !== runStyle.faces || current.face.isBlank) return false;
    return !isIgnorable(mark) && !current.face.hasGlyph(mark);
  }

  /** Sets the last letter, with its marks up to `end`, in the first face that has them all. */
  #moveCluster(end: number): void {
    const current = this.#current;
    if (!current || current.start > this.#base) return;
    const cluster = this.#text.slice(this.#base, end);
    const face = faceOfCluster(this.#shaper, cluster, current.runStyle.faces, current.face);
    if (face === current.face) return;
    // The base may be a space, which would end a run, but its mark still belongs to it.
    this.#endsInSpace = false;
    if (current.start === this.#base) {
      current.face = face;
      return;
    }
    current.end = this.#base;
    this.#begin({ ...current, start: this.#base, end, face });
  }

  #begin(textRun: TextRun): void {
    this.#current = textRun;
    this.textRuns.push(textRun);
  }

  #isSameScript(script: number): boolean {
    if (script === 0) return true;
    return !isShapedAlone(script) && (this.#script === 0 || this.#script === script);
  }

  #faceFor(codePoint: number, end: number, level: number, runStyle: RunStyle): FontFace {
    const current = this.#current;
    const { fallbacks } = runStyle.faces;
    if (current?.runStyle.faces === runStyle.faces && isAttached(codePoint)) return current.face;
    const fallback =
      fallbacks.length > 0 && this.#fallbackFace(codePoint, end, level, runStyle.faces);
    if (fallback) return fallback;
    return faceOfLetter(this.#shaper, codePoint, runStyle.faces);
  }

  #fallbackFace(
    codePoint: number,
    end: number,
    level: number,
    faces: FaceChoice,
  ): FontFace | undefined {
    const before = this.#scriptFaceBefore(codePoint, faces);
    // A mark shared by several scripts takes the script of the word that it ends.
    if (before?.serves(codePoint) && isOfScripts(codePoint)) return before;
    const fallback = findFallback(codePoint, faces.fallbacks);
    if (fallback) return fallback;
    if (level % 2 === 1) return this.#rtlFace(codePoint, faces);
    // A space takes the script's face of the preceding letters. Emoji are excluded because their
    // space would be an em wide.
    if (before && this.#script !== 0 && isBreakingSpace(codePoint)) return before;
    if (before && !this.#endsInSpace && isTrailingMark(codePoint)) return before;
    if (!isSharedMark(codePoint)) return undefined;
    if (before && isShapedAlone(this.#script)) return before;
    const next = this.#text.codePointAt(end) ?? 0;
    const after = isShapedAlone(scriptOf(next)) ? findFallback(next, faces.fallbacks) : undefined;
    return after?.hasGlyph(codePoint) ? after : undefined;
  }

  /** Returns the face of the previous letter if it serves a script and has this letter, too. */
  #scriptFaceBefore(codePoint: number, { own }: FaceChoice): FontFace | undefined {
    const current = this.#current;
    if (!current || current.face.yields || current.runStyle.faces.own !== own) return undefined;
    return !own.includes(current.face) && current.face.hasGlyph(codePoint)
      ? current.face
      : undefined;
  }

  /**
   * Returns one face for all neutral marks among right-to-left letters, so that pairs of brackets
   * match.
   */
  #rtlFace(codePoint: number, faces: FaceChoice): FontFace | undefined {
    this.#rtlLetter ??= this.#text.match(rtlLetter)?.[0].codePointAt(0) ?? 0;
    const face = findFallback(this.#rtlLetter, faces.fallbacks);
    return face?.hasGlyph(codePoint) ? face : undefined;
  }
}

function itemize(
  shaper: Shaper,
  text: string,
  runStyles: readonly RunStyle[],
  levels: Uint8Array | null,
): TextRun[] {
  const cutter = new Itemizer(shaper, text);
  let start = 0;
  for (const runStyle of runStyles) {
    while (start < runStyle.end) {
      const codePoint = text.codePointAt(start) ?? 0;
      const end = start + (codePoint > 0xffff ? 2 : 1);
      cutter.add(codePoint, start, end, levels?.[start] ?? 0, runStyle);
      start = end;
    }
  }
  return cutter.textRuns;
}

/** Adds each cluster's advance (and the letter spacing after it) at the cluster's first unit. */
function addAdvances(
  advances: Float64Array,
  start: number,
  run: ShapedRun,
  scale: number,
  spacing: number,
) {
  const { glyphs } = run;
  let lastCluster = -1;
  for (let i = 0; i < glyphs.length; i += 5) {
    const cluster = glyphs[i + 4] as number;
    const at = start + cluster + 1;
    const added = (glyphs[i + 1] as number) * scale + (cluster === lastCluster ? 0 : spacing);
    advances[at] = (advances[at] as number) + added;
    lastCluster = cluster;
  }
}

/**
 * Letters of connected scripts, such as Arabic and Devanagari, which letter spacing would tear
 * apart.
 */
const joined =
  /[\u0600-\u0dff\u0f00-\u109f\u1780-\u18af\ua980-\ua9df\uabc0-\uabff\ufb50-\ufdff\ufe70-\ufefc]|\ud83a/;

/** Shapes a block's text, word by word. */
export function shapeText(
  shaper: Shaper,
  runs: readonly InlineRun[],
  style: TextStyle,
): ShapedText {
  const { text, runStyles, links } = joinRuns(shaper.runStyles, runs, style);
  const { rtl, levels } = resolveDirection(text, shaper.rtl);
  const { sizePt } = style;
  const letterSpacingPt = joined.test(text) ? 0 : (style.letterSpacingPt ?? 0);
  const cumulativeAdvancePt = zeros(text.length + 1);
  const words = itemize(shaper, text, runStyles, levels).map(
    ({ start, end, level, runStyle, face }): Word => {
      const slice = text.slice(start, end);
      const run = shapeWord(shaper, face, slice, level % 2 === 1, letterSpacingPt === 0);
      addAdvances(cumulativeAdvancePt, start, run, sizePt / face.unitsPerEm, letterSpacingPt);
      return { start, end, level, runStyle, face, run };
    },
  );
  let sumPt = 0;
  for (let i = 1; i < cumulativeAdvancePt.length; i++) {
    sumPt += cumulativeAdvancePt[i] as number;
    cumulativeAdvancePt[i] = sumPt;
  }
  return { text, rtl, sizePt, letterSpacingPt, links, words, cumulativeAdvancePt };
}

const chunkLength = 8_192;
let chunk = new Float64Array(chunkLength);
let used = 0;

/**
 * Returns zeros as a view of a larger buffer: every paragraph needs some, and allocating a buffer
 * each time takes longer than filling it.
 */
function zeros(length: number): Float64Array {
  if (length > chunkLength / 4) return new Float64Array(length);
  if (used + length > chunkLength) {
    chunk = new Float64Array(chunkLength);
    used = 0;
  }
  const start = used;
  used += length;
  return chunk.subarray(start, used);
}
