import { greatestDifference } from './compare-pictures.ts';
import type { Picture, Position, Shot } from './pictures.ts';

/**
 * The offsets in CSS pixels at which the browser may paint a page: whole device pixels, of which a
 * CSS pixel has two.
 */
const steps = [0, 0.5, 1];

/**
 * The page painted at the first offset whose difference is below the tolerance, starting with the
 * most likely one; otherwise at the offset with the smallest difference.
 */
export async function paintAlike(
  shown: Picture,
  tolerance: number,
  { place }: Shot,
  paint: (place: Position) => Promise<Picture>,
): Promise<Picture> {
  let least = { picture: shown, difference: Number.POSITIVE_INFINITY };
  const others = steps.flatMap((leftPx) => steps.map((topPx) => ({ leftPx, topPx })));
  for (const tried of [place, ...others]) {
    const picture = await paint(tried);
    const difference = greatestDifference(shown, picture);
    if (difference < tolerance) return picture;
    if (difference < least.difference) least = { picture, difference };
  }
  return least.picture;
}
