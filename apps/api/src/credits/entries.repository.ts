import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../platform/database.ts';
import { creditEntries } from '../platform/money-schema.ts';
import { users } from '../platform/schema.ts';

export const listEntries = (db: Db, userId: string, limit: number) =>
  db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
    .limit(limit);

/** What the entries of an account come to whose keys begin so, and how many they are. */
export async function sumOfKeys(
  db: Queryable,
  userId: string,
  prefix: string,
): Promise<{ sum: number; count: number }> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${creditEntries.amount}), 0)::int`, count: count() })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), sql`starts_with(idempotency_key, ${prefix})`));
  return row ?? { sum: 0, count: 0 };
}

/** Accounts whose balance is not the sum of their entries: there must be none. */
export async function findDrift(
  db: Queryable,
): Promise<Array<{ userId: string; balance: number; sum: number }>> {
  const { rows } = await db.execute<{ userId: string; balance: number; sum: number }>(sql`
    select ${users.id} as "userId", ${users.credits} as balance,
      coalesce(sum(${creditEntries.amount}), 0)::int as sum
    from ${users} left join ${creditEntries} on ${creditEntries.userId} = ${users.id}
    group by ${users.id}
    having ${users.credits} <> coalesce(sum(${creditEntries.amount}), 0)`);
  return rows;
}

export async function countLedger(db: Db): Promise<{ accounts: number; entries: number }> {
  return { accounts: await db.$count(users), entries: await db.$count(creditEntries) };
}
