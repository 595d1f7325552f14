import type { DisplayItem, DisplayList, Fragment } from '@folio/typeset/display-list';

const plain = new WeakMap<readonly Fragment[], readonly Fragment[]>();

/**
 * The list with links that look as they do but lead nowhere: in the editor a click on a text means
 * to edit it, and the way through the form by keyboard should not pass through the pages.
 */
export const withoutLinks = (list: DisplayList): DisplayList => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, items: page.items.map(plainItem) })),
});

const plainItem = (item: DisplayItem): DisplayItem =>
  item.kind === 'line' && item.fragments.some(({ href }) => href !== undefined)
    ? { ...item, fragments: plainFragments(item.fragments) }
    : item;

/** The same array for the same fragments, so that what stays is known as the same. */
function plainFragments(fragments: readonly Fragment[]): readonly Fragment[] {
  const known = plain.get(fragments);
  if (known) return known;
  const made = fragments.map(({ href: _, ...fragment }) => fragment);
  plain.set(fragments, made);
  return made;
}
