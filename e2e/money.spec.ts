import { readFile } from 'node:fs/promises';
import { templateById } from '@folio/contract/template-list';
import {
  type APIRequestContext,
  expect,
  type Page,
  request as requests,
  test,
} from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { downloadPdf } from './support/download-pdf.ts';
import { chooseTemplate, goToEditor, openEditor, openTab, preview } from './support/editor.ts';
import { goTo } from './support/go-to.ts';
import {
  button,
  content,
  expectBalance as expectBalanceOf,
  footLine,
  getMoneyBack,
  inCredits,
  ledgerOf,
  pay,
  textOf,
} from './support/money.ts';
import { startServer } from './support/own-server.ts';

/** A template that requires Premium if plans are sold. */
const signature = 'executive';
const job = 'Maintenance Engineer\nRequirements:\n- Python and SQL required\n- Experience with SAP';

/**
 * All actions that cost credits if credits are sold, found by the price in their control's name.
 * Each is pressed, and its result awaited.
 */
function actionsOf(page: Page, id: string, price: (credits: number) => string) {
  const inAiTab = async (name: string) => {
    await goToEditor(page, id);
    await openTab(page, 'AI');
    await page.getByLabel('Job description (optional)').fill(job);
    const control = button(page, `${name} ${price(1)}`);
    await control.click();
    await expect(control).toBeEnabled();
  };
  return [
    { name: 'Improve Resume', credits: 1, act: () => inAiTab('Improve Resume') },
    { name: 'ATS Optimize', credits: 1, act: () => inAiTab('ATS Optimize') },
    { name: 'Suggest Skills', credits: 1, act: () => inAiTab('Suggest Skills') },
    { name: 'Generate Summary', credits: 1, act: () => inAiTab('Generate Summary') },
    {
      name: 'Improve bullets',
      credits: 1,
      act: async () => {
        await goToEditor(page, id);
        await openTab(page, 'AI');
        await button(page, `Improve bullets ${price(1)}`).click();
        await expect(button(page, 'Apply all')).toBeVisible();
      },
    },
    {
      name: 'Enhance',
      credits: 1,
      act: async () => {
        await goToEditor(page, id);
        await button(page, `Enhance ${price(1)}, Work Experience`).focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Enhance Work Experience' });
        await dialog.getByRole('button', { name: 'Keep my text' }).click();
      },
    },
    {
      name: 'a cover letter',
      credits: 2,
      act: async () => {
        await goTo(page, `/resume/${id}/cover-letter`);
        await page.getByLabel('Job description').fill(job);
        await button(page, `Write letter ${price(2)}`).click();
        await expect(page.getByText('Your draft is ready.')).toBeVisible();
      },
    },
  ];
}

async function print(page: Page, id: string, price: string): Promise<void> {
  await goTo(page, `/resume/preview/${id}`);
  await button(page, `Print ${price}`).click();
}

type Person = { request: APIRequestContext; account: Account };

async function keepWhatWasSent(
  page: Page,
  { request, account }: Person,
  price: string,
): Promise<void> {
  const { id: resumeId } = await makeResume(request, account, { content });
  const headers = { authorization: `Bearer ${account.token}` };
  const data = { role: 'Mechanic', resumeId };
  const made = await request.post('/api/applications', { headers, data });
  await goTo(page, `/applications/${(await made.json()).data.id}`);
  await button(page, `Keep what you sent ${price}`).click();
  await expect(page.getByText('Kept as you sent it', { exact: true })).toBeVisible();
}

async function improveWording(page: Page, id: string, price: string): Promise<void> {
  await goToEditor(page, id);
  await openTab(page, 'AI');
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/ai/enhance-content'));
  await button(page, `Improve wording ${price}`).first().click();
  expect((await answered).status()).toBe(200);
}

async function analyze(page: Page, pdf: Buffer, price: string): Promise<void> {
  await goTo(page, '/resume/analysis');
  const file = { name: 'Asha.pdf', mimeType: 'application/pdf', buffer: pdf };
  await page.getByLabel('Upload your resume').setInputFiles(file);
  await button(page, `Analyze Resume ${price}`).click();
  await expect(button(page, 'Analyze Another Resume')).toBeVisible();
}

