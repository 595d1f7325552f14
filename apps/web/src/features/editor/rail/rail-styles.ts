import type { TabId } from '../fields/field-ref.ts';

/** A row of the rail; as high as a touch target in the sheet of a small screen. */
export const railRowStyle =
  'relative flex h-8 items-center rounded-control text-body hover:bg-line/40 data-chosen:bg-tint in-data-sheet:h-11';

export const railTabStyle =
  'h-full min-w-0 flex-1 truncate rounded-control text-left font-medium text-ink data-[state=active]:text-accent';

/** Element ids contain no spaces. */
export const tabIdOf = (tab: TabId) => `tab-${encodeURIComponent(tab)}`;
