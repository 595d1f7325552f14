import type { SaveReason } from '@folio/contract/resumes';
import type { KeptOperation } from '@folio/operations/apply-operations';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { isNewSitting, keepingBefore } from '../platform/keep-moment.ts';
import { batched, prepared } from '../platform/prepared-statements.ts';
import { resumeOperations } from '../platform/resume-schema.ts';
import { resumes } from '../platform/schema.ts';
import { type WrittenResume, writtenBy, writtenColumns } from '../platform/written-resumes.ts';

export type ResumeRow = typeof resumes.$inferSelect;
export type ResumeHead = Pick<ResumeRow, 'version' | 'templateId'>;
export type NewResume = Omit<typeof resumes.$inferInsert, 'version' | 'createdAt' | 'updatedAt'>;
/** Changes of a resume by its owner; omitted fields are kept. */
type ResumeChanges = Partial<
  Pick<
    ResumeRow,
    'name' | 'templateId' | 'content' | 'order' | 'settings' | 'isPublic' | 'isPublished'
  >
>;

const { content: _content, ...columnsButContent } = getTableColumns(resumes);

/** Maximum resumes per response of the database, since each may have a megabyte. */
const maxBatchSize = 8;
const condition = sql`(${resumes.id}, ${resumes.userId}) in
  (select * from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('userIds')}::uuid[]))`;
const selectResumes = prepared((db) =>
  db.select(writtenColumns).from(resumes).where(condition).prepare('find_resumes'),
);
const selectStoredTexts = prepared((db) =>
  db
    .select({
      ...columnsButContent,
      writtenBy,
      content: sql<string>`${resumes.content}::text`,
      order: sql<string>`${resumes.order}::text`,
      settings: sql<string>`${resumes.settings}::text`,
    })
    .from(resumes)
    .where(condition)
    .prepare('find_stored_texts'),
);

type ResumeKey = { id: string; userId: string };
type ReadRows<Row> = (db: Db, of: { ids: string[]; userIds: string[] }) => Promise<Row[]>;

const readInBatches = <Row extends ResumeKey>(readRows: ReadRows<Row>) =>
  batched(async (db, keys: readonly ResumeKey[]) => {
    const rows = await readRows(db, {
      ids: keys.map(({ id }) => id),
      userIds: keys.map(({ userId }) => userId),
    });
    return keys.map(({ id, userId }) => rows.find((row) => row.id === id && row.userId === userId));
  }, maxBatchSize);

const readResumes = readInBatches<WrittenResume>((db, condition) =>
  selectResumes(db).execute(condition),
);
const readStoredTexts = readInBatches<StoredTexts>((db, condition) =>
  selectStoredTexts(db).execute(condition),
);

/** A resume with the stored JSON texts, which need not be parsed. */
export type StoredTexts = Omit<ResumeRow, 'content' | 'order' | 'settings'> &
  Record<'content' | 'order' | 'settings' | 'writtenBy', string>;

export const findResume = (
  db: Db,
  userId: string,
  id: string,
): Promise<WrittenResume | undefined> => readResumes(db, { id: id.toLowerCase(), userId });

export const findStoredTexts = (
  db: Db,
  userId: string,
  id: string,
): Promise<StoredTexts | undefined> => readStoredTexts(db, { id: id.toLowerCase(), userId });

/** Without the content; requested whenever an open resume or its thumbnail becomes visible. */
export async function findHead(
  db: Db,
  userId: string,
  id: string,
): Promise<ResumeHead | undefined> {
  const [row] = await selectHead(db).execute({ id, userId });
  return row;
}

const selectHead = prepared((db) =>
  db
    .select({ version: resumes.version, templateId: resumes.templateId })
    .from(resumes)
    .where(
      and(eq(resumes.id, sql.placeholder('id')), eq(resumes.userId, sql.placeholder('userId'))),
    )
    .prepare('find_resume_head'),
);

/** Returns undefined if the id is taken, whoever has it. */
export async function insertResume(
  db: Queryable,
  resume: NewResume,
): Promise<ResumeRow | undefined> {
  const [row] = await db.insert(resumes).values(resume).onConflictDoNothing().returning();
  return row;
}

/** Finds a resume of the user within a transaction. */
export async function findInserted(
  tx: Tx,
  userId: string,
  id: string,
): Promise<ResumeRow | undefined> {
  const [row] = await tx
    .select()
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId)));
  return row;
}

