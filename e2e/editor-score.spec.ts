import { expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationInThemes, look, widths } from './support/axe.ts';
import { openTab, preview, saved } from './support/editor.ts';

const summary = 'A kitchen manager who runs the managment of two kitchens and hires their cooks.';
const content = {
  personalInfo: { firstName: 'Ada', lastName: 'Byron', title: 'Kitchen manager', summary },
  workExperience: [
    {
      position: 'Head cook',
      company: 'Inn',
      startDate: '2020-01',
      current: true,
      bullets: ['Responsible for managing a team of 12 cooks', 'Cut waste by 20% in 12 months'],
    },
    // A score needs at least 80 words.
    {
      position: 'Line cook',
      company: 'Harbor House',
      startDate: '2016-01',
      endDate: '2019-12',
      bullets: [
        'Prepared 140 covers a night with two others and kept the pass clear of waiting plates',
        'Wrote the list of allergens that all four stations of the house still use today',
        'Trained six apprentices, three of whom now run stations of their own in the city',
      ],
    },
  ],
  skills: [{ category: 'Kitchen', items: ['Stock control', 'HACCP'] }],
};

const chip = (page: Page) => page.getByRole('button', { name: /^Resume score: \d+ of 100/ });
const scoreOn = async (page: Page) =>
  Number(/\d+/.exec((await chip(page).textContent()) ?? '')?.[0]);
const panel = (page: Page) => page.getByRole('region', { name: 'Resume score' });
const misspelt = (page: Page) => page.getByRole('button', { name: /^Summary: .*'managment'/ });
const experience = (page: Page) => page.getByRole('button', { name: /^Enhanc.* Work Experience$/ });

async function open(page: Page, account: Account, id: string): Promise<void> {
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  await expect(preview(page)).toContainText('Head cook');
}

/** The distance of a word's underline from the word's own edges, in pixels. */
const distanceFrom = (page: Page, word: string) =>
  misspelt(page).evaluate((line, sought) => {
    const texts = document.createTreeWalker(
      document.querySelector('[data-page]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.textContent?.indexOf(sought) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + sought.length);
      const [a, b] = [range.getBoundingClientRect(), line.getBoundingClientRect()];
      return Math.max(...[a.left - b.left, a.right - b.right, a.top - b.top].map(Math.abs));
    }
    return Number.POSITIVE_INFINITY;
  }, word);

test('[editor-score-3] the score follows the typing, and is what the server says', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content });
  await open(page, account, id);
  const headers = { authorization: `Bearer ${account.token}` };
  const scoreThere = async () => {
    const stored = await (await request.get(`/api/resumes/${id}`, { headers })).json();
    const data = { resumeData: stored.data.content };
    return (await (await request.post('/api/ai/score', { headers, data })).json()).data;
  };
  await expect(chip(page)).toBeVisible();
  const before = await scoreOn(page);
  expect(before).toBe((await scoreThere()).overallScore);

  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await page.getByLabel('Location').fill('Bath');
  await expect.poll(() => scoreOn(page)).toBeGreaterThan(before);
  await expect(saved(page)).toBeVisible();
  const there = await scoreThere();
  await expect.poll(() => scoreOn(page)).toBe(there.overallScore);

  await chip(page).click();
  await expect(panel(page).getByRole('heading', { name: 'Resume score' })).toBeFocused();
  let sum = 0;
  for (const { title, points, max } of there.areas) {
    const text = await panel(page).getByText(title).locator('..').textContent();
    const [, shown] = new RegExp(`^${title}(\\d+) of ${max}$`).exec(text ?? '') ?? [];
    expect([Math.floor(points), Math.ceil(points)], title).toContain(Number(shown));
    sum += Number(shown);
  }
  expect(sum).toBe(there.overallScore);

  await test.step('its owner corrects the career stage that it goes by', async () => {
    const stage = panel(page).getByLabel('Career stage');
    await expect(panel(page).getByText(there.career.reason)).toBeVisible();
    await stage.selectOption({ label: 'Executive' });
    await expect.poll(() => scoreOn(page)).toBeLessThan(there.overallScore);
    await expect(saved(page)).toBeVisible();
    const free = await request.get(`/api/resumes/${id}/score`, { headers });
    const { data } = await free.json();
    expect(data.career).toMatchObject({ stage: 'executive', told: there.career.told });
    await expect.poll(() => scoreOn(page)).toBe(data.overallScore);
    await page.keyboard.press('Control+z');
    await expect(stage).toHaveValue('told');
    await expect.poll(() => scoreOn(page)).toBe(there.overallScore);
    await page.getByRole('heading', { name: 'Resume score' }).click();
  });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(chip(page)).toBeFocused();
});

