/**
 * The page is laid out at this size, in CSS pixels a point, and then scaled as a whole: zoom can't
 * move a break, and what browsers round (to 1/64 of a pixel) is too small to be seen.
 */
export const layoutPxPerPt = (4 * 96) / 72;

/** As large on the screen as on paper. */
export const fullSizePxPerPt = 96 / 72;

export const toPx = (pt: number): number => Math.round(pt * layoutPxPerPt * 1000) / 1000;
