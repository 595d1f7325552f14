import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Thread } from './thread.tsx';
import type { MarginTone } from './tone.ts';

/** An element, and the part of the screen in which it scrolls. */
type End = { element: Element; pane: Element };
type Ends = { from: { x: number; y: number }; to: { x: number; y: number } };

type Props = {
  /** Called whenever something moves; returns undefined while one of the two is not mounted. */
  find: (main: HTMLElement) => { row: End; numeral: End } | undefined;
  /** The gap between the row's pane and the line. */
  gapPx?: number;
  tone?: MarginTone;
  isDashed?: boolean;
};

/** A line from a row to its numeral on the adjacent page, as long as both are visible. */
export function PaneThread(props: Props) {
  const main = document.querySelector('main');
  return main ? createPortal(<Drawn {...props} main={main} />, main) : null;
}

function Drawn({ find, gapPx = 0, main, ...look }: Props & { main: HTMLElement }) {
  const [ends, setEnds] = useState<Ends>();
  const last = useRef<Ends | undefined>(undefined);
  useFollow(() => {
    const found = find(main);
    const now = found && endsOf(found.row, found.numeral, gapPx, main);
    if (JSON.stringify(now) === JSON.stringify(last.current)) return;
    last.current = now;
    setEnds(now);
  });
  return ends ? <Thread {...ends} {...look} /> : null;
}

/** Measures after each render, scroll and resize. */
function useFollow(measure: () => void): void {
  const latest: RefObject<() => void> = useRef(measure);
  latest.current = measure;
  useLayoutEffect(() => latest.current());
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => latest.current());
    };
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    const sizes = new ResizeObserver(follow);
    for (const one of document.querySelectorAll('main, [data-note], [data-page]'))
      sizes.observe(one);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', follow, { capture: true });
      sizes.disconnect();
    };
  }, []);
}

/** The dot at the line's beginning, and some room. */
const dotPx = 6;

/** Both ends in pixels of `main`; undefined while one of them is scrolled out of view. */
function endsOf(row: End, numeral: End, gapPx: number, main: HTMLElement): Ends | undefined {
  const [start, end] = [
    row.element.getBoundingClientRect(),
    numeral.element.getBoundingClientRect(),
  ];
  const [left, right] = [row.pane.getBoundingClientRect(), numeral.pane.getBoundingClientRect()];
  const rowY = start.top + Math.min(start.height, 40) / 2;
  // The lowest rows are next to the bar below the page, so the line stays above that.
  const from = { x: left.right - gapPx, y: Math.min(rowY, right.bottom - dotPx) };
  const to = { x: end.left, y: end.top + end.height / 2 };
  const isInSight = isWithin(rowY, left) && isWithin(to.y, right) && to.x > right.left;
  if (!isInSight) return undefined;
  const { left: x, top: y } = main.getBoundingClientRect();
  return { from: { x: from.x - x, y: from.y - y }, to: { x: to.x - x, y: to.y - y } };
}

/** A hidden pane has no height. */
const isWithin = (y: number, { top, bottom, height }: DOMRect): boolean =>
  height > 0 && y >= top && y <= bottom;
