import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths, expectNoViolationInThemes, look } from './support/axe.ts';
import { panel, saved } from './support/editor.ts';

const content = {
  personalInfo: {
    firstName: 'Meera',
    lastName: 'Iyer',
    email: 'meera.iyer@example.com',
    phone: '+91 80 5550 0142',
    summary: 'Data analyst with eight years in lending.',
  },
  workExperience: [
    {
      position: 'Senior Data Analyst',
      company: 'Brightwater Lending',
      bullets: ['Helped with pricing models.', 'Ran 22 tests on reminders.'],
    },
  ],
};

const lines = (page: Page) => page.getByRole('toolbar', { name: 'Lines of page 1' });
const line = (page: Page, text: string) =>
  lines(page).getByRole('button', { name: `Write a note on “${text}”` });
const notes = (page: Page) => page.getByRole('region', { name: 'Your notes' });
const noteOfFarid = (page: Page) => notes(page).getByRole('group', { name: /^Farid Haddad/ });

/** Clicks a line on the page by its coordinates, like a pointer. */
async function clickLine(page: Page, text: string): Promise<void> {
  const box = await line(page, text).boundingBox();
  if (!box) throw new Error(`The page does not show “${text}”`);
  await page.mouse.click(box.x + 40, box.y + box.height / 2);
}

async function openAsMentor(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const others: string[] = [];
  page.on('request', (request) => {
    if (
      !/^(?:data|blob):/.test(request.url()) &&
      new URL(request.url()).host !== new URL(address).host
    )
      others.push(request.url());
  });
  await page.goto(address);
  expect(others).toEqual([]);
  return page;
}

async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ask for a review' }).click();
  await expect(dialog).toHaveAccessibleName('New review link');
  await expect(dialog.getByLabel('Who it’s for')).toBeFocused();
  await dialog.getByLabel('Who it’s for').fill('Farid');
  await dialog.getByLabel('Your question').fill('Does it read senior enough?');
  await dialog.getByLabel('Password').fill('quiet-otter');
  await expectNoViolationInThemes(page, 'a new review link');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  // Screen readers announce the focused element, which is the address.
  await expect(dialog.getByLabel('New link')).toBeFocused();
  const address = await dialog.getByLabel('New link').inputValue();
  await expect(dialog.getByText('Copy it now')).toBeVisible();
  await page.keyboard.press('Escape');
  // Closing the dialog doesn't lose the link, which can't be shown again.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByLabel('New link')).toHaveValue(address);
  await page.keyboard.press('Escape');
  return address;
}

