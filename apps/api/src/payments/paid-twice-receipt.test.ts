import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { readOrder } from './desk/desk.repository.ts';
import { findBill } from './orders.repository.ts';
import { makeOrder, pricePaise } from './testing/paid-order.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Order = Awaited<ReturnType<typeof makeOrder>>;

/** Which payment the receipt names, by its letter. */
async function namedOn({ id, userId }: Order): Promise<string | undefined> {
  const bill = await findBill(test.db, userId, id);
  return bill?.paymentId?.slice(0, 1);
}
const tell = (order: Order, letter: string, facts: Parameters<Order['sendEvent']>[0] = {}) =>
  order.sendEvent({ id: `${letter}_${order.id}`, ...facts });
const setAside = async ({ id }: Order) =>
  (await readOrder(test.db, id))?.surplus
    .map((one) => one.providerPaymentId.slice(0, 1))
    .toSorted();

describe('the receipt of an order that is paid twice', () => {
  it('names the payment that it was issued for, whatever the id of the second one', async () => {
    for (const [first, second] of ['ab', 'ba']) {
      const order = await makeOrder(test.db);
      await tell(order, first ?? '');
      await tell(order, second ?? '');
      expect([await namedOn(order), await setAside(order)]).toEqual([first, [second]]);
    }
  });

  it('so it does where a part of that went back, and the whole of the second goes', async () => {
    const order = await makeOrder(test.db);
    await tell(order, 'b', { refundedPaise: 4_000 });
    await tell(order, 'a');
    expect([await namedOn(order), await setAside(order)]).toEqual(['b', ['a']]);
    expect(await order.row()).toMatchObject({ refundedPaise: 4_000, state: 'paid' });
  });

  it('so it does where a payment that failed was seen before it', async () => {
    const order = await makeOrder(test.db);
    await tell(order, 'a', { capturedPaise: 0 });
    await tell(order, 'b');
    await tell(order, 'a');
    expect([await namedOn(order), await setAside(order)]).toEqual(['b', ['a']]);
  });

  it('names the second one once nothing is left of the first, and keeps to that', async () => {
    const order = await makeOrder(test.db);
    await tell(order, 'a');
    await tell(order, 'b');
    const dispute = { state: 'lost', deductedPaise: pricePaise } as const;
    await tell(order, 'a', { dispute });
    expect(await namedOn(order)).toBe('b');
    await tell(order, 'a', {
      dispute: { ...dispute, state: 'won', toldAtSeconds: 2_000, deductedPaise: 0 },
    });
    expect([await namedOn(order), await setAside(order)]).toEqual(['b', ['a']]);
  });

  it('that a release before has issued names what it named', async () => {
    const order = await makeOrder(test.db);
    await tell(order, 'b');
    await test.db.execute(
      sql`update payment_orders set holder_payment_id = null where id = ${order.id}`,
    );
    expect(await namedOn(order)).toBe('b');
    await tell(order, 'a');
    expect([await namedOn(order), await setAside(order)]).toEqual(['b', ['a']]);
  });

  it('names one payment for good, in whatever order and however many at once are told of', async () => {
    const sighting = fc.record({
      letter: fc.constantFrom('a', 'b', 'c'),
      capturedPaise: fc.constantFrom(0, pricePaise),
    });
    const rounds = fc.array(fc.array(sighting, { minLength: 1, maxLength: 6 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        const order = await makeOrder(test.db);
        let named: string | undefined;
        for (const atOnce of all) {
          await Promise.all(atOnce.map(({ letter, ...facts }) => tell(order, letter, facts)));
          const now = await namedOn(order);
          if (named !== undefined) expect(now).toBe(named);
          named = now;
        }
        const captured = new Set<string>(
          all.flat().flatMap(({ letter, capturedPaise }) => (capturedPaise ? [letter] : [])),
        );
        captured.delete(named ?? '');
        expect(await setAside(order)).toEqual([...captured].toSorted());
      }),
      { numRuns: 40 },
    );
  });
});
