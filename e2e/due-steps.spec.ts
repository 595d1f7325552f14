import { type APIRequestContext, expect, test } from '@playwright/test';
import { type Account, makeAccount, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';

const today = (by = 0) => {
  const now = new Date();
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + by);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

const add = async (request: APIRequestContext, { token }: Account, data: object) =>
  (
    await (
      await request.post('/api/applications', {
        headers: { authorization: `Bearer ${token}` },
        data,
      })
    ).json()
  ).data;

test.describe('next steps', () => {
  // Offline, the cached app shows the last seen data, so this needs the service worker.
  test.use({ serviceWorkers: 'allow' });

  test('[due-steps-1] that are due stand on the dashboard, also without a connection', async ({
    page,
    context,
    request,
  }) => {
    const account = await makeAccount(request);
    await signInAs(page, account);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome back, Asha!' })).toBeVisible();
    const section = page.getByRole('region', { name: 'Today' });
    await expect(section).toHaveCount(0);
    const job = { role: 'Cook', company: 'The Inn', nextStep: 'Call Jo' };
    const { id } = await add(request, account, { ...job, nextStepDay: today() });
    await add(request, account, { role: 'Baker', nextStepDay: today(-2) });
    await add(request, account, { role: 'Archer', nextStep: 'Write', nextStepDay: today(1) });
    await add(request, account, { role: 'Smith', nextStepDay: today(), status: 'rejected' });
    await page.reload();
    await expect(section.getByRole('listitem')).toHaveText([
      /^Next step\s*Baker\s*since \w+ \d+$/,
      /^Call Jo\s*Cook, The Inn$/,
    ]);
    await expectNoViolationAtWidths(page, 'the dashboard with next steps');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: test.info().outputPath(`today-${width}.png`) });
    }
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText(/^Offline: as of Today, /)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Offline/)).toBeHidden();
    await section.getByRole('link', { name: /^Call Jo/ }).click();
    await expect(page).toHaveURL(`/applications/${id}`);
  });
});

test('[due-steps-2] are told of once in the morning by a notice, where that is wanted', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await add(request, account, { role: 'Cook', nextStep: 'Call Jo', nextStepDay: today() });
  // The headless shell never lets a page show notifications, so this simulates the browser.
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Shown {
      static permission = localStorage.getItem('allowed') ?? 'default';
      static async requestPermission() {
        Shown.permission = 'granted';
        localStorage.setItem('allowed', 'granted');
        return 'granted';
      }
      onclick = () => {};
      constructor(title: string) {
        shown.push(title);
        Object.assign(globalThis, { lastShown: this });
      }
      close() {}
    }
    Object.assign(globalThis, { Notification: Shown, shownNotices: shown });
  });
  const shown = () => page.evaluate(() => Reflect.get(globalThis, 'shownNotices'));
  await page.clock.install({ time: `${today()}T06:30:00` });
  await signInAs(page, account);
  await page.goto('/applications');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Reminders' }).click();
  const wanted = page.getByRole('switch', { name: 'Notify me in this browser' });
  await expect(wanted).not.toBeChecked();
  await wanted.click();
  await expect(page.getByText('Notifications are on in this browser.')).toBeVisible();
  await expectNoViolationAtWidths(page, 'reminders by notice');
  await page.screenshot({ path: test.info().outputPath('reminders.png') });
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
  expect(await shown()).toEqual([]);
  await page.clock.runFor('31:00');
  await expect.poll(shown).toEqual(['A next step is due today']);
  await page.evaluate(() => Reflect.get(globalThis, 'lastShown').onclick());
  await expect(page).toHaveURL('/applications');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
  await page.clock.runFor('02:00');
  expect(await shown()).toEqual([]);
});
