import { expect, type Page, test } from '@playwright/test';
import { fillSignUp, makeAccount, makeResume, newPerson, signInAs } from './support/account.ts';
import { expectNoViolation, expectNoViolationAtWidths, look } from './support/axe.ts';
import { goToEditor } from './support/editor.ts';
import { goTo } from './support/go-to.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const checkout = (page: Page) => page.frameLocator('iframe[title="Sandbox checkout"]');
const balance = (page: Page, credits: number) =>
  page.getByRole('link', {
    name: `Billing, ${credits} credit${credits === 1 ? '' : 's'}`,
    exact: true,
  });

async function openCheckout(page: Page, price: string): Promise<void> {
  const pay = page.getByRole('button', { name: `Pay ${price}`, exact: true });
  // If pressed before the provider's key is loaded, the button only says so.
  await expect(page.getByText('Payments are handled by our payment provider')).toBeVisible();
  await pay.click();
  await expect(checkout(page).getByText(price.includes('.') ? price : `${price}.00`)).toBeVisible();
}

const inCheckout = (page: Page, name: string) =>
  checkout(page).getByRole('button', { name, exact: true }).click();

/** Marks the current document, to detect that another one was loaded. */
const mark = (page: Page) => page.evaluate(() => void document.body.setAttribute('data-mark', ''));
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-mark'));

test('[payments-1] a pack is bought, its credits are there, and so is its receipt', async ({
  page,
  request,
}) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/dashboard');
  await expect(balance(page, 10)).toBeVisible();
  await page.getByRole('link', { name: 'View Plans' }).click();
  await expect(heading(page, 'Credit packs')).toBeVisible();
  for (const [name, price] of [
    ['Basic Pack', '₹49.00'],
    ['Premium Pack', '₹99.00'],
    ['Pro Pack', '₹149.00'],
  ] as const)
    await expect(page.getByRole('listitem').filter({ has: heading(page, name) })).toContainText(
      price,
    );
  await expect(page.getByText('Popular', { exact: true })).toHaveCount(1);
  await expect(page.getByText('14-day money-back guarantee')).toBeVisible();
  await expect(page.getByText('first 100 users save 20% on annual plans')).toBeVisible();
  await mark(page);
  await page.getByRole('link', { name: 'Buy Premium Pack' }).click();
  await expect(heading(page, 'Premium Pack')).toBeVisible();
  await expect(page).toHaveURL('/payment/credits/premium');
  expect(await isMarked(page), 'the checkout page is a document of its own').toBe(false);
  await mark(page);

  await openCheckout(page, '₹99.00');
  await inCheckout(page, 'Pay');
  await expect(page).toHaveURL('/dashboard');
  await expect(notice(page)).toContainText(
    'Payment successful! Your Premium Pack credits have been added to your account.',
  );
  expect(await isMarked(page), 'and so is the page after it').toBe(false);
  await expect(balance(page, 60)).toBeVisible();

  await notice(page).getByRole('link', { name: 'View receipt' }).click();
  await expect(heading(page, 'Billing')).toBeVisible();
  await expect(
    page.getByText(/^Until .+\. Your messages are answered first, too\.$/),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Premium Pack' })).toContainText(
    /₹99\.00\s*Paid/,
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Credits bought' })).toContainText(
    '+50',
  );
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Receipt for Premium Pack/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Folio_Receipt_.+\.pdf$/);
});

test('[payments-4] a plan is bought on the upgrade page', async ({ page, request }) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/dashboard');
  await expect(heading(page, 'You’re on the free plan')).toBeVisible();
  await page.goto('/subscribe/premium');
  await expect(heading(page, 'Upgrade to Premium')).toBeVisible();
  await expect(page.getByText('One annual payment, no auto-renewal')).toBeVisible();
  await expect(heading(page, 'Premium Plan')).toBeVisible();
  await expect(page.getByText('₹499 per year. Best for active job seekers.')).toBeVisible();
  await expect(page.getByText('One-time payment, no auto-renewal')).toBeVisible();
  // Half off the first year for a new account.
  await expect(page.getByText(/^Welcome offer on your first year, until /)).toBeVisible();
  await openCheckout(page, '₹249.50');
  await inCheckout(page, 'Pay');
  await expect(notice(page)).toContainText('Payment successful!');
  await expect(notice(page)).toContainText('Your Premium Plan subscription is now active.');
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page, 'Welcome back, Asha!')).toBeVisible();
  await expect(heading(page, 'You’re on the free plan')).toHaveCount(0);

  await page.goto('/billing');
  await expect(page.getByText(/^Until .+\. It does not renew\.$/)).toBeVisible();
  await page.goto('/subscribe/basic');
  await expect(
    page.getByText('Your Premium Plan already includes all of this until'),
  ).toBeVisible();

  await page.goto('/billing');
  await expect(page.getByText(/^You can get your money back until /)).toBeVisible();
  await page.getByRole('button', { name: /^Get my money back for Premium Plan/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Get your money back?' });
  await expect(dialog).toContainText('We refund ₹249.50 the way you paid. The plan ends now.');
  await dialog.getByRole('button', { name: 'Get my money back' }).click();
  await expect(notice(page)).toContainText('Your money is on its way back.');
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(page.getByText('Free plan', { exact: true })).toBeVisible();
});

