import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../platform/database.ts';
import {
  type Bounds,
  keepingLetterBefore,
  momentsToThin,
  type NewMoment,
} from '../platform/keep-moment.ts';
import { letterMoments, letters } from '../platform/letter-schema.ts';
import { sentDocuments } from '../platform/sent-document-schema.ts';

export type LetterMomentRow = typeof letterMoments.$inferSelect;
/** A letter that has a history. */
export type LetterPlace = { userId: string; letterId: string };

const isOf = ({ userId, letterId }: LetterPlace) =>
  and(eq(letterMoments.letterId, letterId), eq(letterMoments.userId, userId));

/**
 * Stores the letter's current state; returns the moment's id, null if that state is stored already,
 * or undefined if the letter has another version than expected.
 */
export async function insertLetterMoment(
  db: Queryable,
  { userId, letterId }: LetterPlace,
  { kind, detail = '' }: NewMoment,
  version?: number,
): Promise<string | null | undefined> {
  const isMeant = version === undefined ? sql`true` : sql`${letters.version} = ${version}`;
  const row = sql`${letters.id} = ${letterId} and ${letters.userId} = ${userId} and ${isMeant}`;
  const [kept] = await db
    .with(...keepingLetterBefore(db, { row, kind: sql`${kind}`, detail: sql`${detail}` }))
    .update(letters)
    .set({ historyKeptAt: sql`now()` })
    .where(row)
    .returning({ id: sql<string | null>`(select id from kept_moment)` });
  return kept?.id;
}

export const findLetterMoments = (db: Db, place: LetterPlace): Promise<LetterMomentRow[]> =>
  db
    .select()
    .from(letterMoments)
    .where(isOf(place))
    .orderBy(desc(letterMoments.at), desc(letterMoments.id));

export async function findLetterMoment(
  db: Db,
  place: LetterPlace,
  id: string,
): Promise<LetterMomentRow | undefined> {
  const [row] = await db
    .select()
    .from(letterMoments)
    .where(and(isOf(place), eq(letterMoments.id, id)));
  return row;
}

export async function setLetterMomentName(
  db: Queryable,
  place: LetterPlace,
  id: string,
  name: string | null,
): Promise<LetterMomentRow | undefined> {
  const [row] = await db
    .update(letterMoments)
    .set({ name })
    .where(and(isOf(place), eq(letterMoments.id, id)))
    .returning();
  return row;
}

export async function hasName(db: Queryable, place: LetterPlace, id: string): Promise<boolean> {
  const isNamed = and(isOf(place), eq(letterMoments.id, id), isNotNull(letterMoments.name));
  return (await db.$count(letterMoments, isNamed)) > 0;
}

export const countNamedMoments = (db: Queryable, place: LetterPlace): Promise<number> =>
  db.$count(letterMoments, and(isOf(place), isNotNull(letterMoments.name)));

/** Whether a letter that was sent refers to the moment. */
const isOfSent = sql`exists (
  select from ${sentDocuments} s where s.letter_moment_id = ${letterMoments}.id)`;

/**
 * Thins out a letter's history, then the account's letters beyond `bytes`, as
 * `deleteMomentsBeyond` does.
 */
export async function thinLetterMoments(
  db: Queryable,
  place: LetterPlace,
  bounds: Bounds,
  bytes: number,
): Promise<void> {
  const moments = sql`
    select id, name, at, pg_column_size(document) as bytes from ${letterMoments}
    where ${isOf(place)}`;
  await db.execute(sql`
    delete from ${letterMoments}
    where name is null and not ${isOfSent} and id in (${momentsToThin(moments, bounds)})`);
  await db.execute(sql`
    delete from ${letterMoments} where name is null and not ${isOfSent} and id in (
      select id from (
        select id, sum(bytes) over (order by is_named desc, kept_at desc, id desc) as bytes
        from (
          select m.id, m.name is not null as is_named, pg_column_size(document) as bytes,
            case when m.at = max(m.at) over (partition by m.letter_id, m.name is null)
              then greatest(m.at, l.history_kept_at) else m.at end as kept_at
          from ${letterMoments} m join ${letters} l on l.id = m.letter_id
          where m.user_id = ${place.userId}
        ) kept
      ) of_account where bytes > ${bytes})`);
}

/** The size of an account's named letter moments, in bytes on disk. */
export async function bytesOfNamedLetters(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(pg_column_size(document)), 0) as bytes
    from ${letterMoments} where user_id = ${userId} and name is not null`);
  return Number(rows[0]?.bytes ?? 0);
}
