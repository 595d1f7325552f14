import type { Page } from '@playwright/test';

/**
 * Navigates within the app, as its links do, where the page has no link. Takes a tenth of the time
 * of a reload, since scripts and caches stay.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const idx = (history.state?.idx ?? 0) + 1;
    history.pushState({ idx, key: `e2e-${idx}`, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
