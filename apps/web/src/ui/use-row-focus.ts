import { type FocusEvent, useEffect, useRef } from 'react';
import { focusHeading } from './use-focus.ts';

const rowsOf = (list: Element | null): Element[] => [
  ...(list?.querySelector('ul, ol')?.children ?? []),
];

/**
 * Returns props for the element around a list. If its focused row is removed, the row that takes
 * its place gets the focus, otherwise the last row, otherwise the page's heading.
 *
 * @param count the number of rows.
 */
export function useRowFocus(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const focusedRow = useRef(-1);
  const countBefore = useRef(count);
  useEffect(() => {
    const isFewer = count < countBefore.current;
    countBefore.current = count;
    const isLost = document.activeElement === document.body;
    if (!isFewer || !isLost || focusedRow.current < 0) return;
    const rows = rowsOf(list.current);
    const row = rows[focusedRow.current] ?? rows.at(-1);
    const button = row?.querySelector<HTMLElement>('button, a');
    if (button) button.focus();
    else focusHeading();
  }, [count]);
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      const row = rowsOf(list.current).findIndex((one) => one.contains(target));
      // React's focus events also come from a row's menus and dialogs, which are elsewhere in the
      // DOM.
      if (row >= 0) focusedRow.current = row;
    },
  };
}
