import type { GlyphRun } from '../display-list.ts';
import type { FontBook, FontFace } from '../fonts/font-book.ts';
import { graphemesOf } from './graphemes.ts';
import type { FaceChooser } from './run-style.ts';

/**
 * The context of shaping: fonts, a cache of the words shaped with them, and the choice of faces.
 */
export type Shaper = {
  fonts: FontBook;
  words: WordCache;
  runStyles: FaceChooser;
  /** Whether the document is right-to-left. */
  rtl: boolean;
  /** One-letter words at which no line of its language ends. */
  tiedLetters?: string;
};

const blanks = new WeakMap<FontFace, FontFace>();

/**
 * Returns a face for characters that no font has: it shows a blank for each letter, as wide as the
 * missing-glyph sign of `face`.
 */
export function blankFace(face: FontFace): FontFace {
  const known = blanks.get(face);
  if (known) return known;
  const blank: FontFace = { ...face, isBlank: true, hasGlyph: () => false };
  blanks.set(face, blank);
  return blank;
}

function shapeBlank(face: FontFace, text: string, rtl: boolean): ShapedRun {
  const starts = Array.from(graphemesOf(text), ({ index }) => index);
  const advance = face.advance(0);
  const glyphs = (rtl ? starts.reverse() : starts).flatMap((start) => [0, advance, 0, 0, start]);
  const clusterCount = starts.length;
  const widthEm = (clusterCount * advance) / face.unitsPerEm;
  return { font: face.key, text, rtl, glyphs, widthEm, clusterCount };
}

/** Whether the face has all letters and marks of a text, or their composed form. */
export function canShow(shaper: Shaper, face: FontFace, text: string): boolean {
  const { glyphs } = shapeWord(shaper, face, text, false, true);
  for (let i = 0; i < glyphs.length; i += 5) if (glyphs[i] === 0) return false;
  return true;
}

/** Shapes text of one direction and script, with one font. */
export function shapeWord(
  shaper: Shaper,
  face: FontFace,
  text: string,
  rtl: boolean,
  ligatures: boolean,
): ShapedRun {
  const known = shaper.words.get(face, text, rtl, ligatures);
  if (known) return known;
  if (face.isBlank) {
    const blank = shapeBlank(face, text, rtl);
    shaper.words.set(face, blank, ligatures);
    return blank;
  }
  const { features, language } = face;
  const shaped = shaper.fonts.harfBuzz.shape(face.font, text, rtl, ligatures, features, language);
  const run: ShapedRun = {
    font: face.key,
    text,
    rtl,
    glyphs: shaped.glyphs,
    widthEm: shaped.advance / face.unitsPerEm,
    clusterCount: shaped.clusterCount,
    ...(features !== undefined && { features }),
    ...(language !== undefined && { language }),
  };
  shaper.words.set(face, run, ligatures);
  return run;
}

/** The words of a face by their text, for each combination of direction and ligatures. */
type FaceWords = [Words, Words, Words, Words];
type Words = Map<string, ShapedRun>;

/** The cost of an entry's bookkeeping, in UTF-16 units. */
export const entryCost = 16;

/**
 * A cache of shaped words, bounded by their weight in UTF-16 units, in two generations as in
 * `LruCache`. Looked up by face first, because building a compound key takes longer than finding a
 * word.
 */
export class WordCache {
  readonly #maxWeight: number;
  #young = new Map<FontFace, FaceWords>();
  #old = new Map<FontFace, FaceWords>();
  #youngWeight = 0;

  constructor(maxWeight: number) {
    this.#maxWeight = maxWeight;
  }

  get(face: FontFace, text: string, rtl: boolean, ligatures: boolean): ShapedRun | undefined {
    const way = wayOf(rtl, ligatures);
    const young = this.#young.get(face)?.[way].get(text);
    if (young) return young;
    const old = this.#old.get(face)?.[way].get(text);
    if (old) this.#keep(face, way, old);
    return old;
  }

  set(face: FontFace, run: ShapedRun, ligatures: boolean): void {
    if (weightOf(run) <= this.#maxWeight / 4) this.#keep(face, wayOf(run.rtl, ligatures), run);
  }

  #keep(face: FontFace, way: 0 | 1 | 2 | 3, run: ShapedRun): void {
    const words = this.#young.get(face) ?? [new Map(), new Map(), new Map(), new Map()];
    this.#young.set(face, words);
    words[way].set(run.text, run);
    this.#youngWeight += weightOf(run);
    if (this.#youngWeight <= this.#maxWeight / 2) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#youngWeight = 0;
  }
}

const weightOf = ({ text }: ShapedRun): number => text.length + entryCost;

function wayOf(rtl: boolean, ligatures: boolean): 0 | 1 | 2 | 3 {
  if (rtl) return ligatures ? 3 : 2;
  return ligatures ? 1 : 0;
}

/** A shaped run of text; letter spacing is added to each of its clusters. */
export type ShapedRun = GlyphRun & { readonly clusterCount: number };
