import { questionLimits } from '@folio/contract/questions';
import { and, asc, eq, getTableColumns, gt, inArray, lte, sql } from 'drizzle-orm';
import { applications } from '../platform/application-schema.ts';
import type { Queryable, Tx } from '../platform/database.ts';
import { isOwnKept, isOwnTrashed, thinTrash } from '../platform/marked-trash.ts';
import { questions } from '../platform/question-schema.ts';

export type QuestionRow = typeof questions.$inferSelect;
export type NewQuestion = Pick<
  QuestionRow,
  'id' | 'userId' | 'applicationId' | 'question' | 'answer'
>;
export type QuestionChanges = Partial<Pick<QuestionRow, 'applicationId' | 'question' | 'answer'>>;

const isOwn = (userId: string) => isOwnKept(questions, userId);

/** Questions of trashed applications are excluded until those are restored. */
const columns = {
  ...getTableColumns(questions),
  applicationId: sql<string | null>`(select a.id from ${applications} a
    where a.id = ${questions}.application_id and a.user_id = ${questions}.user_id
      and a.trashed_at is null)`,
};

/** In the order in which they were added (ids sort by time). */
export const findQuestions = (
  db: Queryable,
  userId: string,
  filter: { applicationId: string } | { ids: readonly string[] },
): Promise<QuestionRow[]> =>
  db
    .select(columns)
    .from(questions)
    .where(
      and(
        isOwn(userId),
        'ids' in filter
          ? inArray(questions.id, [...filter.ids])
          : eq(questions.applicationId, filter.applicationId),
      ),
    )
    .orderBy(asc(questions.id));

/**
 * The most characters of questions that are read at once, which is more than people write. With
 * questions of maximum length an account could have 22 MB in one response.
 */
const pageCharacters = 4_000_000;

/**
 * Returns a page of the questions of an application, or of all: at least one, and whether more
 * follow.
 */
export async function findQuestionPage(
  db: Queryable,
  userId: string,
  { applicationId, cursor }: { applicationId?: string | undefined; cursor?: string | undefined },
): Promise<{ rows: QuestionRow[]; hasMore: boolean }> {
  const length = sql`(length(${questions.question}) + length(${questions.answer}))`;
  const sized = db
    .select({
      id: questions.id,
      before: sql<number>`sum(${length}) over (order by ${questions.id}) - ${length}`.as('before'),
      next: sql<string | null>`lead(${questions.id}) over (order by ${questions.id})`.as('next'),
    })
    .from(questions)
    .where(
      and(
        isOwn(userId),
        applicationId ? eq(questions.applicationId, applicationId) : undefined,
        cursor ? gt(questions.id, cursor) : undefined,
      ),
    )
    .as('sized');
  const rows = await db
    .select({ ...columns, next: sized.next })
    .from(questions)
    .innerJoin(sized, eq(sized.id, questions.id))
    .where(lte(sized.before, pageCharacters))
    .orderBy(asc(questions.id));
  return { rows, hasMore: (rows.at(-1)?.next ?? null) !== null };
}

export const countQuestions = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(questions, isOwn(userId));

/** Skips questions whose id is taken, whoever has it. */
export async function insertQuestions(tx: Tx, rows: NewQuestion[]): Promise<void> {
  if (rows.length > 0) await tx.insert(questions).values(rows).onConflictDoNothing();
}

/** Returns false if it doesn't exist, or has another version than expected. */
export async function storeQuestion(
  tx: Tx,
  userId: string,
  id: string,
  changes: QuestionChanges,
  version: number | undefined,
): Promise<boolean> {
  const rows = await tx
    .update(questions)
    .set({ ...changes, version: sql`${questions.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        isOwn(userId),
        eq(questions.id, id),
        version === undefined ? undefined : eq(questions.version, version),
      ),
    )
    .returning({ id: questions.id });
  return rows.length > 0;
}

/** Returns false if the question doesn't exist or is in the trash. */
export async function trashQuestion(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(questions)
    .set({ trashedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(isOwn(userId), eq(questions.id, id)))
    .returning({ id: questions.id });
  await thinTrash(tx, questions, userId, questionLimits.questions);
  return rows.length > 0;
}

/**
 * Increases the version, so that devices with the deleted question see the restored one as newer.
 */
export async function restoreQuestion(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(questions)
    .set({ trashedAt: null, version: sql`${questions.version} + 1`, updatedAt: sql`now()` })
    .where(isOwnTrashed(questions, userId, [id]))
    .returning({ id: questions.id });
  return rows.length > 0;
}
