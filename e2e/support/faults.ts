import type { Page } from '@playwright/test';

/** The browser tests block the service worker, which the app then reports. */
const ofTests = /blocked by Playwright/;

/** From now on, what a page asks for in vain or reports in its console; asked for at the end. */
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
