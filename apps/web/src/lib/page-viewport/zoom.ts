/** `fit` makes a page as wide as the viewport; a number is a percentage of the printed size. */
export type Zoom = 'fit' | number;

export const zoomSteps = [50, 75, 100, 125, 150, 200] as const;
const cssPixelsPerPt = 96 / 72;
const widestFitPx = 860;

/** Free space to the left and right of a page; the wide one has room for thumbnails. */
const marginPx = { narrow: 20, wide: 76 };
const wideFromPx = 640;

/** The width of a fitted page in a viewport, in pixels; 0 until measured. */
export const fittedWidthPx = (viewportPx: number): number =>
  Math.max(0, viewportPx - 2 * (viewportPx < wideFromPx ? marginPx.narrow : marginPx.wide));

/** Pixels per point, for a viewport in which a fitted page has this width. */
export function pixelsPerPt(zoom: Zoom, fittedPx: number, pageWidthPt: number): number {
  if (zoom !== 'fit') return (zoom / 100) * cssPixelsPerPt;
  return Math.max(200, Math.min(fittedPx, widestFitPx)) / pageWidthPt;
}

export const percentOf = (pxPerPt: number): number => Math.round((pxPerPt / cssPixelsPerPt) * 100);

/** The next zoom step in a direction; undefined at the end. */
export function nextZoom(percent: number, direction: 'in' | 'out'): number | undefined {
  return direction === 'in'
    ? zoomSteps.find((step) => step > percent)
    : zoomSteps.findLast((step) => step < percent);
}