const given = {
  name: sql.placeholder('name'),
  templateId: sql.placeholder('templateId'),
  content: sql.placeholder('content'),
  order: sql.placeholder('order'),
  settings: sql.placeholder('settings'),
  isPublic: sql.placeholder('isPublic'),
  isPublished: sql.placeholder('isPublished'),
  reason: sql.placeholder('reason'),
};

const isMeant = and(
  eq(resumes.id, sql.placeholder('id')),
  eq(resumes.userId, sql.placeholder('userId')),
  eq(resumes.version, sql.placeholder('version')),
);
const isNewTemplate = sql`${resumes.templateId} <> coalesce(${given.templateId}::text, ${resumes.templateId})`;
/**
 * A save with this many operations is more than typing, such as the changes of an offline session.
 */
const largeSave = sql.raw('12');
const isLarge = sql`jsonb_array_length(${sql.placeholder('operations')}::jsonb) >= ${largeSave}`;
/** Keeps the previous version once per sitting, and before large changes. */
const isToKeep = sql`(${given.reason}::text is not null or ${isNewTemplate} or ${isLarge}
  or ${isNewSitting(resumes)})`;
const toKeep = {
  row: sql`${isMeant} and ${isToKeep}`,
  kind: sql`coalesce(${given.reason}::text, case when ${isNewTemplate} then 'template' else 'sitting' end)`,
  detail: sql`case when ${isNewTemplate} then ${given.templateId}::text else '' end`,
};

/** Null parameters leave a column unchanged; none of these can be null. */
const updated = (db: Queryable) =>
  db
    .update(resumes)
    .set({
      name: sql`coalesce(${given.name}::text, ${resumes.name})`,
      templateId: sql`coalesce(${given.templateId}::text, ${resumes.templateId})`,
      content: sql`coalesce(${given.content}::jsonb, ${resumes.content})`,
      order: sql`coalesce(${given.order}::jsonb, ${resumes.order})`,
      settings: sql`coalesce(${given.settings}::jsonb, ${resumes.settings})`,
      isPublic: sql`coalesce(${given.isPublic}::boolean, ${resumes.isPublic})`,
      isPublished: sql`coalesce(${given.isPublished}::boolean, ${resumes.isPublished})`,
      version: sql`${resumes.version} + 1`,
      updatedAt: sql`now()`,
      historyKeptAt: sql`case when ${isToKeep} then now() else ${resumes.historyKeptAt} end`,
    })
    .where(isMeant)
    .returning({ ...columnsButContent, writtenBy: writtenBy.as('written_by') });

/** One statement, so that there is never a save without its log entry. */
const updateStatement = (db: Queryable) => {
  const saved = db.$with('saved').as(updated(db));
  const logged = db.$with('logged').as(
    db
      .insert(resumeOperations)
      .select(
        db
          .select({
            resumeId: saved.id,
            version: saved.version,
            operations: sql`${sql.placeholder('operations')}::jsonb`.as('operations'),
            createdAt: sql`now()`.as('created_at'),
          })
          .from(saved),
      )
      .returning({ version: resumeOperations.version }),
  );
  return db
    .with(...keepingBefore(db, 'resume', toKeep), saved, logged)
    .select()
    .from(saved)
    .prepare('change_resume');
};
const preparedUpdate = prepared(updateStatement);

/** A change as stored: the content as JSON, serialized once. */
export type StoredChanges = Omit<ResumeChanges, 'content'> & { content?: string | undefined };
export type ChangedRow = Omit<ResumeRow, 'content'> & { writtenBy: string };

/** Further reasons to keep the previous version, besides a new sitting and a change of template. */
export type KeepReason = SaveReason | 'conflict';

/**
 * Changes a resume if it belongs to the user and has that version, and logs the operations. If the
 * previous version was kept in the history, `historyKeptAt` is the time of the change.
 */
export async function changeResume(
  db: Queryable,
  { userId, id, version }: { userId: string; id: string; version: number },
  { name, templateId, content, order, settings, isPublic, isPublished }: StoredChanges,
  { operations, reason }: { operations: readonly KeptOperation[]; reason?: KeepReason | undefined },
): Promise<ChangedRow | undefined> {
  const statement = db instanceof PgTransaction ? updateStatement(db) : preparedUpdate(db);
  const [row] = await statement.execute({
    id,
    userId,
    version,
    operations: JSON.stringify(operations),
    reason: reason ?? null,
    name: name ?? null,
    templateId: templateId ?? null,
    content: content ?? null,
    order: order ? JSON.stringify(order) : null,
    settings: settings ? JSON.stringify(settings) : null,
    isPublic: isPublic ?? null,
    isPublished: isPublished ?? null,
  });
  return row;
}
