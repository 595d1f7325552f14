import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Restores the focus after a dialog. If the opener was a menu item, the menu's button gets the
 * focus; if that is gone too, the page's heading. `clearOpener` announces that the opener will be
 * removed.
 */
export function useReturnFocus(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  // Radix mounts the content of a dialog after this effect, and reports the opening only if no
  // field in it has taken the focus by then.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { activeElement: focused } = document;
    const menuName = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
    opener.current = menuName ? document.getElementById(menuName) : focused;
  }, [isOpen]);
  return {
    clearOpener() {
      opener.current = null;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // An element that has appeared in the meantime has taken the focus.
      if (!document.activeElement?.matches('[role="dialog"], [role="alertdialog"], body')) return;
      const target = opener.current;
      if (target instanceof HTMLElement) target.focus();
      // The opener is gone or disabled by now.
      if (target === document.body || document.activeElement !== target) focusHeading();
    },
  };
}

/** Focuses the page's heading. Returns false if there is none. */
export function focusHeading(): boolean {
  const heading = document.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * The container for floating elements: the dialog or main element around the trigger, so that they
 * are in a landmark and are not hidden behind a dialog.
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
 * Focuses a page's main field on mount if `isActive`. Not on touch devices, where the keyboard
 * would cover the page.
 */
export function useFirstFocus(isActive: boolean): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  const atFirst = useRef(isActive);
  useEffect(() => {
    if (atFirst.current && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  return field;
}
