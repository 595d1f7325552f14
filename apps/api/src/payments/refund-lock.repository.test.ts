import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxConnections } from '../platform/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { keptOpen, lockRefunds, refundAlone } from './refund-lock.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('who refunds an order keeps others of it waiting, and of no other order', async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  const isFree = (order: string) => database.db.transaction((tx) => lockRefunds(tx, order));
  await database.db.transaction(async (holder) => {
    expect(await lockRefunds(holder, id)).toBe(true);
    expect(await isFree(other)).toBe(true);
    expect(await isFree(id)).toBe(false);
  });
  expect(await isFree(id)).toBe(true);
});

it('a database that fails otherwise is no refund under way', async () => {
  const broken = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 / 0`).catch(() => {});
    await lockRefunds(tx, randomUUID());
  });
  await expect(broken).rejects.toThrow();
});

it('what work gives or fails with comes through', async () => {
  await database.db.transaction(async (tx) => {
    expect(await keptOpen(tx, async () => 'sent')).toBe('sent');
    await expect(keptOpen(tx, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });
});

it('a rush of refunds leaves connections to what they write, and to others', async () => {
  const isHeld = () => new Error('held');
  const read = () => database.db.execute(sql`select 1`);
  const begin = () => refundAlone(database.db, { orderId: randomUUID(), isHeld }, read);
  const rush = Array.from({ length: 2 * maxConnections }, begin);
  await expect(begin(), 'one more is for later').rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await read();
  expect(await Promise.all(rush)).toHaveLength(2 * maxConnections);
});

it('of one order refunds come one after the other', async () => {
  const orderId = randomUUID();
  const isHeld = () => new Error('held');
  let [running, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++running);
    await database.db.execute(sql`select 1`);
    running--;
  };
  const begin = () => refundAlone(database.db, { orderId, isHeld }, work);
  await Promise.all([begin(), begin(), begin()]);
  expect(most).toBe(1);
  const held = database.db.transaction(async (holder) => {
    await lockRefunds(holder, orderId);
    await expect(begin()).rejects.toThrow('held');
  });
  await held;
});
