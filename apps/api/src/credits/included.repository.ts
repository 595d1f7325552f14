import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { creditReservations } from '../platform/credits-schema.ts';
import type { Queryable } from '../platform/database.ts';
import type { Answer, Spend } from './ledger.repository.ts';

/**
 * Notes a request that takes no credits, so that it is done once for its key. It takes the place of a
 * reservation and is none: nothing of it is ever given back.
 *
 * @returns nothing when the key was used.
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

/** Of what has failed: its key may be sent again. */
export async function forgetIncluded(db: Queryable, id: string): Promise<void> {
  await db.delete(creditReservations).where(eq(creditReservations.id, id));
}

/** Of what never ended: its process is gone. */
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

/** Who asks again does so soon; an account that has its requests for nothing may make 10 a minute. */
export const keptAnswers = { count: 100, bytes: 8_000_000 };

/**
 * Forgets the oldest answers of an account that took no credits, beyond so many of them or so much (as
 * they are stored, compressed): they are asked for again only if their own answer was lost. The newest
 * one stays in any case.
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
