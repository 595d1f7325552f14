import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationInThemes, look, widths } from './support/axe.ts';
import {
  bullets,
  bulletTexts,
  drawOver,
  openTab,
  panel,
  preview,
  saved,
} from './support/editor.ts';

const jobBullets = ['Led a team of 12', 'Cut waste by 20%', 'Wrote the menu'];

async function openJob(
  page: Page,
  request: APIRequestContext,
  texts: readonly string[] = jobBullets,
) {
  const account = await makeAccount(request);
  const job = { position: 'Operations Manager', company: 'Inn', bullets: texts };
  const { id } = await makeResume(request, account, { content: { workExperience: [job] } });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  await expect(preview(page)).toContainText('Operations Manager');
  await openTab(page, 'Experience');
  await panel(page)
    .getByRole('button', { name: /^Operations Manager/ })
    .click();
  const stored = async () => {
    const headers = {
      authorization: `Bearer ${account.token}`,
      accept: 'application/vnd.folio+json',
    };
    const { data } = await (await request.get(`/api/resumes/${id}`, { headers })).json();
    return data.content.workExperience[0].bullets as { id: string; text: string }[];
  };
  return { stored };
}

const caret = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLTextAreaElement ? [field.value, field.selectionStart] : [];
  });
const put = (page: Page, row: number, at: number) =>
  bullets(panel(page))
    .nth(row)
    .evaluate((field: HTMLTextAreaElement, place) => {
      field.focus();
      field.setSelectionRange(place, place);
    }, at);
const texts = (page: Page) => expect.poll(() => bulletTexts(panel(page)));

test('each bullet is a field of its own, named by its number and its job', async ({
  page,
  request,
}) => {
  const { stored } = await openJob(page, request);
  const before = await stored();
  await expect(
    panel(page).getByRole('textbox', { name: 'Bullet 2 of Operations Manager', exact: true }),
  ).toHaveValue('Cut waste by 20%');

  await test.step('Enter parts it at the caret, and Backspace and Delete join it again', async () => {
    await put(page, 1, 4);
    await page.keyboard.press('Enter');
    await texts(page).toEqual(['Led a team of 12', 'Cut ', 'waste by 20%', 'Wrote the menu']);
    expect(await caret(page)).toEqual(['waste by 20%', 0]);
    await page.keyboard.press('Backspace');
    await texts(page).toEqual(jobBullets);
    expect(await caret(page)).toEqual(['Cut waste by 20%', 4]);
    await page.keyboard.press('End');
    await page.keyboard.press('Delete');
    await texts(page).toEqual(['Led a team of 12', 'Cut waste by 20%Wrote the menu']);
    expect(await caret(page)).toEqual(['Cut waste by 20%Wrote the menu', 16]);
  });

  await test.step('each of them is one step of undo', async () => {
    await page.keyboard.press('Control+z');
    await texts(page).toEqual(jobBullets);
    await page.keyboard.press('Control+z');
    await texts(page).toHaveLength(4);
    await page.keyboard.press('Control+z');
    await texts(page).toEqual(jobBullets);
  });

  await test.step('the arrow keys go on over the borders, in the same column', async () => {
    await put(page, 0, 5);
    await page.keyboard.press('ArrowDown');
    const [text, at] = await caret(page);
    expect(text).toBe('Cut waste by 20%');
    expect(Math.abs(Number(at) - 5)).toBeLessThanOrEqual(1);
    await page.keyboard.press('ArrowUp');
    expect(await caret(page)).toEqual(['Led a team of 12', 5]);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    expect(await caret(page)).toEqual(['Cut waste by 20%', 0]);
    await page.keyboard.press('ArrowLeft');
    expect(await caret(page)).toEqual(['Led a team of 12', 16]);
  });

  await test.step('bold is set by keys and by the bar, where the caret is', async () => {
    await put(page, 2, 2);
    await page.keyboard.press('Control+b');
    await texts(page).toEqual([jobBullets[0], jobBullets[1], '**Wrote** the menu']);
    await panel(page).getByRole('button', { name: 'Italic' }).click();
    await texts(page).toEqual([jobBullets[0], jobBullets[1], '***Wrote*** the menu']);
    expect((await caret(page))[0]).toBe('***Wrote*** the menu');
  });

  await expect(saved(page)).toBeVisible();
  const after = await stored();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after[2]?.text).toBe('***Wrote*** the menu');
});

