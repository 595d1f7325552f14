import { type CDPSession, expect, type Page, test } from '@playwright/test';
import {
  bullets,
  bulletTexts,
  chooseForSection,
  openTab,
  ownEditor,
  panel,
  saved,
} from './support/editor.ts';

/**
 * Simulates an input method, as for Japanese: the composed text is underlined until it is accepted.
 */
async function inputMethod(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const key = async (name: 'Enter' | 'Escape', type: 'rawKeyDown' | 'keyUp') =>
    session.send('Input.dispatchKeyEvent', { type, key: name, code: name });
  return {
    compose: (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    take: (text: string) => session.send('Input.insertText', { text }),
    /** A key press that the page receives as well. */
    press: async (name: 'Enter' | 'Escape') => {
      await key(name, 'rawKeyDown');
      await key(name, 'keyUp');
    },
  };
}

test('the keys of an input method end its word, and nothing else', async ({ page, request }) => {
  await ownEditor(page, request);
  const { compose, take, press } = await inputMethod(page);

  await chooseForSection(page, 'Skills', 'Rename');
  const title = page.getByLabel('Title of Skills');
  await title.fill('');
  await compose('ぎじゅつ');
  await press('Escape');
  await press('Enter');
  await take('技術');
  await expect(title).toHaveValue('技術');
  await title.press('Enter');
  await expect(page.getByRole('tab', { name: '技術' })).toBeFocused();

  await openTab(page, 'Experience');
  await panel(page)
    .getByRole('button', { name: /^Product Operations Manager/ })
    .click();
  const before = await bulletTexts(page);
  await bullets(page).first().press('Control+End');
  await compose('にほん');
  await press('Enter');
  await take('日本');
  expect(await bulletTexts(page)).toEqual([`${before[0]}日本`, ...before.slice(1)]);
  await expect(saved(page)).toBeVisible();
});
