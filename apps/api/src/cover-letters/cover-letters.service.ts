import {
  type CoverLetter,
  CoverLetterContent,
  type UpdateCoverLetter,
  type WrittenTexts,
} from '@folio/contract/cover-letters';
import type { Moment } from '@folio/contract/history';
import { z } from 'zod';
import { type DocumentKey, getMoment, thinHistory } from '../history/history.service.ts';
import type { Db } from '../platform/database.ts';
import { readStored } from '../platform/read-stored.ts';
import { changedElsewhere } from '../platform/refusals.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { admitBytes, type QuotaContext, sizeOf } from '../quotas/quotas.service.ts';
import { getResume, getResumeHead } from '../resumes/resumes.service.ts';
import { letterNotFound, trashLetter } from '../trash/trash.service.ts';
import {
  type CoverLetterRow,
  findCoverLetter,
  storeCoverLetter,
} from './cover-letters.repository.ts';

/** The letter of a resume of the user, or null. Throws NOT_FOUND for another user's resume. */
export async function getCoverLetter(
  db: Db,
  user: UserRow,
  resumeId: string,
): Promise<CoverLetter | null> {
  const { id } = await getResume(db, user, resumeId);
  const row = await findCoverLetter(db, { userId: user.id, resumeId: id });
  return row ? toCoverLetter(row) : null;
}

/** Stores the letter. A stale version is refused with the current letter. */
export async function saveCoverLetter(
  { db, configuration }: QuotaContext,
  user: UserRow,
  resumeId: string,
  { version, reason, ...content }: UpdateCoverLetter,
): Promise<CoverLetter> {
  const { id } = await getResume(db, user, resumeId);
  const key = { userId: user.id, resumeId: id };
  const stored = await inTransaction(db, async (tx) => {
    // The letter was deleted elsewhere: a writer who expects a version is told, and decides.
    if (version && !(await findCoverLetter(tx, key))) return undefined;
    const replaced = { letterOfResumeId: id };
    await admitBytes(tx, configuration.quotas, user.id, sizeOf(content), replaced);
    return storeCoverLetter(tx, key, content, { version, reason });
  });
  if (stored) {
    // The replaced letter was added to the history: see `storeCoverLetter`.
    if (stored.historyKeptAt?.getTime() === stored.updatedAt.getTime())
      await thinHistory(db, configuration.quotas, { ...key, subject: 'letter' });
    return toCoverLetter(stored);
  }
  throw changedElsewhere('letter', await getCoverLetter(db, user, id));
}

/**
 * Texts longer than this release allows, written by a later one, are truncated; the row keeps them
 * until they are edited.
 */
const toCoverLetter = ({
  id,
  version,
  createdAt,
  updatedAt,
  ...row
}: CoverLetterRow): CoverLetter => ({
  ...readLetter(row),
  id,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Like `getCoverLetter`, but throws if there is none. */
export async function requireCoverLetter(
  db: Db,
  user: UserRow,
  resumeId: string,
): Promise<CoverLetter> {
  const letter = await getCoverLetter(db, user, resumeId);
  if (!letter) throw letterNotFound();
  return letter;
}

/** Moves the letter to the trash, and returns its id there; its history stays with the resume. */
export async function removeCoverLetter(db: Db, user: UserRow, resumeId: string): Promise<string> {
  const { id } = await getResume(db, user, resumeId);
  return trashLetter(db, user.id, id);
}

/** The key of the letter's history. */
export async function coverLetterKey(db: Db, user: UserRow, id: string): Promise<DocumentKey> {
  await getResumeHead(db, user, id);
  return { userId: user.id, resumeId: id.toLowerCase(), subject: 'letter' };
}

/** A moment with the letter of that time, as far as this release can read it. */
export async function readLetterMoment(
  db: Db,
  user: UserRow,
  id: string,
  momentId: string,
): Promise<Moment & { letter: CoverLetterContent }> {
  const { moment, document } = await getMoment(db, await coverLetterKey(db, user, id), momentId);
  return { ...moment, letter: readLetter(document) };
}

/** Restores a letter from its history; the current one is kept there. */
export async function restoreLetterMoment(
  context: QuotaContext,
  user: UserRow,
  id: string,
  momentId: string,
): Promise<CoverLetter> {
  const key = await coverLetterKey(context.db, user, id);
  const { document } = await getMoment(context.db, key, momentId);
  const restored = asRestored(document, readLetter(document));
  return saveCoverLetter(context, user, id, { ...restored, reason: 'restore' });
}

const readLetter = (stored: unknown): CoverLetterContent =>
  readStored(z.object(CoverLetterContent.shape), stored, 'cover letter').value;

/** The letter to restore; documents from before motivations existed keep the current one. */
export function asRestored(document: unknown, letter: CoverLetterContent): WrittenTexts {
  const { motivation, ...texts } = letter;
  const hasMotivation =
    typeof document === 'object' && document !== null && 'motivation' in document;
  return hasMotivation ? { ...texts, motivation } : texts;
}
