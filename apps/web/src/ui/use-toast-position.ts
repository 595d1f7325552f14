import { type RefObject, useLayoutEffect } from 'react';

/** Notifications stand at the foot of this element, as long as it is there: never over what lies beside it. */
export function useToastPosition(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    const { style } = document.documentElement;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      const { left, width } = current.getBoundingClientRect();
      style.setProperty('--toast-left', `${left}px`);
      style.setProperty('--toast-right', 'auto');
      style.setProperty('--toast-width', `${width}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      for (const name of ['--toast-left', '--toast-right', '--toast-width'])
        style.removeProperty(name);
    };
  }, [element]);
}
