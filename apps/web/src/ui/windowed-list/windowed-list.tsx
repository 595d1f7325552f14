import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useWindow } from './use-window.ts';

/** As many as a browser draws without effort; searching in the page finds them all. */
const shownWhole = 60;

type Props<T> = {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** How many there are, loaded or not. */
  total: number;
  /** A grid of rows of one height; its columns and gaps. */
  className: string;
  /** The end is near: loads what comes next, if anything does. */
  onNearEnd?: (() => void) | undefined;
  children: (item: T) => ReactNode;
};

/**
 * A list of any length, of which only what is near the visible is drawn. The item that holds the
 * focus stays, however far it is scrolled away; each says its place among all to screen readers.
 */
export function WindowedList<T>({ items, keyOf, total, className, onNearEnd, children }: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  const { first, last, rowPx, columns } = useWindow(list, {
    count: items.length,
    look: className,
  });
  const [focusedKey, setFocusedKey] = useState<string>();
  const isWhole = items.length <= shownWhole;
  const from = isWhole ? 0 : first;
  const to = isWhole ? items.length : Math.max(last, from);
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
