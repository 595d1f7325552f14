import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { keptOpen, lockRefunds } from './refund-lock.repository.ts';

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
