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
