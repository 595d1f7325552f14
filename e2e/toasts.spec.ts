import { expect as baseExpect, type Page, test } from '@playwright/test';
import { newPerson } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';
import { openTab, ownEditor, panel } from './support/editor.ts';

/** Generous timeout for slow machines. */
const expect = baseExpect.configure({ timeout: 30_000 });

/** Notifications are animated when they appear, follow the finger, and disappear. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const requestSent = (page: Page) => region(page).getByText('Request sent', { exact: true });
const notSent = (page: Page) => region(page).getByText('Message not sent', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function failToSend(page: Page): Promise<void> {
  await page.route('**/api/contact', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Email').fill(newPerson().email);
  await page
    .getByLabel('Message', { exact: true })
    .fill('Is there a plan for a school of forty people?');
  await send(page);
  await expect(notSent(page)).toBeVisible();
}

async function push(page: Page, byPx: number): Promise<void> {
  const card = await notSent(page).boundingBox();
  if (!card) throw new Error('There is no notification to push');
  await page.mouse.move(card.x + 10, card.y + 5);
  await page.mouse.down();
  await page.mouse.move(card.x + 10 + byPx, card.y + 5, { steps: 5 });
  await page.mouse.up();
}

test('[toasts-3] a notification runs out after five seconds, but not under the pointer', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-01-01') });
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(newPerson().email);
  await page.clock.pauseAt(new Date('2026-01-02'));
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const box = await requestSent(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.clock.runFor(20_000);
  await expect(requestSent(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(4_900);
  await expect(requestSent(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(requestSent(page)).toBeHidden();
});

test('[toasts-2] an error stays, F8 leads to it, and the focus goes back to where it was', async ({
  page,
}) => {
  await page.clock.install();
  await failToSend(page);
  await page.clock.runFor(60_000);
  await expect(notSent(page)).toBeVisible();
  await page.getByLabel('Email').focus();
  await page.keyboard.press('F8');
  await expect(region(page).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.clock.runFor(1_000);
  await expect(notSent(page)).toBeHidden();
});

test('[toasts-1] one is shown at a time, and is pushed away to the right by 50 px', async ({
  page,
}) => {
  await failToSend(page);
  await page.route('**/api/contact', (route) =>
    route.fulfill({ json: { success: true, message: 'Sent' } }),
  );
  await send(page);
  await expect(region(page).getByText('Message sent', { exact: true })).toBeVisible();
  await expect(notSent(page)).toBeHidden();
  await page.unroute('**/api/contact');

  await failToSend(page);
  await push(page, 45);
  await expect(notSent(page)).toBeVisible();
  await push(page, 55);
  await expect(notSent(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[toasts-4] 50 px to the right push it away, and no less', async ({ page }) => {
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    const swipe = async (byPx: number) => {
      const card = await notSent(page).boundingBox();
      if (!card) throw new Error('There is no notification to push');
      const [x, y] = [card.x + 10, card.y + 5];
      await touch('touchStart', x, y);
      for (let at = 7; at < byPx; at += 7) await touch('touchMove', x + at, y);
      await touch('touchMove', x + byPx, y);
      await touch('touchEnd');
    };
    await failToSend(page);
    await swipe(49);
    await expect(notSent(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeEnabled();
    await swipe(60);
    await expect(notSent(page)).toBeHidden();
  });
});

test('axe finds nothing wrong with a notification', async ({ page }) => {
  await failToSend(page);
  await expectNoViolationAtWidths(page, 'a notification');
});

test('the form can be scrolled by the height of a notification, until that goes', async ({
  page,
  request,
}) => {
  // A window so low that the form scrolls even without the deleted entry.
  await page.setViewportSize({ width: 1280, height: 240 });
  await ownEditor(page, request);
  await openTab(page, 'Experience');
  await panel(page)
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const card = region(page).getByRole('listitem');
  // A notification stays while the pointer is over it.
  await card.hover();
  const endOfForm = () =>
    panel(page)
      .getByRole('button', { name: 'Add Experience' })
      .evaluate((button) => {
        const form = button.closest('[role=tabpanel]');
        form?.scrollTo({ top: form.scrollHeight });
        return button.getBoundingClientRect().bottom;
      });
  const heightPx = await card.evaluate((one) => one.getBoundingClientRect().height);
  // The height is observed, so the form has the space one frame later.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const shown = await endOfForm();
  await page.keyboard.press('F8');
  await region(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(card).toBeHidden();
  await expect.poll(async () => (await endOfForm()) - shown).toBeCloseTo(heightPx, -1);
});
