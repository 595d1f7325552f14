import type { CreditAction } from '@folio/contract/credit-actions';
import type { CreditEntry } from '@folio/contract/credits';
import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { creditEntries, creditReservations } from '../platform/credits-schema.ts';
import type { Queryable, Tx } from '../platform/database.ts';
import { users } from '../platform/schema.ts';

/** The answer of finished work, for a retry with the same key. */
export type Answer = { result: unknown };
export type ReservationRow = typeof creditReservations.$inferSelect;
/** Credits to add. The idempotency key identifies the entry. */
export type Grant = {
  userId: string;
  amount: number;
  kind: CreditEntry['kind'];
  idempotencyKey: string;
};
export type Spend = {
  userId: string;
  action: CreditAction;
  amount: number;
  /** The required balance; more than `amount` for actions that demand it. */
  needed: number;
  idempotencyKey: string;
  /** Of what was asked. */
  requestHash?: string | undefined;
};
/** Identifies a request of an account, whatever its idempotency key. */
export type Request = Required<Pick<Spend, 'userId' | 'action'>> & { requestHash: string };

/**
 * Adds credits, once per key: an existing entry changes nothing.
 *
 * @returns whether they were added now.
 */
export async function grantCredits(
  db: Queryable,
  { userId, amount, kind, idempotencyKey }: Grant,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with entry as (
      insert into ${creditEntries} (id, user_id, amount, kind, idempotency_key)
      values (${uuidv7()}, ${userId}, ${amount}, ${kind}, ${idempotencyKey})
      on conflict do nothing
      returning user_id, amount
    )
    update ${users} set credits = credits + entry.amount
    from entry where ${users.id} = entry.user_id`);
  return rowCount === 1;
}

/**
 * Takes back the credits of a refunded purchase, as far as the balance allows: it never becomes
 * negative. Happens once per key.
 *
 * @returns the number of credits taken.
 */
export async function takeBackCredits(
  db: Queryable,
  { userId, amount, kind, idempotencyKey }: Grant,
): Promise<number> {
  const { rows } = await db.execute<{ taken: number }>(sql`
    with account as (
      select id, least(credits, ${amount}::int) as taken
      from ${users} where ${users.id} = ${userId} for update
    ), entry as (
      insert into ${creditEntries} (id, user_id, amount, kind, idempotency_key)
      select ${uuidv7()}::uuid, id, -taken, ${kind}, ${idempotencyKey}
      from account where taken > 0
      on conflict do nothing
      returning user_id, amount
    )
    update ${users} set credits = credits + entry.amount
    from entry where ${users.id} = entry.user_id
    returning -entry.amount as taken`);
  return rows[0]?.taken ?? 0;
}

/**
 * Reserves credits for work. A single statement checks the balance and takes the credits, so that
 * concurrent requests never take more than there are. Throws the database's unique violation if the
 * key is in use.
 *
 * @returns undefined if the balance is too low.
 */
export async function reserveCredits(
  db: Queryable,
  { userId, action, amount, needed, idempotencyKey, requestHash }: Spend,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with account as (
      update ${users} set credits = credits - ${amount}::int
      where ${users.id} = ${userId} and credits >= ${Math.max(amount, needed)}::int
      returning id
    ), reservation as (
      insert into ${creditReservations}
        (id, user_id, action, amount, idempotency_key, request_hash)
      select ${uuidv7()}::uuid, id, ${action}, ${amount}::int, ${idempotencyKey},
        ${requestHash ?? null}::text
      from account
      returning id, user_id, action, amount
    ), entry as (
      insert into ${creditEntries} (id, user_id, amount, kind, action, idempotency_key)
      select ${uuidv7()}::uuid, user_id, -amount, 'spend', action, ${'spend:'} || id
      from reservation
    )
    select id from reservation`);
  return rows[0]?.id;
}

