import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is, in pixels; 0 until it is measured. While it is hidden it is as it was. */
export function useWidthPx(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidthPx((before) => measured.clientWidth || before);
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}
