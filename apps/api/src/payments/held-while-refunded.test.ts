import { defaultCreditCosts } from '@folio/contract/credits';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { spendCredits } from '../credits/credits.service.ts';
import { reserveDelivery } from '../credits/deliveries.service.ts';
import { paymentOrders } from '../platform/money-schema.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { makeOrder, packCredits, pricePaise } from './testing/paid-order.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Ten credits from the sign-up, and a pack of fifty. */
async function paidOrder() {
  const order = await makeOrder(database.db);
  await order.sendEvent();
  const { db } = database;
  /** Work that takes so many credits, and goes on until it is told how it ends. */
  async function begin(amount: number) {
    const user = await order.buyer();
    const configuration = { creditCosts: { ...defaultCreditCosts, improve: amount } };
    const outcome = Promise.withResolvers<{ result: string }>();
    const begun = Promise.withResolvers<void>();
    const work = () => {
      begun.resolve();
      return outcome.promise;
    };
    const ended = spendCredits({ db, configuration }, { user, action: 'improve' }, work);
    await Promise.race([begun.promise, ended]);
    return {
      succeed: async () => {
        outcome.resolve({ result: 'done' });
        await ended;
      },
      fail: async () => {
        outcome.reject(new Error('no answer'));
        await expect(ended).rejects.toThrow('no answer');
      },
    };
  }
  return { ...order, begin, balance: async () => (await order.buyer()).credits };
}

describe('credits that work holds while their purchase is refunded', () => {
  it('go back with it once the work fails, and stay spent where it succeeds', async () => {
    const order = await paidOrder();
    const [failing, lasting] = [await order.begin(40), await order.begin(5)];
    await order.sendEvent({ refundedPaise: pricePaise });
    expect(await order.balance()).toBe(0);
    await lasting.succeed();
    await failing.fail();
    expect(await order.balance()).toBe(5);
    await (await order.begin(5)).fail();
    expect(await order.balance()).toBe(5);
  });

  it('go back with it where another asks for the same meanwhile', async () => {
    const { db } = database;
    const order = await paidOrder();
    const configuration = { creditCosts: { ...defaultCreditCosts, 'pdf-export': 20 } };
    const resume = uuidv7();
    const ask = async () =>
      reserveDelivery(
        { db, configuration },
        { user: await order.buyer(), action: 'pdf-export' },
        resume,
      );
    const first = await ask();
    await order.sendEvent({ refundedPaise: pricePaise });
    const second = await ask();
    await first.cutOff();
    await second.cutOff();
    expect(await order.balance()).toBe(10);
  });

  it('go back with it where the work begins while the refund waits for its turn', async () => {
    const order = await paidOrder();
    const release = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holder = database.db.transaction(async (tx) => {
      await tx.select().from(paymentOrders).where(eq(paymentOrders.id, order.id)).for('update');
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const refund = order.sendEvent({ refundedPaise: pricePaise });
    await expect
      .poll(() => database.db.$count(sql`pg_stat_activity`, sql`wait_event_type = 'Lock'`))
      .toBeGreaterThan(0);
    const work = await order.begin(40);
    release.resolve();
    await holder;
    await refund;
    expect(await order.balance()).toBe(0);
    await work.fail();
    expect(await order.balance()).toBe(10);
  });

  describe('where an earlier part of the refund was short of what had been spent', () => {
    /** Sixty credits are spent, half of the pack goes back, and another pack has been bought since. */
    async function halfBack() {
      const order = await paidOrder();
      await (await order.begin(60)).succeed();
      await order.sendEvent({ refundedPaise: pricePaise / 2 });
      await (await makeOrder(database.db, { userId: order.userId })).sendEvent();
      return { ...order, takeFiveMore: () => order.sendEvent({ refundedPaise: pricePaise * 0.6 }) };
    }

    it('as many are taken as the next part is short of', async () => {
      const order = await halfBack();
      const failing = await order.begin(packCredits - 2);
      await order.takeFiveMore();
      await failing.fail();
      expect(await order.balance()).toBe(packCredits - 5);
    });

    it('several works that fail pay it once', async () => {
      const order = await halfBack();
      const works = [await order.begin(20), await order.begin(30)];
      await order.takeFiveMore();
      for (const work of works) await work.fail();
      expect(await order.balance()).toBe(packCredits - 5);
    });

    it('none are taken for what a bank took and gave again', async () => {
      const order = await halfBack();
      const failing = await order.begin(packCredits);
      const deductedPaise = pricePaise / 2;
      await order.sendEvent({ dispute: { state: 'lost', deductedPaise, toldAtSeconds: 2_000 } });
      await order.sendEvent({ dispute: { state: 'won', deductedPaise: 0, toldAtSeconds: 3_000 } });
      await failing.fail();
      expect(await order.balance()).toBe(packCredits);
    });
  });

  it('go to one of two refunds, and nothing else does', async () => {
    const order = await paidOrder();
    const other = await makeOrder(database.db, { userId: order.userId });
    await other.sendEvent();
    await (await order.begin(60)).succeed();
    const [, failing] = [await order.begin(46), await order.begin(4)];
    for (const one of [order, other]) await one.sendEvent({ refundedPaise: pricePaise });
    await (await makeOrder(database.db, { userId: order.userId })).sendEvent();
    await failing.fail();
    expect(await order.balance()).toBe(packCredits);
  });

  it('come back where a bank gave the money back, and is overruled meanwhile', async () => {
    const order = await paidOrder();
    const failing = await order.begin(60);
    const taken = { state: 'lost', deductedPaise: pricePaise, toldAtSeconds: 2_000 } as const;
    await order.sendEvent({ dispute: taken });
    const given = { state: 'won', deductedPaise: 0, toldAtSeconds: 3_000 } as const;
    await order.sendEvent({ dispute: given });
    await failing.fail();
    expect(await order.balance()).toBe(10 + packCredits);
  });

  it('leave as much as if the work had failed before', async () => {
    const step = fc.record({ amount: fc.integer({ min: 1, max: 15 }), succeeds: fc.boolean() });
    const refund = fc.integer({ min: 1, max: pricePaise });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 4 }), refund, async (steps, refundedPaise) => {
        const [before, after] = [await paidOrder(), await paidOrder()];
        for (const order of [before, after]) {
          const works: (Awaited<ReturnType<typeof order.begin>> & { succeeds: boolean })[] = [];
          for (const { amount, succeeds } of steps)
            works.push({ ...(await order.begin(amount)), succeeds });
          const end = async () => {
            for (const { succeeds, succeed, fail } of works) await (succeeds ? succeed() : fail());
          };
          if (order === before) await end();
          await order.sendEvent({ refundedPaise });
          if (order === after) await end();
        }
        expect(await after.balance()).toBe(await before.balance());
      }),
      { numRuns: 40 },
    );
    expect((await checkLedger(database.db)).isSound).toBe(true);
  });
});
