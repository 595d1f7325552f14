import { CoverLetterContent } from '@folio/contract/cover-letters';
import {
  type ArrangeLetter,
  type CreateLetter,
  type Letter,
  type LetterSummary,
  type ListLetters,
  maxLetters,
  type UpdateLetter,
} from '@folio/contract/letters';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { getApplication } from '../applications/applications.service.ts';
import { lockAccount } from '../auth/account.service.ts';
import type { Db, Tx } from '../platform/database.ts';
import { readStored } from '../platform/read-stored.ts';
import { changedElsewhere, idTaken, requireRoomFor } from '../platform/refusals.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitBytes, type QuotaContext, sizeOf } from '../quotas/quotas.service.ts';
import { getResumeHead } from '../resumes/resumes.service.ts';
import { letterNotFound } from '../trash/trash.service.ts';
import { thinLetterHistory } from './letter-history.service.ts';
import {
  countLetters,
  findLetter,
  insertLetter,
  type LetterRow,
  type LetterSummaryRow,
  listLetters,
  moveLetterToTrash,
  storeDetails,
  storeLetter,
  takeLetterFromTrash,
} from './letters.repository.ts';

/** All letters of a user. */
export async function letterLibrary(
  db: Db,
  user: UserRow,
  query: ListLetters,
): Promise<LetterSummary[]> {
  if (query.applicationId) await getApplication(db, user, query.applicationId);
  return (await listLetters(db, user.id, query)).map(toSummary);
}

/** A letter of the user; the same 404 for another's, unknown and malformed ids. */
export async function getLetter(db: Db, user: UserRow, id: string): Promise<Letter> {
  const row = await findLetter(db, user.id, id);
  if (!row) throw letterNotFound();
  return toLetter(row);
}

type NewLetter = z.output<typeof CreateLetter>;

/** Creates a letter; idempotent if the caller provides the id. */
export async function createLetter(
  context: QuotaContext,
  user: UserRow,
  values: NewLetter,
): Promise<Letter> {
  await admitPlaces(context.db, user, values);
  const id = await inTransaction(context.db, (tx) => addLetter(tx, context, user, values));
  return getLetter(context.db, user, id);
}

/** Adds a letter within a transaction; its resume and application were checked. Returns its id. */
export async function addLetter(
  tx: Tx,
  { configuration }: Pick<QuotaContext, 'configuration'>,
  user: UserRow,
  { id = uuidv7(), ...values }: NewLetter,
): Promise<string> {
  const letterId = id.toLowerCase();
  await lockAccount(tx, user.id);
  if (await findLetter(tx, user.id, letterId)) return letterId;
  await admitMore(tx, user.id, 1);
  await admitBytes(tx, configuration.quotas, user.id, sizeOf(values));
  if (!(await insertLetter(tx, { ...values, id: letterId, userId: user.id }))) throw idTaken();
  return letterId;
}

/** Checks that the resume and application belong to the user. */
export async function admitPlaces(
  db: Db,
  user: UserRow,
  { resumeId, applicationId }: Pick<ArrangeLetter, 'resumeId' | 'applicationId'>,
): Promise<void> {
  if (resumeId) await getResumeHead(db, user, resumeId);
  if (applicationId) await getApplication(db, user, applicationId);
}

async function admitMore(tx: Tx, userId: string, more: number): Promise<void> {
  const known = await countLetters(tx, userId);
  requireRoomFor('letters', { known, more, most: maxLetters });
}

/** Saves the texts. An outdated version is refused with the current letter. */
export async function saveLetter(
  { db, configuration }: QuotaContext,
  user: UserRow,
  id: string,
  { version, reason, ...content }: UpdateLetter,
): Promise<Letter> {
  const { id: letterId } = await getLetter(db, user, id);
  const stored = await inTransaction(db, async (tx) => {
    await admitBytes(tx, configuration.quotas, user.id, sizeOf(content), { letterId });
    return storeLetter(tx, user.id, letterId, content, { version, reason });
  });
  // The previous state was kept: see `storeLetter`.
  if (stored?.historyKeptAt?.getTime() === stored?.updatedAt.getTime())
    await thinLetterHistory(db, configuration.quotas, { userId: user.id, letterId });
  const letter = await getLetter(db, user, letterId);
  if (stored) return letter;
  throw changedElsewhere('letter', letter);
}

/** Changes a letter's name, resume or application; omitted fields are kept. */
export async function arrangeLetter(
  db: Db,
  user: UserRow,
  id: string,
  { name, resumeId, applicationId }: ArrangeLetter,
): Promise<Letter> {
  const { id: letterId } = await getLetter(db, user, id);
  await admitPlaces(db, user, { resumeId, applicationId });
  await storeDetails(db, user.id, letterId, {
    ...(name !== undefined && { name }),
    ...(resumeId !== undefined && { resumeId }),
    ...(applicationId !== undefined && { applicationId }),
  });
  return getLetter(db, user, letterId);
}

/** Moves a letter with its history to the trash. */
export async function removeLetter(db: Db, user: UserRow, id: string): Promise<string> {
  const isMoved = await inTransaction(db, (tx) => moveLetterToTrash(tx, user.id, id));
  if (!isMoved) throw letterNotFound();
  return id.toLowerCase();
}

export async function restoreLetterFromTrash(db: Db, user: UserRow, id: string): Promise<Letter> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, user.id);
    // Counted afterwards, so that repeating a restore needs no more room.
    if (await takeLetterFromTrash(tx, user.id, id)) await admitMore(tx, user.id, 0);
  });
  return getLetter(db, user, id);
}

/**
 * Texts that a later release allowed to be longer are cut; the row stays unchanged until the next
 * save.
 */
export const readLetter = (stored: unknown): CoverLetterContent =>
  readStored(z.object(CoverLetterContent.shape), stored, 'letter').value;

const timesOf = ({ version, createdAt, updatedAt }: LetterRow | LetterSummaryRow) => ({
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const toLetter = (row: LetterRow): Letter => ({
  ...readLetter(row),
  id: row.id,
  name: row.name,
  resumeId: row.resumeId,
  applicationId: row.applicationId,
  ...timesOf(row),
});

const toSummary = (row: LetterSummaryRow): LetterSummary => ({
  id: row.id,
  name: row.name,
  role: row.role,
  company: row.company,
  resume: row.resume,
  application: row.application,
  isOfResume: row.isOfResume,
  ...timesOf(row),
});