test('[editor-score-4] findings are underlined at their very words until they are repaired', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content });
  await open(page, account, id);
  await expect(misspelt(page)).toBeAttached();
  expect(await distanceFrom(page, 'managment')).toBeLessThan(2);

  await page.getByLabel('Summary', { exact: true }).press('Home');
  await page.keyboard.type('Also ');
  await expect.poll(() => distanceFrom(page, 'managment')).toBeLessThan(2);

  await misspelt(page).focus();
  await expect(page.getByRole('tooltip')).toContainText('looks misspelled');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Summary', { exact: true })).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('managment');

  await chip(page).click();
  await panel(page).getByRole('switch', { name: 'Underline in the preview' }).click();
  await expect(misspelt(page)).toHaveCount(0);
  await panel(page).getByRole('switch', { name: 'Underline in the preview' }).click();
  await expect(misspelt(page)).toBeAttached();

  await panel(page).getByRole('button', { name: 'Show: Summary' }).last().click();
  await expect(page.getByLabel('Summary', { exact: true })).toBeFocused();
  await panel(page).getByRole('button', { name: 'Apply: Summary' }).click();
  await expect(preview(page)).toContainText('the management of two');
  await expect(misspelt(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(preview(page)).toContainText('Also A kitchen manager who runs the managment');
  await expect(misspelt(page)).toBeAttached();
});

/** The visible notifications; they are announced separately. */
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('[editor-score-1] a section is enhanced once its difference has been seen', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content });
  await open(page, account, id);
  await preview(page).getByText('Head cook').hover();
  await page.route('**/api/ai/improve', () => {});
  for (const leave of [
    () => page.getByRole('button', { name: 'Cancel enhancing Work Experience' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    const gone = page.waitForEvent('requestfailed', (call) => call.url().endsWith('/ai/improve'));
    await experience(page).click();
    await expect(page.getByRole('button', { name: /^Cancel enhancing/ })).toBeVisible();
    await leave();
    await gone;
    await expect(page.getByRole('button', { name: /^Cancel enhancing/ })).toHaveCount(0);
    await expect(experience(page)).toBeFocused();
  }
  await expect(page.getByText('Enhance canceled').first()).toBeVisible();
  await page.unroute('**/api/ai/improve');

  await experience(page).click();
  const dialog = page.getByRole('dialog', { name: 'Enhance Work Experience' });
  await expect(dialog).toContainText('Responsible for managing');
  await expect(page.locator('[data-page]')).toContainText('Responsible for managing');
  await dialog.getByRole('button', { name: 'Keep my text' }).click();
  await expect(dialog).toHaveCount(0);

  await experience(page).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(notifications(page)).toContainText('Work Experience has been enhanced with AI');
  await expect(preview(page)).toContainText('Manage a team of 12 cooks');
  await expect(preview(page)).toContainText('Cut waste by 20% in 12 months');
  await expect(preview(page)).not.toContainText('Responsible for');
  await page.keyboard.press('Control+z');
  await expect(preview(page)).toContainText('Responsible for managing a team of 12 cooks');
  await expect(page.getByRole('button', { name: 'Undo', exact: true }).first()).toBeDisabled();
});

test('[editor-score-2] what can not be enhanced is told, and stays under its section until the next try', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content });
  await open(page, account, id);
  const refuse = (status: number, code: string, message: string) =>
    page.route('**/api/ai/improve', (route) =>
      route.fulfill({ status, json: { success: false, code, message, requestId: 'r' } }),
    );
  const alert = preview(page).getByRole('alert');
  await refuse(404, 'NOT_FOUND', 'No.');
  await experience(page).focus();
  await page.keyboard.press('Enter');
  await expect(alert).toContainText('The AI enhancement service is not available.');
  await expect(notifications(page)).toContainText('Could not enhance Work Experience');

  await page.unroute('**/api/ai/improve');
  await refuse(402, 'INSUFFICIENT_CREDITS', 'You have too few credits.');
  await experience(page).press('Enter');
  await expect(alert).toContainText('You have too few credits.');
  await expect(alert).not.toContainText('not available');
  await expect(alert.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute(
    'href',
    '/pricing',
  );

  await page.unroute('**/api/ai/improve');
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/ai/improve', async (route) => {
    await held;
    await route.continue();
  });
  await experience(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Enhancing... Work Experience' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Enhance .*, Skills$/ })).toBeDisabled();
  answer();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await openTab(page, 'Projects');
  await page.getByRole('button', { name: /^Enhance .*, Projects$/ }).click();
  await expect(notifications(page)).toContainText(
    "The Projects section doesn't have enough content to enhance.",
  );
});

test('axe finds nothing wrong with the score and the difference', async ({ page, request }) => {
  test.slow();
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content });
  await open(page, account, id);
  for (const width of widths) {
    await look(page, 'light', width);
    if (width < 768) await page.getByRole('button', { name: 'Page', exact: true }).click();
    await chip(page).click();
    await expect(panel(page)).toBeVisible();
    await expectNoViolationInThemes(page, `the score, ${width} px`);
    await page.keyboard.press('Escape');
    if (width < 768) {
      await page.getByRole('button', { name: 'Write', exact: true }).click();
      await openTab(page, 'Experience');
    }
    await experience(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expectNoViolationInThemes(page, `the difference, ${width} px`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
