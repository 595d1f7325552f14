import { and, count, desc, eq, sql } from 'drizzle-orm';
import { creditEntries } from '../platform/credits-schema.ts';
import type { Db, Queryable } from '../platform/database.ts';
import { users } from '../platform/schema.ts';

export const listEntries = (db: Db, userId: string, limit: number) =>
  db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
    .limit(limit);

/** The sum and number of an account's entries whose keys have this prefix. */
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

export type Drift = { userId: string; balance: number; sum: number };
/** A checked part of the ledger, up to the account `upTo`; undefined in the last part. */
export type LedgerPart = { drift: Drift[]; accounts: number; upTo: string | undefined };

/**
 * Among the next `limit` accounts by id, those whose balance differs from the sum of their entries
 * (there should be none). A single statement, so that balances and entries are from one snapshot.
 */
export async function findDriftAfter(
  db: Queryable,
  after: string | undefined,
  limit: number,
): Promise<LedgerPart> {
  const isNext = after === undefined ? sql`true` : sql`${users.id} > ${after}::uuid`;
  const { rows } = await db.execute<{ accounts: number; upTo: string | null; drift: Drift[] }>(sql`
    with part as (
      select id, credits from ${users} where ${isNext} order by id limit ${limit}
    ), checked as (
      select part.id, part.credits, (
        select coalesce(sum(${creditEntries.amount}), 0)::int from ${creditEntries}
        where ${creditEntries.userId} = part.id
      ) as sum
      from part
    )
    select count(*)::int as accounts, (select id from part order by id desc limit 1) as "upTo",
      coalesce(json_agg(json_build_object('userId', id, 'balance', credits, 'sum', sum) order by id)
        filter (where credits <> sum), '[]') as drift
    from checked`);
  const { accounts = 0, upTo = null, drift = [] } = rows[0] ?? {};
  return { accounts, drift, upTo: accounts < limit ? undefined : (upTo ?? undefined) };
}

export async function countLedger(db: Db): Promise<{ accounts: number; entries: number }> {
  return { accounts: await db.$count(users), entries: await db.$count(creditEntries) };
}
