import type { Trash } from '@folio/contract/trash';
import { trashDays } from '@folio/contract/trash-days';
import { lockAccount } from '../auth/account.service.ts';
import { keepWithin, thinHistory } from '../history/history.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db, Queryable } from '../platform/database.ts';
import { readTemplateId, unreadable } from '../platform/read-stored.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitRestored, admitTrashed, type QuotaContext } from '../quotas/quotas.service.ts';
import {
  deleteFromTrash,
  deleteMarked,
  findTrashedApplications,
  findTrashedResumes,
  isTrashed,
  moveToTrash,
  purgeTrash,
  takeFromTrash,
} from './trash.repository.ts';
import {
  deleteLetters,
  findRestoredResume,
  findTrashedLetters,
  findTrashedOwnLetters,
  lockLetterResume,
  moveLetterToTrash,
  takeLetterFromTrash,
} from './trashed-letters.repository.ts';

export { purgeTrash };

/** What a user has deleted and can still restore, latest first. */
export async function listTrash(db: Db, userId: string): Promise<Trash> {
  const [resumes, letters, ownLetters, applications] = await Promise.all([
    findTrashedResumes(db, userId),
    findTrashedLetters(db, userId),
    findTrashedOwnLetters(db, userId),
    findTrashedApplications(db, userId),
  ]);
  return {
    resumes: resumes.map(({ id, name, templateId, hasLetter, trashedAt }) => ({
      id,
      name,
      templateId: readTemplateId(templateId),
      hasLetter,
      ...timesOf(trashedAt ?? new Date()),
    })),
    letters: letters.map(({ trashedAt, ...letter }) => ({ ...letter, ...timesOf(trashedAt) })),
    ownLetters: ownLetters.map(({ trashedAt, ...letter }) => ({
      ...letter,
      ...timesOf(trashedAt ?? new Date()),
    })),
    applications: applications.map(({ trashedAt, ...application }) => ({
      ...application,
      ...timesOf(trashedAt ?? new Date()),
    })),
  };
}

const dayMs = 24 * 60 * 60_000;
const timesOf = (trashedAt: Date) => ({
  trashedAt: trashedAt.toISOString(),
  deletesAt: new Date(trashedAt.getTime() + trashDays * dayMs).toISOString(),
});

/** Moves a resume to the trash, with everything that belongs to it. */
export async function trashResume(
  { db, configuration }: QuotaContext,
  userId: string,
  id: string,
): Promise<void> {
  const isMoved = await inTransaction(db, async (tx) => {
    await admitTrashed(tx, configuration.quotas, userId);
    return moveToTrash(tx, userId, id);
  });
  if (!isMoved) throw await resumeMissing(db, userId, id);
}

/** The error for a missing resume; if the user has deleted it, it says that it can be restored. */
export async function resumeMissing(db: Queryable, userId: string, id: string): Promise<AppError> {
  return (await isTrashed(db, userId, id))
    ? new AppError('RESUME_IN_TRASH', 'This resume was deleted. It can be restored.')
    : notFound();
}

/**
 * Restores a resume with its letter, versions, photo, history and public link. One that isn't in
 * the trash, for example in a retry, is left unchanged.
 */
export async function restoreResume(
  { db, configuration }: QuotaContext,
  userId: string,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    if (!(await isTrashed(tx, userId, id))) return;
    await admitRestored(tx, configuration.quotas, userId);
    await takeFromTrash(tx, userId, id);
  });
}

export async function deleteForGood(db: Db, userId: string, id: string): Promise<void> {
  const deleted = await inTransaction(db, (tx) => deleteFromTrash(tx, userId, { id }));
  if (deleted === 0) throw notFound();
}

/**
 * Deletes everything in the trash, or what was there at a given time: anything newer may have been
 * deleted by mistake.
 */
export async function emptyTrash(db: Db, userId: string, until = 'infinity'): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteFromTrash(tx, userId, { until });
    await deleteLetters(tx, userId, { until });
    await deleteMarked(tx, 'letter', userId, { until });
    await deleteMarked(tx, 'application', userId, { until });
    await deleteMarked(tx, 'question', userId, { until });
  });
}

/** Moves the letter of a resume to the trash, and returns its id there. */
export async function trashLetter(db: Db, userId: string, resumeId: string): Promise<string> {
  const id = await inTransaction(db, (tx) => moveLetterToTrash(tx, userId, resumeId));
  if (!id) throw letterNotFound();
  return id;
}

/**
 * Restores a letter; returns the resume that it belongs to. A letter that was written in its place
 * is kept in the history. One that was already restored, for example in a retry, is left unchanged.
 */
export async function restoreLetter(
  { db, configuration }: QuotaContext,
  userId: string,
  id: string,
): Promise<string> {
  const { isRestored, ...place } = await inTransaction(db, async (tx) => {
    const found = await lockLetterResume(tx, userId, id);
    if (!found) {
      const resumeId = await findRestoredResume(tx, userId, id);
      if (!resumeId) throw letterNotFound();
      return { userId, resumeId, subject: 'letter' as const, isRestored: false };
    }
    if (!found.isReadable) throw unreadable();
    if (found.isTrashed) throw await resumeMissing(tx, userId, found.resumeId);
    const place = { userId, resumeId: found.resumeId, subject: 'letter' as const };
    await keepWithin(tx, place, { kind: 'restore' });
    await takeLetterFromTrash(tx, userId, id);
    return { ...place, isRestored: true };
  });
  if (isRestored) await thinHistory(db, configuration.quotas, place);
  return place.resumeId;
}

export async function deleteLetterForGood(db: Db, userId: string, id: string): Promise<void> {
  const deleted = await deleteLetters(db, userId, { id });
  if (deleted === 0) throw letterNotFound();
}

export async function deleteOwnLetterForGood(db: Db, userId: string, id: string): Promise<void> {
  const deleted = await deleteMarked(db, 'letter', userId, { id });
  if (deleted === 0) throw letterNotFound();
}

export async function deleteApplicationForGood(db: Db, userId: string, id: string): Promise<void> {
  const deleted = await deleteMarked(db, 'application', userId, { id });
  if (deleted === 0) throw new AppError('APPLICATION_NOT_FOUND', 'There is no such application.');
}

const notFound = () =>
  new AppError('RESUME_NOT_FOUND', "The resume you're looking for couldn't be found.");

export const letterNotFound = () => new AppError('LETTER_NOT_FOUND', 'There is no such letter.');
