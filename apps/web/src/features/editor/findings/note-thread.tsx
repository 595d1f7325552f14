import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { NotePlace as PlaceOf } from '../../../lib/page-text/note-places.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Thread } from '../../../ui/margin/thread.tsx';
import { pathsOfField } from '../fields/field-paths.ts';
import { useView } from '../view/use-view.ts';
import type { MarginNote } from './margin-notes.ts';

type NotePlace = PlaceOf<MarginNote>;
type Ends = { from: { x: number; y: number }; to: { x: number; y: number } };

/** A line from the focused row to its numeral on the page, while both are visible side by side. */
export function NoteThread({ places }: { places: readonly NotePlace[] }) {
  const open = useView((view) => view.note);
  const focused = useView(({ focused: field }) =>
    field?.list && field.item !== undefined ? pathsOfField(field)[0] : undefined,
  );
  const isWide = useMediaQuery('(min-width: 1200px)');
  const path = open ?? focused;
  const place = places.find(({ note }) => note.path === path);
  const main = document.querySelector('main');
  if (!isWide || !place || !main) return null;
  return createPortal(<Drawn key={place.note.path} place={place} main={main} />, main);
}

function Drawn({ place, main }: { place: NotePlace; main: HTMLElement }) {
  const [ends, setEnds] = useState<Ends>();
  const last = useRef<Ends | undefined>(undefined);
  useFollow(() => {
    const now = endsOf(place, main);
    if (JSON.stringify(now) === JSON.stringify(last.current)) return;
    last.current = now;
    setEnds(now);
  });
  return ends ? <Thread {...ends} /> : null;
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

/** The gap between the line and the row or numeral. */
const gapPx = 10;

function endsOf({ note }: NotePlace, main: HTMLElement): Ends | undefined {
  const row = main.querySelector(`[data-note="${note.number}"] textarea`);
  const numeral = main.querySelector(`[data-numeral="${CSS.escape(note.path)}"]`);
  const form = row?.closest('[role=tabpanel]');
  const desk = numeral?.closest('section');
  if (!row || !numeral || !form || !desk) return undefined;
  const [start, end] = [row.getBoundingClientRect(), numeral.getBoundingClientRect()];
  const [left, right] = [form.getBoundingClientRect(), desk.getBoundingClientRect()];
  const from = { x: left.right - gapPx, y: start.top + Math.min(start.height, 40) / 2 };
  const to = { x: end.left, y: end.top + end.height / 2 };
  const isInSight = isWithin(from.y, left) && isWithin(to.y, right) && to.x > right.left;
  if (!isInSight) return undefined;
  const { left: x, top: y } = main.getBoundingClientRect();
  return { from: { x: from.x - x, y: from.y - y }, to: { x: to.x - x, y: to.y - y } };
}

const isWithin = (y: number, { top, bottom }: DOMRect): boolean => y >= top && y <= bottom;
