import type { ApplicationStatus } from '@folio/contract/application-fields';
import { type PointerEvent, useEffect, useRef } from 'react';
import { CardDrag } from './card-drag.ts';

const startsAfterPx = 4;

/**
 * Drags a card to another column: with a mouse by the whole card, with a finger by its handle, so
 * that the page still scrolls. Escape cancels.
 */
export function useCardDrag(onDrop: (status: ApplicationStatus) => void) {
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return function onPointerDown(event: PointerEvent<HTMLElement>) {
    const card = event.currentTarget.closest<HTMLElement>('[data-card]');
    const strip = card?.closest<HTMLElement>('[data-board]');
    if (event.button !== 0 || !event.isPrimary || !card || !strip) return;
    if (event.pointerType !== 'mouse' && !(event.target as Element).closest('[data-handle]'))
      return;
    const start = { x: event.clientX, y: event.clientY };
    let drag: CardDrag | undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const end = (isDropped: boolean) => {
      stop.current = undefined;
      listening.abort();
      if (!drag) return;
      // A drag must not end in a click.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      const status = isDropped ? drag.drop() : undefined;
      drag.cancel();
      if (status) onDrop(status);
    };
    const move = ({ clientX, clientY, pointerId }: globalThis.PointerEvent) => {
      if (pointerId !== event.pointerId) return;
      const isFar = Math.hypot(clientX - start.x, clientY - start.y) > startsAfterPx;
      if (!drag && isFar) drag = new CardDrag(card, strip, start);
      drag?.move(clientX, clientY);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener(
      'pointerup',
      (last) => {
        move(last);
        end(true);
      },
      { signal },
    );
    addEventListener('pointercancel', () => end(false), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
    stop.current = () => end(false);
  };
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};
