import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { standInPlugin } from '../../payments/sandbox/open-sandbox.ts';
import { StandIn } from '../../payments/sandbox/stand-in.ts';
import { registration } from '../accounts.ts';
import { type ProductProcess, startProduct } from '../product-process.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

const [keyId, keySecret, webhookSecret] = ['key', 'a secret', 'another secret'];
const standIn = new StandIn({ keyId, keySecret, webhookSecret });
const provider = Fastify({ forceCloseConnections: true });

let database: TestDatabase;
let product: ProductProcess;
let token = '';
let providerUrl = '';

async function start(): Promise<void> {
  const host = encodeURIComponent(String(database.target.host));
  product = await startProduct({
    DATABASE_URL: `postgres://postgres@localhost/${database.target.database}?host=${host}`,
    RAZORPAY_BASE_URL: providerUrl,
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  });
  await product.ready;
}

async function call(method: string, path: string, body?: object) {
  const headers = {
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
  });
  return answer.json();
}

/** The trigger holds settlements back, so that the kill comes after the work and before its end. */
const holdSettlements = sql`
  create function hold_back() returns trigger language plpgsql as
    'begin perform pg_sleep(600); return new; end';
  create trigger hold_back before update on credit_reservations
    for each row execute function hold_back()`;
/** A connection of a killed process works on until it notices; a killed machine's does not. */
const endWhatIsHeld = sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and query like '%credit_reservations%' and pid <> pg_backend_pid()`;

const isHeld = async () => {
  const { rows } = await database.db.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`);
  return rows.length === 1;
};

async function kill(): Promise<void> {
  product.child.kill('SIGKILL');
  await product.ended;
  await database.db.execute(endWhatIsHeld);
  await vi.waitUntil(async () => !(await isHeld()), { timeout: 10_000, interval: 20 });
  await database.db.execute(sql`drop function hold_back cascade`);
}

async function entries(): Promise<Array<{ kind: string; amount: number }>> {
  return (await call('GET', '/credits')).data.entries;
}

describe('a kill -9 in the midst of work that costs credits, and of a purchase', () => {
  beforeAll(async () => {
    await provider.register(standInPlugin, { standIn });
    providerUrl = await provider.listen({ host: '127.0.0.1', port: 0 });
    database = await createTestDatabase();
    await start();
    const registered = await call('POST', '/auth/register', registration());
    const { verificationToken } = registered.data;
    token = (await call('POST', '/auth/verify-email', { token: verificationToken })).token;
    const order = await call('POST', '/payment/create-order', { plan: 'premium' });
    const resume = await call('POST', '/resumes', {});
    await database.db.execute(holdSettlements);
    const exporting = call('GET', `/resumes/${resume.data.id}/export/pdf`).catch(() => {});
    await vi.waitUntil(isHeld, { timeout: 30_000, interval: 20 });
    expect((await entries())[0]).toMatchObject({ kind: 'spend', amount: -1 });
    await kill();
    await exporting;
    standIn.pay(order.id);
    await database.db.execute(sql`update credit_reservations
      set created_at = created_at - interval '181 seconds' where state = 'held'`);
    await database.db.execute(
      sql`update payment_orders set next_check_at = now() where next_check_at is not null`,
    );
    await start();
  });
  afterAll(async () => {
    product.child.kill('SIGKILL');
    await product.ended;
    await database.close();
    await provider.close();
  });

  it('gives the credits of the work back', async () => {
    await expect
      .poll(entries)
      .toContainEqual(expect.objectContaining({ kind: 'release', amount: 1 }));
  });

  it('grants what was paid for, though no event arrived', async () => {
    const bought = expect.objectContaining({ kind: 'purchase', amount: 50 });
    await expect.poll(entries).toContainEqual(bought);
    expect((await call('GET', '/payment/history')).data).toMatchObject([{ state: 'paid' }]);
    expect((await call('GET', '/credits')).data.balance).toBe(60);
  });
});
