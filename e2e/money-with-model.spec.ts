import { expect as expectSoon, type Page, request as requests, test } from '@playwright/test';
import { type FakeModel, startFakeModel } from '../apps/api/src/ai/testing/fake-model.ts';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { goToEditor, openEditor, openTab, panel } from './support/editor.ts';
import { goTo } from './support/go-to.ts';
import { button, expectBalance, getMoneyBack, inCredits, ledgerOf, pay } from './support/money.ts';
import { startServer } from './support/own-server.ts';

/** Generous timeout for slow machines. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 300_000, mode: 'serial' });

const content = {
  personalInfo: { firstName: 'Asha', lastName: 'Verma', summary: 'I look after cranes.' },
  workExperience: [
    {
      position: 'Operations Manager',
      company: 'Harbour Works',
      startDate: '2019-03',
      current: true,
      bullets: ['Was responsible for repairing the cranes of the yard.'],
    },
  ],
};
type Asked = { texts?: string };

/** Answers each text with a valid result: a German translation, a better wording, or an answer. */
function write({ texts = '[]' }: Asked): object {
  const given = JSON.parse(texts) as { path?: string; number?: number }[];
  if (given.some(({ number }) => number !== undefined))
    return { texts: given.map(({ number }) => ({ number, translation: 'Ich pflege Krane.' })) };
  if (given.some(({ path }) => path !== undefined)) {
    const after = 'Repaired the cranes of the yard.';
    return { edits: given.map(({ path }) => ({ path, after, reason: 'Begins with the deed.' })) };
  }
  return { text: 'At Harbour Works I repaired the cranes of the yard.' };
}

let fake: FakeModel;
const servers: { close: () => Promise<void> }[] = [];
test.beforeAll(async () => {
  fake = await startFakeModel(({ data }) => write(data));
});
test.afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()));
  await fake.close();
});

async function start(provider: 'sandbox' | 'none') {
  const server = await startServer({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'fake',
    AI_API_KEY: 'sk-test-key',
    AI_BASE_URL: fake.url,
    PAYMENT_PROVIDER: provider,
  });
  servers.push(server);
  const request = await requests.newContext({ baseURL: server.url });
  const account = await makeAccount(request);
  return { url: server.url, request, account };
}
type Started = Awaited<ReturnType<typeof start>>;

const post = async ({ request, account }: Started, url: string, data: object) =>
  (await (await request.post(url, { headers: bearer(account), data })).json()).data;
const bearer = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

/** The actions that only a language model can do: presses each button, and waits for the result. */
async function actionsOf(page: Page, started: Started, price: string) {
  const resume = await makeResume(started.request, started.account, { content });
  const job = { role: 'Yard Manager', company: 'Severn Docks', resumeId: resume.id };
  const { id: applicationId } = await post(started, '/api/applications', job);
  const questions = [{ question: 'What are you proud of?' }];
  await post(started, '/api/questions', { applicationId, questions });
  const german = await post(started, `/api/resumes/${resume.id}/languages`, { language: 'de' });
  return [
    {
      name: 'Write with AI',
      act: async () => {
        await goTo(page, `/applications/${applicationId}/questions`);
        await button(page, `Write with AI ${price}`).click();
        await expect(page.getByText(/^Written by AI from your resume/)).toBeVisible();
      },
    },
    {
      name: 'Another way',
      act: async () => {
        await goToEditor(page, resume.id);
        await openTab(page, 'Experience');
        await panel(page)
          .getByRole('button', { name: /^Operations Manager/ })
          .click();
        await panel(page)
          .getByRole('button', { name: /^Note 1, worth/ })
          .press('Enter');
        await button(page, `Another way ${price}`).click();
        await expect(panel(page)).toContainText('Repaired the cranes of the yard.');
      },
    },
    {
      name: 'Suggest translations',
      act: async () => {
        await openEditor(page, german.id);
        const others = page.getByRole('region', { name: 'Other languages' });
        await others.getByRole('button', { name: 'Show all' }).click();
        const dialog = page.getByRole('dialog', { name: 'Languages' });
        await dialog.getByRole('button', { name: `Suggest translations ${price}` }).click();
        await expect(dialog.getByText('Ich pflege Krane.').first()).toBeVisible();
        await page.keyboard.press('Escape');
      },
    },
  ];
}

test('what only a language model does takes what its button says, is included in Premium, and takes credits again after a refund', async ({
  browser,
}) => {
  const started = await start('sandbox');
  const { request, account } = started;
  const page = await browser.newPage({ baseURL: started.url });
  await signInAs(page, account);
  await page.goto('/dashboard');
  let balance = 10;

  for (const { name, act } of await actionsOf(page, started, inCredits(1)))
    await test.step(`${name} takes its credit`, async () => {
      await act();
      balance -= 1;
      await expectBalance(request, account, balance);
    });

  await test.step('Premium includes them', async () => {
    await page.goto('/subscribe/premium');
    await pay(page, '₹249.50');
    for (const { act } of await actionsOf(page, started, 'Included')) await act();
    await expectBalance(request, account, balance);
  });

  await test.step('a refund ends that, and takes no credits with it', async () => {
    await getMoneyBack(page, 'Premium Plan');
    await expect(page.getByText('Free plan', { exact: true })).toBeVisible();
    const [answer] = await actionsOf(page, started, inCredits(1));
    await answer?.act();
    await expectBalance(request, account, balance - 1);
  });
  await page.close();
});

test('where nothing is sold, what only a language model does is free', async ({ browser }) => {
  const started = await start('none');
  const page = await browser.newPage({ baseURL: started.url });
  await signInAs(page, started.account, { isNewToCredits: true });
  await page.goto('/dashboard');
  const before = await ledgerOf(started.request, started.account);
  for (const { act } of await actionsOf(page, started, 'Free')) await act();
  expect(await ledgerOf(started.request, started.account)).toEqual(before);
  await page.close();
});
