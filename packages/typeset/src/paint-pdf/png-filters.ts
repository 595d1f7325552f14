import { ImageError } from './image-error.ts';

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const toLeft = Math.abs(estimate - left);
  const toAbove = Math.abs(estimate - above);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

const predictors: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** The pixels of a PNG's rows, each of which starts with the number of its filter. */
export function removeFilters(
  rows: Uint8Array,
  widthPx: number,
  heightPx: number,
  bytesPerPixel: number,
): Uint8Array {
  const rowSize = widthPx * bytesPerPixel;
  const pixels = new Uint8Array(rowSize * heightPx);
  let above: Uint8Array = new Uint8Array(rowSize);
  for (let row = 0; row < heightPx; row++) {
    const from = row * (rowSize + 1);
    const predict = predictors[rows[from] ?? 0];
    if (!predict) throw new ImageError('The PNG has an unknown filter');
    const pixelsOfRow = pixels.subarray(row * rowSize, (row + 1) * rowSize);
    for (let i = 0; i < rowSize; i++) {
      const left = pixelsOfRow[i - bytesPerPixel] ?? 0;
      const corner = above[i - bytesPerPixel] ?? 0;
      pixelsOfRow[i] = (rows[from + 1 + i] ?? 0) + predict(left, above[i] ?? 0, corner);
    }
    above = pixelsOfRow;
  }
  return pixels;
}
