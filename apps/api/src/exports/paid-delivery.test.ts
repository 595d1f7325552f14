import { once } from 'node:events';
import { get, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { aiRoutes } from '@folio/contract/ai';
import { creditRoutes, type PaidPdf } from '@folio/contract/credits';
import { exportRoutes } from '@folio/contract/exports';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { versionRoutes } from '@folio/contract/versions';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { creditReservations } from '../platform/credits-schema.ts';
import { users } from '../platform/schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await startTestApp({ configuration: { creditsAtSignup: 10 } });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

async function newResume({ token }: TestAccount, body = {}): Promise<string> {
  const answer = await test.call(resumeRoutes.create, { body }, token);
  expect(answer.status).toBe(201);
  return (answer.body as { data: Resume }).data.id;
}

const requestOf = ({ token }: TestAccount, id: string) =>
  [
    `${origin}/api/resumes/${id}/export/pdf`,
    { headers: { authorization: `Bearer ${token}` }, agent: false },
  ] as const;

async function download(account: TestAccount, id: string): Promise<number> {
  const [url, init] = requestOf(account, id);
  const answer = await fetch(url, { headers: init.headers });
  await answer.arrayBuffer();
  return answer.status;
}

/** Asks for the PDF and closes the connection after a while; ends when it is closed. */
async function cutOff(account: TestAccount, id: string, afterMs: number): Promise<void> {
  const asking = get(...requestOf(account, id));
  asking.on('error', () => {});
  const closed = new Promise((resolve) => asking.once('close', resolve));
  await wait(afterMs);
  asking.destroy();
  await closed;
}

/** Asks for the PDF, and closes the connection once the server has the question and no answer yet. */
async function cutOffWhileMade(account: TestAccount, id: string): Promise<void> {
  const arrived = once(test.app.server, 'request');
  const asking = get(...requestOf(account, id));
  asking.on('error', () => {});
  const [, response] = (await arrived) as [IncomingMessage, ServerResponse];
  const given = once(response, 'close');
  asking.destroy();
  await given;
}

async function balanceOf({ token }: TestAccount): Promise<number> {
  const { body } = await test.call(creditRoutes.history, undefined, token);
  return body.success ? body.data.balance : Number.NaN;
}

async function paidPdfsOf({ token }: TestAccount): Promise<PaidPdf[]> {
  const { body } = await test.call(creditRoutes.paidPdfs, undefined, token);
  return (body as { data: PaidPdf[] }).data;
}

const payFor = async ({ token }: TestAccount, id: string): Promise<number> =>
  (await test.call(exportRoutes.payForPdf, { params: { id } }, token)).status;

/** As if what the account was delivered was delivered so much earlier. */
const age = ({ user }: TestAccount, by: string) =>
  test.db.execute(sql`
    update ${creditReservations} set created_at = created_at - ${by}::interval
    where user_id = ${user.id}`);

/** What is given back after a cut is so soon, and on a busy machine later than a second. */
const patiently = { timeout: 20_000 };

/** Until no delivery is under way any more. */
const settled = ({ user }: TestAccount) =>
  expect
    .poll(
      async () => test.db.$count(creditReservations, sql`user_id = ${user.id} and state = 'held'`),
      patiently,
    )
    .toBe(0);

describe('a PDF that is downloaded', () => {
  it('and cut off costs nothing, however often', async () => {
    const account = await signUp(test);
    const id = await newResume(account);
    for (let times = 0; times < 6; times += 1) await cutOffWhileMade(account, id);
    // The last may only be about to hold a credit, which comes back.
    await expect.poll(() => balanceOf(account), patiently).toBe(10);
    expect(await download(account, id)).toBe(200);
    await settled(account);
    expect(await balanceOf(account)).toBe(9);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('and cut off once it is made, before its bytes are sent, costs nothing', async () => {
    const account = await signUp(test);
    const id = await newResume(account);
    const cut = (_: IncomingMessage, response: ServerResponse) => {
      const writeHead = response.writeHead.bind(response);
      response.writeHead = ((...head: Parameters<typeof writeHead>) => {
        response.socket?.destroy();
        return writeHead(...head);
      }) as typeof writeHead;
    };
    test.app.server.prependOnceListener('request', cut);
    await expect(download(account, id)).rejects.toThrow();
    await settled(account);
    expect(await balanceOf(account)).toBe(10);
  });

  it('of a resume that says nothing costs nothing, until it says something', async () => {
    const account = await signUp(test);
    const content = { personalInfo: { firstName: 'Asha', email: 'asha@example.com' } };
    const id = await newResume(account, { content });
    expect(await download(account, id)).toBe(200);
    await test.call(exportRoutes.payForPdf, { params: { id } }, account.token);
    await settled(account);
    expect(await balanceOf(account)).toBe(10);
    const edited = { ...content, interests: 'Chess' };
    await test.call(
      resumeRoutes.update,
      { params: { id }, body: { content: edited } },
      account.token,
    );
    expect(await download(account, id)).toBe(200);
    await settled(account);
    expect(await balanceOf(account)).toBe(9);
  });

  it('costs nothing either where all that it says is hidden, as its preview says', async () => {
    const account = await signUp(test);
    const content = { interests: 'Chess', education: [{ field: 'Physics' }] };
    const settings = { hiddenSections: ['interests'] };
    const id = await newResume(account, { content, settings });
    expect(await download(account, id)).toBe(200);
    expect(await payFor(account, id)).toBe(200);
    await settled(account);
    expect(await balanceOf(account)).toBe(10);
  });

  it('again without a change costs nothing again, also without any credits', async () => {
    const account = await signUp(test);
    const ids = await Promise.all(Array.from({ length: 10 }, () => newResume(account)));
    for (const id of ids) expect(await download(account, id)).toBe(200);
    expect(await balanceOf(account)).toBe(0);
    for (const id of ids) expect(await download(account, id)).toBe(200);
    expect(await balanceOf(account)).toBe(0);
    expect(await download(account, await newResume(account))).toBe(402);
  });

  it('again by its id in capitals costs nothing again', async () => {
    const account = await signUp(test);
    const id = await newResume(account);
    expect(await download(account, id)).toBe(200);
    expect(await download(account, id.toUpperCase())).toBe(200);
    await settled(account);
    expect(await balanceOf(account)).toBe(9);
  });

  it('costs nothing again for thirty days, however often the resume changes', async () => {
    const account = await signUp(test);
    const id = await newResume(account);
    await download(account, id);
    const changes = [{ templateId: 'classic' }, { content: { summary: 'I cook.' } }] as const;
    for (const body of changes) {
      await test.call(resumeRoutes.update, { params: { id }, body }, account.token);
      expect(await download(account, id)).toBe(200);
    }
    await settled(account);
    expect(await balanceOf(account)).toBe(9);
    const { freeUntil } = (await paidPdfsOf(account)).find(({ resumeId }) => resumeId === id) ?? {};
    const days = (Date.parse(freeUntil ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  it('costs a credit again after thirty days, once, and is said to', async () => {
    const account = await signUp(test);
    const id = await newResume(account);
    await download(account, id);
    await settled(account);
    await age(account, '29 days 23 hours');
    expect(await paidPdfsOf(account)).toHaveLength(1);
    await download(account, id);
    await settled(account);
    expect(await balanceOf(account)).toBe(9);
    await age(account, '1 hour 1 second');
    expect(await paidPdfsOf(account)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => download(account, id)));
    await settled(account);
    expect(await balanceOf(account)).toBe(8);
    expect(await paidPdfsOf(account)).toHaveLength(1);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('of a copy or a tailored version is another resume’s', async () => {
    const account = await signUp(test);
    const id = await newResume(account);
    const body = { jobDescription: 'We look for a cook.' };
    const made = await test.call(versionRoutes.create, { params: { id }, body }, account.token);
    const version = (made.body as { data: { id: string } }).data.id;
    for (const one of [id, version, id, version, await newResume(account)])
      expect(await download(account, one)).toBe(200);
    await settled(account);
    expect(await balanceOf(account)).toBe(7);
    expect(await paidPdfsOf(account)).toHaveLength(3);
  });

  it('is paid as well where it was printed or made elsewhere, and by both at once once', async () => {
    const account = await signUp(test);
    const id = await newResume(account);
    const pay = () => payFor(account, id);
    const answers = await Promise.all([pay(), download(account, id), pay(), pay()]);
    expect([answers[0], answers[2], answers[3]]).toEqual([200, 200, 200]);
    expect(answers[1]).toBe(200);
    await settled(account);
    expect(await balanceOf(account)).toBe(9);
    expect(await paidPdfsOf(account)).toMatchObject([{ resumeId: id }]);
  });

  it('is not charged for another account’s resume, without enough credits, or without a session', async () => {
    const [account, other] = [await signUp(test), await signUp(test)];
    const id = await newResume(account);
    expect(await payFor(other, id)).toBe(404);
    await test.db.update(users).set({ credits: 0 }).where(eq(users.id, account.user.id));
    expect(await payFor(account, id)).toBe(402);
    await test.db.update(users).set({ credits: 10 }).where(eq(users.id, account.user.id));
    expect(await paidPdfsOf(account)).toEqual([]);
    const ofNobody = await test.call(exportRoutes.payForPdf, { params: { id } });
    expect(ofNobody.status).toBe(401);
    expect((await test.call(creditRoutes.paidPdfs)).status).toBe(401);
  });

  it('many times at once costs one credit', async () => {
    const account = await signUp(test);
    const id = await newResume(account);
    const answers = await Promise.all(Array.from({ length: 20 }, () => download(account, id)));
    expect(new Set(answers)).toEqual(new Set([200]));
    await settled(account);
    expect(await balanceOf(account)).toBe(9);
  });

  it('of a hundred resumes at once is made for as many as there are credits', async () => {
    const account = await signUp(test);
    const ids: string[] = [];
    // A busy machine refuses a hundred new ones at once; what is asked for at once is their PDFs.
    while (ids.length < 100)
      ids.push(...(await Promise.all(Array.from({ length: 10 }, () => newResume(account)))));
    const answers = await Promise.all(ids.map((id) => download(account, id)));
    expect(answers.filter((status) => status === 200)).toHaveLength(10);
    expect(answers.filter((status) => status === 402)).toHaveLength(90);
    expect(await balanceOf(account)).toBe(0);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('is paid exactly when one of those who asked at once has it', async () => {
    const reader = fc.record({ reads: fc.boolean(), afterMs: fc.integer({ min: 0, max: 15 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(reader, { minLength: 1, maxLength: 6 }), async (readers) => {
        const account = await signUp(test);
        const id = await newResume(account);
        const answers = await Promise.all(
          readers.map(async ({ reads, afterMs }) =>
            reads ? download(account, id) : cutOff(account, id, afterMs),
          ),
        );
        await settled(account);
        const balance = await balanceOf(account);
        if (answers.includes(200)) expect(balance).toBe(9);
        // Whoever closes at the last moment may have had it.
        else expect([9, 10]).toContain(balance);
        await download(account, id);
        await settled(account);
        expect(await balanceOf(account)).toBe(9);
      }),
      { numRuns: 12 },
    );
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('is not paid by other work that a caller gives its key', async () => {
    const account = await signUp(test);
    const id = await newResume(account);
    await download(account, id);
    await settled(account);
    // Who knows how its key is made can give it to a text before the PDF is asked for.
    const own = eq(creditReservations.userId, account.user.id);
    const [known] = await test.db.delete(creditReservations).where(own).returning();
    const written = await test.app.inject({
      method: 'POST',
      url: aiRoutes.improve.url,
      payload: { text: 'Responsible for managing the build servers' },
      headers: {
        authorization: `Bearer ${account.token}`,
        'idempotency-key': known?.idempotencyKey ?? '',
      },
    });
    expect(written.statusCode).toBe(400);
    expect(await download(account, id)).toBe(200);
    await settled(account);
    expect(await balanceOf(account)).toBe(8);
  });

  it('is not paid by a question for its headers', async () => {
    const account = await signUp(test);
    const [url, init] = requestOf(account, await newResume(account));
    await new Promise((resolve) => {
      const asking = request(url, { ...init, method: 'HEAD' });
      asking.on('response', (answer) => answer.resume().once('end', resolve)).end();
    });
    await settled(account);
    expect(await balanceOf(account)).toBe(10);
  });
});
