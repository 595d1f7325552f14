import type { DisplayItem, DisplayList, DisplayPage } from '@folio/typeset/display-list';

/**
 * The new display list with unchanged pages replaced by the previous objects, so that a change on
 * one page doesn't rerender the others.
 */
export function reuseUnchanged(before: DisplayList | undefined, after: DisplayList): DisplayList {
  if (!before) return after;
  const structure = areSame(before.structure, after.structure) ? before.structure : after.structure;
  const pages = after.pages.map((page, index) => {
    const old = before.pages[index];
    return old && structure === before.structure && isSamePage(old, page) ? old : page;
  });
  return { ...after, pages, structure };
}

const isSamePage = (a: DisplayPage, b: DisplayPage): boolean =>
  a.items.length === b.items.length &&
  a.items.every((item, index) => isSameItem(item, b.items[index])) &&
  areSame(a.boxes, b.boxes);

function isSameItem(a: DisplayItem, b: DisplayItem | undefined): boolean {
  if (a.kind !== 'line' || b?.kind !== 'line') return isSame(a, b);
  // The layout keeps the identity of fragments while their paragraph is unchanged.
  return (
    a.fragments === b.fragments &&
    a.xPt === b.xPt &&
    a.topPt === b.topPt &&
    a.breakAfter === b.breakAfter &&
    a.nodes.length === b.nodes.length &&
    a.nodes.every((node, index) => node === b.nodes[index])
  );
}

const areSame = <T extends object>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, index) => isSame(one, b[index]));

/** For objects with primitive values only. */
function isSame(a: object, b: object | undefined): boolean {
  if (!b) return false;
  const keys = Object.keys(a) as never[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
