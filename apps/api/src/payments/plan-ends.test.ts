import type { AddressInfo } from 'node:net';
import { aiRoutes } from '@folio/contract/ai';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import type { TemplateId } from '@folio/contract/template-ids';
import { readPdf } from '@folio/typeset/testing/read-pdf';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AiApp, balanceOf, startAiApp } from '../ai/testing/ai-app.ts';
import { advertisement, weakContent } from '../ai/testing/examples.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { users } from '../platform/schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { refusalOf } from '../testing/test-app.ts';

const letter = `Dear Mr. Marsh,

I know Python and Linux, and managed the build servers at Engine Works. I know Linux.

Kind regards`;

let test: AiApp;
let origin = '';
beforeAll(async () => {
  test = await startAiApp({ configuration: { creditsAtSignup: 10 } });
  test.fake.write = () => ({ text: letter });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  test.fake.before = undefined;
  expect(await checkLedger(test.db)).toMatchObject({ isSound: true });
});
afterAll(() => test.close());

/** Somebody at work under Premium. */
async function subscriber(): Promise<TestAccount> {
  const account = await signUp(test);
  await test.db
    .update(users)
    .set({ subscription: 'premium', planEndsAt: sql`now() + interval '1 day'` })
    .where(eq(users.id, account.user.id));
  return account;
}

const endPlanOf = ({ user }: TestAccount) =>
  test.db
    .update(users)
    .set({ planEndsAt: sql`now() - interval '1 second'` })
    .where(eq(users.id, user.id));

const balance = ({ token }: TestAccount) => balanceOf(test, token);

async function newResume({ token }: TestAccount, templateId: TemplateId): Promise<string> {
  const { body } = await test.call(resumeRoutes.create, { body: { templateId } }, token);
  return (body as { data: Resume }).data.id;
}

const change = ({ token }: TestAccount, id: string, body: object) =>
  test.call(resumeRoutes.update, { params: { id }, body }, token);

async function download({ token }: TestAccount, id: string, format = 'pdf') {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/resumes/${id}/export/${format}`, { headers });
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/** Whether a PDF names the product at its foot. */
const hasFootLine = async ({ bytes }: { bytes: Uint8Array }): Promise<boolean> =>
  (await readPdf(bytes)).texts.join(' ').includes('Made with Folio');

/** The plan ends while the document that is asked for next is made. */
function endPlanWhileMade(account: TestAccount): void {
  const threads = test.app.documentThreads;
  const { run } = threads;
  const afterTheEnd = async (...given: Parameters<typeof run>) => {
    threads.run = run;
    await endPlanOf(account);
    return run(...given);
  };
  threads.run = afterTheEnd as typeof run;
}

describe('a plan that ends in the middle of a session', () => {
  it('includes the letter that is being read along, also asked for again, and not the next', async () => {
    const account = await subscriber();
    const write = (key: string) =>
      fetch(origin + aiRoutes.coverLetter.url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${account.token}`,
          'content-type': 'application/json',
          accept: 'text/event-stream',
          'idempotency-key': key,
        },
        body: JSON.stringify({
          resume: weakContent,
          jobDescription: advertisement,
          hiringManager: 'Mr. Marsh',
        }),
      });
    const gate = Promise.withResolvers<void>();
    test.fake.before = (piece) => (piece === 3 ? gate.promise : undefined);
    const reading = await write('begun-under-the-plan');
    expect(reading.status).toBe(200);
    await endPlanOf(account);
    gate.resolve();
    expect(await reading.text()).toContain('event: done');
    expect(await balance(account)).toBe(10);
    test.fake.before = undefined;
    const again = await (await write('begun-under-the-plan')).text();
    expect(again).toContain('event: done');
    expect(await balance(account)).toBe(10);
    expect(await (await write('begun-after-it')).text()).toContain('event: done');
    expect(await balance(account)).toBe(8);
  });

  it('includes the PDF that is being made, without a foot line, and takes a credit for the next', async () => {
    const account = await subscriber();
    const id = await newResume(account, 'creative');
    endPlanWhileMade(account);
    expect(await hasFootLine(await download(account, id))).toBe(false);
    expect(await balance(account)).toBe(10);
    expect(await hasFootLine(await download(account, id))).toBe(true);
    await expect.poll(() => balance(account)).toBe(9);
    // And is free from then on, as anybody's is.
    expect((await download(account, id)).status).toBe(200);
    expect(await balance(account)).toBe(9);
  });

  it('takes nothing away from an open editor: what is in its template is saved, and leaves it for good', async () => {
    const account = await subscriber();
    const id = await newResume(account, 'creative');
    await endPlanOf(account);
    const content = { personalInfo: { summary: 'I cook.' } };
    expect((await change(account, id, { content })).status).toBe(200);
    expect((await change(account, id, { templateId: 'creative' })).status).toBe(200);
    for (const format of ['docx', 'html'])
      expect((await download(account, id, format)).status).toBe(200);
    expect(refusalOf(await change(account, id, { templateId: 'executive' }))).toEqual({
      status: 403,
      code: 'PREMIUM_REQUIRED',
    });
    expect((await change(account, id, { templateId: 'classic' })).status).toBe(200);
    expect(refusalOf(await change(account, id, { templateId: 'creative' })).status).toBe(403);
    const copy = { body: { templateId: 'creative' } } as const;
    expect((await test.call(resumeRoutes.create, copy, account.token)).status).toBe(403);
  });

  it('opens its templates to what was changed before its end, and to nothing after', async () => {
    const account = await subscriber();
    const ids = await Promise.all(Array.from({ length: 16 }, () => newResume(account, 'classic')));
    const open = (id: string) => change(account, id, { templateId: 'executive' });
    const answers = await Promise.all(
      ids.map(async (id, place) => {
        if (place === 8) await endPlanOf(account);
        return (await open(id)).status;
      }),
    );
    expect(answers[8]).toBe(403);
    for (const [place, id] of ids.entries()) {
      const { body } = await test.call(resumeRoutes.get, { params: { id } }, account.token);
      const isOpen = (body as { data: Resume }).data.templateId === 'executive';
      expect(answers[place]).toBe(isOpen ? 200 : 403);
      // Whoever has it keeps it, and nobody comes to it any more.
      expect((await open(id)).status).toBe(isOpen ? 200 : 403);
    }
  });

  it('takes nothing for what was asked for at its last moment, nor twice for what comes after', async () => {
    const account = await subscriber();
    const ids = await Promise.all(Array.from({ length: 8 }, () => newResume(account, 'classic')));
    const all = [...ids, ...ids];
    const [, ...answers] = await Promise.all([
      endPlanOf(account),
      ...all.map((id) => download(account, id)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const paid = async () => 10 - (await balance(account));
    await expect.poll(paid).toBeLessThanOrEqual(8);
    for (const id of ids) expect((await download(account, id)).status).toBe(200);
    await expect.poll(paid).toBe(8);
  });
});
