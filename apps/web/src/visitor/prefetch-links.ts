import { prefetch, prefetchApp } from './load-app.ts';

/** Pages that are read without the app. */
const readable = /^\/($|pricing|help-center|contact|privacy-policy|terms-of-service)/;

/** Who points at a link, or has come to it by the keyboard, is likely to follow it. */
export function prefetchLinks(page: HTMLElement): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== location.origin || link.pathname === location.pathname) return;
    prefetch(link.pathname + link.search);
    if (!readable.test(link.pathname)) prefetchApp();
  };
  for (const event of ['pointerover', 'focusin'])
    page.addEventListener(event, onIntent, { passive: true });
}
