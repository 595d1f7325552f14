import { createHash } from 'node:crypto';
import type { Application } from '@folio/contract/applications';
import { exportMediaTypes } from '@folio/contract/exports';
import type { Question } from '@folio/contract/questions';
import { maxSentDocuments, type SentDocument } from '@folio/contract/sent-documents';
import { answersFileName, documentFileName, letterFileName } from '@folio/documents/file-name';
import { v7 as uuidv7 } from 'uuid';
import { createBuiltIn } from '../ai/ai-call.ts';
import { matchResume } from '../ai/resume-analysis.service.ts';
import { lockAccount } from '../auth/account.service.ts';
import { getCoverLetter } from '../cover-letters/cover-letters.service.ts';
import type { CreditsContext } from '../credits/credits.service.ts';
import { preparePdf, type WantedDocument } from '../exports/resume-pdf.service.ts';
import { letterLibrary } from '../letters/letters.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import type { Caller, DocumentThreads } from '../platform/document-threads.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { questionsOf } from '../questions/questions.service.ts';
import { admitBytes, type QuotaContext } from '../quotas/quotas.service.ts';
import { lockApplications } from './applications.repository.ts';
import { getApplication } from './applications.service.ts';
import {
  findSentBytes,
  findSentDocuments,
  insertSentDocuments,
  keepByHand,
  type SentDocumentRow,
} from './sent-documents.repository.ts';
import {
  keepLetterAs,
  type LetterToSend,
  makeLetter,
  readOwnLetter,
} from './sent-letter.service.ts';

export type KeepingContext = QuotaContext & CreditsContext & { documentThreads: DocumentThreads };

export async function listSentDocuments(
  db: Db,
  user: UserRow,
  applicationId: string,
): Promise<SentDocument[]> {
  const { id } = await getApplication(db, user, applicationId);
  const rows = await findSentDocuments(db, { userId: user.id, applicationId: id });
  return rows.map(toSentDocument);
}

type KeepRequest = Omit<WantedDocument, 'id'> & {
  letterId?: string | null | undefined;
  /** The event with which the documents are kept automatically, and deleted when it is removed. */
  eventId?: string;
};

/**
 * Keeps copies of what is sent with an application: the PDF of its resume, made and paid for like a
 * download; the PDF of a letter, by default that of the resume; and the answers to its questions.
 * Adds a moment to the resume's history, which is kept as long as the copies. A failure costs no
 * credits.
 */
export async function keepSent(
  context: KeepingContext,
  caller: Caller,
  user: UserRow,
  applicationId: string,
  { letterId: asked, eventId, ...seen }: KeepRequest,
): Promise<SentDocument[]> {
  const application = await getApplication(context.db, user, applicationId);
  const { id, resumeId, jobDescription } = application;
  if (!resumeId) throw noResume();
  const letterId = asked === 'last' ? (await lastLetterOf(context.db, user, id))?.id : asked;
  const other = letterId ? await readOwnLetter(context.db, user, letterId) : undefined;
  const ofResume = letterId === undefined ? await getCoverLetter(context.db, user, resumeId) : null;
  const wanted = { ...seen, id: resumeId };
  const moment = { kind: 'sent' as const, detail: employerOf(application) };
  const { resume, delivery, make } = await preparePdf(context, caller, user, wanted, moment);
  try {
    const { name, templateId } = resume;
    const { bytes, momentId } = await make();
    const sent = { userId: user.id, applicationId: id, resumeId, eventId, momentId };
    const common = { ...sent, name, templateId };
    const pdf = {
      ...common,
      kind: 'resume' as const,
      match: await matchOf(context, caller, { user, id: resumeId }, jobDescription),
      fileName: documentFileName(nameOfSender({ resume }), 'pdf'),
      ...pdfOf(bytes),
    };
    const letter: LetterToSend | undefined = ofResume
      ? { resume, letter: ofResume, version: ofResume.version }
      : other;
    const written = letter?.letter.text.trim() && {
      ...common,
      name: letter.name || name,
      kind: 'letter' as const,
      fileName: letterFileName(nameOfSender(letter), 'pdf'),
      ...pdfOf(await makeLetter(context, caller, letter)),
      ...(await keepLetterAs(context, user, letter, { resumeId, moment })),
    };
    const answers = answersOf(await questionsOf(context.db, user, id));
    const answersFile = answers && {
      ...common,
      momentId: null,
      kind: 'answers' as const,
      fileName: answersFileName(nameOfSender({ resume })),
      ...fileOf(exportMediaTypes.txt, Buffer.from(answers)),
    };
    const documents = [pdf, ...(written ? [written] : []), ...(answersFile ? [answersFile] : [])];
    await store(context, user, { id, eventId }, documents);
  } catch (error) {
    await delivery.cutOff();
    throw error;
  }
  await delivery.delivered();
  return listSentDocuments(context.db, user, id);
}