/** Serializes the ends of equal requests of an account until the transaction ends. */
export async function lockRequest(tx: Queryable, request: Request): Promise<void> {
  const { userId, action, requestHash } = request;
  const name = `request ${userId} ${action} ${requestHash}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Whether an equal request was paid for, or answered as part of a plan, and is still on record. */
export async function isDelivered(db: Queryable, request: Request | undefined): Promise<boolean> {
  if (!request) return false;
  const { id, userId, action, requestHash, state, answer } = creditReservations;
  const rows = await db
    .select({ id })
    .from(creditReservations)
    .where(
      and(
        eq(userId, request.userId),
        eq(action, request.action),
        eq(requestHash, request.requestHash),
        or(eq(state, 'kept'), and(eq(state, 'included'), isNotNull(answer))),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Marks a reservation as spent. False if it has been released meanwhile. */
export async function keepReservation(
  db: Queryable,
  id: string,
  answer: Answer | null,
): Promise<boolean> {
  const rows = await db
    .update(creditReservations)
    .set({ state: 'kept', answer })
    .where(and(eq(creditReservations.id, id), eq(creditReservations.state, 'held')))
    .returning({ id: creditReservations.id });
  return rows.length === 1;
}

/** A released reservation. */
export type Released = { id: string; userId: string; amount: number };

/**
 * Releases reservations, each once, in a single statement. Locks the accounts first, as reserving
 * does, because a request with the same key that waits for the reservation holds its account's
 * lock.
 *
 * @param holders the number of deliveries that remain; only reservations without any are released.
 */
async function release(
  tx: Tx,
  which: ReturnType<typeof sql>,
  holders: ReturnType<typeof sql>,
  answer: Answer | null = null,
): Promise<Released[]> {
  const { rows } = await tx.execute<Released>(sql`
    with account as materialized (
      select id from ${users} where id in (
        select user_id from ${creditReservations} where state = 'held' and ${which}
      ) order by id for update
    ), ended as (
      update ${creditReservations} set holders = ${holders},
        state = case when ${holders} <= 0 then 'released' else state end,
        answer = ${answer && JSON.stringify(answer)}::jsonb
      where state = 'held' and ${which} and user_id in (select id from account)
      returning id, user_id, action, amount, state
    ), released as (
      select id, user_id, action, amount from ended where state = 'released'
    ), entry as (
      insert into ${creditEntries} (id, user_id, amount, kind, action, idempotency_key)
      select gen_random_uuid(), user_id, amount, 'release', action, 'release:' || id
      from released
    ), back as (
      select user_id, sum(amount)::int as amount from released group by user_id
    ), account_back as (
      update ${users} set credits = credits + back.amount from back
      where ${users.id} = back.user_id
    )
    select id, user_id as "userId", amount from released order by user_id, id`);
  return rows;
}

export const releaseHeld = (tx: Tx, id: string, answer: Answer | null): Promise<Released[]> =>
  release(tx, sql`${creditReservations.id} = ${id}`, sql`holders - 1`, answer);

/** Releases reservations that have been held for too long: their process is gone. */
export const releaseHeldFor = (tx: Tx, seconds: number): Promise<Released[]> =>
  release(
    tx,
    sql`${creditReservations.createdAt} < now() - make_interval(secs => ${seconds})`,
    sql`0`,
  );

/**
 * Deletes ended reservations and their answers once no client will retry; deliveries that are free
 * to repeat are kept longer.
 */
export async function deletePastReservations(
  db: Queryable,
  { afterSeconds, deliveredAfterSeconds }: { afterSeconds: number; deliveredAfterSeconds: number },
): Promise<void> {
  const { state, action, createdAt } = creditReservations;
  const isFreeAgain = sql`${action} = 'pdf-export' and ${state} = 'kept'`;
  const seconds = sql`case when ${isFreeAgain} then ${deliveredAfterSeconds}::int else ${afterSeconds}::int end`;
  const ago = (of: unknown) => lt(createdAt, sql`now() - make_interval(secs => ${of})`);
  // A constant bound for all rows lets the index find the candidates.
  const isOldEnough = ago(Math.min(afterSeconds, deliveredAfterSeconds));
  await db
    .delete(creditReservations)
    .where(and(sql`${state} <> 'held'`, isOldEnough, ago(seconds)));
}

export async function findReservation(
  db: Queryable,
  userId: string,
  idempotencyKey: string,
): Promise<ReservationRow | undefined> {
  const [row] = await db
    .select()
    .from(creditReservations)
    .where(
      and(
        eq(creditReservations.userId, userId),
        eq(creditReservations.idempotencyKey, idempotencyKey),
      ),
    );
  return row;
}
