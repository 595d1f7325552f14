import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. A menu is gone by then, so it goes to
 * the menu's button; and when that is gone too, to the page's heading. `forgetOpener` says that it is about to go.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    forgetOpener() {
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
