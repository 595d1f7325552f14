import { test as base, type Page } from '@playwright/test';
import { openPictureTab } from './pictures.ts';

/** A test that compares pictures; tests of one process share the tab that paints PDFs. */
export const test = base.extend<object, { pictureTab: Page }>({
  pictureTab: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await openPictureTab(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
