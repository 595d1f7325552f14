import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { makeOrder, pricePaise } from '../testing/paid-order.ts';
import { sumDays } from './console-orders.service.ts';
import { listOrders, sumsOfDays } from './desk.repository.ts';
import { daysCsv, ordersCsv } from './orders-csv.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const dayMs = 86_400_000;
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
const lastDays = () => ({ state: undefined, from: day(9), to: day(0), zone: 'UTC' });

/** The cells of a table, by their columns. */
function cellsOf(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((name, place) => [name, row[place] ?? ''])));
}

it('a second payment counts on its day, its refund on another, in the console as for an accountant', async () => {
  // Nothing else moved on these days.
  await database.db.execute(sql`update payment_orders set paid_at = '2020-01-01'`);
  await database.db.execute(sql`update money_backs set moved_at = '2020-01-01'`);
  await database.db.execute(sql`update surplus_payments
    set created_at = '2020-01-01', refunded_at = '2020-01-01'`);
  const order = await makeOrder(database.db);
  await order.sendEvent();
  await order.sendEvent({ id: `pay_twice_${order.id}` });
  await order.sendEvent({ refundedPaise: 1_000 });
  const noon = (daysAgo: number) => `${day(daysAgo)}T12:00:00Z`;
  await database.db.execute(sql`update payment_orders set paid_at = ${noon(5)}
    where id = ${order.id}`);
  await database.db.execute(sql`update money_backs set moved_at = ${noon(2)}
    where order_id = ${order.id}`);
  await database.db.execute(sql`update surplus_payments
    set created_at = ${noon(4)}, refunded_at = ${noon(3)}
    where order_id = ${order.id}`);

  const none = {
    orders: 0,
    capturedPaise: 0,
    refundedPaise: 0,
    chargedBackPaise: 0,
    surplusPaise: 0,
    surplusRefundedPaise: 0,
  };
  const shown = await sumDays(database.db);
  expect(shown).toEqual([
    { ...none, day: day(2), refundedPaise: 1_000 },
    { ...none, day: day(3), surplusRefundedPaise: pricePaise },
    { ...none, day: day(4), surplusPaise: pricePaise },
    { ...none, day: day(5), orders: 1, capturedPaise: pricePaise },
  ]);

  const days = cellsOf(daysCsv(await sumsOfDays(database.db, lastDays())));
  const zero = {
    orders: '0',
    captured: '0.00',
    refunded: '0.00',
    charged_back: '0.00',
    kept: '0.00',
    paid_twice: '0.00',
    paid_twice_refunded: '0.00',
  };
  expect(days).toEqual([
    { ...zero, date: day(5), orders: '1', captured: '99.00', kept: '99.00' },
    { ...zero, date: day(4), paid_twice: '99.00' },
    { ...zero, date: day(3), paid_twice_refunded: '99.00' },
    { ...zero, date: day(2), refunded: '10.00', kept: '-10.00' },
  ]);

  // What the days come to is what stands in the lines of the orders.
  const [line] = cellsOf(ordersCsv(await listOrders(database.db, lastDays())));
  for (const name of ['captured', 'refunded', 'kept', 'paid_twice', 'paid_twice_refunded']) {
    const total = days.reduce((sum, one) => sum + Number(one[name]), 0);
    expect(total.toFixed(2), name).toBe(line?.[name]);
  }
});
