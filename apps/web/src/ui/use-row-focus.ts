import { type FocusEvent, useEffect, useRef } from 'react';
import { focusHeading } from './use-focus.ts';

const rowsOf = (list: Element | null): Element[] => [
  ...(list?.querySelector('ul, ol')?.children ?? []),
];

/**
 * Props for the element around a list, whose focused row may be removed: the row that takes its place
 * has the focus then, or the last one, or the page's heading where none is left.
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
      // React's focus events come from a row's menu and dialogs, too, which are elsewhere on the page.
      if (row >= 0) focusedRow.current = row;
    },
  };
}
