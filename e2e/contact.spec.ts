import { expect, type Page, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';
import {
  expectNoViolation,
  expectNoViolationAtWidths,
  expectNoViolationInThemes,
  look,
} from './support/axe.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const newMessage = (page: Page) => page.getByRole('button', { name: 'Send message' });
const newInquiry = (page: Page) => page.getByRole('button', { name: 'Submit inquiry' });

/**
 * Opens a page with a clock that can be advanced: messages written within two seconds are rejected.
 */
async function open(page: Page, path: string, title: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expect(heading(page, title)).toBeVisible();
}
const takeTime = (page: Page) => page.clock.fastForward(5_000);

async function fillInquiry(page: Page): Promise<void> {
  await label(page, 'First name').fill('Ravi');
  await label(page, 'Last name').fill('Rao');
  await label(page, 'Email').fill('ravi@acme.example');
  await label(page, 'Company name').fill('Acme Ltd');
  await label(page, 'Number of employees').selectOption('51-200');
  await label(page, 'What do you need?').fill('Forty resumes a month, in our colours.');
}

/** The text of the stored mails, newest first. */
const devMailbox = async (page: Page) => (await page.request.get('/dev/mail')).text();

test('[contact-1] an organisation asks for a price, and is told when it hears from us', async ({
  page,
}) => {
  await open(page, '/pricing', 'Simple pricing. Pay once.');
  await page.getByRole('link', { name: 'Contact Sales' }).click();
  await expect(heading(page, 'Enterprise Solutions')).toBeVisible();
  for (const name of ['Custom Branding', 'Multi-user Access', 'Bulk Processing'])
    await expect(heading(page, name)).toBeVisible();

  await newInquiry(page).click();
  for (const words of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Company name is required',
    'Please select an option',
    'Please describe your needs',
  ])
    await expect(page.getByText(words)).toBeVisible();
  await expect(label(page, 'First name')).toBeFocused();
  await label(page, 'Email').fill('ravi@acme');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();

  await fillInquiry(page);
  await takeTime(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/enterprise/inquiry', async (route) => {
    await answer.promise;
    await route.abort();
  });
  await newInquiry(page).click();
  const submitting = page.getByRole('button', { name: 'Submitting...' });
  await expect(submitting).toHaveAttribute('aria-disabled', 'true');
  answer.resolve();
  await expect(page.getByText('Submission failed').first()).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Notifications' })
      .getByText('Please try again or contact us directly at sales@localhost'),
  ).toBeVisible();

  await page.unroute('**/api/enterprise/inquiry');
  await newInquiry(page).click();
  await expect(heading(page, 'Thank you')).toBeFocused();
  await expect(
    page
      .getByRole('region', { name: 'Notifications' })
      .getByText('Our sales team will contact you within 24 business hours.'),
  ).toBeVisible();
  await expect(page.getByText('will reply within 24 business hours.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'sales@localhost' })).toHaveAttribute(
    'href',
    'mailto:sales@localhost',
  );
  const mails = await devMailbox(page);
  expect(mails).toContain('To sales@localhost');
  expect(mails).toContain('&#62; Forty resumes a month, in our colours.');
  expect(mails).toContain('To ravi@acme.example');
});

test('[contact-2] a message that does not get through is kept over a reload, and then sent', async ({
  page,
}) => {
  await open(page, '/contact?subject=billing', 'Contact Us');
  await expect(page.getByRole('link', { name: 'support@localhost' })).toBeVisible();
  await expect(page.getByText('San Francisco')).toBeVisible();
  await expect(label(page, 'Subject')).toHaveValue('billing');

  await page.getByRole('button', { name: 'Start a message' }).click();
  await expect(label(page, 'Name')).toBeFocused();
  await expect(label(page, 'Subject')).toHaveValue('support');
  await label(page, 'Name').fill('Asha Verma');
  await label(page, 'Email').fill('asha@acme.example');
  await label(page, 'Message').fill('The PDF of <b>mine</b> has one page too many.');
  await takeTime(page);
  await page.route('**/api/contact', (route) => route.abort());
  await newMessage(page).click();
  await expect(page.getByText('Message not sent').first()).toBeVisible();
  await expect(
    page.getByText('Please try again or contact us directly at support@localhost').first(),
  ).toBeVisible();
  await expect(label(page, 'Message')).toHaveValue(/one page too many/);

  await page.unroute('**/api/contact');
  await page.reload();
  await expect(label(page, 'Message')).toHaveValue(/one page too many/);
  await expect(label(page, 'Subject')).toHaveValue('support');
  await newMessage(page).click();
  await expect(heading(page, 'Thank you')).toBeFocused();
  expect(await devMailbox(page)).toContain('&#62; The PDF of &#60;b&#62;mine&#60;/b&#62; has');

  await page.getByRole('button', { name: 'Send another message' }).click();
  await expect(label(page, 'Message')).toHaveValue('');
});

test('[contact-3] who is signed in need not say who they are, and leaves nothing behind', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await open(page, '/contact-sales', 'Enterprise Solutions');
  await expect(label(page, 'First name')).toHaveValue('Asha');
  await expect(label(page, 'Email')).toHaveValue(account.email);
  await label(page, 'Company name').fill('Acme Ltd');
  await page.reload();
  await expect(label(page, 'Company name')).toHaveValue('Acme Ltd');
  await expect(label(page, 'Last name')).toHaveValue('Verma');
  await page.evaluate(() => {
    localStorage.removeItem('token');
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await page.reload();
  await expect(heading(page, 'Enterprise Solutions')).toBeVisible();
  await expect(label(page, 'Company name')).toHaveValue('');
  await expect(label(page, 'Email')).toHaveValue('');
});

test('axe finds nothing wrong with the forms, empty, refused and sent', async ({ page }) => {
  for (const [path, title, submit] of [
    ['/contact', 'Contact Us', newMessage],
    ['/contact-sales', 'Enterprise Solutions', newInquiry],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').last()).toBeVisible();
    await expectNoViolation(page, path);
    await submit(page).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expectNoViolationAtWidths(page, path);
  }
  await fillInquiry(page);
  await newInquiry(page).click();
  await expect(heading(page, 'Thank you')).toBeVisible();
  await look(page, 'light', 320);
  await expectNoViolationInThemes(page, 'sent');
});
