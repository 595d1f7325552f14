import { useSyncExternalStore } from 'react';

/** The pointer's position in points from the corner of a page. */
export type PagePoint = { page: number; xPt: number; yPt: number };

/**
 * The pointer's position outside React state, so that moving it rerenders nothing unless the
 * hovered element changes.
 */
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

/** Selects from the hovered position; rerenders only when the selected value changes. */
export const usePointed = <T>(
  pointer: PagePointer,
  select: (point: PagePoint) => T | undefined,
): T | undefined =>
  useSyncExternalStore(pointer.subscribe, () => {
    const point = pointer.get();
    return point && select(point);
  });

/** An event's position on a page, if it is on one. */
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
