import { type RefObject, useLayoutEffect } from 'react';

/**
 * Places notifications at the bottom of this element while it is mounted, so that they don't cover
 * adjacent content; at least `leastPx` wide.
 */
export function useToastPosition(element: RefObject<HTMLElement | null>, leastPx = 0): void {
  useLayoutEffect(() => {
    const { current } = element;
    const { style } = document.documentElement;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      const { left, width } = current.getBoundingClientRect();
      style.setProperty('--toast-left', `${left}px`);
      style.setProperty('--toast-right', 'auto');
      style.setProperty('--toast-width', `${Math.max(width, leastPx)}px`);
    });
    observer.observe(current);
    // An element of fixed width moves when the window is resized.
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      for (const name of ['--toast-left', '--toast-right', '--toast-width'])
        style.removeProperty(name);
    };
  }, [element, leastPx]);
}
