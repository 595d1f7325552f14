import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationInThemes } from './support/axe.ts';
import { drag } from './support/touch.ts';

test.use({
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

const content = {
  personalInfo: {
    firstName: 'Asha',
    lastName: 'Verma',
    summary: 'Harbor pilot with nine years on the river, who teaches others to read its currents.',
  },
};
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const sheetOfPaper = (page: Page) => page.getByRole('region', { name: 'Pages of the resume' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openOnPhone(page: Page, request: Parameters<typeof makeAccount>[0]) {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  // The prerendered fields have the same names, but can't be swiped.
  await expect(page.locator('[data-place="form"]')).toBeVisible();
  await expect(title(page)).toBeVisible();
  return page.context().newCDPSession(page);
}

const middle = { y: 330 };
const swipe = (devtools: CDPSession, way: 'left' | 'right') => {
  const [right, left] = [
    { x: 300, ...middle },
    { x: 60, ...middle },
  ];
  return way === 'left' ? drag(devtools, right, left) : drag(devtools, left, right);
};

test('a swipe leads from the form to the page and back, and before the form to the sections', async ({
  page,
  request,
}) => {
  const devtools = await openOnPhone(page, request);
  await swipe(devtools, 'left');
  await expect(button(page, 'Page')).toHaveAttribute('aria-pressed', 'true');
  await expect(sheetOfPaper(page)).toBeInViewport();
  // The hidden pane can't be reached by keys or screen readers.
  await expect(title(page)).toHaveCount(0);

  await swipe(devtools, 'right');
  await expect(button(page, 'Write')).toHaveAttribute('aria-pressed', 'true');
  await expect(title(page)).toBeInViewport({ ratio: 1 });
  await expect(sheetOfPaper(page)).toHaveCount(0);

  await swipe(devtools, 'right');
  const sections = page.getByRole('dialog', { name: 'Sections' });
  await expect(sections).toBeVisible();
  await expectNoViolationInThemes(page, 'sections after a swipe');
  await sections.getByRole('tab', { name: 'Experience' }).click();
  await expect(page.getByRole('button', { name: 'Add Experience' })).toBeInViewport();
});

test('the bar below does what a swipe does, and a page that is begun stays where it was let go of', async ({
  page,
  request,
}) => {
  const devtools = await openOnPhone(page, request);
  await button(page, 'Page').click();
  await expect(sheetOfPaper(page)).toBeInViewport({ ratio: 0.9 });
  await expectNoViolationInThemes(page, 'the page on a phone');
  await button(page, 'Write').click();
  await expect(title(page)).toBeInViewport({ ratio: 1 });
  // After a short movement, the pane snaps back.
  await drag(devtools, { x: 200, ...middle }, { x: 170, ...middle }, true);
  await expect(sheetOfPaper(page)).toHaveCount(0);
  await expect(title(page)).toBeInViewport({ ratio: 1 });
  // A vertical drag only scrolls the form.
  await drag(devtools, { x: 8, y: 560 }, { x: 14, y: 160 });
  await expect(button(page, 'Write')).toHaveAttribute('aria-pressed', 'true');
  await expect(title(page)).not.toBeInViewport();
});

test('typing and marking words goes on under a finger, and the bar makes room for a keyboard', async ({
  page,
  request,
}) => {
  await openOnPhone(page, request);
  const summary = page.getByLabel('Summary', { exact: true });
  await summary.tap();
  await expect(button(page, 'Write')).toBeVisible();
  // The remaining height of a small screen above a keyboard.
  await page.setViewportSize({ width: 360, height: 420 });
  await expect(button(page, 'Write')).toBeHidden();
  await expect(summary).toBeInViewport();
  await summary.press('Control+a');
  await page.keyboard.type('Pilot');
  await expect(summary).toHaveValue('Pilot');
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(button(page, 'Write')).toBeVisible();
});

test.describe('where movement is unwanted', () => {
  // Set for the whole context: in a page that is changed later, movement may have started already.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the panes change at once', async ({ page, request }) => {
    await openOnPhone(page, request);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const left = document.querySelector('[data-place="preview"]')?.getBoundingClientRect().left;
        if (left !== undefined && left !== seen.at(-1)) seen.push(left);
        requestAnimationFrame(look);
      };
      look();
    });
    const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as number[]);
    await button(page, 'Page').click();
    await expect.poll(async () => (await seen()).at(-1)).toBe(0);
    expect(await seen(), 'from frame to frame').toEqual([360, 0]);
  });
});
