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

async function openOnPhone(
  page: Page,
  request: Parameters<typeof makeAccount>[0],
  more: object = {},
) {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content: { ...content, ...more } });
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

test('the page is one tap away from an open note, and back is where one left', async ({
  page,
  request,
}) => {
  const bullets = Array.from({ length: 9 }, (_, index) => `Responsible for boat ${index + 1}`);
  const job = { position: 'Pilot', company: 'Port', bullets };
  await openOnPhone(page, request, { workExperience: [job] });
  await button(page, 'Sections').click();
  await page.getByRole('tab', { name: 'Experience' }).click();
  await page
    .getByRole('button', { name: /^Pilot/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Note \d+, .*on bullet 8/ }).click();
  const eighth = page.getByRole('textbox', { name: /^Bullet 8/ });
  await expect(eighth).toBeInViewport();
  await button(page, 'Page').click();
  await expect(sheetOfPaper(page)).toBeInViewport({ ratio: 0.9 });
  await expect(eighth).toHaveCount(0);
  await button(page, 'Write').click();
  await expect(eighth).toBeInViewport({ ratio: 1 });
});

test('what the device asks to close, as by Back, is what is open', async ({ page, request }) => {
  await openOnPhone(page, request, { workExperience: [{ position: 'Pilot', company: 'Port' }] });
  // Escape sends the same request, unless a script of the page handles the key.
  await page.evaluate(() =>
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const back = () => page.keyboard.press('Escape');
  const sections = page.getByRole('dialog', { name: 'Sections' });
  await button(page, 'Sections').click();
  await sections.getByRole('button', { name: 'More about Experience' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await back();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(sections).toBeVisible();
  await back();
  await expect(sections).toHaveCount(0);

  await button(page, 'Sections').click();
  await page.getByRole('tab', { name: 'Experience' }).click();
  await page
    .getByRole('button', { name: /^Pilot/ })
    .first()
    .click();
  await button(page, 'Pick months').click();
  const months = page.getByRole('dialog', { name: 'Months' });
  await expect(months.getByRole('switch', { name: 'Present' })).toBeInViewport({ ratio: 1 });
  await back();
  await expect(months).toHaveCount(0);
  await expect(page.getByLabel('Duration', { exact: true })).toBeInViewport();
});

test('typing and marking words goes on under a finger, and the bar makes room for a keyboard', async ({
  page,
  request,
}) => {
  await openOnPhone(page, request);
  const summary = page.getByLabel('Summary', { exact: true });
  await summary.evaluate((field) => {
    field.scrollIntoView({ block: 'end' });
    field.focus();
  });
  await expect(button(page, 'Write')).toBeVisible();
  // The height that a keyboard leaves on a small screen.
  await page.setViewportSize({ width: 360, height: 420 });
  await expect(button(page, 'Write')).toBeHidden();
  await expect(summary).toBeInViewport({ ratio: 1 });
  await summary.press('Control+a');
  await page.keyboard.type('Pilot');
  await expect(summary).toHaveValue('Pilot');
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(button(page, 'Write')).toBeVisible();
});

test('a phone that is turned keeps the field in hand, with its caret', async ({
  page,
  request,
}) => {
  await openOnPhone(page, request);
  const summary = page.getByLabel('Summary', { exact: true });
  await summary.tap();
  await summary.evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(0, 12));
  await page.setViewportSize({ width: 780, height: 360 });
  await expect(sheetOfPaper(page)).toBeVisible();
  await expect(summary).toBeFocused();
  await page.keyboard.type('River pilot');
  await expect(summary).toHaveValue(/^River pilot with nine years/);
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
