import type { Page } from '@playwright/test';

/** All that somebody who reads a page could have changed: its markup, fields, address, and what it keeps. */
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
