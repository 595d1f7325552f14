import type { InlineRun, TextStyle } from '../blocks.ts';
import type { FontFace } from '../fonts/font-book.ts';
import { isAttached, isBreakingSpace, isIgnorable } from './clean-text.ts';
import { resolveDirection } from './direction.ts';
import { joinRuns, type Link, type Look } from './look.ts';
import type { FaceChoice } from './look-faces.ts';
import { isSharedMark, isTrailingMark, scriptOf, standsAlone } from './script.ts';
import { blankFace, canShow, type Shaper, shapeWord } from './shape-word.ts';
import type { ShapedRun } from './shaped-run.ts';
import { zeros } from './zeros.ts';

/** A word with the spaces after it (or a part of one that looks different), shaped. */
export type Word = {
  start: number;
  end: number;
  level: number;
  look: Look;
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
  /** How far the text up to each UTF-16 unit reaches, in points; one more than the text has units. */
  reachPt: Float64Array;
};

const lineFeed = 0x0a;
const rtlLetter = /[\u05d0-\u05ea\u0620-\u064a\u0671-\u06d3]/;

/** A stretch of one look, font, direction and script, ending after its spaces. */
type Stretch = Pick<Word, 'start' | 'end' | 'level' | 'look' | 'face'>;

/** Cuts a text into stretches to shape. Scalars, not an object a character: this runs over all. */
class StretchCutter {
  readonly stretches: Stretch[] = [];
  readonly #text: string;
  readonly #shaper: Shaper;
  /** Where the last character that is not attached to another one begins. */
  #base = 0;
  #current: Stretch | undefined;
  #script = 0;
  #endsInSpace = false;
  /** The first letter of the text that runs right to left; 0 if none does. */
  #rtlLetter: number | undefined;

  constructor(shaper: Shaper, text: string) {
    this.#shaper = shaper;
    this.#text = text;
  }

