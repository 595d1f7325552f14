import type { TabId } from '../fields/field-ref.ts';

/** A row of the rail; in the sheet of a small screen it is as high as a finger needs. */
export const railRowStyle =
  'relative flex h-8 items-center rounded-control text-body hover:bg-line/40 data-chosen:bg-tint in-data-sheet:h-11';

export const railTabStyle =
  'h-full min-w-0 flex-1 truncate rounded-control text-left font-medium text-ink data-[state=active]:text-accent';

/** No id of an element has a blank in it. */
export const tabIdOf = (tab: TabId) => `tab-${encodeURIComponent(tab)}`;
