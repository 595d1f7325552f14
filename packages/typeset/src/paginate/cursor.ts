/** Where the next thing goes. `fresh` means that nothing stands above it on the page. */
export type Cursor = { page: number; yPt: number; fresh: boolean };

export function isBelow(a: Cursor, b: Cursor): boolean {
  if (a.page !== b.page) return a.page > b.page;
  return a.yPt > b.yPt || (a.yPt === b.yPt && !a.fresh && b.fresh);
}
