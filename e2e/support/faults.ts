import type { Page } from '@playwright/test';

/** The browser tests block the service worker, which the app then reports. */
const ofTests = /blocked by Playwright/;

/**
 * Collects a page's failed requests and console errors from now on; returns a function that lists
 * them.
 */
export function watchForFaults(page: Page): () => string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type()) && !ofTests.test(message.text()))
      faults.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return () => faults;
}
