import { type RefObject, useLayoutEffect, useState } from 'react';
import { type GridPlace, visibleWindow, type Window } from './visible-window.ts';

/** What is drawn before the list has been measured. */
const firstShown = 24;

export type Grid = Window & Pick<GridPlace, 'rowPx' | 'columns'>;

/** How lists of a look were last laid out: one that comes back is as high at once, and can be scrolled to. */
const lastLaidOut = new Map<string, Pick<Grid, 'rowPx' | 'columns'>>();

/** Follows scrolling and sizes: which of `count` items of a grid to draw, and how it is laid out. */
export function useWindow(
  list: RefObject<HTMLElement | null>,
  { count, look }: { count: number; look: string },
): Grid {
  const [grid, setGrid] = useState<Grid>(() => ({
    ...{ first: 0, last: firstShown, rowPx: 0, columns: 1 },
    ...lastLaidOut.get(look),
  }));
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const follow = () => {
      const measured = measure(element, count);
      if (!measured) return;
      lastLaidOut.set(look, { rowPx: measured.rowPx, columns: measured.columns });
      setGrid((before) => keepIfSame(before, measured));
    };
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [list, count, look]);
  return grid;
}

/** The style sheet lays the grid out; this only reads what came of it. */
function measure(list: HTMLElement, count: number): Grid | undefined {
  const item = list.querySelector<HTMLElement>(':scope > li[data-row]');
  if (!item) return undefined;
  const style = getComputedStyle(list);
  const columns = Math.max(1, style.gridTemplateColumns.split(' ').length);
  const rowPx = item.getBoundingClientRect().height + (Number.parseFloat(style.rowGap) || 0);
  const topPx = list.getBoundingClientRect().top;
  const place = { topPx, rowPx, columns, viewportPx: innerHeight };
  return { ...visibleWindow(place, count), rowPx, columns };
}

function keepIfSame(before: Grid, after: Grid): Grid {
  const isSame = (['first', 'last', 'rowPx', 'columns'] as const).every(
    (name) => before[name] === after[name],
  );
  return isSame ? before : after;
}
