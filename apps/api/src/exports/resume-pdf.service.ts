import { documentHash } from '@folio/documents/document-hash';
import { lacksPhoto } from '@folio/documents/photo';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { hasBlankPages } from '@folio/documents/shown-content';
import type { CreditsContext } from '../credits/credits.service.ts';
import { type Delivery, freeDelivery, reserveDelivery } from '../credits/deliveries.service.ts';
import { keepMoment, type NewMoment } from '../history/history.service.ts';
import { photoNotFound } from '../photos/photos.service.ts';
import type { Db } from '../platform/database.ts';
import type { Caller, DocumentThreads, Work } from '../platform/document-threads.ts';
import type { UserRow } from '../platform/sessions.ts';
import type { QuotaContext } from '../quotas/quotas.service.ts';
import { resumeForDocument } from '../resumes/resume-document.service.ts';
import { getResume, refuseOtherVersion, versionConflict } from '../resumes/resumes.service.ts';
import type { MadePdf } from './pdf-worker.ts';

const pdfWork: Work<ResumeForDocument, MadePdf> = {
  module: new URL('./pdf-worker.ts', import.meta.url),
};

/**
 * A resume with the version and hash that its owner sees. The document is made from exactly that,
 * or the request is rejected.
 */
export type WantedDocument = {
  id: string;
  version?: number | undefined;
  hash?: string | undefined;
};

export async function readForDocument(
  db: Db,
  user: UserRow,
  { id, version, hash }: WantedDocument,
  format: Parameters<typeof lacksPhoto>[1],
): Promise<ResumeForDocument> {
  return (await readWithVersion(db, user, { id, version, hash }, format)).resume;
}

/** Reads the resume and its version in one query. */
async function readWithVersion(
  db: Db,
  user: UserRow,
  { id, version, hash }: WantedDocument,
  format: Parameters<typeof lacksPhoto>[1],
): Promise<{ resume: ResumeForDocument; version: number }> {
  const row = await getResume(db, user, id);
  refuseOtherVersion(row, version);
  const resume = await resumeForDocument(db, user, row);
  if (hash !== undefined && hash !== documentHash(resume)) throw versionConflict(row);
  if (lacksPhoto(resume, format)) throw photoNotFound();
  return { resume, version: row.version };
}

/** Runs before payment: the history keeps what was sent. */
export async function keepingMoment<T>(
  context: QuotaContext,
  { user, id, format }: { user: UserRow; id: string; format: string },
  making: Promise<T>,
): Promise<T> {
  const made = await making;
  await keepMoment(context, placeOf(user, id), { kind: 'export', detail: format });
  return made;
}

const placeOf = (user: UserRow, id: string) => ({
  userId: user.id,
  resumeId: id.toLowerCase(),
  subject: 'resume' as const,
});

type Context = QuotaContext & CreditsContext & { documentThreads: DocumentThreads };
export type PreparedPdf = {
  resume: ResumeForDocument;
  /** The reserved credits, which are charged on delivery. */
  delivery: Delivery;
  /** Also returns the id of the history entry with what the PDF shows. */
  make: () => Promise<MadePdf & { momentId: string | undefined }>;
};

/** Reserves the credits of a resume's PDF. One whose pages are blank costs none. */
export const reservePdf = async (
  context: CreditsContext,
  user: UserRow,
  id: string,
  resume: ResumeForDocument,
): Promise<Delivery> =>
  hasBlankPages(resume)
    ? freeDelivery
    : await reserveDelivery(context, { user, action: 'pdf-export' }, id);

/**
 * Prepares the PDF of a user's resume, reserving credits if it costs any. Before they are charged,
 * the history keeps the resume as `moment`. For a PDF that is sent with an application, that is
 * exactly the version of the PDF; if the resume was changed meanwhile, the call is refused.
 */
export async function preparePdf(
  context: Context,
  caller: Caller,
  user: UserRow,
  wanted: WantedDocument,
  moment: NewMoment = { kind: 'export', detail: 'pdf' },
): Promise<PreparedPdf> {
  const { resume, version } = await readWithVersion(context.db, user, wanted, 'pdf');
  const id = wanted.id.toLowerCase();
  const delivery = await reservePdf(context, user, id, resume);
  const make = async () => {
    const made = await context.documentThreads.run(caller, pdfWork, resume);
    const place = placeOf(user, id);
    if (moment.kind !== 'sent')
      return { ...made, momentId: await keepMoment(context, place, moment) };
    const momentId = await keepMoment(context, place, moment, version);
    if (momentId === undefined) throw versionConflict(await getResume(context.db, user, id));
    return { ...made, momentId };
  };
  return { resume, delivery, make };
}

/**
 * The PDF that a resume's owner offers visitors: free, with the footer that the owner's plan
 * requires.
 */
export const makeVisitorPdf = (
  { documentThreads }: Pick<Context, 'documentThreads'>,
  caller: Caller,
  resume: ResumeForDocument,
): Promise<MadePdf> => documentThreads.run(caller, pdfWork, resume);
