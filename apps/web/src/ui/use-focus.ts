import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. A menu is gone by then, so it goes to
 * the menu's button; and when that is gone too, to the page's heading. `clearOpener` says that it
 * is about to go.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    clearOpener() {
      opener.current = null;
    },
    onOpenAutoFocus() {
      const focused = document.activeElement;
      const menuName = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
      opener.current = menuName ? document.getElementById(menuName) : focused;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const target = opener.current;
      const isThere = target?.isConnected && target !== document.body;
      if (isThere && target instanceof HTMLElement) target.focus();
      else focusHeading();
    },
  };
}

/** Moves the focus to the page's heading, where what had it is gone. False when there is none. */
export function focusHeading(): boolean {
  const heading = document.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Where something that floats belongs: the dialog or the page's main part that its trigger is in, so
 * that it lies in a landmark and is not hidden with the rest of the page behind a dialog.
 */
export function useLandmark() {
  const ref = useRef<HTMLButtonElement>(null);
  const [container, setContainer] = useState<Element | null>(null);

  function onOpenChange(isOpen: boolean) {
    if (!isOpen) return;
    const around = ref.current?.closest('[role="dialog"], [role="alertdialog"], main');
    setContainer(around ?? document.querySelector('main'));
  }

  return { ref, container, onOpenChange };
}

/**
 * For the field that one comes to a page for: it has the focus from the start where `isActive`. Not
 * under a finger, whose keyboard would cover the page before it was seen.
 */
export function useFirstFocus(isActive: boolean): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  const atFirst = useRef(isActive);
  useEffect(() => {
    if (atFirst.current && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  return field;
}
