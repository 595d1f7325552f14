import type { FontBook, FontFace } from '../fonts/font-book.ts';
import type { LookFaces } from './look-faces.ts';
import type { ShapedRun } from './shaped-run.ts';
import type { WordCache } from './word-cache.ts';

/** What shaping needs: fonts, a memory of the words shaped with them, and which face shows what. */
export type Shaper = {
  fonts: FontBook;
  words: WordCache;
  looks: LookFaces;
  /** Whether the document runs right to left. */
  rtl: boolean;
};

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const blanks = new WeakMap<FontFace, FontFace>();

/**
 * A face that leaves a blank for each letter, as wide as the sign for a missing one in `face`: what
 * no font shows is set in it, and never as that sign.
 */
export function blankFace(face: FontFace): FontFace {
  const known = blanks.get(face);
  if (known) return known;
  const blank: FontFace = { ...face, isBlank: true, hasGlyph: () => false };
  blanks.set(face, blank);
  return blank;
}

function shapeBlank(face: FontFace, text: string, rtl: boolean): ShapedRun {
  const starts = Array.from(segmenter.segment(text), ({ index }) => index);
  const advance = face.advance(0);
  const glyphs = (rtl ? starts.reverse() : starts).flatMap((start) => [0, advance, 0, 0, start]);
  const clusterCount = starts.length;
  const widthEm = (clusterCount * advance) / face.unitsPerEm;
  return { font: face.key, text, rtl, glyphs, widthEm, clusterCount };
}

/** Whether the face has all letters and marks of a text, or what they are composed to. */
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
  const shaped = shaper.fonts.harfBuzz.shape(face.font, text, rtl, ligatures);
  const run: ShapedRun = {
    font: face.key,
    text,
    rtl,
    glyphs: shaped.glyphs,
    widthEm: shaped.advance / face.unitsPerEm,
    clusterCount: shaped.clusterCount,
  };
  shaper.words.set(face, run, ligatures);
  return run;
}
