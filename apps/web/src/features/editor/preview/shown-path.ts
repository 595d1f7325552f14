import type { ContentPath } from '@folio/typeset/blocks';
import type { DisplayList } from '@folio/typeset/display-list';

/** The first of the paths that a document shows: what is to be marked for a field. */
export const shownPath = (
  { pages }: DisplayList,
  paths: readonly ContentPath[],
): ContentPath | undefined =>
  paths.find((path) => pages.some(({ boxes }) => boxes.some((box) => box.path === path)));
