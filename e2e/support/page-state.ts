import type { Page } from '@playwright/test';

/** The state of a page that must not change: its markup, fields, address and storage. */
export const stateOf = (page: Page) =>
  page.evaluate(() => ({
    markup: document.documentElement.outerHTML,
    fields: Array.from(
      document.querySelectorAll<HTMLInputElement>('input, textarea, select'),
      ({ value }) => value,
    ),
    selection: `${getSelection()}`,
    address: location.href,
    globals: Object.keys(globalThis).length,
    kept: [localStorage.length, sessionStorage.length],
    scrolled: [scrollX, scrollY],
  }));
