import {
  type AddQuestions,
  type Question,
  questionLimits,
  type UpdateQuestion,
} from '@folio/contract/questions';
import { v7 as uuidv7 } from 'uuid';
import { getApplication } from '../applications/applications.service.ts';
import { lockAccount } from '../auth/account.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db, Tx } from '../platform/database.ts';
import { changedElsewhere, idTaken, requireRoomFor } from '../platform/refusals.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitBytes, type QuotaContext, sizeOf } from '../quotas/quotas.service.ts';
import {
  countQuestions,
  findQuestionPage,
  findQuestions,
  insertQuestions,
  type QuestionRow,
  restoreQuestion,
  storeQuestion,
  trashQuestion,
} from './questions.repository.ts';

/** Adds questions; idempotent for those with an id from the caller. */
export async function addQuestions(
  { db, configuration }: QuotaContext,
  user: UserRow,
  { applicationId, questions }: AddQuestions,
): Promise<Question[]> {
  if (applicationId) await getApplication(db, user, applicationId);
  const named = questions.map(({ id = uuidv7(), ...texts }) => ({
    ...texts,
    id: id.toLowerCase(),
    userId: user.id,
    applicationId,
  }));
  const ids = named.map(({ id }) => id);
  const rows = await inTransaction(db, async (tx) => {
    await lockAccount(tx, user.id);
    const known = new Set((await findQuestions(tx, user.id, { ids })).map(({ id }) => id));
    const added = named.filter(({ id }) => !known.has(id));
    await admitMore(tx, user.id, added.length);
    await admitBytes(tx, configuration.quotas, user.id, sizeOf(added));
    await insertQuestions(tx, added);
    return findQuestions(tx, user.id, { ids });
  });
  if (rows.length < new Set(ids).size) throw idTaken();
  return rows.map(toQuestion);
}

async function admitMore(tx: Tx, userId: string, more: number): Promise<void> {
  const known = await countQuestions(tx, userId);
  requireRoomFor('questions', { known, more, most: questionLimits.questions });
}

/** All questions of an application of the user. */
export const questionsOf = async (
  db: Db,
  user: UserRow,
  applicationId: string,
): Promise<Question[]> => (await findQuestions(db, user.id, { applicationId })).map(toQuestion);

/** A page of the questions of one application, or of all. */
export async function listQuestions(
  db: Db,
  user: UserRow,
  query: { applicationId?: string | undefined; cursor?: string | undefined },
): Promise<{ data: Question[]; page: { nextCursor: string | null } }> {
  if (query.applicationId) await getApplication(db, user, query.applicationId);
  const { rows, hasMore } = await findQuestionPage(db, user.id, query);
  const data = rows.map(toQuestion);
  return { data, page: { nextCursor: hasMore ? (data.at(-1)?.id ?? null) : null } };
}

export async function removeQuestion(db: Db, user: UserRow, id: string): Promise<void> {
  const isMoved = await inTransaction(db, (tx) => trashQuestion(tx, user.id, id));
  if (!isMoved) throw questionNotFound();
}

export async function restoreQuestionFromTrash(
  db: Db,
  user: UserRow,
  id: string,
): Promise<Question> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, user.id);
    // Counted afterwards, so that repeating a restore needs no more room.
    if (await restoreQuestion(tx, user.id, id)) await admitMore(tx, user.id, 0);
  });
  return getQuestion(db, user, id);
}

/** Changes the given fields. An outdated version is refused with the current question. */
export async function updateQuestion(
  { db, configuration }: QuotaContext,
  user: UserRow,
  id: string,
  { version, question, answer, applicationId }: UpdateQuestion,
): Promise<Question> {
  const { id: questionId } = await getQuestion(db, user, id);
  if (applicationId) await getApplication(db, user, applicationId);
  const changes = {
    ...(question !== undefined && { question }),
    ...(answer !== undefined && { answer }),
    ...(applicationId !== undefined && { applicationId }),
  };
  const isStored = await inTransaction(db, async (tx) => {
    await admitBytes(tx, configuration.quotas, user.id, sizeOf(changes), { questionId });
    return storeQuestion(tx, user.id, questionId, changes, version);
  });
  const data = await getQuestion(db, user, questionId);
  if (isStored) return data;
  throw changedElsewhere('answer', data);
}

/** A question of the user; the same 404 for another's, unknown and malformed ids. */
export async function getQuestion(db: Db, user: UserRow, id: string): Promise<Question> {
  const [row] = await findQuestions(db, user.id, { ids: [id] });
  if (!row) throw questionNotFound();
  return toQuestion(row);
}

const questionNotFound = () => new AppError('QUESTION_NOT_FOUND', 'There is no such question.');

const toQuestion = ({ createdAt, updatedAt, ...row }: QuestionRow): Question => ({
  id: row.id,
  applicationId: row.applicationId,
  question: row.question,
  answer: row.answer,
  version: row.version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
