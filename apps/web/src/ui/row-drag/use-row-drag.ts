import { type PointerEvent, useEffect, useRef } from 'react';
import { RowDrag } from './row-drag.ts';

const startsAfterPx = 4;

export type RowDragEvents = {
  /** The row is about to move: the place for folding what would be in the way. */
  onStart?: () => void;
  onDrop: (to: number) => void;
  /** It is at rest again, wherever that is. */
  onEnd?: () => void;
};

/**
 * Lets a row be drawn to another place in its list by a handle inside it, with a mouse, a pen or a
 * finger. The rows are the children of one element. Escape puts it back.
 */
export function useRowDrag({ onStart, onDrop, onEnd }: RowDragEvents) {
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const handle = event.currentTarget;
    const row = handle.closest('li');
    if (event.button !== 0 || !event.isPrimary || !row) return;
    const { pointerId, clientY: startY } = event;
    const grabbedPx = startY - row.getBoundingClientRect().top;
    let drag: RowDrag | undefined;
    const begin = (pointerY: number) => {
      onStart?.();
      drag = new RowDrag(row, grabbedPx, pointerY, onDrop);
    };
    const moved = ({ clientY }: { clientY: number }) => {
      if (!drag && Math.abs(clientY - startY) > startsAfterPx) begin(clientY);
      drag?.move(clientY);
    };
    const end = (finish: ((drag: RowDrag) => void) | undefined) => {
      stop.current = undefined;
      listening.abort();
      if (!drag) return;
      if (finish) finish(drag);
      else drag.cancel();
      onEnd?.();
    };
    const listening = new AbortController();
    const { signal } = listening;
    handle.setPointerCapture(pointerId);
    handle.addEventListener('pointermove', moved, { signal });
    handle.addEventListener('pointerup', () => end((one) => one.drop()), { signal });
    handle.addEventListener('pointercancel', () => end(undefined), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(undefined), { signal });
    stop.current = () => end(undefined);
  }

  return { onPointerDown };
}