test('[review-1] a mentor without an account comments and suggests; the owner takes one, leaves one, and undoes', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const account: Account = await makeAccount(request);
  const { id } = await makeResume(request, account, { templateId: 'classic', content });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  await page.getByRole('tab', { name: 'Experience', exact: true }).click();
  const address = await test.step('the owner makes a link', () => makeLink(page));

  const mentor = await openAsMentor(browser, address);
  await test.step('a mentor comes in by a name and the password', async () => {
    await expect(mentor.getByRole('heading', { level: 1 })).toHaveText(
      'You’re asked to review a resume',
    );
    await mentor.getByLabel('Your name').fill('Farid Haddad');
    await mentor.getByLabel('Password of the link').fill('wrong-otter');
    await mentor.getByRole('button', { name: 'Start reading' }).click();
    await expect(mentor.getByText('This isn’t the password of this link')).toBeVisible();
    await expectNoViolationAtWidths(mentor, 'the front of a review');
    await look(mentor, 'light', 1280);
    await mentor.getByLabel('Password of the link').fill('quiet-otter');
    await mentor.getByRole('button', { name: 'Start reading' }).click();
    await expect(mentor.getByText('Does it read senior enough?')).toBeVisible();
    await expect(mentor.getByRole('region', { name: 'Page 1 of 1' })).toContainText('Ran 22 tests');
    // The name on the page is also a heading, of the second level.
    await expect(mentor.getByRole('heading', { level: 1 })).toHaveText('Resume of Meera Iyer');
    await expect(mentor.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(mentor.getByText('meera.iyer@example.com')).toHaveCount(0);
  });

  await test.step('says two lines otherwise, and comments on a third by the keyboard', async () => {
    await clickLine(mentor, 'Helped with pricing models.');
    await mentor.getByRole('radio', { name: 'Suggest wording' }).check({ force: true });
    await mentor.getByLabel(/^New wording of/).fill('Tested four pricing models.');
    await expectNoViolationInThemes(mentor, 'writing a suggestion');
    await mentor.getByRole('button', { name: 'Send to Meera' }).click();
    await expect(noteOfFarid(mentor)).toHaveCount(1);
    await clickLine(mentor, 'Ran 22 tests on reminders.');
    await mentor.getByRole('radio', { name: 'Suggest wording' }).check({ force: true });
    await mentor.getByLabel(/^New wording of/).fill('Ran tests on reminders.');
    await mentor.getByRole('button', { name: 'Send to Meera' }).click();
    await expect(noteOfFarid(mentor)).toHaveCount(2);
    await lines(mentor).getByRole('button').first().focus();
    await line(mentor, 'Data analyst with eight years in lending.').focus();
    await mentor.keyboard.press('Enter');
    await mentor.getByLabel(/^Comment on/).fill('Lending to whom?');
    await mentor.getByRole('button', { name: 'Send to Meera' }).click();
    await expect(noteOfFarid(mentor)).toHaveCount(3);
    // From there, the arrow keys move to the next line.
    await expect(line(mentor, 'Data analyst with eight years in lending.')).toBeFocused();
    await expectNoViolationAtWidths(mentor, 'a review');
  });

  await test.step('sees what a note is about where its dialog covers the line', async () => {
    await look(mentor, 'light', 768);
    await clickLine(mentor, 'Ran 22 tests on reminders.');
    await expect(mentor.getByRole('dialog')).toContainText('“Ran 22 tests on reminders.”');
    await mentor.keyboard.press('Escape');
  });

  await test.step('reads the words on a phone, where the page is too small for it', async () => {
    await look(mentor, 'light', 360);
    const words = mentor.getByText('Ran 22 tests on reminders.', { exact: true }).first();
    await expect(words).toHaveCSS('font-size', '17px');
    await words.click();
    await expect(mentor.getByRole('dialog')).toContainText('“Ran 22 tests on reminders.”');
    await mentor.keyboard.press('Escape');
    // The field of the dialog takes the focus by itself, and the focus is restored nonetheless.
    await expect(words.locator('xpath=..')).toBeFocused();
    await mentor.getByRole('group', { name: 'Show' }).getByText('Page', { exact: true }).click();
    await expect(lines(mentor).getByRole('button').first()).toBeVisible();
  });

  await test.step('and finds them again after coming back', async () => {
    await look(mentor, 'light', 1280);
    await clickLine(mentor, 'Ran 22 tests on reminders.');
    await mentor.getByLabel(/^Comment on/).fill('Which reminders?');
    await mentor.reload();
    await expect(noteOfFarid(mentor)).toHaveCount(3);
    await expect(mentor.getByLabel(/^Comment on/)).toHaveValue('Which reminders?');
    await mentor.getByLabel(/^Comment on/).fill('');
    await mentor.getByRole('button', { name: 'Close', exact: true }).click();
    await mentor.getByRole('button', { name: 'Delete note 1' }).click();
    await expect(noteOfFarid(mentor)).toHaveCount(2);
    await expect(noteOfFarid(mentor).first().getByRole('button').first()).toBeFocused();
    await mentor.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(noteOfFarid(mentor)).toHaveCount(3);
  });

  await test.step('the owner sees them arrive below their lines, as differences', async () => {
    await expect(page.getByRole('button', { name: /^Suggestions ?3$/ })).toBeVisible();
    await page
      .getByRole('button', { name: /Senior Data Analyst/ })
      .first()
      .click();
    await expect(panel(page).getByRole('group', { name: /^Farid Haddad/ })).toHaveCount(2);
    await expect(panel(page).locator('del', { hasText: 'Helped with' })).toBeVisible();
    await expectNoViolationInThemes(page, 'suggestions in the editor');
  });

  const first = panel(page).getByRole('textbox', { name: 'Bullet 1' });
  await test.step('takes one and leaves one', async () => {
    await panel(page).getByRole('button', { name: 'Take suggestion 2' }).click();
    await expect(panel(page)).toContainText('Tested four pricing models.');
    await panel(page)
      .getByRole('button', { name: /^Decline suggestion/ })
      .click();
    await expect(panel(page).getByRole('group', { name: /^Farid Haddad/ })).toHaveCount(0);
    await expect(saved(page)).toBeVisible();
    await mentor.reload();
    await expect(notes(mentor).getByText('Taken')).toHaveCount(1);
  });

  await test.step('and takes it back by undo, which lets it wait again', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(panel(page).getByRole('group', { name: /^Farid Haddad/ })).toHaveCount(1);
    await expect(first).toHaveValue('Helped with pricing models.');
  });

  await test.step('a suggestion whose text has changed says so, and is not taken', async () => {
    await first.fill('Owned pricing models.');
    await expect(panel(page).getByText('You’ve changed this text since')).toBeVisible();
    await expect(panel(page).getByRole('button', { name: /^Take suggestion/ })).toHaveCount(0);
  });
});

