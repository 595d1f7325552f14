import { expect, type Page, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';
import { drag } from './support/touch.ts';

test.use({ viewport: { width: 820, height: 900 }, hasTouch: true, isMobile: true });

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}, `) });
const handle = (page: Page, name: string) =>
  column(page, name).getByRole('button', { name: /^Move/ });

async function middleOf(one: ReturnType<typeof column>) {
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a finger draws a card to another column by its handle, and scrolls the board beside it', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  const data = { role: 'Night nurse', company: 'Harbor Clinic' };
  await request.post('/api/applications', { headers, data });
  await signInAs(page, account);
  await page.goto('/applications');
  const devtools = await page.context().newCDPSession(page);

  await test.step('what is pressed is as large for a finger here as on a phone', async () => {
    for (const name of ['New application', 'More']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
      expect(box?.width, name).toBeGreaterThanOrEqual(44);
    }
  });

  await test.step('to the column beside it', async () => {
    const to = await middleOf(column(page, 'Applied'));
    await drag(devtools, await middleOf(handle(page, 'Saved')), to, true);
    await expect(column(page, 'Applied').getByRole('article')).toHaveCount(1);
    await expect(page.getByText('Moved to Applied').first()).toBeVisible();
    await page.reload();
    await expect(column(page, 'Applied').getByRole('article')).toHaveCount(1);
  });

  await test.step('on the card itself it scrolls, and moves nothing', async () => {
    const board = page.getByRole('region', { name: 'Board' });
    expect(await board.evaluate((strip) => strip.scrollLeft)).toBe(0);
    const { x, y } = await middleOf(column(page, 'Applied').getByRole('article'));
    await drag(devtools, { x, y }, { x: x - 250, y });
    await expect.poll(() => board.evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(0);
    await expect(column(page, 'Applied').getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL('/applications');
  });

  await test.step('on a phone, where the next column is brought by resting at the edge', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.reload();
    await column(page, 'Applied').scrollIntoViewIfNeeded();
    const from = await middleOf(handle(page, 'Applied'));
    await drag(devtools, from, { x: 350, y: from.y + 40 }, true);
    await expect(column(page, 'Applied').getByRole('article')).toHaveCount(0);
    await expect(page.getByText(/^Moved to (?!Applied)/).first()).toBeVisible();
  });
});
