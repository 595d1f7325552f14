import { type RefObject, useLayoutEffect, useState } from 'react';

/** An element's width in CSS pixels, followed; 0 before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    setWidthPx(element.current.clientWidth);
    const sizes = new ResizeObserver(([entry]) => setWidthPx(entry?.contentRect.width ?? 0));
    sizes.observe(element.current);
    return () => sizes.disconnect();
  }, [element]);
  return widthPx;
}
