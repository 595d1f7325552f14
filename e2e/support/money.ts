import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Account } from './account.ts';
import { pdfText } from './pdf-text.ts';

/** A weak resume, which every AI feature can improve. */
export const content = {
  personalInfo: {
    firstName: 'Asha',
    lastName: 'Verma',
    title: 'Crane Engineer',
    email: 'asha@harbourworks.net',
    phone: '+1 202 555 0143',
    location: 'Bristol',
    summary: 'I was responsible for the cranes of two yards in order to keep them open.',
  },
  workExperience: [
    {
      position: 'Operations Manager',
      company: 'Harbour Works',
      startDate: '2019-03',
      current: true,
      bullets: [
        'Was responsible for repairing the cranes of the yard.',
        'Helped with the training of crews in order to reduce accidents.',
        'Cut the time of repairs by 30% with a shared schedule in Python.',
      ],
    },
    {
      position: 'Crane Fitter',
      company: 'Severn Docks',
      startDate: '2018-07',
      endDate: '2019-02',
      // Enough words for a score, without which an analysis is free.
      bullets: [
        'Replaced the brakes of nine cranes within six weeks, without closing a berth for a day.',
        'Wrote the list of checks by which two crews still prepare each crane for its yearly test.',
      ],
    },
  ],
  education: [{ institution: 'Clifton Polytechnic', degree: 'Diploma', endDate: '2018-06' }],
  skills: [{ category: 'Tools', items: ['AutoCAD', 'Hoist design'] }],
};

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });
export const footLine = 'Made with Folio';
export const textOf = (pdf: Buffer): Promise<string> => pdfText(new Uint8Array(pdf));

type Ledger = { balance: number; entries: { amount: number; kind: string }[] };

export async function ledgerOf(request: APIRequestContext, { token }: Account): Promise<Ledger> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await request.get('/api/credits', { headers })).json()).data;
}

export const inCredits = (credits: number): string =>
  credits === 1 ? '1 credit' : `${credits} credits`;

export async function pay(page: Page, price: string): Promise<void> {
  await expect(page.getByText('Payments are handled by our payment provider')).toBeVisible();
  await button(page, `Pay ${price}`).click();
  const checkout = page.frameLocator('iframe[title="Sandbox checkout"]');
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(notice(page)).toContainText('Payment successful!');
  // The next document shows it again; the test must not go on in the previous one.
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Welcome back, Asha!' })).toBeVisible();
}

export async function getMoneyBack(page: Page, name: string): Promise<void> {
  await page.goto('/billing');
  await button(page, new RegExp(`^Get my money back for ${name}`)).click();
  await page
    .getByRole('alertdialog', { name: 'Get your money back?' })
    .getByRole('button', { name: 'Get my money back' })
    .click();
  await expect(notice(page)).toContainText('Your money is on its way back.');
}

/** Checks on the server that the ledger's entries add up to the balance. */
export async function expectBalance(
  request: APIRequestContext,
  account: Account,
  credits: number,
): Promise<void> {
  await expect.poll(async () => (await ledgerOf(request, account)).balance).toBe(credits);
  const { entries } = await ledgerOf(request, account);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits);
}
