import type { DisplayPage, LineItem, StructureNode } from '../display-list.ts';

type Structure = readonly StructureNode[] | undefined;

const lineFields = ['fragments', 'xPt', 'topPt', 'heightPt', 'baselinePt', 'sizePt'] as const;

/** Whether a line looks the same in the same place. */
export const isSameLine = (a: LineItem, b: LineItem): boolean =>
  lineFields.every((field) => a[field] === b[field]) &&
  a.letterSpacingPt === b.letterSpacingPt &&
  a.rtl === b.rtl &&
  a.breakAfter === b.breakAfter &&
  a.nodes[0] === b.nodes[0];

/** Whether two plain objects hold the same values. */
function isSameRecord<T extends object>(a: T, b: T): boolean {
  for (const key in a) if (a[key] !== b[key]) return false;
  return true;
}

/** The tag of the element that the line belongs to. */
export function tagOf(line: LineItem, structure: Structure): StructureNode['tag'] | undefined {
  const node = line.nodes[0];
  return typeof node === 'number' ? structure?.[node]?.tag : undefined;
}

/** Whether a page shows the same as another, so that a keystroke leaves it alone. */
export function isSamePage(
  a: { page: DisplayPage; structure?: Structure },
  b: { page: DisplayPage; structure?: Structure },
): boolean {
  const { items, boxes } = b.page;
  if (a.page.items.length !== items.length || a.page.boxes.length !== boxes.length) return false;
  const sameItems = a.page.items.every((item, index) => {
    const other = items[index];
    if (item.kind !== 'line') return other !== undefined && isSameRecord(item, other);
    if (other?.kind !== 'line' || !isSameLine(item, other)) return false;
    return tagOf(item, a.structure) === tagOf(other, b.structure);
  });
  return (
    sameItems &&
    a.page.boxes.every((box, index) => {
      const other = boxes[index];
      return other !== undefined && isSameRecord(box, other);
    })
  );
}
