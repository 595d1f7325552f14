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

/** Up to this length all items are rendered, so that the browser's find works. */
const unwindowedLength = 60;
/** The number of items rendered before the list is measured. */
const firstShown = 24;
/** Rows rendered beyond the viewport, so that scrolling shows no gaps. */
const usualSpareRows = 3;

type Props<T> = {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** The total number of items, loaded or not. */
  total: number;
  /** CSS grid with rows of equal height; its columns and gaps. */
  className: string;
  /** Overrides the number of items up to which all are rendered, such as for lists side by side. */
  unwindowedUpTo?: number;
  /** Overrides the rows rendered beyond the viewport, such as for a list that must update fast. */
  spareRows?: number;
  /**
   * The likely height of a row and its gap; without it, two dozen items are rendered to measure
   * one.
   */
  likelyRowPx?: number;
  /** Called near the end, to load more. */
  onNearEnd?: (() => void) | undefined;
  children: (item: T) => ReactNode;
};

/**
 * A virtualized list: renders only the items near the viewport. The focused item stays mounted
 * however far it is scrolled away; `aria-setsize` and `aria-posinset` tell screen readers about the
 * whole list.
 */
export function WindowedList<T>({
  items,
  keyOf,
  total,
  className,
  unwindowedUpTo = unwindowedLength,
  spareRows = usualSpareRows,
  likelyRowPx = 0,
  onNearEnd,
  children,
}: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  const grid = useGrid(list, items.length, { className, likelyRowPx });
  const { first, last, rowPx, columns } = useWindow(grid, items.length, spareRows);
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
  // One flat list of children, so that the focused item keeps its DOM element.
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

/** Which of `count` items to render: whole rows, so that columns stay aligned. */
function useWindow({ rowPx, columns, topPx }: Grid, count: number, spareRows: number) {
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowPx,
    overscan: spareRows,
    scrollMargin: topPx,
    initialRect: { width: 0, height: globalThis.innerHeight ?? 0 },
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
 * The last grid layout by style, so that a list which is mounted again has its height at once and
 * the scroll position can be restored.
 */
const lastLaidOut = new Map<string, Grid>();

/** Reads the columns and gaps that result from the style sheet. */
function useGrid(
  list: RefObject<HTMLElement | null>,
  count: number,
  { className, likelyRowPx }: { className: string; likelyRowPx: number },
): Grid {
  const hasItems = count > 0;
  const [grid, setGrid] = useState(
    () => lastLaidOut.get(className) ?? { rowPx: likelyRowPx, columns: 1, topPx: 0 },
  );
  // Doesn't depend on the exact count: measuring here would force a layout while React still
  // changes the page, whereas the observer measures after the browser's own layout.
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
  }, [list, hasItems, className]);
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
