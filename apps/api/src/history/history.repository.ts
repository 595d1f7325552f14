import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { coverLetters } from '../platform/cover-letter-schema.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { historyDocuments, historyMoments, showsDocument } from '../platform/history-schema.ts';
import {
  type Bounds,
  keepingBefore,
  momentsToThin,
  type NewMoment,
} from '../platform/keep-moment.ts';
import { resumes } from '../platform/schema.ts';
import { sentDocuments } from '../platform/sent-document-schema.ts';

export type MomentRow = typeof historyMoments.$inferSelect;
type Subject = MomentRow['subject'];
/** A document with a history: a resume, or the letter that belongs to it. */
export type DocumentKey = { userId: string; resumeId: string; subject: Subject };

/**
 * Stores the document's current state. Returns the moment's id, null if that state is stored
 * already, or undefined if the document has another version than expected. The document's own row
 * is locked but not written, so that caches keyed by its transaction stay valid.
 */
export async function insertMoment(
  tx: Tx,
  { userId, resumeId, subject }: DocumentKey,
  { kind, detail = '' }: NewMoment,
  version?: number,
): Promise<string | null | undefined> {
  await lockDocument(tx, { subject, resumeId });
  const table = subject === 'resume' ? resumes : coverLetters;
  const key = subject === 'resume' ? resumes.id : coverLetters.resumeId;
  const isMeant = version === undefined ? sql`true` : sql`${table.version} = ${version}`;
  const row = sql`${key} = ${resumeId} and ${table.userId} = ${userId} and ${isMeant}`;
  const [kept] = await tx
    .with(...keepingBefore(tx, subject, { row, kind: sql`${kind}`, detail: sql`${detail}` }))
    .select({ id: sql<string | null>`(select id from kept_moment)` })
    .from(table)
    .where(row);
  return kept?.id;
}

const isOf = ({ userId, resumeId, subject }: DocumentKey) =>
  and(
    eq(historyMoments.resumeId, resumeId),
    eq(historyMoments.userId, userId),
    eq(historyMoments.subject, subject),
  );
const newestFirst = [desc(historyMoments.at), desc(historyMoments.id)];

export const findMoments = (db: Db, key: DocumentKey): Promise<MomentRow[]> =>
  db
    .select()
    .from(historyMoments)
    .where(isOf(key))
    .orderBy(...newestFirst);

/** The last moment with this reason. */
export async function findNewestMoment(
  db: Db,
  key: DocumentKey,
  { kind, detail = '' }: NewMoment,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: historyMoments.id })
    .from(historyMoments)
    .where(and(isOf(key), eq(historyMoments.kind, kind), eq(historyMoments.detail, detail)))
    .orderBy(...newestFirst)
    .limit(1);
  return row?.id;
}

export async function findMoment(
  db: Db,
  key: DocumentKey,
  id: string,
): Promise<{ moment: MomentRow; document: unknown } | undefined> {
  const [row] = await db
    .select({ moment: historyMoments, document: historyDocuments.document })
    .from(historyMoments)
    .innerJoin(historyDocuments, showsDocument)
    .where(and(isOf(key), eq(historyMoments.id, id)));
  return row;
}

export async function setMomentName(
  db: Queryable,
  key: DocumentKey,
  id: string,
  name: string | null,
): Promise<MomentRow | undefined> {
  const [row] = await db
    .update(historyMoments)
    .set({ name })
    .where(and(isOf(key), eq(historyMoments.id, id)))
    .returning();
  return row;
}

export async function hasName(db: Queryable, key: DocumentKey, id: string): Promise<boolean> {
  const isNamed = and(isOf(key), eq(historyMoments.id, id), isNotNull(historyMoments.name));
  return (await db.$count(historyMoments, isNamed)) > 0;
}

export const countNamed = (db: Queryable, key: DocumentKey): Promise<number> =>
  db.$count(historyMoments, and(isOf(key), isNotNull(historyMoments.name)));

/** Locks the histories of a document for the transaction. */
export async function lockDocument(tx: Tx, { subject, resumeId }: Omit<DocumentKey, 'userId'>) {
  await (subject === 'resume'
    ? tx
        .select({ id: resumes.id })
        .from(resumes)
        .where(eq(resumes.id, resumeId))
        .for('no key update')
    : tx
        .select({ id: coverLetters.id })
        .from(coverLetters)
        .where(eq(coverLetters.resumeId, resumeId))
        .for('no key update'));
}

/** Whether a document that was sent refers to the moment. */
const isOfSent = sql`exists (
  select from ${sentDocuments} s where s.moment_id = ${historyMoments}.id)`;

/** Thins out a document's history by `momentsToThin`. */
export async function thinMoments(
  tx: Tx,
  { userId, resumeId, subject }: DocumentKey,
  bounds: Bounds,
): Promise<void> {
  const moments = sql`
    select m.id, m.name, m.at, pg_column_size(d.document) as bytes
    from ${historyMoments} m join ${historyDocuments} d using (resume_id, subject, hash)
    where m.resume_id = ${resumeId} and m.user_id = ${userId} and m.subject = ${subject}`;
  await tx.execute(sql`
    delete from ${historyMoments}
    where name is null and not ${isOfSent} and id in (${momentsToThin(moments, bounds)})`);
}

/**
 * Deletes an account's oldest unnamed moments and returns the documents concerned. The latest
 * moment of each document counts from when it was kept, because by its own time the state before a
 * year-long pause would be the oldest of all.
 */
export async function deleteMomentsBeyond(
  db: Queryable,
  userId: string,
  bytes: number,
): Promise<Array<Omit<DocumentKey, 'userId'>>> {
  const { rows } = await db.execute<{ resume_id: string; subject: Subject }>(sql`
    delete from ${historyMoments} where name is null and not ${isOfSent} and id in (
      select id from (
        select id, sum(bytes) over (order by is_named desc, kept_at desc, id desc) as bytes
        from (
          select m.id, m.name is not null as is_named, pg_column_size(d.document) as bytes,
            case when m.at = max(m.at) over (partition by resume_id, subject, m.name is null)
              then greatest(m.at, document_now.history_kept_at) else m.at end as kept_at
          from ${historyMoments} m join ${historyDocuments} d using (resume_id, subject, hash)
          left join (
            select id as resume_id, 'resume' as subject, history_kept_at from ${resumes}
            where user_id = ${userId}
            union all
            select resume_id, 'letter', history_kept_at from ${coverLetters}
            where user_id = ${userId}
          ) document_now using (resume_id, subject)
          where m.user_id = ${userId}
        ) kept
      ) of_account where bytes > ${bytes})
    returning resume_id, subject`);
  return rows.map((row) => ({ resumeId: row.resume_id, subject: row.subject }));
}

/** Deletes documents without moments; requires the lock on the document. */
export async function deleteUnshown(
  tx: Tx,
  { resumeId, subject }: Omit<DocumentKey, 'userId'>,
): Promise<void> {
  await tx.execute(sql`
    delete from ${historyDocuments} d
    where resume_id = ${resumeId} and subject = ${subject} and not exists (
      select from ${historyMoments} m
      where m.resume_id = d.resume_id and m.subject = d.subject and m.hash = d.hash)`);
}

/** The size of an account's named moments, in bytes on disk. */
export async function bytesOfNamed(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(pg_column_size(document)), 0) as bytes
    from (select distinct resume_id, subject, hash from ${historyMoments}
      where user_id = ${userId} and name is not null) named
    join ${historyDocuments} using (resume_id, subject, hash)`);
  return Number(rows[0]?.bytes ?? 0);
}