test('one person goes from ten free credits over everything that takes or gives some to a refund', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content });
  await signInAs(page, account, { isNewToCredits: true });
  const expectBalance = (credits: number) => expectBalanceOf(request, account, credits);
  const expectInBar = (credits: number) =>
    expect(
      page.getByRole('link', { name: `Billing, ${inCredits(credits)}`, exact: true }),
    ).toBeVisible();
  let balance = 10;
  let pdf = Buffer.alloc(0);

  await test.step('ten credits are there, and the first is asked about', async () => {
    await page.goto('/dashboard');
    await expectInBar(balance);
    await expectBalance(balance);
    await openEditor(page, id);
    await button(page, 'Export').click();
    await page.getByRole('menuitem', { name: 'Download as PDF 1 credit', exact: true }).click();
    const downloading = page.waitForEvent('download');
    await button(page, 'Use 1 credit').click();
    pdf = await readFile(await (await downloading).path());
    expect(await textOf(pdf)).toContain(footLine);
    balance -= 1;
    await expectBalance(balance);
  });

  await test.step('the same resume again is free', async () => {
    await expect(button(page, /^Download PDF Free until/)).toBeVisible();
    await downloadPdf(page);
    await expectBalance(balance);
  });

  for (const { name, credits, act } of actionsOf(page, id, inCredits))
    await test.step(`${name} takes what its button says`, async () => {
      await act();
      balance -= credits;
      await expectBalance(balance);
    });

  await test.step('an analysis that too few are left for is refused, and takes none', async () => {
    await goTo(page, '/resume/analysis');
    await expect(button(page, 'Analyze Resume 3 credits')).toBeVisible();
    await page.getByRole('link', { name: 'Purchase Credits' }).click();
    await expect(page.getByRole('heading', { name: 'Credit packs' })).toBeVisible();
    await expectBalance(1);
  });

  await test.step('a pack gives its credits, and takes the foot line off', async () => {
    await page.getByRole('link', { name: 'Buy Basic Pack' }).click();
    await pay(page, '₹49.00');
    balance += 10;
    await expectBalance(balance);
    await expectInBar(balance);
    await goToEditor(page, id);
    expect(await textOf(await downloadPdf(page))).not.toContain(footLine);
    await analyze(page, pdf, '3 credits');
    balance -= 3;
    await expectBalance(balance);
  });

  await test.step('a print takes what a download does, and then neither takes more', async () => {
    const printed = await makeResume(request, account, { content });
    await print(page, printed.id, '1 credit');
    balance -= 1;
    await expectBalance(balance);
    await button(page, /^Print Free until/).click();
    await expect(button(page, /^Download PDF Free until/)).toBeVisible();
    await expectBalance(balance);
  });

  await test.step('a PDF that is kept with an application takes it, too', async () => {
    await keepWhatWasSent(page, { request, account }, '1 credit');
    balance -= 1;
    await expectBalance(balance);
  });

  await test.step('a section’s wording is improved for what its button says', async () => {
    await improveWording(page, id, '1 credit');
    balance -= 1;
    await expectBalance(balance);
  });

  await test.step('Premium includes all of it', async () => {
    await page.goto('/subscribe/premium');
    await pay(page, '₹249.50');
    const other = await makeResume(request, account, { content });
    for (const { act } of actionsOf(page, other.id, () => 'Included')) await act();
    await goToEditor(page, other.id);
    await downloadPdf(page);
    await analyze(page, pdf, 'Included');
    await print(page, other.id, 'Included');
    await keepWhatWasSent(page, { request, account }, 'Included');
    await improveWording(page, other.id, 'Included');
    await expectBalance(balance);
  });

  await test.step('the plan is paid back, and things take credits again', async () => {
    await getMoneyBack(page, 'Premium Plan');
    await expect(page.getByText('Free plan', { exact: true })).toBeVisible();
    await expectBalance(balance);
    await goTo(page, '/resume/analysis');
    await expect(button(page, 'Analyze Resume 3 credits')).toBeVisible();
  });

  await test.step('the pack is paid back, and what is left of its credits goes', async () => {
    const unused = balance;
    await getMoneyBack(page, 'Basic Pack');
    await expect(page.getByText('Refunded', { exact: true })).toHaveCount(2);
    await expectBalance(0);
    await expectInBar(0);
    const { entries } = await ledgerOf(request, account);
    expect(entries.filter(({ kind }) => kind === 'refund')).toEqual([
      expect.objectContaining({ amount: -unused }),
    ]);
  });
});

/** Run even after a failed test. */
const closings: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  await Promise.all(closings.splice(0).map((close) => close()));
});