test('[review-3] an owner answers a comment, its mentor answers back, and it is settled', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { templateId: 'classic', content });
  const headers = { authorization: `Bearer ${account.token}` };
  const made = await request.post(`/api/resumes/${id}/links`, {
    headers,
    data: { kind: 'review', name: 'For Farid' },
  });
  const mentor = await openAsMentor(browser, (await made.json()).data.address);
  await mentor.getByLabel('Your name').fill('Farid Haddad');
  await mentor.getByRole('button', { name: 'Start reading' }).click();
  await clickLine(mentor, 'Ran 22 tests on reminders.');
  await mentor.getByLabel(/^Comment on/).fill('Which reminders?');
  await mentor.getByRole('button', { name: 'Send to Meera' }).click();
  await expect(noteOfFarid(mentor)).toHaveCount(1);

  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  const openEntry = async () => {
    await page.getByRole('tab', { name: 'Experience', exact: true }).click();
    await page
      .getByRole('button', { name: /Senior Data Analyst/ })
      .first()
      .click();
  };
  await openEntry();
  const note = panel(page).getByRole('group', { name: /^Farid Haddad/ });
  await test.step('the owner answers, and what is typed outlives a reload', async () => {
    await note.getByRole('button', { name: 'Reply to note 1' }).click();
    await note.getByLabel('Your reply').fill('Late-payment reminders.');
    await page.reload();
    await openEntry();
    await expect(note.getByLabel('Your reply')).toHaveValue('Late-payment reminders.');
    await expectNoViolationInThemes(page, 'answering a comment');
    await note.getByRole('button', { name: 'Send reply' }).click();
    await expect(note.getByRole('list', { name: 'Replies' })).toContainText(
      'Late-payment reminders.',
    );
    await page.screenshot({ path: test.info().outputPath('owner.png') });
  });

  await test.step('the mentor finds it, and answers back', async () => {
    await mentor.reload();
    await expect(noteOfFarid(mentor)).toContainText('Late-payment reminders.');
    await expect(mentor.getByRole('button', { name: 'Delete note 1' })).toHaveCount(0);
    await mentor.getByRole('button', { name: 'Reply to note 1' }).click();
    await mentor.getByLabel('Your reply').fill('Then say so.');
    await mentor.getByRole('button', { name: 'Send reply' }).click();
    await expect(noteOfFarid(mentor).getByRole('listitem')).toHaveCount(2);
    await expectNoViolationAtWidths(mentor, 'replies in a review');
    await mentor.screenshot({ path: test.info().outputPath('mentor-320.png') });
    await look(mentor, 'light', 1280);
    await mentor.screenshot({ path: test.info().outputPath('mentor-1280.png') });
  });

  await test.step('the owner is told at once, and settles it', async () => {
    await expect(page.getByText('Farid Haddad replied', { exact: true })).toBeVisible();
    await expect(note.getByRole('listitem')).toHaveText([/^You.*Late/, /^Farid Haddad.*Then say/]);
    await note.getByRole('button', { name: /^Done with note/ }).click();
    await expect(note).toHaveCount(0);
    await mentor.reload();
    await expect(noteOfFarid(mentor).getByText('Resolved')).toBeVisible();
    await expect(mentor.getByRole('button', { name: 'Reply to note 1' })).toHaveCount(0);
  });
});

test('[review-2] a shared link has a name of one’s own, a password, and no download where its owner says so', async ({
  page,
  browser,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { templateId: 'classic', content });
  const slug = `meera-${Date.now().toString(36)}`;
  await signInAs(page, account);
  await page.goto(`/resume/preview/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Link with a name' }).click();
  await dialog.getByLabel('Name in the address').fill(slug);
  await dialog.getByLabel('Password').fill('quiet-otter');
  await dialog.getByLabel('Offer the PDF').click();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const address = await dialog.getByLabel('New link').inputValue();
  expect(address).toContain(`/r/${slug}`);
  const visitor = await openAsMentor(browser, address);
  await visitor.getByLabel('Password', { exact: true }).fill('quiet-otter');
  await expectNoViolationAtWidths(visitor, 'a locked link');
  await look(visitor, 'light', 1280);
  await visitor.getByRole('button', { name: 'Open' }).click();
  await expect(visitor.getByRole('region', { name: 'Page 1 of 1' })).toContainText('Ran 22 tests');
  await expect(visitor.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  await expectNoViolationAtWidths(visitor, 'a shared link');
  await dialog.getByRole('button', { name: `Remove` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Link removed', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: `Remove` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove link' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await expect(page.getByText('Link removed', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(
    visitor.getByRole('heading', { name: 'This link doesn’t work anymore' }),
  ).toBeVisible();
});
