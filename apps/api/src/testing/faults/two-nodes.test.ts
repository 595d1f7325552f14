import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StandIn } from '../../payments/sandbox/stand-in.ts';
import { makeOrder } from '../../payments/testing/paid-order.ts';
import { type ProductProcess, startProduct } from '../product-process.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

const [keyId, keySecret, webhookSecret] = ['key', 'a secret', 'another secret'];
/** It signs events; nobody asks it. */
const standIn = new StandIn({ keyId, keySecret, webhookSecret });

let database: TestDatabase;
let nodes: ProductProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const host = encodeURIComponent(String(database.target.host));
  const settings = {
    DATABASE_URL: `postgres://postgres@localhost/${database.target.database}?host=${host}`,
    RAZORPAY_BASE_URL: 'http://127.0.0.1:9',
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  };
  nodes = await Promise.all([startProduct(settings), startProduct(settings)]);
  await Promise.all(nodes.map(({ ready }) => ready));
});
afterAll(async () => {
  for (const { child, ended } of nodes) {
    child.kill('SIGKILL');
    await ended;
  }
  await database.close();
});

/** An order, and the signed event that it was paid. */
async function paidOrder() {
  const { id, row } = await makeOrder(database.db, { nextCheckAt: null });
  const payment = {
    id: `pay_${id.replaceAll('-', '')}`,
    order_id: `order_${id}`,
    amount: 9_900,
    currency: 'INR',
    status: 'captured',
    amount_refunded: 0,
  } as const;
  return { id, row, event: standIn.eventOf('payment.captured', payment) };
}

type Paid = Awaited<ReturnType<typeof paidOrder>>;

const tell = async (node: number, { event }: Paid): Promise<number | undefined> =>
  fetch(`${nodes[node]?.url}/api/payment/webhook`, { method: 'POST', ...event }).then(
    ({ status }) => status,
    () => undefined,
  );

/** The provider tells again of what a busy node refused or a dead one left without an answer. */
const tellUntilTaken = (node: number, paid: Paid): Promise<true> =>
  vi.waitUntil(async () => (await tell(node, paid)) === 200, { timeout: 30_000, interval: 200 });

const makeOrders = (count: number) => Promise.all(Array.from({ length: count }, paidOrder));

async function numbersOf(orders: readonly Paid[]): Promise<(number | null)[]> {
  const rows = await Promise.all(orders.map(({ row }) => row()));
  return rows.map(({ receiptNumber }) => receiptNumber);
}

/** Whoever has the next number waits, before it is committed, while the test holds this lock. */
const lock = 4711;
const waitForTest = sql`
  create function wait_for_test() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(${sql.raw(String(lock))}); return new; end';
  create trigger wait_for_test after update on receipt_numbers
    for each row execute function wait_for_test()`;

async function waiting(): Promise<number[]> {
  const { rows } = await database.db.execute<{ pid: number }>(sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`);
  return rows.map(({ pid }) => pid);
}

describe('two nodes that number receipts at once', () => {
  const orders: Paid[] = [];

  it('give each order one number, without gaps, even with duplicate events', async () => {
    orders.push(...(await makeOrders(24)));
    await Promise.all(orders.flatMap((one) => [tellUntilTaken(0, one), tellUntilTaken(1, one)]));
    const numbers = await numbersOf(orders);
    expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      orders.map((_, index) => index + 1),
    );
  });

  it('leave no gap where one is killed with a number in its hand', async () => {
    const [first, second] = (await makeOrders(2)) as [Paid, Paid];
    await database.db.execute(waitForTest);
    const { other } = await database.db.transaction(async (holder) => {
      await holder.execute(sql`select pg_advisory_xact_lock(${lock})`);
      const asked = tell(0, first);
      const hasNumber = async () => (await waiting()).length === 1;
      await vi.waitUntil(hasNumber, { timeout: 30_000, interval: 20 });
      const [pid] = await waiting();
      const other = tell(1, second);
      nodes[0]?.child.kill('SIGKILL');
      await asked;
      // A connection of a killed process works on until it notices; a killed machine's does not.
      await database.db.execute(sql`select pg_terminate_backend(${pid})`);
      return { other };
    });
    await other;
    for (const one of [first, second]) await tellUntilTaken(1, one);
    const numbers = await numbersOf([first, second]);
    expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual([25, 26]);
    expect(new Set(await numbersOf(orders)).size).toBe(24);
  });
});