test('[payments-7] a checkout is not closed by Escape, may fail, and ends when it is closed', async ({
  page,
  request,
}) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/subscribe/basic');
  await expect(heading(page, 'Basic Plan')).toBeVisible();
  await expect(page.getByText('Perfect for occasional resume updates')).toBeVisible();
  await openCheckout(page, '₹239.20');
  // Elements behind an open dialog are hidden from accessibility tools, but still visible.
  await expect(page.getByText('Processing...', { exact: true })).toBeVisible();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await inCheckout(page, 'Let the payment fail');
  await expect(notice(page)).toContainText('Payment failed');
  await expect(notice(page)).toContainText(
    'There was an error processing your payment. Please try again.',
  );
  await expect(checkout(page).getByText('You can try again.')).toBeVisible();
  await inCheckout(page, 'Close');
  await expect(page.getByRole('button', { name: 'Pay ₹239.20', exact: true })).toBeFocused();
  await openCheckout(page, '₹239.20');
  await inCheckout(page, 'Pay');
  await expect(notice(page)).toContainText('Your Basic Plan subscription is now active.');
});

test('what was paid arrives when the tab is closed before anybody is told', async ({
  page,
  request,
}) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/payment/credits/basic');
  await openCheckout(page, '₹49.00');
  await inCheckout(page, 'Pay, and close the tab before it is told');
  await expect(page.getByRole('button', { name: 'Pay ₹49.00', exact: true })).toBeVisible();
  await expect(notice(page)).toContainText('Your Basic Pack is in your account.');
  await test.step('and its page is left, so that it is not paid once more', async () => {
    await expect(page.getByRole('button', { name: 'Pay ₹49.00', exact: true })).toBeHidden();
  });
  await expect(async () => {
    await page.goto('/dashboard');
    await expect(balance(page, 20)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('[payments-2] a promo code takes its part off, or says why not', async ({ page, request }) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/pricing');
  const code = page.getByLabel('Promo code');
  const apply = page.getByRole('button', { name: 'Apply' });
  const pack = page.getByRole('listitem').filter({ has: heading(page, 'Premium Pack') });
  const plan = page.getByRole('listitem').filter({ has: heading(page, 'Premium Plan') });
  for (const bad of ['NONSENSE', 'E2E-OVER']) {
    await code.fill(bad);
    await apply.click();
    await expect(page.getByText('This promo code is invalid or has expired.')).toBeVisible();
    // An invalid code doesn't remove the offer.
    await expect(plan).toContainText('₹249.50');
    await code.fill('');
    await apply.click();
    await expect(page.getByText('This promo code is invalid or has expired.')).toHaveCount(0);
    await code.fill(bad);
    await apply.click();
    await expect(page.getByText('This promo code is invalid or has expired.')).toBeVisible();
    // The invalid code was reported, and is not kept.
    await page.reload();
    await expect(plan).toContainText('₹249.50');
    await expect(code).toHaveValue('');
  }
  await expect(pack).not.toContainText('off');
  await expect(plan).toContainText('₹249.50');
  await expect(plan).toContainText('Welcome offer on your first year');

  // Only the best discount applies.
  await code.fill('e2e-plans');
  await code.press('Enter');
  await expect(plan).toContainText('₹199.60');
  await expect(plan.locator('s')).toHaveText('₹499');
  await expect(pack).not.toContainText('off');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(plan).toContainText('₹249.50');

  await code.fill('E2E-20');
  await apply.click();
  await expect(pack).toContainText('₹79.20');
  await expect(pack).toContainText('20% off');
  await page.getByRole('link', { name: 'Buy Premium Pack' }).click();
  await expect(heading(page, 'Premium Pack')).toBeVisible();
  await openCheckout(page, '₹79.20');
  await inCheckout(page, 'Pay');
  await expect(balance(page, 60)).toBeVisible();
});

test('[payments-5] what is not sold is an invalid plan, and an organisation asks for a price', async ({
  page,
  request,
}) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/subscribe/gold');
  for (const path of ['/subscribe/gold', '/subscribe/pro', '/payment/credits/gold']) {
    await goTo(page, path);
    await expect(page).toHaveURL(path);
    await expect(heading(page, 'Invalid Plan')).toBeVisible();
    await expect(
      page.getByText("The selected plan doesn't exist or is no longer available."),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: 'View pricing' }).click();
  await expect(heading(page, 'Credit packs')).toBeVisible();
  await page.goto('/subscribe/enterprise');
  await expect(heading(page, 'Enterprise Plan')).toBeVisible();
  await expect(page.getByText('Custom pricing')).toBeVisible();
  await expect(page.getByText('Dedicated account manager')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
});

test('[payments-3] a visitor signs up on the way to a pack', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/payment/credits/basic');
  await page.getByRole('button', { name: 'Pay ₹49.00' }).click();
  await expect(page).toHaveURL('/signup?plan=basic');
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Buy Pro Pack' }).click();
  await expect(page).toHaveURL('/signup?plan=pro');
  await expect(heading(page, 'Create your account')).toBeVisible();
  const person = newPerson();
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/payment/credits/pro');
  await expect(heading(page, 'Pro Pack')).toBeVisible();
  await openCheckout(page, '₹149.00');
});

test('[payments-6] the payment page says what stands in the way', async ({
  page,
  request,
  context,
}) => {
  await signInAs(page, await makeAccount(request));
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  let body: object = {
    success: false,
    code: 'PAYMENTS_NOT_CONFIGURED',
    requestId: 'one',
    message: 'Could not initialize payment system. Please try again later.',
  };
  await page.route('**/api/payment/razorpay-key', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: body });
  });
  await page.goto('/payment/credits/pro');
  const pay = page.getByRole('button', { name: 'Pay ₹149.00' });
  await expect(page.getByText('Connecting to the payment provider...')).toBeVisible();
  await pay.click();
  await expect(notice(page)).toContainText('Payment System Not Ready');
  await expect(notice(page)).toContainText(
    'Please wait a moment while the payment system initializes.',
  );
  letGo();
  await expect(notice(page)).toContainText('Configuration Error');
  await expect(page.getByRole('main')).toContainText(
    'Could not initialize payment system. Please try again later.',
  );
  await expectNoViolation(page, 'a payment page without a provider');
  body = {};
  await page.unroute('**/api/payment/razorpay-key');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Payments are handled by our payment provider')).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('You can pay once you’re back online.')).toBeVisible();
  await expect(pay).toBeDisabled();
  await context.setOffline(false);
  await expect(pay).toBeEnabled();

  await page.route('**/sandbox/razorpay/checkout.js', (route) => route.abort());
  await pay.click();
  await expect(notice(page)).toContainText('Payment failed');
  await expect(pay).toBeVisible();
});

