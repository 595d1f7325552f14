import { setTimeout as wait } from 'node:timers/promises';
import { creditRoutes, defaultCreditCosts } from '@folio/contract/credits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '../platform/app-error.ts';
import { users } from '../platform/schema.ts';
import { readSession, type UserRow } from '../platform/sessions.ts';
import { subscribe } from '../platform/telemetry.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { deadlockOnce } from '../testing/deadlock-once.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { spendCredits } from './credits.service.ts';
import { reserveDelivery } from './deliveries.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ configuration: { creditsAtSignup: 10 } });
});
afterAll(() => test.close());

const rowOf = async ({ token }: TestAccount): Promise<UserRow> => {
  const session = await readSession(test.app, token);
  if (typeof session === 'string') throw new Error(session);
  return session.user;
};

async function historyOf({ token }: TestAccount) {
  const { body } = await test.call(creditRoutes.history, undefined, token);
  if (!body.success) throw new Error(body.code);
  return body.data;
}

describe('work that costs credits', () => {
  it('is paid when it is delivered, and shows in the history', async () => {
    const account = await signUp(test);
    const user = await rowOf(account);
    const work = async () => ({ result: { letter: 'Dear reader' } });
    const answer = await spendCredits(test.app, { user, action: 'cover-letter' }, work);
    expect(answer).toEqual({ letter: 'Dear reader' });
    const { balance, entries } = await historyOf(account);
    expect(balance).toBe(8);
    expect(entries.map(({ amount, kind, action }) => [amount, kind, action])).toEqual([
      [-2, 'spend', 'cover-letter'],
      [10, 'signup', null],
    ]);
  });

  it('costs nothing when it fails, and nothing when what it brings is free', async () => {
    const account = await signUp(test);
    const user = await rowOf(account);
    const paid = { user, action: 'analysis' } as const;
    const failing = spendCredits(test.app, paid, () => Promise.reject(new Error('no answer')));
    await expect(failing).rejects.toThrow('no answer');
    expect(await spendCredits(test.app, paid, async () => ({ result: 1, isFree: true }))).toBe(1);
    expect((await historyOf(account)).balance).toBe(10);
  });

  it('is delivered where the database ends what keeps its price in a deadlock', async () => {
    const account = await signUp(test);
    const user = await rowOf(account);
    const paid = { user, action: 'improve', requestHash: 'deadlock', isRepeatable: true } as const;
    const done = await deadlockOnce(test.db, 'credit_reservations');
    expect(await spendCredits(test.app, paid, async () => ({ result: 1 }))).toBe(1);
    await done();
    expect((await historyOf(account)).entries).toHaveLength(2);
  });

  const again = { action: 'improve', requestHash: 'of a text', isRepeatable: true } as const;
  const count = () => {
    let done = 0;
    return async () => ({ result: ++done });
  };

  it('is paid once where the same request brings the same again, whatever its key, at once too', async () => {
    const account = await signUp(test);
    const user = await rowOf(account);
    const work = count();
    const ask = (more: object = {}) => spendCredits(test.app, { user, ...again, ...more }, work);
    const allBegan = Promise.withResolvers<void>();
    const together = async () => {
      const made = await work();
      if (made.result === 5) allBegan.resolve();
      await allBegan.promise;
      return made;
    };
    const all = Array.from({ length: 5 }, () =>
      spendCredits(test.app, { user, ...again }, together),
    );
    await Promise.all(all);
    expect((await historyOf(account)).balance).toBe(9);
    await test.db.update(users).set({ credits: 0 }).where(eq(users.id, user.id));
    expect(await ask(), 'without a credit left').toBe(6);
    expect(await ask({ idempotencyKey: 'a-later-key' })).toBe(7);
    expect(await ask({ idempotencyKey: 'a-later-key' }), 'a key is answered once').toBe(7);
    expect((await historyOf(account)).balance).toBe(0);
    for (const other of [{ requestHash: 'of another text' }, { action: 'optimize' }])
      await expect(ask(other)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
  });

  it('is paid each time where a model writes it anew, and by each account', async () => {
    const account = await signUp(test);
    const user = await rowOf(account);
    const work = count();
    for (const _ of [1, 2])
      await spendCredits(test.app, { user, ...again, isRepeatable: false }, work);
    expect((await historyOf(account)).balance).toBe(8);
    const other = await signUp(test);
    for (const _ of [1, 2])
      await spendCredits(test.app, { user: await rowOf(other), ...again }, work);
    expect((await historyOf(other)).balance).toBe(9);
  });

  it('is not had already where the same request has failed or was free', async () => {
    const account = await signUp(test);
    const paid = { user: await rowOf(account), ...again };
    await spendCredits(test.app, paid, () => Promise.reject(new Error())).catch(() => {});
    await spendCredits(test.app, paid, async () => ({ result: 1, isFree: true }));
    expect((await historyOf(account)).balance).toBe(10);
    await spendCredits(test.app, paid, async () => ({ result: 1 }));
    expect((await historyOf(account)).balance).toBe(9);
  });

  it('is counted by how it ended', async () => {
    const user = await rowOf(await signUp(test));
    const paid = { user, action: 'improve' } as const;
    const heard: object[] = [];
    const stop = subscribe(
      'paidWork',
      ({ action, outcome }) => void heard.push({ action, outcome }),
    );
    await spendCredits(test.app, paid, async () => ({ result: 1 }));
    await spendCredits(test.app, paid, async () => ({ result: 1, isFree: true }));
    await spendCredits(test.app, paid, () => Promise.reject(new Error())).catch(() => {});
    stop();
    const outcomes = ['paid', 'free', 'failed'];
    expect(heard).toEqual(outcomes.map((outcome) => ({ action: 'improve', outcome })));
  });

  it('is done once for one key, and everybody who asks gets the one answer', async () => {
    const account = await signUp(test);
    const user = await rowOf(account);
    let done = 0;
    const work = async () => ({ result: { number: ++done } });
    const paid = { user, action: 'improve', idempotencyKey: 'the-same-key' } as const;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => spendCredits(test.app, paid, work)),
    );
    expect(done).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"number":1}']),
    );
    expect((await historyOf(account)).balance).toBe(9);
  });

  it('that was free gives its answer again for its key, and stays free', async () => {
    const account = await signUp(test);
    const user = await rowOf(account);
    let done = 0;
    const paid = { user, action: 'improve', idempotencyKey: 'a-free-key' } as const;
    const work = async () => ({ result: ++done, isFree: true });
    for (let asked = 0; asked < 3; asked++)
      expect(await spendCredits(test.app, paid, work)).toBe(1);
    expect((await historyOf(account)).balance).toBe(10);
  });

  it('[credits-1] is not begun without enough, and more than its price is asked for an analysis', async () => {
    const account = await signUp(test);
    const user = await rowOf(account);
    let done = 0;
    const work = async () => ({ result: ++done });
    for (const action of ['cover-letter', 'cover-letter', 'analysis'] as const)
      await spendCredits(test.app, { user, action }, work);
    expect((await historyOf(account)).balance).toBe(3);
    const refused = spendCredits(test.app, { user, action: 'analysis' }, work);
    await expect(refused).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      message: 'This needs 4 credits, and you have fewer. You can buy more on the pricing page.',
    } satisfies Partial<AppError>);
    for (const action of ['cover-letter', 'improve'] as const)
      await spendCredits(test.app, { user, action }, work);
    expect(done).toBe(5);
    const words = {
      message: 'This needs 1 credit, and you have fewer. You can buy more on the pricing page.',
    };
    const spent = spendCredits(test.app, { user, action: 'improve' }, work);
    await expect(spent).rejects.toMatchObject(words);
    const sent = reserveDelivery(test.app, { user, action: 'pdf-export' }, 'a-document');
    await expect(sent).rejects.toMatchObject(words);
  });

  it('is done anew, once, under the key of one that brought nothing, and paid then', async () => {
    const account = await signUp(test);
    const user = await rowOf(account);
    const paid = { user, action: 'improve', idempotencyKey: 'a-failed-key' } as const;
    const failing = () => Promise.reject(new Error('no answer'));
    for (let asked = 0; asked < 2; asked++)
      await expect(spendCredits(test.app, paid, failing)).rejects.toThrow('no answer');
    expect((await historyOf(account)).balance).toBe(10);
    let done = 0;
    const work = async () => ({ result: { number: ++done } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => spendCredits(test.app, paid, work)),
    );
    expect(answers).toEqual(answers.map(() => ({ number: 1 })));
    expect((await historyOf(account)).balance).toBe(9);
  });

  it('that is sent twice while it is under way is done once, also with the last credit or by a plan', async () => {
    const account = await signUp(test);
    const user = await rowOf(account);
    await test.db.update(users).set({ credits: 1 }).where(eq(users.id, user.id));
    for (const plan of ['free', 'premium'] as const) {
      const who = { ...user, subscription: plan };
      const paid = { user: who, action: 'improve', idempotencyKey: `twice-${plan}` } as const;
      const gate = Promise.withResolvers<{ result: string }>();
      const begun = Promise.withResolvers<void>();
      const first = spendCredits(test.app, paid, () => {
        begun.resolve();
        return gate.promise;
      });
      await begun.promise;
      const second = spendCredits(test.app, paid, async () => ({ result: 'second' }));
      const isWaiting = await Promise.race([second.then(() => false), wait(300, true)]);
      expect(isWaiting).toBe(true);
      gate.resolve({ result: 'first' });
      expect([await first, await second]).toEqual(['first', 'first']);
    }
    expect((await historyOf(account)).balance).toBe(0);
  });

  it('that a plan includes is done once for its key, which names no other, and anew without one', async () => {
    const account = await signUp(test);
    const user = { ...(await rowOf(account)), subscription: 'premium' as const };
    let done = 0;
    const ask = (key: object) =>
      spendCredits(test.app, { user, action: 'improve', ...key }, async () => ({ result: ++done }));
    const key = { idempotencyKey: 'a-key-of-a-plan', requestHash: 'one' };
    expect([await ask(key), await ask(key)]).toEqual([1, 1]);
    await expect(ask({ ...key, requestHash: 'other' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect([await ask({}), await ask({})]).toEqual([2, 3]);
    expect((await historyOf(account)).balance).toBe(10);
  });

  it('is done by who waited for one under the same key that failed', async () => {
    const account = await signUp(test);
    const user = await rowOf(account);
    for (const plan of ['free', 'premium'] as const) {
      const who = { ...user, subscription: plan };
      const paid = { user: who, action: 'improve', idempotencyKey: `waited-${plan}` } as const;
      const gate = Promise.withResolvers<never>();
      const begun = Promise.withResolvers<void>();
      const first = spendCredits(test.app, paid, () => {
        begun.resolve();
        return gate.promise;
      });
      await begun.promise;
      const second = spendCredits(test.app, paid, async () => ({ result: 'done' }));
      gate.reject(new Error('no answer'));
      await expect(first).rejects.toThrow('no answer');
      expect(await second).toBe('done');
    }
    expect((await historyOf(account)).balance).toBe(9);
  });

  it('that brought nothing has a free key also for other work, a plan that includes it, and too few credits', async () => {
    const account = await signUp(test);
    const user = await rowOf(account);
    const idempotencyKey = 'a-free-again-key';
    const failing = () => Promise.reject(new Error('no answer'));
    const fail = async () => {
      const asked = { user, action: 'improve', idempotencyKey, requestHash: 'one' } as const;
      await expect(spendCredits(test.app, asked, failing)).rejects.toThrow('no answer');
    };
    await fail();
    const ofPlan = { ...user, subscription: 'premium' as const };
    const included = { user: ofPlan, action: 'improve', idempotencyKey } as const;
    await expect(spendCredits(test.app, included, failing)).rejects.toThrow('no answer');
    await fail();
    await test.db.update(users).set({ credits: 0 }).where(eq(users.id, user.id));
    const other = { user, action: 'cover-letter', idempotencyKey, requestHash: 'other' } as const;
    await expect(
      spendCredits(test.app, other, async () => ({ result: 'for nothing' })),
    ).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
    await test.db.update(users).set({ credits: 10 }).where(eq(users.id, user.id));
    expect(await spendCredits(test.app, other, async () => ({ result: 'done' }))).toBe('done');
    expect((await historyOf(account)).balance).toBe(8);
    await expect(
      spendCredits(test.app, included, async () => ({ result: 'again' })),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('is refused under the key of other work, and the key of another person is another', async () => {
    const [one, other] = [await rowOf(await signUp(test)), await rowOf(await signUp(test))];
    const work = async () => ({ result: 'done' });
    const paid = { action: 'improve', idempotencyKey: 'a-shared-key' } as const;
    await spendCredits(test.app, { user: one, ...paid }, work);
    await expect(
      spendCredits(test.app, { user: one, ...paid, action: 'optimize' }, work),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    const others = async () => ({ result: 'done for the other' });
    expect(await spendCredits(test.app, { user: other, ...paid }, others)).toBe(
      'done for the other',
    );
  });

  it('is refused under its own key with another request, and answered with the same or an unknown one', async () => {
    const user = await rowOf(await signUp(test));
    const paid = { user, action: 'improve', idempotencyKey: 'a-key' } as const;
    const spend = (requestHash: string | undefined, result: string) =>
      spendCredits(test.app, { ...paid, requestHash }, async () => ({ result }));
    expect(await spend('one', 'first')).toBe('first');
    expect(await spend('one', 'second')).toBe('first');
    expect(await spend(undefined, 'third')).toBe('first');
    await expect(spend('another', 'fourth')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      message: expect.stringContaining('was used for another request'),
    });
  });

  it('tells of a fault as a fault, not as of too few credits', async () => {
    const user = await rowOf(await signUp(test));
    const creditCosts = { ...test.app.configuration.creditCosts, improve: 2 ** 40 };
    const context = { db: test.db, configuration: { ...test.app.configuration, creditCosts } };
    await expect(
      spendCredits(context, { user, action: 'improve' }, async () => ({ result: 1 })),
    ).rejects.not.toMatchObject({ name: 'AppError' });
  });

  it('lets a PDF go for nothing on a paid plan', async () => {
    const account = await signUp(test);
    const user = { ...(await rowOf(account)), subscription: 'basic' as const };
    await spendCredits(test.app, { user, action: 'pdf-export' }, async () => ({ result: 1 }));
    expect((await historyOf(account)).balance).toBe(10);
    await spendCredits(test.app, { user, action: 'improve' }, async () => ({ result: 1 }));
    expect((await historyOf(account)).balance).toBe(9);
  });
});

describe('GET /api/credits', () => {
  it('is for its owner alone', async () => {
    expect((await test.call(creditRoutes.history)).status).toBe(401);
    const [one, other] = [await signUp(test), await signUp(test)];
    await spendCredits(test.app, { user: await rowOf(one), action: 'improve' }, async () => ({
      result: 1,
    }));
    expect((await historyOf(other)).entries).toHaveLength(1);
  });
});

describe('GET /api/credits/costs', () => {
  it('tells everybody what actions cost as the server is set up, and whether anything is sold', async () => {
    const creditCosts = { ...defaultCreditCosts, analysis: 5 };
    const configuration = { creditCosts, creditsAtSignup: 7 };
    const dear = await startTestApp({ configuration });
    const { status, body } = await dear.call(creditRoutes.costs);
    const offer = { costs: creditCosts, creditsAtSignup: 7, isSold: true, premiumPercentOff: 0 };
    expect([status, body]).toEqual([200, { success: true, data: creditCosts, offer }]);
    await dear.close();
  });
});
