/** A square cut out of a picture: its middle, in parts of the picture's sides, and how much larger. */
export type Crop = { x: number; y: number; zoom: number };
export type Size = { width: number; height: number };

export const largestZoom = 4;
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** The nearest cut that lies within the picture. */
export function clampCrop(size: Size, { x, y, zoom }: Crop): Crop {
  const held = between(1, zoom, largestZoom);
  const side = sideOf(size, held);
  const within = (middle: number, length: number) =>
    between(side / length / 2, middle, 1 - side / length / 2);
  return { x: within(x, size.width), y: within(y, size.height), zoom: held };
}

/** Moves the picture below the cut by parts of the cut's side: to the right shows more of its left. */
export function dragCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  const x = crop.x - (right * side) / size.width;
  const y = crop.y - (down * side) / size.height;
  return clampCrop(size, { ...crop, x, y });
}

/** What is cut out, in the picture's own pixels. */
export function cutOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop.zoom);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}
