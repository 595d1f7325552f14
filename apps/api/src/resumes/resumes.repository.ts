import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../platform/database.ts';
import { prepared } from '../platform/prepared.ts';
import { resumes } from '../platform/schema.ts';

export type ResumeRow = typeof resumes.$inferSelect;
export type ResumeHead = Pick<ResumeRow, 'version' | 'templateId'>;
export type NewResume = Omit<typeof resumes.$inferInsert, 'version' | 'createdAt' | 'updatedAt'>;
/** What an owner may change of a resume; a field that is left out stays. */
export type ResumeChanges = Partial<
  Pick<
    ResumeRow,
    'name' | 'templateId' | 'content' | 'order' | 'settings' | 'isPublic' | 'isPublished'
  >
>;

const { content: _content, ...columnsButContent } = getTableColumns(resumes);
const selectResume = prepared((db) =>
  db
    .select()
    .from(resumes)
    .where(
      and(eq(resumes.id, sql.placeholder('id')), eq(resumes.userId, sql.placeholder('userId'))),
    )
    .prepare('find_resume'),
);

export async function findResume(
  db: Db,
  userId: string,
  id: string,
): Promise<ResumeRow | undefined> {
  const [row] = await selectResume(db).execute({ id, userId });
  return row;
}

/** Without the content: it is asked for whenever an open resume or its picture comes into sight. */
export async function findHead(
  db: Db,
  userId: string,
  id: string,
): Promise<ResumeHead | undefined> {
  const [row] = await db
    .select({ version: resumes.version, templateId: resumes.templateId })
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId)));
  return row;
}

/** Reads a resume that nobody else can change until the transaction ends. */
export async function lockResume(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<ResumeRow | undefined> {
  const [row] = await tx
    .select()
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
    .for('no key update');
  return row;
}

export async function insertResume(db: Queryable, resume: NewResume): Promise<ResumeRow> {
  const [row] = await db.insert(resumes).values(resume).returning();
  if (!row) throw new Error('The database returned no row for a new resume');
  return row;
}

/** Changes a resume if it is the user's and, where a version is given, if it still has that one. */
export async function changeResume(
  db: Queryable,
  userId: string,
  id: string,
  changes: ResumeChanges,
  version?: number,
): Promise<ResumeRow | undefined> {
  const isCurrent = version === undefined ? undefined : eq(resumes.version, version);
  const update = db
    .update(resumes)
    .set({ ...changes, version: sql`${resumes.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId), isCurrent));
  // A content that was just sent need not come back: it is most of the row.
  if (!changes.content) return (await update.returning())[0];
  const [row] = await update.returning(columnsButContent);
  return row && { ...row, content: changes.content };
}

export async function deleteResume(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
    .returning({ id: resumes.id });
  return rows.length > 0;
}
