import type { Picture } from './pictures.ts';

/** The paper's edge: its corners are rounded on the desk. */
const edgePx = 4;
const blurPx = 1;

/**
 * How much two pictures differ where they differ most: of 255, in one channel, after a slight blur
 * that evens out how each painter smooths its letters. 255 for pictures of different sizes.
 */
export function greatestDifference(one: Picture, other: Picture): number {
  const [a, b] = [blur(one), blur(other)];
  const { widthPx, heightPx } = a;
  if (widthPx !== b.widthPx || heightPx !== b.heightPx) return 255;
  const [right, bottom] = [widthPx - edgePx, heightPx - edgePx];
  let greatest = 0;
  for (let y = edgePx; y < bottom; y++)
    for (let at = 3 * edgePx; at < 3 * right; at++) {
      const index = 3 * y * widthPx + at;
      greatest = Math.max(greatest, Math.abs((a.rgb[index] ?? 0) - (b.rgb[index] ?? 0)));
    }
  return greatest;
}

/** Of two pictures of one size: how well they lie on each other. */
export function meanDifference(a: Picture, b: Picture): number {
  let sum = 0;
  for (let at = 0; at < a.rgb.length; at++) sum += Math.abs((a.rgb[at] ?? 0) - (b.rgb[at] ?? 0));
  return sum / a.rgb.length;
}

/** The mean of each pixel and those around it. */
function blur({ widthPx, heightPx, rgb }: Picture): Picture {
  const blurred = new Uint8Array(rgb.length);
  const around = Array.from({ length: 2 * blurPx + 1 }, (_, i) => i - blurPx);
  const steps = around.flatMap((y) => around.map((x) => 3 * (y * widthPx + x)));
  for (let at = 0; at < rgb.length; at++) {
    let sum = 0;
    for (const step of steps) sum += rgb[at + step] ?? 255;
    blurred[at] = sum / steps.length;
  }
  return { widthPx, heightPx, rgb: blurred };
}

type Area = { x: number; y: number; width: number; height: number };

const changed = (picture: Picture, change: (rgb: Uint8Array) => void): Picture => {
  const rgb = picture.rgb.slice();
  change(rgb);
  return { ...picture, rgb };
};

/** What someone would see at once: each is a picture with one fault. */
export const faults = {
  'a line that lies half a millimetre lower': (picture: Picture) => {
    const { y, height } = darkest(picture, { width: picture.widthPx, height: 14 });
    const row = 3 * picture.widthPx;
    return changed(picture, (rgb) => rgb.copyWithin((y + 2) * row, y * row, (y + height) * row));
  },
  'a word that is not there': (picture: Picture) => {
    const area = darkest(picture, { width: 30, height: 14 });
    const ground = picture.rgb.slice(indexOf(picture, area.x, area.y)).subarray(0, 3);
    return changed(picture, (rgb) => {
      for (const at of pixelsOf(picture, area)) rgb.set(ground, at);
    });
  },
  'a word in another colour': (picture: Picture) => {
    const area = darkest(picture, { width: 30, height: 14 });
    return changed(picture, (rgb) => {
      for (const at of pixelsOf(picture, area)) rgb[at] = 255;
    });
  },
} satisfies Record<string, (picture: Picture) => Picture>;

const indexOf = ({ widthPx }: Picture, x: number, y: number) => 3 * (y * widthPx + x);

function* pixelsOf(picture: Picture, { x, y, width, height }: Area): Generator<number> {
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++) yield indexOf(picture, column, row);
}

/** Of the areas of this size, the one with the most ink that does not lie at the edge. */
function darkest(picture: Picture, { width, height }: { width: number; height: number }): Area {
  let best = { area: { x: 0, y: 0, width, height }, ink: -1 };
  for (let y = height; y + 2 * height < picture.heightPx; y += 2)
    for (let x = 0; x + width <= picture.widthPx; x += 10) {
      const area = { x, y, width, height };
      let ink = 0;
      for (const at of pixelsOf(picture, area)) if ((picture.rgb[at + 1] ?? 255) < 110) ink++;
      if (ink > best.ink) best = { area, ink };
    }
  return best.area;
}
