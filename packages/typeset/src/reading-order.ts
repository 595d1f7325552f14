import type { Fragment } from './display-list.ts';

/**
 * The fragments of a line, which come from left to right, in the order in which they are read:
 * against the line's direction, stretches of the other direction are turned round.
 */
export function toReadingOrder(fragments: readonly Fragment[], rtl: boolean): readonly Fragment[] {
  if (!rtl && !fragments.some((fragment) => fragment.run.rtl)) return fragments;
  const ordered: Fragment[] = [];
  let opposed: Fragment[] = [];
  for (const fragment of rtl ? [...fragments].reverse() : fragments) {
    if (fragment.run.rtl !== rtl) opposed.unshift(fragment);
    else {
      ordered.push(...opposed, fragment);
      opposed = [];
    }
  }
  return [...ordered, ...opposed];
}