/** The copies are kept even if the match can't be computed. */
async function matchOf(
  context: KeepingContext,
  caller: Caller,
  { user, id }: { user: UserRow; id: string },
  jobDescription: string,
): Promise<number | null> {
  if (jobDescription.trim() === '') return null;
  const builtIn = createBuiltIn(context.documentThreads)(caller);
  return matchResume({ context, user, id }, builtIn, jobDescription).then(
    ({ score }) => score,
    () => null,
  );
}

/** The latest letter for an application; without one, the resume's letter. */
const lastLetterOf = async (db: Db, user: UserRow, applicationId: string) =>
  (await letterLibrary(db, user, { search: '', applicationId })).find(
    ({ isOfResume }) => !isOfResume,
  );

/** A one-line name of the recipient, for the history. */
const employerOf = ({ company, role }: Application): string => company.trim() || role.trim();

const nameOfSender = ({ resume }: Pick<LetterToSend, 'resume'>): string => {
  const { firstName, lastName } = resume.content.personalInfo;
  return `${firstName} ${lastName}`.trim();
};

/** The answered questions, each above its answer, in the format for pasting into a form. */
const answersOf = (questions: readonly Question[]): string =>
  questions
    .filter(({ answer }) => answer.trim() !== '')
    .map(({ question, answer }) => `${question.trim()}\n\n${answer.trim()}\n`)
    .join('\n\n');

const pdfOf = (made: Uint8Array) =>
  fileOf(exportMediaTypes.pdf, Buffer.from(made.buffer, made.byteOffset, made.byteLength));

const fileOf = (mediaType: string, bytes: Buffer) => ({
  id: uuidv7(),
  mediaType,
  bytes,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

type Sent = Parameters<typeof insertSentDocuments>[1];

/**
 * Stores the documents unless they equal the last ones, so that retries are safe. Automatic copies
 * are not stored if there are any others, or if their event was removed while they were made.
 */
const store = (
  { db, configuration }: QuotaContext,
  user: UserRow,
  { id, eventId }: { id: string; eventId: string | undefined },
  documents: Sent,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockAccount(tx, user.id);
    const place = { userId: user.id, applicationId: id };
    const kept = await findSentDocuments(tx, place);
    if (eventId !== undefined && kept.length > 0) return;
    const [application] = await lockApplications(tx, user.id, [id]);
    if (eventId && !application?.events.some((event) => event.id === eventId)) return;
    // It was deleted meanwhile.
    if (!application) throw new AppError('APPLICATION_NOT_FOUND', 'There is no such application.');
    const last = kept.filter(
      ({ createdAt }) => createdAt.getTime() === kept[0]?.createdAt.getTime(),
    );
    if (areSame(last, documents)) return keepByHand(tx, place, idsOf(last));
    if (kept.length + documents.length > maxSentDocuments)
      throw new AppError(
        'QUOTA_EXCEEDED',
        `An application can have up to ${maxSentDocuments} documents.`,
      );
    const bytes = documents.reduce((sum, { size }) => sum + size, 0);
    await admitBytes(tx, configuration.quotas, user.id, bytes);
    await insertSentDocuments(tx, documents);
  });

const idsOf = (documents: ReadonlyArray<{ id: string }>) => documents.map(({ id }) => id);

/** Whether two sets of documents are equal apart from ids and times. */
function areSame(last: readonly SentDocumentRow[], documents: Sent): boolean {
  const said = (one: Sent[number] | SentDocumentRow) =>
    JSON.stringify([
      one.kind,
      one.resumeId,
      one.letterId ?? null,
      one.name,
      one.fileName,
      one.templateId,
      one.match ?? null,
      one.sha256,
    ]);
  const known = new Set(last.map(said));
  return last.length === documents.length && documents.every((one) => known.has(said(one)));
}

/** A sent document; it exists as long as its application. */
export async function getSentDocument(db: Db, user: UserRow, applicationId: string, id: string) {
  const application = await getApplication(db, user, applicationId);
  const place = { userId: user.id, applicationId: application.id };
  const found = await findSentBytes(db, place, id);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such document.');
  return found;
}

const noResume = () =>
  new AppError('VALIDATION_ERROR', 'Some fields need attention.', {
    errors: { resumeId: ['Choose the resume of this application first'] },
  });

const toSentDocument = ({ createdAt, ...row }: SentDocumentRow): SentDocument => ({
  id: row.id,
  kind: row.kind,
  resumeId: row.resumeId,
  momentId: row.momentId,
  momentOf: row.momentOf,
  letterId: row.letterId,
  letterMomentId: row.letterMomentId,
  name: row.name,
  fileName: row.fileName,
  templateId: row.templateId,
  match: row.match,
  size: row.size,
  sha256: row.sha256,
  keptAt: createdAt.toISOString(),
});
