import { isBranded } from '@folio/contract/entitlements';
import type { LetterForDocument } from '@folio/documents/letter/outline-letter';
import { plainSender } from '@folio/documents/letter/plain-sender';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { readForDocument } from '../exports/resume-pdf.service.ts';
import { keepMoment, type NewMoment } from '../history/history.service.ts';
import { keepLetterMomentOf } from '../letters/letter-history.service.ts';
import { getLetter } from '../letters/letters.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import type { Caller, DocumentThreads, Work } from '../platform/document-threads.ts';
import type { UserRow } from '../platform/sessions.ts';
import type { QuotaContext } from '../quotas/quotas.service.ts';

const letterWork: Work<LetterForDocument, Uint8Array> = {
  module: new URL('../exports/letter-pdf-worker.ts', import.meta.url),
};

export type LetterToSend = LetterForDocument & {
  resume: ResumeForDocument;
  name?: string;
  version: number;
  /** The id of a letter of its own; undefined for the resume's letter. */
  id?: string;
};

/** Adds a moment to the letter's own history with the content of its PDF. */
export async function keepLetterAs(
  context: QuotaContext,
  user: UserRow,
  { id, version }: LetterToSend,
  { resumeId, moment }: { resumeId: string; moment: NewMoment },
) {
  const userId = user.id;
  const kept = id
    ? await keepLetterMomentOf(context, { userId, letterId: id }, moment, version)
    : await keepMoment(context, { userId, resumeId, subject: 'letter' }, moment, version);
  if (kept === undefined) throw new AppError('VERSION_CONFLICT', letterChanged);
  return id ? { momentId: null, letterId: id, letterMomentId: kept } : { momentId: kept };
}

const letterChanged =
  'The letter was changed while its PDF was made. Nothing was kept: look at it, then try again.';

/** A letter with an id of its own, in the design of its resume, if it has one. */
export async function readOwnLetter(db: Db, user: UserRow, id: string): Promise<LetterToSend> {
  const { resumeId, name, version, ...letter } = await getLetter(db, user, id);
  const resume = resumeId
    ? await readForDocument(db, user, { id: resumeId }, 'txt')
    : { ...plainSender(user), showsBranding: isBranded(user) };
  return { resume, letter, name, version, id: letter.id };
}

/** Without the resume's photo, which a letter doesn't show and may be large. */
export const makeLetter = (
  { documentThreads }: { documentThreads: DocumentThreads },
  caller: Caller,
  { resume: { photo: _, ...resume }, letter }: LetterToSend,
): Promise<Uint8Array> => documentThreads.run(caller, letterWork, { resume, letter });
