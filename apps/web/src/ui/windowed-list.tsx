import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';

/** As many as a browser draws without effort; searching in the page finds them all. */
const unwindowedLength = 60;
/** What is drawn before the list has been measured. */
const firstShown = 24;
/** Rows that are drawn beyond the visible ones, so that scrolling never meets an empty place. */
const spareRows = 3;

type Props<T> = {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** How many there are, loaded or not. */
  total: number;
  /** A grid of rows of one height; its columns and gaps. */
  className: string;
  /** Up to how many are drawn whole: fewer where several lists stand beside each other. */
  unwindowedUpTo?: number;
  /** The end is near: loads what comes next, if anything does. */
  onNearEnd?: (() => void) | undefined;
  children: (item: T) => ReactNode;
};

/**
 * A list of any length, of which only what is near the visible is drawn. The item that holds the
 * focus stays, however far it is scrolled away; each says its place among all to screen readers.
 */
export function WindowedList<T>({
  items,
  keyOf,
  total,
  className,
  unwindowedUpTo: unwindowedUpTo = unwindowedLength,
  onNearEnd,
  children,
}: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  const { first, last, rowPx, columns } = useWindow(list, items.length, className);
  const [focusedKey, setFocusedKey] = useState<string>();
  const isUnwindowed = items.length <= unwindowedUpTo;
  const from = isUnwindowed ? 0 : first;
  const to = isUnwindowed ? items.length : Math.max(last, from);
  const isNearEnd = last >= items.length;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);
  const focusedAt =
    focusedKey === undefined ? -1 : items.findIndex((item) => keyOf(item) === focusedKey);
  const isAway = focusedAt !== -1 && (focusedAt < from || focusedAt >= to);
  const toItem = (
    item: T,
    index: number,
    awayAt?: { top: number; left: string; width: string },
  ) => (
    <li
      key={keyOf(item)}
      aria-setsize={total}
      aria-posinset={index + 1}
      data-row={awayAt ? undefined : ''}
      className={classNames('min-w-0', awayAt && 'absolute')}
      style={awayAt}
      onFocus={() => setFocusedKey(keyOf(item))}
      onBlur={() => setFocusedKey(undefined)}
    >
      {children(item)}
    </li>
  );
  // One list of children, so that the item with the focus stays the same element when it is away.
  const drawn = items.slice(from, to).map((item, index) => toItem(item, from + index));
  const away = isAway ? items[focusedAt] : undefined;
  if (away !== undefined) {
    const place = {
      top: Math.floor(focusedAt / columns) * rowPx,
      left: `${((focusedAt % columns) / columns) * 100}%`,
      width: `${100 / columns}%`,
    };
    const item = toItem(away, focusedAt, place);
    if (focusedAt < from) drawn.unshift(item);
    else drawn.push(item);
  }
  return (
    <ul
      ref={list}
      className={classNames('relative', className)}
      style={{
        paddingTop: Math.ceil(from / columns) * rowPx,
        paddingBottom: Math.ceil((items.length - to) / columns) * rowPx,
      }}
    >
      {drawn}
    </ul>
  );
}

/** Which of `count` items to draw: whole rows, so that the columns stay. */
function useWindow(list: RefObject<HTMLElement | null>, count: number, className: string) {
  const { rowPx, columns, topPx } = useGrid(list, count, className);
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowPx,
    overscan: spareRows,
    scrollMargin: topPx,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height lie elsewhere
  useLayoutEffect(() => rows.measure(), [rows, rowPx]);
  const drawn = rows.getVirtualItems();
  const firstRow = drawn[0];
  const lastRow = drawn.at(-1);
  if (rowPx === 0 || !firstRow || !lastRow)
    return { first: 0, last: Math.min(firstShown, count), rowPx, columns };
  const last = Math.min(count, (lastRow.index + 1) * columns);
  return { first: firstRow.index * columns, last, rowPx, columns };
}

type Grid = { rowPx: number; columns: number; topPx: number };

/**
 * How lists of a style were last laid out: one that comes back is as high at once, and can be
 * scrolled to.
 */
const lastLaidOut = new Map<string, Grid>();

/** The style sheet lays the grid out; this only reads what came of it. */
function useGrid(list: RefObject<HTMLElement | null>, count: number, className: string): Grid {
  const [grid, setGrid] = useState(
    () => lastLaidOut.get(className) ?? { rowPx: 0, columns: 1, topPx: 0 },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first item may have come only now
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const follow = () => {
      const measured = measure(element);
      if (!measured) return;
      lastLaidOut.set(className, measured);
      setGrid((before) => (isSameGrid(before, measured) ? before : measured));
    };
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [list, count, className]);
  return grid;
}

function measure(list: HTMLElement): Grid | undefined {
  const item = list.querySelector<HTMLElement>(':scope > li[data-row]');
  if (!item) return undefined;
  const style = getComputedStyle(list);
  const columns = Math.max(1, style.gridTemplateColumns.split(' ').length);
  const rowPx = item.getBoundingClientRect().height + (Number.parseFloat(style.rowGap) || 0);
  return { rowPx, columns, topPx: list.getBoundingClientRect().top + scrollY };
}

const isSameGrid = (one: Grid, other: Grid): boolean =>
  one.rowPx === other.rowPx && one.columns === other.columns && one.topPx === other.topPx;