test('[payments-8] who has no credits left is led to more of them', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  const headers = { authorization: `Bearer ${account.token}` };
  // From then on each one's PDF is free, even if the resume changes.
  const takeOne = async () => {
    const other = await makeResume(request, account);
    return request.get(`/api/resumes/${other.id}/export/pdf`, { headers });
  };
  const taken = await Promise.all(Array.from({ length: 9 }, takeOne));
  expect(new Set(taken.map((answer) => answer.status()))).toEqual(new Set([200]));
  await signInAs(page, account);
  await page.goto('/dashboard');
  await expect(balance(page, 1)).toBeVisible();
  await page.goto(`/resume/editor/${id}`);
  const download = async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Download as PDF' }).click();
  };
  await download();
  await page.getByRole('button', { name: 'Export anyway for 1 credit' }).click();
  await expect(notice(page)).toContainText('Your resume has been exported successfully.');
  await page.getByLabel('Summary', { exact: true }).fill('Something else.');
  await expect(page.getByRole('button', { name: /^Download PDF Free until/ })).toBeVisible();
  await Promise.all([page.waitForEvent('download'), download()]);
  await goToEditor(page, (await makeResume(request, account)).id);
  await download();
  await expect(notice(page)).toContainText('Error creating resume - Credits low');
  await expectNoViolation(page, 'the editor without credits');
  await notice(page).getByRole('link', { name: 'Buy Credits' }).click();
  await expect(heading(page, 'Credit packs')).toBeVisible();
});

test('axe finds nothing wrong where money is asked for', async ({ page, request }) => {
  test.slow();
  await signInAs(page, await makeAccount(request));
  const lookAt = async (where: string) => {
    await expectNoViolationAtWidths(page, where);
    await look(page, 'light', 1280);
  };
  await page.goto('/pricing');
  await page.getByLabel('Promo code').fill('E2E-20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('E2E-20 takes 20% off.')).toBeVisible();
  await lookAt('prices with something off');
  await page.goto('/subscribe/enterprise');
  for (const [path, title] of [
    ['/subscribe/enterprise', 'Enterprise Plan'],
    ['/subscribe/gold', 'Invalid Plan'],
    ['/subscribe/premium', 'Premium Plan'],
  ] as const) {
    await goTo(page, path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.locator('.animate-breathe, .animate-spin')).toHaveCount(0);
    await lookAt(path);
  }
  await goTo(page, '/payment/credits/pro');
  await openCheckout(page, '₹119.20');
  await lookAt('an open checkout');
  await inCheckout(page, 'Pay');
  await expect(notice(page)).toContainText('Payment successful!');
  await expect(page).toHaveURL('/dashboard');
  await goTo(page, '/billing');
  await expect(heading(page, 'Billing')).toBeVisible();
  const bought = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Pro Pack' });
  await expect(bought).toBeVisible();
  await lookAt('/billing');
});
