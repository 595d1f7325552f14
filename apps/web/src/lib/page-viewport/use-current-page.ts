import { type RefObject, useCallback, useEffect, useState } from 'react';

const pageSelector = '[data-page]';

/** The visible page, counted from 0, and a function that scrolls to another. */
export function useCurrentPage(
  scroller: RefObject<HTMLElement | null>,
  pages: number,
  pxPerPt: number,
) {
  const [seen, setSeen] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size brings other pages into sight
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const update = () => setSeen(pageInSight(element));
    update();
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [scroller, pxPerPt]);
  const show = useCallback(
    (page: number) => {
      const sheet = scroller.current?.querySelectorAll(pageSelector)[page];
      sheet?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    },
    [scroller],
  );
  return { current: Math.min(seen, pages - 1), show };
}

/** The last page whose top is above the middle of the viewport. */
function pageInSight(scroller: HTMLElement): number {
  const { top, height } = scroller.getBoundingClientRect();
  const sheets = [...scroller.querySelectorAll(pageSelector)];
  const above = sheets.filter((sheet) => sheet.getBoundingClientRect().top < top + height / 2);
  return Math.max(0, above.length - 1);
}
