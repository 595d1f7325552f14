import type { FallbackFace, FontFace } from '../fonts/font-book.ts';
import type { FaceChoice } from './run-style.ts';
import { blankFace, canShow, type Shaper } from './shape-word.ts';

/** Returns the face for a letter that is not reserved for a script's face. */
export function faceOfLetter(
  shaper: Shaper,
  codePoint: number,
  { own, afterFamily, afterAll }: FaceChoice,
): FontFace {
  const first = own[0] as FontFace;
  if (first.hasGlyph(codePoint)) return first;
  const shown =
    findFallback(codePoint, afterFamily) ??
    own.find((face) => face.hasGlyph(codePoint)) ??
    findFallback(codePoint, afterAll);
  if (shown) return shown;
  // A character without a glyph may be invisible, or composed from others, as some spaces are.
  const letter = String.fromCodePoint(codePoint);
  return canShow(shaper, first, letter) ? first : blankFace(first);
}

export const findFallback = (
  codePoint: number,
  fallbacks: readonly FallbackFace[],
): FontFace | undefined =>
  fallbacks.find(({ covers, face }) => covers(codePoint) && face().hasGlyph(codePoint))?.face();

/**
 * Returns the face for a letter with its marks: `current` if that has them all. A mark from another
 * font would not be positioned over its letter.
 */
export function faceOfCluster(
  shaper: Shaper,
  cluster: string,
  { fallbacks, own, afterFamily, afterAll }: FaceChoice,
  current: FontFace,
): FontFace {
  const shows = (face: FontFace) => canShow(shaper, face, cluster);
  if (shows(current)) return current;
  const codePoint = cluster.codePointAt(0) ?? 0;
  const attached = cluster.codePointAt(codePoint > 0xffff ? 2 : 1) ?? codePoint;
  const isAsked = ({ covers }: FallbackFace) => covers(codePoint) || covers(attached);
  const asked = (faces: readonly FallbackFace[]) =>
    faces.find((one) => isAsked(one) && shows(one.face()))?.face();
  return (
    asked(fallbacks) ??
    own.slice(0, 1).find(shows) ??
    asked(afterFamily) ??
    own.find(shows) ??
    asked(afterAll) ??
    blankFace(own[0] as FontFace)
  );
}
