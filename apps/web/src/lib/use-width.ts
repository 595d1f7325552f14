import { type RefObject, useLayoutEffect, useState } from 'react';

type Options = {
  /** Distance from the viewport at which measuring starts. */
  nearPx?: number;
  /** Keeps the last width while hidden. */
  keepsWhenHidden?: boolean;
};

/** An element's content width in CSS pixels; 0 until measured. */
export function useWidth(
  element: RefObject<Element | null>,
  { nearPx, keepsWhenHidden = false }: Options = {},
): number {
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const follow = (width: number) =>
      setWidthPx((before) => width || (keepsWhenHidden ? before : 0));
    const sizes = new ResizeObserver(([entry]) => follow(entry?.contentRect.width ?? 0));
    if (nearPx === undefined) {
      follow(contentWidthPx(measured));
      sizes.observe(measured);
      return () => sizes.disconnect();
    }
    const stopWaiting = whenNear(measured, nearPx, () => sizes.observe(measured));
    return () => {
      stopWaiting();
      sizes.disconnect();
    };
  }, [element, nearPx, keepsWhenHidden]);
  return widthPx;
}

function contentWidthPx(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

function whenNear(element: Element, nearPx: number, onNear: () => void): () => void {
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      sight.disconnect();
      onNear();
    },
    { rootMargin: `${nearPx}px` },
  );
  sight.observe(element);
  return () => sight.disconnect();
}
