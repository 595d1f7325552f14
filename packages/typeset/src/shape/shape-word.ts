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