test('where nothing is sold nothing costs, and nothing is said of packs, plans or refunds', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const server = await startServer({ PAYMENT_PROVIDER: 'none' });
  closings.push(server.close);
  const request = await requests.newContext({ baseURL: server.url });
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content });
  const before = await ledgerOf(request, account);
  const money =
    /\b(packs?|(?<!did you )plans?|refund\w*|credits?|upgrade\w*|buy|money[ -]back|receipts?)\b|₹/i;
  const linesOfMoney = async () =>
    (await page.locator('body').innerText()).split('\n').filter((line) => money.test(line));
  /** On a new device, the server's offer is known a moment after the first page. */
  const expectNoMoney = (where: string) => expect.poll(linesOfMoney, where).toEqual([]);

  await test.step('a visitor reads of none', async () => {
    for (const path of [
      '/',
      '/pricing',
      '/help-center',
      '/help-center/guides',
      '/terms-of-service',
      '/signup',
      '/contact-sales',
    ]) {
      await page.goto(`${server.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoMoney(path);
    }
  });

  await test.step('what a guest writes has no foot line', async () => {
    const guest = await browser.newPage({ baseURL: server.url });
    await guest.goto('/resume/start');
    await expect(guest.getByText('No account needed until')).not.toContainText('Your first PDF');
    await button(guest, /^Start with my name/).click();
    await guest.keyboard.type('Asha Verma');
    await expect(preview(guest)).toContainText('Asha');
    await expect(preview(guest)).not.toContainText(footLine);
    await openTab(guest, 'AI');
    await expect(guest.getByText('AI suggestions need an account.')).not.toContainText('credits');
    await guest.close();
  });

  await test.step('a first page of a device asks for no price', async () => {
    const first = await browser.newPage({ baseURL: server.url });
    const refused: string[] = [];
    first.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(answer.url());
    });
    await signInAs(first, account);
    for (const path of ['/subscribe/premium', '/payment/credits/basic']) {
      await first.goto(path, { waitUntil: 'networkidle' });
      await expect(first.getByRole('heading', { name: 'Nothing to pay.' })).toBeVisible();
    }
    expect(refused).toEqual([]);
    await first.close();
  });

  await signInAs(page, account, { isNewToCredits: true });
  await test.step('nor does who is signed in', async () => {
    await page.goto(`${server.url}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Welcome back, Asha!' })).toBeVisible();
    await expectNoMoney('/dashboard');
    for (const [path, heading] of [
      ['/templates', 'Resume Templates'],
      ['/billing', 'Billing'],
      ['/pricing', 'Nothing to pay.'],
      ['/subscribe/premium', 'Nothing to pay.'],
      ['/subscribe/basic', 'Nothing to pay.'],
      ['/payment/credits/basic', 'Nothing to pay.'],
      ['/help-center/guides/credits-and-plans', 'Page Not Found'],
      ['/help-center', 'How can we help?'],
      ['/help-center/guides/export-and-share', 'Download, print and share'],
      ['/privacy-policy', 'Privacy Policy'],
      ['/profile/settings', 'Profile Settings'],
      ['/profile/settings?tab=notifications', 'Profile Settings'],
      ['/profile/settings?tab=visibility', 'Profile Settings'],
      ['/profile/settings?tab=account', 'Profile Settings'],
      ['/applications', 'Applications'],
      ['/letters', 'Letters'],
      ['/tips', 'Resume tips'],
      ['/contact', 'Contact us'],
    ] as const) {
      // Checkout pages are loaded as separate documents.
      if (/^\/(subscribe|payment)\//.test(path)) await page.goto(`${server.url}${path}`);
      else await goTo(page, path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expectNoMoney(path);
      await expect(page.getByRole('tab', { name: 'Premium' }), path).toHaveCount(0);
    }
  });

  await test.step('everything is free, and the PDF has no foot line', async () => {
    for (const { act } of actionsOf(page, id, () => 'Free')) await act();
    await expectNoMoney('the letter');
    await goToEditor(page, id);
    await expect(preview(page)).not.toContainText(footLine);
    await expectNoMoney('the editor');
    const pdf = await downloadPdf(page);
    expect(await textOf(pdf)).not.toContain(footLine);
    await analyze(page, pdf, 'Free');
    await expectNoMoney('the analysis');
    await print(page, id, 'Free');
    await expectNoMoney('the printed page');
    await keepWhatWasSent(page, { request, account }, 'Free');
    await expectNoMoney('an application with what was sent');
    await improveWording(page, id, 'Free');
    expect(await ledgerOf(request, account)).toEqual(before);
  });
  await test.step('every template may be chosen, also those that plans open elsewhere', async () => {
    const headers = { authorization: `Bearer ${account.token}` };
    const stored = async () =>
      (await (await request.get(`/api/resumes/${id}`, { headers })).json()).data.templateId;
    for (const template of ['professional', 'creative', signature] as const) {
      await goToEditor(page, id);
      await chooseTemplate(page, new RegExp(`^${templateById(template).name}`));
      await expect.poll(stored).toBe(template);
      await expectNoMoney(`the template ${template}`);
      expect(await textOf(await downloadPdf(page))).not.toContain(footLine);
    }
    expect(await ledgerOf(request, account)).toEqual(before);
  });
  await request.dispose();
});
