import { test as base, type Page } from '@playwright/test';
import { openPictureTab } from './pictures.ts';

/** Tests that compare pictures: those of one process share the tab in which PDFs are painted. */
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
