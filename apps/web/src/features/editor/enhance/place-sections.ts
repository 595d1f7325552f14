import type { BlockBox, DisplayList } from '@folio/typeset/display-list';
import { type EnhancedSection, enhancedSections, pathOfSection } from './sections.ts';

type PlacedBox = { page: number; box: BlockBox };
type Boxes = [first: PlacedBox, ...others: PlacedBox[]];

/** A section that a document shows, and the room that it takes on each of its pages. */
export type PlacedSection = { section: EnhancedSection; boxes: Boxes };

export const placeSections = (list: DisplayList): PlacedSection[] =>
  enhancedSections.flatMap((section) => {
    const [first, ...others] = boxesOf(list, pathOfSection(section));
    return first ? [{ section, boxes: [first, ...others] }] : [];
  });

/** Its heading and its text may have the path of the section, too: the largest holds them all. */
function boxesOf({ pages }: DisplayList, path: string): PlacedBox[] {
  return pages.flatMap(({ boxes }, page) => {
    const [box] = boxes
      .filter((one) => one.path === path)
      .toSorted((a, b) => b.widthPt * b.heightPt - a.widthPt * a.heightPt);
    return box ? [{ page, box }] : [];
  });
}
