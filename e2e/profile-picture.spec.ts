import { test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';
import { makePng } from './support/make-png.ts';
import {
  button,
  expect,
  notifications,
  openSettings,
  profileOf,
} from './support/profile-settings.ts';

test.describe.configure({ timeout: 150_000 });

test('[profile-settings-3] a picture is cut by the keyboard, sent, and deleted', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await openSettings(page);
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file][accept*=image]').setInputFiles({ name, mimeType, buffer });
  const wrongType = page.getByText('Invalid file type: Please upload a PNG, JPG, or GIF file.');
  await choose('me.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(wrongType).toBeVisible();
  await choose('me.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1));
  await expect(
    page.getByText('File too large: Please upload an image smaller than 2MB.').first(),
  ).toBeVisible();
  await choose('me.png', 'image/png', Buffer.from('no picture'));
  await expect(wrongType).toBeVisible();

  await choose('me.png', 'image/png', makePng(600, 300));
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  await expect(dialog).toBeVisible();
  /** The color at the left edge of the crop: the picture gets darker to the left. */
  const redAtLeft = () =>
    dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      return canvas.getContext('2d')?.getImageData(1, 1, 1, 1).data[0] ?? -1;
    });
  const area = dialog.getByRole('application');
  await expect.poll(redAtLeft).toBeGreaterThan(40);
  await area.focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(redAtLeft).toBeLessThan(10);
  await page.keyboard.press('+');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1');
  const box = await area.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 100);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 100, { steps: 4 });
  await page.mouse.up();
  await expect.poll(redAtLeft).toBeGreaterThan(60);

  await page.route('**/api/users/profile/picture', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(
    page.getByText('Failed to upload profile picture. Please try again.').first(),
  ).toBeVisible();
  await page.unroute('**/api/users/profile/picture');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(notifications(page)).toContainText('Profile picture updated');
  await expect(dialog).toBeHidden();
  const portrait = page.getByRole('img', { name: 'Your profile' });
  await expect(portrait).toHaveJSProperty('complete', true);
  expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    100,
  );
  await button(page, 'Delete picture').click();
  await expect(portrait).toHaveCount(0);
  await expect(button(page, 'Upload picture')).toBeFocused();
  expect((await profileOf(request, account)).profilePicture).toBe('');
});
