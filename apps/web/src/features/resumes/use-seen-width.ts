import { type RefObject, useEffect, useState } from 'react';

const marginPx = 300;

/** An element's width in CSS pixels, from when it has come near what is visible; 0 before that. */
export function useSeenWidth(element: RefObject<Element | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const sizes = new ResizeObserver(([entry]) => setWidthPx(entry?.contentRect.width ?? 0));
    const sight = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (!seen) return;
        sizes.observe(seen.target);
        sight.disconnect();
      },
      { rootMargin: `${marginPx}px` },
    );
    sight.observe(element.current);
    return () => {
      sight.disconnect();
      sizes.disconnect();
    };
  }, [element]);
  return widthPx;
}
