import { templateIds } from '@folio/contract/template-ids';
import { templates } from '@folio/contract/template-list';
import { expect as expectWithin5s, type Page, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths, look, widths } from './support/axe.ts';
import { goTo } from './support/go-to.ts';

/** The engine and its fonts take longer on a busy machine. */
const expect = expectWithin5s.configure({ timeout: 20_000 });

const premium = templates.filter((template) => template.premium);

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name }) });
const preview = (page: Page) => page.getByRole('dialog');
const openPreview = (page: Page, name: string) =>
  page.getByRole('button', { name: `Preview: ${name}` }).click();

/** Opens the gallery from another page. */
async function openGallery(page: Page) {
  await goTo(page, '/templates');
  await expect(page.getByRole('heading', { name: 'Resume Templates', level: 1 })).toBeVisible();
  await expect(page.getByText('Choose a template to create a new resume')).toBeVisible();
}
test('the gallery is searched, filtered and hidden from, and keeps what was chosen', async ({
  page,
  request,
}) => {
  test.slow();
  await signInAs(page, await makeAccount(request));
  await page.goto('/templates');

  await test.step('[gallery-1] templates are found by search, category and order, and Back takes a choice back', async () => {
    await openGallery(page);
    await expect(cards(page)).toHaveCount(templateIds.length);
    await expect(page.getByRole('tab')).toHaveText([
      'All',
      'Basic',
      'Premium',
      'Modern',
      'Classic',
      'Creative',
    ]);
    await page.getByRole('tab', { name: 'Basic' }).click();
    await expect(page.getByRole('tab', { name: 'Basic' })).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Premium' })).toHaveCSS('outline-style', 'solid');
    await expect(cards(page)).toHaveCount(premium.length);
    await expect(card(page, 'Creative Portfolio')).toContainText('Premium');
    await page.getByRole('button', { name: 'Filter: Premium' }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText([
      'All',
      'Basic',
      'Premium',
      'Professional',
      'Creative',
      'Modern',
      'Classic',
      'Minimal',
    ]);
    await page.getByRole('menuitemradio', { name: 'Minimal' }).click();
    await expect(cards(page).getByRole('heading')).toHaveText(['Minimal Clean']);
    await page.goBack();
    await expect(cards(page)).toHaveCount(premium.length);
    await page.goBack();
    await page.goBack();
    await expect(cards(page)).toHaveCount(templateIds.length);

    await page.getByRole('button', { name: 'Sort: Newest' }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText([
      'Newest',
      'Oldest',
      'Name (A-Z)',
      'Name (Z-A)',
      'Popularity',
    ]);
    await page.getByRole('menuitemradio', { name: 'Name (A-Z)' }).click();
    await expect(cards(page).getByRole('heading').first()).toContainText('Academic Research');
    const search = page.getByPlaceholder('Search templates...');
    await search.pressSequentially('GARAMOND');
    await expect(search).toHaveValue('GARAMOND');
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(/q=GARAMOND/);
    await page.reload();
    await expect(search).toHaveValue('GARAMOND');
    await expect(cards(page)).toHaveCount(1);
    await search.fill('zzz');
    await expect(page.getByRole('heading', { name: 'No templates found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search criteria')).toBeVisible();
    await expect(
      page.getByText('If you believe this is an error, please contact support.'),
    ).toBeVisible();
  });

  await test.step('templates are filtered by their kind and by the plan that opens them, and say which it is', async () => {
    await openGallery(page);
    await expect(card(page, 'Swiss Grid')).toContainText('Premium · signature');
    await expect(card(page, 'Creative Portfolio')).toContainText('Premium · any plan');
    await expect(card(page, 'Academic Research')).not.toContainText('Premium');
    await page.getByRole('button', { name: 'Kind: Any' }).click();
    await page.getByRole('menuitemradio', { name: 'With a photo' }).click();
    await expect(cards(page).getByRole('heading')).toContainText([
      'Portrait',
      'Lebenslauf',
      'Rirekisho',
    ]);
    await page.getByRole('button', { name: 'Plan: Any' }).click();
    await page.getByRole('menuitemradio', { name: 'With Premium' }).click();
    await expect(page.getByRole('heading', { name: 'No templates found' })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(3);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Kind: With a photo' })).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await expectNoViolationAtWidths(page, 'a filtered gallery', [360, ...widths]);
    await look(page, 'light', 1280);
  });

  await test.step('[gallery-6] a template is hidden in this browser, and comes back', async () => {
    await openGallery(page);
    await page.getByRole('button', { name: 'Actions for Classic Professional' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Preview', 'Create Resume']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Actions for Academic Research' }).click();
    await page.getByRole('menuitem', { name: 'Hide' }).click();
    const question = page.getByRole('alertdialog', { name: /Academic Research/ });
    await question.getByRole('button', { name: 'Hide' }).click();
    await expect(cards(page)).toHaveCount(templateIds.length - 1);
    await page.reload();
    await expect(cards(page)).toHaveCount(templateIds.length - 1);
    await page.getByRole('button', { name: 'Show hidden templates' }).click();
    await expect(cards(page)).toHaveCount(templateIds.length);

    await page.getByRole('button', { name: 'Actions for Creative Portfolio' }).click();
    await page.getByRole('menuitem', { name: 'Hide' }).click();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click();
    await expect(
      page.getByText('Failed to delete template', { exact: true }).first(),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(templateIds.length);
  });
});

test('templates are shown, colored and laid out, and stand in for the server', async ({
  page,
  request,
}) => {
  test.slow();
  await signInAs(page, await makeAccount(request));

  await test.step('[gallery-7] without the server the templates of the page stand in', async () => {
    let isDown = true;
    await page.route('**/api/templates', (route) =>
      isDown ? route.fulfill({ json: { success: true, data: 'soon' } }) : route.continue(),
    );
    await page.goto('/templates');
    await openGallery(page);
    await expect(
      page
        .getByText('Failed to load templates. Using locally stored templates.', { exact: true })
        .first(),
    ).toBeVisible();
    await expect(cards(page).getByRole('heading')).toHaveText([
      'Modern Minimalist',
      'Classic Professional',
      'Minimal Clean',
    ]);
    isDown = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page)).toHaveCount(templateIds.length);
  });

  await test.step('[gallery-3] a preview shows the page that the engine sets, in the color that is chosen', async () => {
    await openGallery(page);
    const viewed = page.waitForRequest(/\/api\/templates\/modern\/view$/);
    await openPreview(page, 'Modern Minimalist');
    await viewed;
    const dialog = preview(page);
    const paper = dialog.getByRole('img', { name: /Modern Minimalist/ });
    await expect(paper).toContainText('Maya Lindqvist');
    const colorOfTitle = () =>
      paper
        .getByText('Experience', { exact: true })
        .evaluate((line) => getComputedStyle(line).color);
    const own = await colorOfTitle();
    await dialog.getByRole('radio', { name: 'Purple' }).check({ force: true });
    await expect(dialog.getByText('#9b87f5')).toBeVisible();
    await expect.poll(colorOfTitle).not.toBe(own);
    for (const [name, fact] of [
      ['Style', 'Modern'],
      ['Font', 'Inter'],
      ['Premium', 'No'],
      ['Uses', /^\d+$/],
      ['Views', /^\d+$/],
    ] as const)
      await expect(dialog.getByRole('term').filter({ hasText: name }))
        .toBeVisible()
        .then(() =>
          expect(dialog.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible(),
        );
    await expect(dialog.getByText('Features', { exact: true })).toBeVisible();

    await dialog.getByRole('region', { name: 'Preview' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('heading', { name: /Creative Portfolio/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByRole('heading', { name: 'Modern Minimalist' })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/templates$/);
    await expect(page.getByRole('button', { name: 'Preview: Modern Minimalist' })).toBeFocused();
    await expect(card(page, 'Modern Minimalist')).toContainText('Recent');
    await expect(card(page, 'Classic Professional')).not.toContainText('Recent');
  });

  await test.step('[gallery-2] one to three cards stand side by side, and the colors change their pictures', async () => {
    await openGallery(page);
    for (const [width, columns] of [
      [500, 1],
      [900, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await cards(page).evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      expect(
        tops.filter((top) => top === tops[0]),
        `${width} px`,
      ).toHaveLength(columns);
    }
    const picture = card(page, 'Executive Professional').getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', '/templates/professional.svg');
    /** A fingerprint of the picture, at low resolution. */
    const lookOf = () =>
      picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 85 });
        canvas.getContext('2d')?.drawImage(image, 0, 0, 60, 85);
        return canvas.toDataURL();
      });
    const own = await lookOf();
    await page.getByRole('radio', { name: 'Gray' }).check({ force: true });
    await expect(picture).toHaveAttribute('src', /^blob:/);
    expect(await lookOf()).not.toBe(own);
    await page.getByRole('radio', { name: 'Default' }).check({ force: true });
    await expect(picture).toHaveAttribute('src', '/templates/professional.svg');
  });
});

test('a template becomes a resume once, says why it does not, or leads to a plan', async ({
  page,
  request,
}) => {
  test.slow();
  await signInAs(page, await makeAccount(request));
  await page.goto('/templates');

  await test.step('[gallery-8] a resume that can not be made is said, and can be tried again', async () => {
    await openGallery(page);
    await openPreview(page, 'Minimal Clean');
    const use = preview(page).getByRole('button', { name: 'Use This Template' });
    const answers = [
      {
        status: 503,
        json: { success: false, code: 'UNAVAILABLE', message: 'No room.', requestId: '' },
      },
      { status: 201, json: { success: true, data: {} } },
      { status: 500, body: 'oops' },
    ];
    await page.route('**/api/resumes', (route) => {
      const answer = route.request().method() === 'POST' ? answers.shift() : undefined;
      return answer ? route.fulfill(answer) : route.continue();
    });
    for (const message of [
      'No room.',
      'No resume ID received from server',
      'There was an error creating your resume. Please try again.',
    ]) {
      await use.click();
      await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
      await expect(page.getByText('Error creating resume', { exact: true }).first()).toBeVisible();
    }
    await use.click();
    await expect(page).toHaveURL(/\/resume\/editor\//);
    await page.unroute('**/api/resumes');
  });

  await test.step('[gallery-5] clicks while a resume is being made make no other', async () => {
    await openGallery(page);
    const sent: unknown[] = [];
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/resumes', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent.push(route.request().postDataJSON());
      await held;
      return route.continue();
    });
    const button = card(page, 'Classic Professional').getByRole('button', { name: /Creat/ });
    // Three clicks before React can render again.
    await button.evaluate((element: HTMLElement) => {
      for (let click = 0; click < 3; click++) element.click();
    });
    await expect(button).toContainText('Creating...');
    await expect(button).toBeDisabled();
    await expect(
      card(page, 'Modern Minimalist').getByRole('button', { name: 'Create Resume' }),
    ).toBeDisabled();
    await button.click({ force: true });
    answer();
    await expect(page).toHaveURL(/\/resume\/editor\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Resume created', { exact: true }).first()).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ templateId: 'classic' })]);
    await page.unroute('**/api/resumes');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Resume Templates' })).toBeVisible();
  });

  await test.step('[gallery-4] a premium template leads to the plans, without a resume', async () => {
    const made: string[] = [];
    page.on('request', (one) => {
      if (one.method() === 'POST' && one.url().endsWith('/api/resumes')) made.push(one.url());
    });
    await openGallery(page);
    await card(page, 'Creative Portfolio').getByRole('button', { name: 'Upgrade to Use' }).click();
    await expect(page).toHaveURL(/\/subscribe\/premium$/);
    await expect(page.getByText('Premium Template', { exact: true }).first()).toBeVisible();
    await expect(
      page
        .getByText('You need a premium subscription to use this template.', { exact: true })
        .first(),
    ).toBeVisible();
    expect(made).toEqual([]);
  });
});

test('axe finds nothing wrong in the gallery', async ({ page, request }) => {
  test.slow();
  await signInAs(page, await makeAccount(request));
  const lookAt = async (where: string) => {
    await expectNoViolationAtWidths(page, where);
    await look(page, 'light', 1280);
  };
  await page.goto('/templates');
  await expect(cards(page)).toHaveCount(templateIds.length);
  await lookAt('the gallery');
  await page.getByRole('button', { name: 'Sort: Newest' }).click();
  await lookAt('the orders');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for Creative Portfolio' }).click();
  await lookAt('the menu of a card');
  await page.keyboard.press('Escape');
  await openPreview(page, 'Creative Portfolio');
  await expect(preview(page).getByRole('img')).toContainText('Maya Lindqvist');
  await lookAt('a preview');
  await preview(page).getByRole('button', { name: 'Zoom in' }).click();
  await lookAt('a preview, zoomed');
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await goTo(page, '/templates?category=minimal&q=zzz');
  await expect(page.getByRole('heading', { name: 'No templates found' })).toBeVisible();
  await lookAt('an empty gallery');
});
