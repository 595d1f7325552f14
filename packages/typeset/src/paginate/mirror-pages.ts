import type { DisplayPage } from '../display-list.ts';

/**
 * Pages laid out from left to right, turned round: everything as far from the right edge as it was
 * from the left one. What is within a line stays as it is.
 */
export function mirrorPages(pages: readonly DisplayPage[], pageWidthPt: number): DisplayPage[] {
  const turn = <Placed extends { xPt: number; widthPt: number }>(placed: Placed): Placed => ({
    ...placed,
    xPt: pageWidthPt - placed.xPt - placed.widthPt,
  });
  return pages.map(({ items, boxes }) => ({
    items: items.map(turn),
    boxes: boxes.map(turn),
  }));
}
