import { type APIRequestContext, expect as expectSoon, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationInThemes, look, widths } from './support/axe.ts';
import { bullets, bulletTexts, openTab, panel, preview } from './support/editor.ts';

/** A score is computed when the browser is idle. */
const expect = expectSoon.configure({ timeout: 40_000 });
test.describe.configure({ timeout: 150_000 });

const weak = 'Responsible for the credit reports.';
const content = {
  personalInfo: {
    firstName: 'Meera',
    lastName: 'Iyer',
    title: 'Data analyst',
    summary: 'Data analyst with eight years in lending, who turns ledgers into figures.',
  },
  workExperience: [
    {
      position: 'Senior Analyst',
      company: 'Harbor',
      startDate: '2019-04',
      endDate: '2021-03',
      bullets: ['Cut time to a decision from 26 hours to 9 minutes.', weak],
    },
    {
      position: 'Analyst',
      company: 'Kestrel',
      startDate: '2015-07',
      endDate: '2017-08',
      bullets: ['Helped with pricing models for motor insurance.'],
    },
  ],
};

async function openNotes(page: Page, request: APIRequestContext): Promise<void> {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content, templateId: 'classic' });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  await openJob(page);
}

async function openJob(page: Page): Promise<void> {
  await openTab(page, 'Experience');
  await panel(page)
    .getByRole('button', { name: /^Senior Analyst/ })
    .click();
}

const numeral = (page: Page, number: number) =>
  panel(page).getByRole('button', { name: new RegExp(`^Note ${number}, worth`) });
const note = (page: Page) => panel(page).getByRole('group', { name: /^Note \d+, worth/ });
const onPage = (page: Page) => preview(page).locator('[data-numeral]');
const numbersOnPage = (page: Page) =>
  onPage(page)
    .locator('[data-number]')
    .evaluateAll((numerals) => numerals.map((one) => one.getAttribute('data-number')));
const thread = (page: Page) => page.locator('[data-thread]');

test('a weak bullet has a numeral, its note a reason and a rewrite whose blanks one fills in', async ({
  page,
  request,
}) => {
  await openNotes(page, request);
  await expect(numeral(page, 1)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => numbersOnPage(page)).toEqual(['1', '2']);
  const field = bullets(panel(page)).nth(1);
  await expect(field).toHaveAccessibleDescription(/^Note 1, worth [\d.]+ points?, on bullet 2$/);

  await test.step('by keyboard: the numeral, the blank, Enter', async () => {
    await numeral(page, 1).press('Enter');
    await expect(note(page)).toContainText('hides what you did');
    await expect(field).toHaveAccessibleDescription(/hides what you did/);
    await expect(note(page)).toContainText('Folio never makes up a number.');
    await note(page).getByRole('textbox').fill('cutting preparation from 3 days to 4 hours');
    await page.keyboard.press('Enter');
  });
  const better = 'Handled the credit reports, cutting preparation from 3 days to 4 hours.';
  await expect.poll(() => bulletTexts(panel(page))).toContain(better);
  await expect(field).toBeFocused();
  await expect(preview(page)).toContainText('cutting preparation');
  await expect(note(page)).toHaveCount(0);
  await expect.poll(() => numbersOnPage(page)).toEqual(['1']);

  await test.step('it is one step of undo', async () => {
    await page.keyboard.press('Control+z');
    await expect.poll(() => bulletTexts(panel(page))).toContain(weak);
    await expect.poll(() => numbersOnPage(page)).toEqual(['1', '2']);
  });
});

test('a blank that nobody filled in is never printed', async ({ page, request }) => {
  await openNotes(page, request);
  await onPage(page).nth(1).click();
  await expect(bullets(panel(page)).first()).toBeFocused();
  const apply = note(page).getByRole('button', { name: /^Apply/ });
  await expect(apply).toHaveText('Apply');
  await apply.click({ force: true });
  await expect(note(page).getByRole('textbox').first()).toBeFocused();
  await expect(preview(page)).toContainText('Helped with pricing models');
  await note(page).getByRole('textbox').first().fill('Tested 14');
  await note(page).getByRole('textbox').last().fill('quotes came 2 days sooner');
  await apply.click();
  await expect(preview(page)).toContainText('Tested 14 pricing models');
  await expect(page.locator('[data-page]').first()).not.toContainText('[');
});

test('a note that was dismissed stays away, until it is taken back', async ({ page, request }) => {
  await openNotes(page, request);
  await numeral(page, 1).click();
  await note(page).getByRole('button', { name: 'Dismiss note 1' }).click();
  await expect(bullets(panel(page)).nth(1)).toBeFocused();
  await expect.poll(() => numbersOnPage(page)).toEqual(['1']);
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(() => numbersOnPage(page)).toEqual(['1', '2']);
  await numeral(page, 1).click();
  await note(page).getByRole('button', { name: 'Dismiss note 1' }).click();
  await expect.poll(() => numbersOnPage(page)).toEqual(['1']);
  await page.reload();
  await openJob(page);
  await expect.poll(() => numbersOnPage(page)).toEqual(['1']);
  await expect(numeral(page, 1)).toHaveCount(0);
});

test('a thread leads from the row in hand to its line, where there is room', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNotes(page, request);
  await expect(numeral(page, 1)).toBeVisible();
  await expect(thread(page)).toHaveCount(0);
  await bullets(panel(page)).nth(1).focus();
  await expect(thread(page)).toHaveCount(1);
  const end = await thread(page)
    .locator('path')
    .evaluate((path: SVGPathElement) => {
      const { x, y } = path.getPointAtLength(path.getTotalLength());
      const at = new DOMPoint(x, y).matrixTransform(path.getScreenCTM() ?? undefined);
      return { x: at.x, y: at.y };
    });
  const box = await onPage(page).first().boundingBox();
  expect(Math.abs(end.x - (box?.x ?? 0))).toBeLessThan(4);
  expect(Math.abs(end.y - (box?.y ?? 0) - (box?.height ?? 0) / 2)).toBeLessThan(4);
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(thread(page)).toHaveCount(0);
  await expect(onPage(page).first()).toBeVisible();
});

