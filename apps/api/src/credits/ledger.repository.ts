import type { CreditAction } from '@folio/contract/credit-actions';
import type { CreditEntry } from '@folio/contract/credits';
import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { creditEntries, creditReservations } from '../platform/credits-schema.ts';
import type { Queryable, Tx } from '../platform/database.ts';
import { users } from '../platform/schema.ts';

/** What work brought, for whoever asks again with the same key. */
export type Answer = { result: unknown };
export type ReservationRow = typeof creditReservations.$inferSelect;
/** Credits that come in. The same key is the same movement. */
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
  /** The balance that must be there before; more than `amount` for an action that asks for it. */
  needed: number;
  idempotencyKey: string;
  /** Of what was asked. */
  requestHash?: string | undefined;
};
/** What an account has asked for, whatever its key. */
export type Request = Required<Pick<Spend, 'userId' | 'action'>> & { requestHash: string };

/**
 * Adds credits, once for each key: an entry that is there already changes nothing.
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
 * Takes back what a refunded purchase gave, as far as it is still there: a balance never goes
 * below zero. The key makes it happen once.
 *
 * @returns how many credits were taken.
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
 * Takes credits for work that begins. One statement decides and takes, so that parallel spends
 * never take more than there is. Throws the database's unique violation when the key was used.
 *
 * @returns nothing when the balance is too low.
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

/** Lets equal requests of an account end one after the other, until the transaction ends. */
export async function lockRequest(tx: Queryable, request: Request): Promise<void> {
  const { userId, action, requestHash } = request;
  const name = `request ${userId} ${action} ${requestHash}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Whether a request was paid or answered by a plan, as long as it is remembered. */
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

/** Keeps what a reservation took. False when it has been given back in the meantime. */
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

/** What has been given back of a reservation. */
export type Released = { id: string; userId: string; amount: number };

/**
 * Gives back what reservations took, each once, by one statement. Accounts are locked first, as by who
 * reserves: a request with the same key, which waits for the reservation, holds its account.
 *
 * @param holders how many still hold it afterwards; only what nobody holds is given back.
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

/** Gives back what work took that has not ended since: its process is gone. */
export const releaseHeldFor = (tx: Tx, seconds: number): Promise<Released[]> =>
  release(
    tx,
    sql`${creditReservations.createdAt} < now() - make_interval(secs => ${seconds})`,
    sql`0`,
  );

/**
 * Ended reservations and their answers are kept only while somebody may ask again: what was
 * delivered and is free to have again, longer.
 */
export async function deletePastReservations(
  db: Queryable,
  { afterSeconds, deliveredAfterSeconds }: { afterSeconds: number; deliveredAfterSeconds: number },
): Promise<void> {
  const { state, action, createdAt } = creditReservations;
  const isFreeAgain = sql`${action} = 'pdf-export' and ${state} = 'kept'`;
  const seconds = sql`case when ${isFreeAgain} then ${deliveredAfterSeconds}::int else ${afterSeconds}::int end`;
  const ago = (of: unknown) => lt(createdAt, sql`now() - make_interval(secs => ${of})`);
  // The same moment for all rows lets the index find those that may be meant.
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
