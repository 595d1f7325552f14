import { useSyncExternalStore } from 'react';

/** Where the pointer is on the pages, in points from the corner of one of them. */
export type PagePoint = { page: number; xPt: number; yPt: number };

/** Kept outside React: a pointer that moves makes nothing render unless what it is on has changed. */
export function createPagePointer() {
  let point: PagePoint | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => point,
    set(next: PagePoint | undefined) {
      if (next === point) return;
      point = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type PagePointer = ReturnType<typeof createPagePointer>;

/** What the pointer is on; the component renders again only when that is another value. */
export const usePointed = <T>(
  pointer: PagePointer,
  select: (point: PagePoint) => T | undefined,
): T | undefined =>
  useSyncExternalStore(pointer.subscribe, () => {
    const point = pointer.get();
    return point && select(point);
  });

/** The point of an event, where that is on a page. */
export function pointOf(
  { target, clientX, clientY }: { target: EventTarget; clientX: number; clientY: number },
  pxPerPt: number,
): PagePoint | undefined {
  const sheet = target instanceof Element ? target.closest('[data-page]') : null;
  if (!sheet?.parentElement) return undefined;
  const { left, top } = sheet.getBoundingClientRect();
  const page = [...sheet.parentElement.children].indexOf(sheet);
  return { page, xPt: (clientX - left) / pxPerPt, yPt: (clientY - top) / pxPerPt };
}
