import { creditRoutes } from '@folio/contract/credits';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { creditReservations } from '../platform/credits-schema.ts';
import { repeatedWork } from '../platform/repeated-work.ts';
import { signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { checkLedger } from './check-ledger.ts';
import { noteIncluded } from './included.repository.ts';
import { reserveCredits } from './ledger.repository.ts';

/** Each test has a server of its own, whose start is part of it. */
let test: TestApp;
afterEach(() => test.close());
const start = async () => {
  test = await startTestApp({ configuration: { creditsAtSignup: 10 } });
  return signUp(test);
};

describe('an account’s credits', () => {
  it('are told to their owner alone, with what they went to', async () => {
    const { token, user } = await start();
    for (const route of [creditRoutes.history, creditRoutes.paidPdfs, creditRoutes.claimWelcome])
      expect((await test.call(route)).status).toBe(401);
    await reserve(user.id, 'improve');
    const { status, body } = await test.call(creditRoutes.history, undefined, token);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        data: {
          balance: 9,
          welcome: 'given',
          waitingCredits: 0,
          entries: [
            {
              id: expect.any(String),
              amount: -1,
              kind: 'spend',
              action: 'improve',
              createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
            },
            expect.objectContaining({ amount: 10, kind: 'signup', action: null }),
          ],
        },
      },
    ]);
  });

  it('that were given once are given no more, and are told with the PDFs that they paid for', async () => {
    const { token, user } = await start();
    const claimed = await test.call(creditRoutes.claimWelcome, undefined, token);
    expect(claimed.body).toEqual({ success: true, data: { given: 0 } });
    const resumeId = uuidv7();
    await reserve(user.id, 'pdf-export', { key: `pdf-export:${resumeId}`, state: 'kept' });
    const paid = await test.call(creditRoutes.paidPdfs, undefined, token);
    expect(paid.body).toEqual({
      success: true,
      data: [{ resumeId, freeUntil: expect.stringMatching(/^\d{4}-/) }],
    });
    const costs = await test.call(creditRoutes.costs);
    const { creditCosts } = test.app.configuration;
    expect(costs.body).toMatchObject({ data: creditCosts, offer: { creditsAtSignup: 10 } });
  });
});

it('a server that listens gives back what was forgotten, and keeps what may be asked for again', async () => {
  const { user } = await start();
  const ids = {
    forgotten: await reserve(user.id, 'improve', { seconds: 181 }),
    underWay: await reserve(user.id, 'improve', { seconds: 170 }),
    dayOld: await reserve(user.id, 'improve', { state: 'kept', seconds: 86_401 }),
    younger: await reserve(user.id, 'improve', { state: 'kept', seconds: 86_000 }),
    pdf: await reserve(user.id, 'pdf-export', { state: 'kept', seconds: 29 * 86_400 }),
    oldPdf: await reserve(user.id, 'pdf-export', { state: 'kept', seconds: 30 * 86_400 + 1 }),
    unfinished: await reserve(user.id, 'improve', { state: 'included', seconds: 181 }),
    unfinishedYet: await reserve(user.id, 'improve', { state: 'included', seconds: 170 }),
  };
  await test.db.execute(sql`truncate welcome_grants`);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const names = repeatedWork(test.app).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['giving credits back', 'remembering who had sign-up credits']),
  );
  const states = async () => {
    const rows = await test.db.select().from(creditReservations);
    const stateOf = new Map(rows.map(({ id, state }) => [id, state]));
    return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, stateOf.get(id)]));
  };
  await expect.poll(states).toEqual({
    forgotten: 'released',
    underWay: 'held',
    dayOld: undefined,
    younger: 'kept',
    pdf: 'kept',
    oldPdf: undefined,
    unfinished: undefined,
    unfinishedYet: 'included',
  });
  const remembered = async () => {
    const { rows } = await test.db.execute(sql`select from welcome_grants`);
    return rows.length;
  };
  await expect.poll(remembered).toBe(1);
  expect((await checkLedger(test.db)).isSound).toBe(true);
});

type Reserved = { key?: string; state?: 'held' | 'kept' | 'included'; seconds?: number };

/** As work left it so many seconds ago. */
async function reserve(
  userId: string,
  action: 'improve' | 'pdf-export',
  { key = uuidv7(), state = 'held', seconds = 0 }: Reserved = {},
): Promise<string> {
  const asked = { userId, action, idempotencyKey: key };
  const id = await (state === 'included'
    ? noteIncluded(test.db, asked)
    : reserveCredits(test.db, { ...asked, amount: 1, needed: 1 }));
  if (!id) throw new Error('Too few credits');
  await test.db.execute(sql`update credit_reservations
    set state = ${state}, created_at = now() - make_interval(secs => ${seconds}) where id = ${id}`);
  return id;
}
