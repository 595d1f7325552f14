import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

const thresholdPx = 50;
/** What a trembling hand moves without meaning to. */
const slackPx = { mouse: 4, touch: 10 } as const;

type Start = { x: number; y: number; isSwiping: boolean };

/** Lets something be pushed away to the right by mouse, pen or finger. */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<Start>(undefined);
  const swallowsClick = useRef(false);
  const [offsetPx, setOffsetPx] = useState<number>();

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!start.current) return;
    const across = event.clientX - start.current.x;
    if (!start.current.isSwiping) {
      const slack = slackPx[event.pointerType === 'mouse' ? 'mouse' : 'touch'];
      const isMeant = across > slack && across > Math.abs(event.clientY - start.current.y);
      if (!isMeant) return;
      start.current.isSwiping = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    setOffsetPx(Math.max(0, across));
  }

  function end(event: PointerEvent<HTMLElement>) {
    const begun = start.current;
    start.current = undefined;
    if (!begun?.isSwiping) return;
    swallowsClick.current = event.type === 'pointerup';
    const isAway = event.type === 'pointerup' && event.clientX - begun.x >= thresholdPx;
    if (isAway) onAway();
    else setOffsetPx(undefined);
  }

  return {
    offsetPx,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        swallowsClick.current = false;
        if (event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY, isSwiping: false };
      },
      onPointerMove,
      onPointerUp: end,
      onPointerCancel: end,
      /** A swipe that began on a button is no click on it. */
      onClickCapture(event: MouseEvent) {
        if (swallowsClick.current) event.stopPropagation();
        swallowsClick.current = false;
      },
    },
  };
}