test('axe finds nothing wrong with a note', async ({ page, request }) => {
  await openNotes(page, request);
  await numeral(page, 1).click();
  for (const width of widths) {
    await look(page, 'light', width);
    await expect(note(page)).toBeVisible();
    await expectNoViolationInThemes(page, `a note, ${width} px`);
  }
});

test('the panel of the score leads to the notes, and says nothing a second time', async ({
  page,
  request,
}) => {
  await openNotes(page, request);
  await expect(numeral(page, 1)).toBeVisible();
  await page.getByRole('button', { name: /notes?$|^Resume score/ }).click();
  const score = page.getByRole('region', { name: 'Resume score' });
  await expect(score).toContainText('2 notes on your bullets');
  await expect(score).not.toContainText('hides what you did');
  await score.getByRole('button', { name: /^Show note 2, worth/ }).click();
  await expect(bullets(panel(page)).first()).toHaveValue(
    'Helped with pricing models for motor insurance.',
  );
  await expect(note(page)).toBeVisible();
});

async function openQuestions(page: Page) {
  await expect(numeral(page, 1)).toBeVisible();
  await page.getByRole('button', { name: /notes?$|^Resume score/ }).click();
  const score = page.getByRole('region', { name: 'Resume score' });
  await score.getByRole('button', { name: 'Answer questions' }).click();
  return page.getByRole('dialog', { name: 'Questions about your bullets' });
}

test('questions about bullets build a line from the answers, offline and by keyboard', async ({
  page,
  request,
  context,
}) => {
  await openNotes(page, request);
  const dialog = await openQuestions(page);
  await context.setOffline(true);
  await expect(dialog).toContainText('1 of 2. Experience');
  await test.step('who leaves all as it is may begin anew', async () => {
    for (const _ of [1, 2]) await dialog.getByRole('button', { name: 'Leave as it is' }).click();
    await expect(dialog).toContainText('No bullets changed.');
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Answer questions' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('1 of 2. Experience');
  });
  const goTo = async (bullet: string) => {
    if (!(await dialog.innerText()).includes(bullet))
      await dialog.getByRole('button', { name: 'Leave as it is' }).click();
    await expect(dialog).toContainText(bullet);
  };
  await goTo(weak);

  await test.step('each question has the focus in its first field, and Enter goes on', async () => {
    await expect(dialog.getByRole('group')).toContainText('How many, or how often?');
    await page.keyboard.type('12 a month');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('group')).toContainText('What changed');
    await page.keyboard.type('Late reports');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Add how it was after');
    await expect(dialog.getByLabel('After')).toBeFocused();
  });

  await test.step('who leaves in the midst of it goes on from there', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Answer questions' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(weak);
    await expect(dialog.getByLabel('Your answer')).toHaveValue('12 a month');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('What changed')).toHaveValue('Late reports');
    await dialog.getByLabel('Before').fill('5');
    await dialog.getByLabel('After').fill('1');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('group')).toContainText('Over what time?');
    await dialog.getByRole('button', { name: 'Skip' }).click();
  });
  const better = 'Handled the credit reports (12 a month), taking late reports from 5 to 1.';
  await expect(dialog.getByLabel('New bullet')).toHaveValue(better);
  await expect(dialog.getByLabel('New bullet')).toBeFocused();
  await test.step('the wording can be emptied to write it anew, and going back builds it again', async () => {
    await dialog.getByLabel('New bullet').fill('');
    await expect(dialog.getByLabel('New bullet')).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Use this bullet' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByLabel('Your answer').fill('a week');
    await dialog.getByLabel('Your answer').fill('');
    await dialog.getByRole('button', { name: 'Skip' }).click();
    await expect(dialog.getByLabel('New bullet')).toHaveValue(better);
  });
  await dialog.getByRole('button', { name: 'Use this bullet' }).click();
  const leave = dialog.getByRole('button', { name: 'Leave as it is' });
  while (await leave.isVisible()) await leave.click();
  await expect(dialog).toContainText('You rewrote 1 bullet.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => bulletTexts(panel(page))).toContain(better);

  await test.step('it is one step of undo', async () => {
    await bullets(panel(page)).first().focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => bulletTexts(panel(page))).toContain(weak);
  });
});

test('axe finds nothing wrong with the questions, which stay when the window gets narrow', async ({
  page,
  request,
}) => {
  await openNotes(page, request);
  const dialog = await openQuestions(page);
  const atWidths = async (where: string) => {
    for (const width of [...widths, 600]) {
      await look(page, 'light', width);
      await expect(dialog).toBeVisible();
      await expectNoViolationInThemes(page, `${where}, ${width} px`);
    }
  };
  await expect(dialog.getByRole('group')).toBeVisible();
  await atWidths('a question');
  const skip = dialog.getByRole('button', { name: 'Skip' });
  while (!(await dialog.getByLabel('What changed').isVisible())) await skip.click();
  await dialog.getByLabel('What changed').fill('Late reports');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('Add how it was after');
  await atWidths('three fields');
  await dialog.getByLabel('After').fill('1');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('group')).toContainText('Over what time?');
  await skip.click();
  await expect(dialog.getByLabel('New bullet')).toBeVisible();
  await atWidths('the new bullet');
});
