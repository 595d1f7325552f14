import type { ContentPath } from './blocks.ts';
import type { BlockBox, DisplayPage } from './display-list.ts';

const areaOf = (box: BlockBox): number => box.widthPt * box.heightPt;

const contains = (box: BlockBox, xPt: number, yPt: number): boolean =>
  xPt >= box.xPt && xPt <= box.xPt + box.widthPt && yPt >= box.yPt && yPt <= box.yPt + box.heightPt;

/** The path of the smallest block at a point of the page, in points from its top left corner. */
export function blockAt({ boxes }: DisplayPage, xPt: number, yPt: number): ContentPath | undefined {
  let smallest: BlockBox | undefined;
  for (const box of boxes) {
    if (!contains(box, xPt, yPt)) continue;
    if (!smallest || areaOf(box) < areaOf(smallest)) smallest = box;
  }
  return smallest?.path;
}
