import type { Picture } from './pictures.ts';

/** Excludes the page's edge, whose corners are rounded on screen. */
const edgePx = 4;
const blurPx = 1;

/** Channels in turn, as in a `Picture`, but with fractions. */
type Blurred = Omit<Picture, 'rgb'> & { rgb: Float32Array };

/**
 * The maximum difference of two pictures in one channel, 0 to 255, after a slight blur that evens
 * out antialiasing. 255 for pictures of different sizes.
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

/** A box blur: the mean of each pixel and its neighbors, by rows and then by columns. */
function blur(picture: Picture): Blurred {
  const { widthPx, heightPx, rgb } = picture;
  const known = blurredBefore.get(picture);
  if (known) return known;
  const along = meanOf(rgb, 3 * blurPx);
  const blurred = { widthPx, heightPx, rgb: meanOf(along, 3 * widthPx * blurPx) };
  blurredBefore.set(picture, blurred);
  return blurred;
}

/** Cached, because the screen is compared with the file and with each of its faults. */
const blurredBefore = new WeakMap<Picture, Blurred>();

/** The mean of three values a step apart; outside the picture is white. */
function meanOf(values: ArrayLike<number>, step: number): Float32Array {
  const mean = new Float32Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const sum = (values[at - step] ?? 255) + (values[at] ?? 255) + (values[at + step] ?? 255);
    mean[at] = sum / 3;
  }
  return mean;
}

type Area = { x: number; y: number; width: number; height: number };

const changed = (picture: Picture, change: (rgb: Uint8Array) => void): Picture => {
  const rgb = picture.rgb.slice();
  change(rgb);
  return { ...picture, rgb };
};

/** Pictures with one visible fault each, which the comparison must detect. */
export const faults = {
  'a line that lies half a millimetre lower': (picture: Picture) => {
    const { y, height } = busiest(picture, { width: picture.widthPx, height: 14 });
    const row = 3 * picture.widthPx;
    return changed(picture, (rgb) => rgb.copyWithin((y + 2) * row, y * row, (y + height) * row));
  },
  'a word that is not there': (picture: Picture) => {
    const area = busiest(picture, { width: 30, height: 14 });
    const ground = picture.rgb.slice(indexOf(picture, area.x, area.y)).subarray(0, 3);
    return changed(picture, (rgb) => {
      for (const at of pixelsOf(picture, area)) rgb.set(ground, at);
    });
  },
  'a word in another colour': (picture: Picture) => {
    const area = busiest(picture, { width: 30, height: 14 });
    const channel = strongestChannel(picture, area);
    return changed(picture, (rgb) => {
      for (const at of pixelsOf(picture, area)) rgb[at + channel] = 255;
    });
  },
} satisfies Record<string, (picture: Picture) => Picture>;

const indexOf = ({ widthPx }: Picture, x: number, y: number) => 3 * (y * widthPx + x);

function* pixelsOf(picture: Picture, { x, y, width, height }: Area): Generator<number> {
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++) yield indexOf(picture, column, row);
}

/** The channel with the strongest contrast between ink and background in an area. */
function strongestChannel(picture: Picture, area: Area): number {
  const spans = [0, 1, 2].map((channel) => {
    const values = [...pixelsOf(picture, area)].map((at) => picture.rgb[at + channel] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
  return spans.indexOf(Math.max(...spans));
}

/** The area of this size with the most strokes, away from the edge: text of any color. */
function busiest(picture: Picture, { width, height }: { width: number; height: number }): Area {
  const ink = strokesAbove(picture);
  const stride = picture.widthPx + 1;
  let best = { area: { x: 0, y: 0, width, height }, ink: -1 };
  for (let y = height; y + 2 * height < picture.heightPx; y += 2)
    for (let x = 0; x + width <= picture.widthPx; x += 10) {
      const [top, bottom] = [y * stride + x, (y + height) * stride + x];
      const inked =
        (ink[bottom + width] ?? 0) - (ink[bottom] ?? 0) - (ink[top + width] ?? 0) + (ink[top] ?? 0);
      if (inked > best.ink) best = { area: { x, y, width, height }, ink: inked };
    }
  return best.area;
}

/**
 * The number of pixels that differ from the previous one, above and left of each corner: a
 * summed-area table (Crow 1984).
 */
function strokesAbove({ widthPx, heightPx, rgb }: Picture): Int32Array {
  const stride = widthPx + 1;
  const sums = new Int32Array(stride * (heightPx + 1));
  for (let y = 0; y < heightPx; y++) {
    let row = 0;
    for (let x = 0; x < widthPx; x++) {
      const at = 3 * (y * widthPx + x) + 1;
      if (x > 0 && Math.abs((rgb[at] ?? 255) - (rgb[at - 3] ?? 255)) > 60) row++;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  return sums;
}