test('bullets are moved by pointer and by keys, hidden and added', async ({ page, request }) => {
  const { stored } = await openJob(page, request);
  const handle = (number: number) =>
    panel(page).getByRole('button', { name: `Move bullet ${number}`, exact: true });
  await drawOver(page, handle(1), bullets(panel(page)).nth(2));
  await texts(page).toEqual([jobBullets[1], jobBullets[2], jobBullets[0]]);
  await handle(3).press('Home');
  await texts(page).toEqual(jobBullets);
  await expect(page.getByText('Bullet 3 is now 1 of 3')).toBeAttached();
  await expect(handle(1)).toBeFocused();
  await put(page, 1, 3);
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await texts(page).toEqual([jobBullets[1], jobBullets[0], jobBullets[2]]);
  await expect(page.getByText('Bullet 2 is now 1 of 3')).toBeAttached();
  expect(await caret(page)).toEqual([jobBullets[1], 3]);
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await texts(page).toEqual(jobBullets);

  await panel(page).getByRole('button', { name: 'Hide bullet 2' }).click();
  await expect(preview(page)).not.toContainText('Cut waste');
  await expect(
    panel(page).getByRole('textbox', { name: 'Bullet 2, hidden, of Operations Manager' }),
  ).toHaveValue('Cut waste by 20%');
  await page.keyboard.press('Control+z');
  await expect(preview(page)).toContainText('Cut waste');

  await panel(page).getByRole('button', { name: 'Add bullet' }).click();
  await page.keyboard.type('Taught six');
  await texts(page).toEqual([...jobBullets, 'Taught six']);
  await expect(preview(page)).toContainText('Taught six');
  await preview(page).getByText('Wrote the menu').click();
  expect(await caret(page)).toEqual(['Wrote the menu', 14]);
  await expect(saved(page)).toBeVisible();
  expect((await stored()).map(({ text }) => text)).toEqual([...jobBullets, 'Taught six']);
});

test('pasted lines become bullets without their signs, in one step', async ({ page, request }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openJob(page, request, []);
  await expect(bullets(panel(page))).toHaveCount(1);
  const paste = async (text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await page.keyboard.press('Control+v');
  };
  await bullets(panel(page)).first().focus();
  await paste('• Led a team\n\n• Cut waste\n- Wrote the menu');
  await texts(page).toEqual(['Led a team', 'Cut waste', 'Wrote the menu']);
  expect(await caret(page)).toEqual(['Wrote the menu', 14]);
  await put(page, 0, 3);
  await paste(' and trained\n* Fed');
  await texts(page).toEqual(['Led and trained', 'Fed a team', 'Cut waste', 'Wrote the menu']);
  await page.keyboard.press('Control+z');
  await texts(page).toEqual(['Led a team', 'Cut waste', 'Wrote the menu']);

  await test.step('of very much, as much as has room, and the rest can be had', async () => {
    await put(page, 2, 14);
    await paste(
      `\n${Array.from({ length: 1_000 }, (_, n) => `${'x'.repeat(90)} ${n}`).join('\n')}`,
    );
    await expect(page.getByText(/left out/).first()).toBeVisible();
    await expect.poll(() => bullets(panel(page)).count()).toBeGreaterThan(300);
    await expect(bullets(panel(page)).last()).toBeFocused({ timeout: 60_000 });
  });
});

test('axe finds nothing wrong with the bullets', async ({ page, request }) => {
  await openJob(page, request, [...jobBullets, '']);
  await panel(page).getByRole('button', { name: 'Hide bullet 1' }).click();
  for (const width of widths) {
    await look(page, 'light', width);
    await bullets(panel(page)).nth(1).focus();
    await expectNoViolationInThemes(page, `bullets, ${width} px`);
  }
});
