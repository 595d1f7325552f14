import { greatestDifference } from './compare-pictures.ts';
import type { Picture, Position, Shot } from './pictures.ts';

/**
 * The offsets at which the browser may paint a page: device pixels, of which a CSS pixel has two.
 */
const steps = [0, 0.5, 1];

/**
 * The page painted at the first offset where it differs by less than the tolerance, the most likely
 * offset first; else at the offset where it differs least.
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
