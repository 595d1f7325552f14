import type { WrittenTexts } from '@folio/contract/cover-letters';
import { type ListLetters, maxLetters, type UpdateLetter } from '@folio/contract/letters';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { applications } from '../platform/application-schema.ts';
import { coverLetters } from '../platform/cover-letter-schema.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { folded } from '../platform/folded-text.ts';
import { isNewSitting, keepingLetterBefore } from '../platform/keep-moment.ts';
import { letters } from '../platform/letter-schema.ts';
import { isOwnKept, isOwnTrashed, thinTrash } from '../platform/marked-trash.ts';
import { resumes } from '../platform/schema.ts';

export type LetterRow = typeof letters.$inferSelect;
export type NewLetter = Omit<
  typeof letters.$inferInsert,
  'version' | 'createdAt' | 'updatedAt' | 'historyKeptAt' | 'trashedAt'
>;
type Details = Partial<Pick<LetterRow, 'name' | 'resumeId' | 'applicationId'>>;

const isOwn = (userId: string) => isOwnKept(letters, userId);

/** References to resumes and applications in the trash are null until those are restored. */
const columns = {
  ...getTableColumns(letters),
  resumeId: sql<string | null>`(select r.id from ${resumes} r
    where r.id = ${letters}.resume_id and r.user_id = ${letters}.user_id)`,
  applicationId: sql<string | null>`(select a.id from ${applications} a
    where a.id = ${letters}.application_id and a.user_id = ${letters}.user_id
      and a.trashed_at is null)`,
};

export async function findLetter(
  db: Queryable,
  userId: string,
  id: string,
): Promise<LetterRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(letters)
    .where(and(isOwn(userId), eq(letters.id, id)));
  return row;
}

export type LetterSummaryRow = {
  id: string;
  name: string;
  role: string;
  company: string;
  resume: { id: string; name: string } | null;
  application: { id: string; role: string; company: string } | null;
  isOfResume: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** All letters of a user, including resume letters; last changed first. */
export async function listLetters(
  db: Db,
  userId: string,
  { search, applicationId }: ListLetters,
): Promise<LetterSummaryRow[]> {
  const { rows } = await db.execute<
    Omit<LetterSummaryRow, 'createdAt' | 'updatedAt'> & { createdAt: string; updatedAt: string }
  >(sql`
    with mine as (
      select id, name, resume_id, application_id, false as of_resume, role, company, letter_text,
        version, created_at, updated_at
      from ${letters} where user_id = ${userId} and trashed_at is null
      union all
      select id, '', resume_id, null, true, role, company, letter_text, version, created_at,
        updated_at
      from ${coverLetters} where user_id = ${userId}
    )
    select l.id, l.name, l.role, l.company, l.of_resume as "isOfResume", l.version,
      l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
      case when r.id is not null then jsonb_build_object('id', r.id, 'name', r.name) end as resume,
      case when a.id is not null then
        jsonb_build_object('id', a.id, 'role', a.role, 'company', a.company) end as application
    from mine l
    left join ${resumes} r on r.id = l.resume_id and r.user_id = ${userId}
    left join ${applications} a
      on a.id = l.application_id and a.user_id = ${userId} and a.trashed_at is null
    where (r.id is not null or not l.of_resume)
      and ${isOf(userId, applicationId)} and ${isFound(search)}
    order by l.updated_at desc, l.id desc
    limit ${maxLetters * 2}`);
  return rows.map(({ createdAt, updatedAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  }));
}

/** The letters of an application: those written for it, and that of its resume. */
const isOf = (userId: string, applicationId: string | undefined): SQL =>
  applicationId === undefined
    ? sql`true`
    : sql`(l.application_id = ${applicationId} or (l.of_resume and l.resume_id = (
        select resume_id from ${applications}
        where id = ${applicationId} and user_id = ${userId} and trashed_at is null)))`;

/** `strpos` rather than LIKE, so that the search text has no wildcards. */
const isFound = (text: string): SQL =>
  text === '' ? sql`true` : sql`strpos(${searchedText}, lower(normalize(${text}))) > 0`;

const searchedText = folded(sql`concat_ws(E'\\n', l.name, l.role, l.company, l.letter_text,
  case when l.of_resume then r.name end, a.role, a.company)`);

export const countLetters = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(letters, isOwn(userId));

/** Returns false if the id is taken, whoever has it. */
export async function insertLetter(tx: Tx, values: NewLetter): Promise<boolean> {
  const rows = await tx
    .insert(letters)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: letters.id });
  return rows.length > 0;
}

/**
 * Replaces the texts if the version matches. The history keeps the previous state once per sitting
 * and for each `reason`; `historyKeptAt` is the time of that.
 */
export async function storeLetter(
  tx: Tx,
  userId: string,
  id: string,
  content: WrittenTexts,
  { version, reason }: Pick<UpdateLetter, 'version' | 'reason'>,
): Promise<Pick<LetterRow, 'historyKeptAt' | 'updatedAt'> | undefined> {
  const isReplaced = and(
    isOwn(userId),
    eq(letters.id, id),
    version === undefined ? undefined : eq(letters.version, version),
  );
  const isKept = reason ? sql`true` : isNewSitting(letters);
  // Without an expected version, the history keeps the row's current state, not the one before
  // somebody's concurrent save.
  if (version === undefined)
    await tx.select({ id: letters.id }).from(letters).where(isReplaced).for('update');
  const toKeep = {
    row: sql`${isReplaced} and ${isKept}`,
    kind: sql`${reason ?? 'sitting'}`,
    detail: sql`''`,
  };
  const [row] = await tx
    .with(...keepingLetterBefore(tx, toKeep))
    .update(letters)
    .set({
      ...content,
      version: sql`${letters.version} + 1`,
      updatedAt: sql`now()`,
      historyKeptAt: sql`case when ${isKept} then now() else ${letters.historyKeptAt} end`,
    })
    .where(isReplaced)
    .returning({ historyKeptAt: letters.historyKeptAt, updatedAt: letters.updatedAt });
  return row;
}

export async function storeDetails(
  db: Queryable,
  userId: string,
  id: string,
  details: Details,
): Promise<void> {
  await db
    .update(letters)
    .set({ ...details, updatedAt: sql`now()` })
    .where(and(isOwn(userId), eq(letters.id, id)));
}

/** Returns false if the letter doesn't exist or is in the trash. */
export async function moveLetterToTrash(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(letters)
    .set({ trashedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(isOwn(userId), eq(letters.id, id)))
    .returning({ id: letters.id });
  await thinTrash(tx, letters, userId, maxLetters);
  return rows.length > 0;
}

/** Increases the version, so that devices with the deleted letter see the restored one as newer. */
export async function takeLetterFromTrash(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(letters)
    .set({ trashedAt: null, version: sql`${letters.version} + 1`, updatedAt: sql`now()` })
    .where(isOwnTrashed(letters, userId, [id]))
    .returning({ id: letters.id });
  return rows.length > 0;
}
