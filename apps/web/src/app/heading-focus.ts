import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from '../ui/focus-heading.ts';

const patienceMs = 8_000;

/** After a change of route the focus goes to the new page's h1, as soon as there is one. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (settleFocus()) return;
    const observer = new MutationObserver(() => {
      if (settleFocus()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patienceMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname]);
}

/** Whether it is settled: the heading has the focus, or the page or the person has put it elsewhere. */
function settleFocus(): boolean {
  if (!document.querySelector('h1')) return false;
  const isElsewhere = document.activeElement?.matches('input, textarea, select, [role="dialog"] *');
  return isElsewhere || focusHeading();
}