  /** Adds the character from `start` to `end`. */
  add(codePoint: number, start: number, end: number, level: number, look: Look): void {
    if (codePoint === lineFeed) {
      this.#current = undefined;
      return;
    }
    if (!isAttached(codePoint)) this.#base = start;
    else if (this.#isLacking(codePoint, look)) this.#moveCluster(end);
    const face = this.#faceFor(codePoint, end, level, look);
    const script = scriptOf(codePoint);
    const isSpace = isBreakingSpace(codePoint);
    const current = this.#current;
    const continued =
      current?.face === face &&
      current.level === level &&
      current.look === look &&
      (isSpace || !this.#endsInSpace) &&
      this.#isSameScript(script);
    if (current && continued) current.end = end;
    else this.#begin({ start, end, level, look, face });
    if (script !== 0 || !continued) this.#script = script;
    this.#endsInSpace = isSpace;
  }

  /** Whether the face of the letter before has not the mark that belongs to it. */
  #isLacking(mark: number, look: Look): boolean {
    const current = this.#current;
    if (current?.look.faces !== look.faces || current.face.isBlank) return false;
    return !isIgnorable(mark) && !current.face.hasGlyph(mark);
  }

  /** Sets the last letter, with its marks up to `end`, in the first face that has them all. */
  #moveCluster(end: number): void {
    const current = this.#current;
    if (!current || current.start > this.#base) return;
    const cluster = this.#text.slice(this.#base, end);
    const face = this.#faceOf(cluster, current.look.faces, current.face);
    if (face === current.face) return;
    if (current.start === this.#base) {
      current.face = face;
      return;
    }
    current.end = this.#base;
    this.#begin({ ...current, start: this.#base, end, face });
  }

  #faceOf(cluster: string, { own, serving }: FaceChoice, first: FontFace): FontFace {
    if (canShow(this.#shaper, first, cluster)) return first;
    const codePoint = cluster.codePointAt(0) ?? 0;
    const attached = cluster.codePointAt(codePoint > 0xffff ? 2 : 1) ?? codePoint;
    for (const { serves, face } of serving) {
      if ((serves(codePoint) || serves(attached)) && canShow(this.#shaper, face(), cluster))
        return face();
    }
    const shown = own.find((face) => canShow(this.#shaper, face, cluster));
    return shown ?? blankFace(own[0] as FontFace);
  }

  #begin(stretch: Stretch): void {
    this.#current = stretch;
    this.stretches.push(stretch);
  }

  #isSameScript(script: number): boolean {
    if (script === 0) return true;
    return !standsAlone(script) && (this.#script === 0 || this.#script === script);
  }

  #faceFor(codePoint: number, end: number, level: number, look: Look): FontFace {
    const current = this.#current;
    const { own, serving } = look.faces;
    if (current?.look.faces === look.faces && isAttached(codePoint)) return current.face;
    const served = serving.length > 0 && this.#servingFace(codePoint, end, level, look.faces);
    if (served) return served;
    for (const face of own) if (face.hasGlyph(codePoint)) return face;
    const first = own[0] as FontFace;
    // What has no glyph may be put together from others, as some spaces are, or show nothing.
    const letter = String.fromCodePoint(codePoint);
    return canShow(this.#shaper, first, letter) ? first : blankFace(first);
  }

  #servingFace(
    codePoint: number,
    end: number,
    level: number,
    faces: FaceChoice,
  ): FontFace | undefined {
    const serving = findServing(codePoint, faces);
    if (serving) return serving;
    if (level % 2 === 1) return this.#rtlFace(codePoint, faces);
    const current = this.#current;
    const before = current?.look.faces === faces ? current.face : undefined;
    const isServing = before && !faces.own.includes(before) && before.hasGlyph(codePoint);
    // Behind letters of a script a space is theirs; emoji are of none, and theirs is an em wide.
    if (isServing && this.#script !== 0 && isBreakingSpace(codePoint)) return before;
    if (isServing && !this.#endsInSpace && isTrailingMark(codePoint)) return before;
    if (!isSharedMark(codePoint)) return undefined;
    if (isServing && standsAlone(this.#script)) return before;
    const next = this.#text.codePointAt(end) ?? 0;
    const after = standsAlone(scriptOf(next)) ? findServing(next, faces) : undefined;
    return after?.hasGlyph(codePoint) ? after : undefined;
  }

  /** Marks among letters that run right to left are theirs, so that pairs of brackets are alike. */
  #rtlFace(codePoint: number, faces: FaceChoice): FontFace | undefined {
    this.#rtlLetter ??= this.#text.match(rtlLetter)?.[0].codePointAt(0) ?? 0;
    const face = findServing(this.#rtlLetter, faces);
    return face?.hasGlyph(codePoint) ? face : undefined;
  }
}

function findServing(codePoint: number, { serving }: FaceChoice): FontFace | undefined {
  for (const { serves, face } of serving) {
    if (serves(codePoint) && face().hasGlyph(codePoint)) return face();
  }
  return undefined;
}

function cutStretches(
  shaper: Shaper,
  text: string,
  looks: readonly Look[],
  levels: Uint8Array | null,
): Stretch[] {
  const cutter = new StretchCutter(shaper, text);
  let start = 0;
  for (const look of looks) {
    while (start < look.end) {
      const codePoint = text.codePointAt(start) ?? 0;
      const end = start + (codePoint > 0xffff ? 2 : 1);
      cutter.add(codePoint, start, end, levels?.[start] ?? 0, look);
      start = end;
    }
  }
  return cutter.stretches;
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

/** Letters that hang together, such as those of Arabic and Devanagari: space would tear them apart. */
const joined = /[\u0600-\u08ff\u0900-\u0dff\ufb50-\ufdff\ufe70-\ufefc]/;

/** Shapes a block's text, word by word. */
export function shapeText(
  shaper: Shaper,
  runs: readonly InlineRun[],
  style: TextStyle,
): ShapedText {
  const { text, looks, links } = joinRuns(shaper.looks, runs, style);
  const { rtl, levels } = resolveDirection(text, shaper.rtl);
  const { sizePt } = style;
  const letterSpacingPt = joined.test(text) ? 0 : (style.letterSpacingPt ?? 0);
  const reachPt = zeros(text.length + 1);
  const words = cutStretches(shaper, text, looks, levels).map(
    ({ start, end, level, look, face }): Word => {
      const slice = text.slice(start, end);
      const run = shapeWord(shaper, face, slice, level % 2 === 1, letterSpacingPt === 0);
      addAdvances(reachPt, start, run, sizePt / face.unitsPerEm, letterSpacingPt);
      return { start, end, level, look, face, run };
    },
  );
  let sumPt = 0;
  for (let i = 1; i < reachPt.length; i++) {
    sumPt += reachPt[i] as number;
    reachPt[i] = sumPt;
  }
  return { text, rtl, sizePt, letterSpacingPt, links, words, reachPt };
}
