import { greatestDifference } from './compare-pictures.ts';
import type { Picture, Position, Shot } from './pictures.ts';

/** The screen's own pixels, of which there are two in each, are where the browser paints a page. */
const steps = [0, 0.5, 1];

/**
 * The page as it is painted at the first place at which it differs by less than the tolerance: the
 * likely one before all others. The one that differs least, where there is none.
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
