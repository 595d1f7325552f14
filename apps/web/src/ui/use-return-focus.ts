import { useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

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
