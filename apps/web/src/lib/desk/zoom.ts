/** `fit` makes a page as wide as the desk; else the size beside a printed page, in percent. */
export type Zoom = 'fit' | number;

export const zoomSteps = [50, 75, 100, 125, 150, 200] as const;
const cssPixelsPerPt = 96 / 72;
const widestFitPx = 860;

/** Pixels a point, for a desk that has room for a page of this width. */
export function pixelsPerPt(zoom: Zoom, roomPx: number, pageWidthPt: number): number {
  if (zoom !== 'fit') return (zoom / 100) * cssPixelsPerPt;
  return Math.max(200, Math.min(roomPx, widestFitPx)) / pageWidthPt;
}

export const percentOf = (pxPerPt: number): number => Math.round((pxPerPt / cssPixelsPerPt) * 100);

/** The next step up or down from what is shown now; undefined at the end. */
export function nextZoom(percent: number, direction: 'in' | 'out'): number | undefined {
  return direction === 'in'
    ? zoomSteps.find((step) => step > percent)
    : zoomSteps.findLast((step) => step < percent);
}
