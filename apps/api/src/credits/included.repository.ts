import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { creditReservations } from '../platform/credits-schema.ts';
import type { Queryable } from '../platform/database.ts';
import type { Answer, Spend } from './ledger.repository.ts';

/**
 * Records a request that costs nothing, so that it runs once per key. Stored as a reservation, but
 * nothing of it is ever released.
 *
 * @returns undefined if the key is in use.
 */
export async function noteIncluded(
  db: Queryable,
  asked: Pick<Spend, 'userId' | 'action' | 'idempotencyKey' | 'requestHash'>,
): Promise<string | undefined> {
  const [row] = await db
    .insert(creditReservations)
    .values({ ...asked, id: uuidv7(), amount: 0, state: 'included' })
    .onConflictDoNothing()
    .returning({ id: creditReservations.id });
  return row?.id;
}

export async function keepIncluded(db: Queryable, id: string, answer: Answer): Promise<void> {
  await db.update(creditReservations).set({ answer }).where(eq(creditReservations.id, id));
}

/** Deletes a failed request, so that its key can be used again. */
export async function forgetIncluded(db: Queryable, id: string): Promise<void> {
  await db.delete(creditReservations).where(eq(creditReservations.id, id));
}

/** Deletes requests that never ended because their process died. */
export async function forgetUnfinishedIncluded(
  db: Queryable,
  olderThanSeconds: number,
): Promise<void> {
  const { state, answer, createdAt } = creditReservations;
  await db
    .delete(creditReservations)
    .where(
      and(
        eq(state, 'included'),
        isNull(answer),
        lt(createdAt, sql`now() - make_interval(secs => ${olderThanSeconds})`),
      ),
    );
}

/** Clients retry soon, and an account that pays nothing may make 10 requests a minute. */
export const keptAnswers = { count: 100, bytes: 8_000_000 };

/**
 * Deletes the oldest answers to requests that cost nothing, beyond a number or a size (as stored,
 * compressed): they are only needed if the first response was lost. Always keeps the newest one.
 */
export async function forgetPastAnswers(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`
    delete from ${creditReservations} where id in (
      select id from (
        select id, row_number() over newest as number,
          sum(pg_column_size(answer)) over newest as bytes
        from ${creditReservations}
        where user_id = ${userId} and state in ('included', 'released') and answer is not null
        window newest as (order by created_at desc, id desc)
      ) kept
      where number > ${keptAnswers.count} or number > 1 and bytes > ${keptAnswers.bytes}
    )`);
}
