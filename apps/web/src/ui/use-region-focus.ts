import { type FocusEvent, useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/** A key that moves the focus to a region from anywhere, and the way back to where it was before. */
export function useRegionFocus(key: string) {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<Element | null>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || !region.current) return;
      event.preventDefault();
      const focused = document.activeElement;
      if (!region.current.contains(focused)) origin.current = focused;
      // A dialog pulls the focus back when it goes straight from one element to another.
      if (focused instanceof HTMLElement) focused.blur();
      region.current.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key]);

  return {
    region,
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    },
    /** For when what has the focus is about to go. */
    giveFocusBack() {
      if (!region.current?.contains(document.activeElement)) return;
      const target = origin.current;
      if (target instanceof HTMLElement && target.isConnected && target !== document.body) {
        target.focus({ preventScroll: true });
      } else focusHeading();
    },
  };
}
