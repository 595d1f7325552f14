import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { makeOrder } from './testing/paid-order.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** An order that was paid, and whose money went back a week ago as far as anything went. */
async function paid() {
  const order = await makeOrder(test.db);
  await order.sendEvent();
  const aWeekLater = () =>
    test.db.execute(sql`update payment_orders set went_back_at = went_back_at - interval '7 days'
      where id = ${order.id}`);
  /** Days since the last of it went back. */
  const daysAgo = async () => {
    const at = (await order.row()).wentBackAt;
    return at && Math.round((Date.now() - at.getTime()) / 86_400_000);
  };
  return { ...order, aWeekLater, daysAgo };
}

it('the day on which money went back is that of the last part, however often it is told of', async () => {
  const { sendEvent, aWeekLater, daysAgo } = await paid();
  expect(await daysAgo()).toBeNull();
  await sendEvent({ refundedPaise: 3_000 });
  expect(await daysAgo()).toBe(0);
  await aWeekLater();
  await sendEvent({ refundedPaise: 3_000 });
  await sendEvent();
  expect(await daysAgo()).toBe(7);
  await sendEvent({ refundedPaise: 5_000 });
  expect(await daysAgo()).toBe(0);
});

it('and that on which a bank took it, until it gives all of that back', async () => {
  const { sendEvent, aWeekLater, daysAgo } = await paid();
  await sendEvent({ dispute: { state: 'open' } });
  expect(await daysAgo(), 'a question takes nothing').toBeNull();
  await sendEvent({ dispute: { state: 'lost', deductedPaise: 9_900, toldAtSeconds: 1_001 } });
  expect(await daysAgo()).toBe(0);
  await aWeekLater();
  await sendEvent({ dispute: { state: 'won', deductedPaise: 0, toldAtSeconds: 1_002 } });
  expect(await daysAgo()).toBeNull();
});

it('of a part that stays away while a bank gives its own back, it is the day before', async () => {
  const { sendEvent, aWeekLater, daysAgo } = await paid();
  await sendEvent({ refundedPaise: 3_000 });
  await sendEvent({ dispute: { state: 'lost', deductedPaise: 2_000, toldAtSeconds: 1_001 } });
  await aWeekLater();
  await sendEvent({ dispute: { state: 'won', deductedPaise: 0, toldAtSeconds: 1_002 } });
  expect(await daysAgo()).toBe(7);
});
