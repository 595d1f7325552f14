import { Resume } from '@folio/contract/resumes';
import { readStoredValue } from '@folio/contract/stored-value';
import { premiumTemplateWords } from '@folio/contract/template-list';
import { documentHash } from '@folio/documents/document-hash';
import { documentFileName } from '@folio/documents/file-name';
import { MissingFontError } from '@folio/documents/missing-faces';
import { MissingPhotoError, requirePhoto } from '@folio/documents/photo';
import { ApiError, fetchPaidPdf, isApiError } from '../../../lib/api-client.ts';
import { type CreditPrice, creditsLow } from '../../../lib/credit-price.ts';
import { downloadFile, fileNameOf } from '../../../lib/download.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { mayTakeCredits } from '../../../lib/first-credits/may-take-credits.tsx';
import { mayLeaveBlanks } from '../../../lib/missing-letters/may-leave-blanks.ts';
import { owedWords, payForPdf } from '../../../lib/owed-pdfs.ts';
import { loadFontsFor } from '../../../lib/typesetting/load-font-book.ts';
import { loadPdfWriter } from '../../../lib/typesetting/pdf-writer.ts';
import { resumeDocument } from '../../../lib/typesetting/set-resume.ts';
import type { ToastMessage } from '../../../ui/toast.ts';
import { editorCopy } from '../editor.copy.ts';
import { textOf } from '../fields/field-ref.ts';
import {
  asResume,
  LockedTemplateError,
  type ToResumeForDocument,
} from '../photo/use-resume-for-document.ts';
import type { ResumeSync } from '../saving/resume-sync.ts';
import type { Saved } from '../saving/sync-state.ts';
import type { SaveSettled } from '../saving/use-saver.ts';
import type { EditorDocument } from '../store/document.ts';
import type { EditorStore } from '../store/editor-store.ts';

const pdfType = 'application/pdf';

type Exporting = {
  store: EditorStore;
  saver: Pick<ResumeSync, 'base' | 'catchUp'>;
  saveSettled: SaveSettled;
  toResume: ToResumeForDocument;
  price: CreditPrice<'pdf-export'>;
};

/**
 * Downloads the displayed resume as a PDF and reports the result. Unsaved changes are saved first,
 * and changes from elsewhere are shown first. If the server can't be reached, the same code makes
 * the same bytes in the browser.
 */
export const exportPdf = (
  exporting: Exporting,
  parts: Parts = browserParts,
): Promise<ToastMessage | undefined> => exportShown({ ...exporting, ...parts }, 0);

/** The functions that access the browser; replaced in tests. */
const browserParts = {
  fetchPaidPdf,
  downloadFile,
  mayLeaveBlanks,
  mayTakeCredits,
  loadFontsFor,
  payForPdf,
};
type Parts = typeof browserParts;

/** `refusals`: how often the server had this version, but another document. */
async function exportShown(
  exporting: Exporting & Parts,
  refusals: number,
): Promise<ToastMessage | undefined> {
  const { store, saver, saveSettled } = exporting;
  if (!saver.base) return editorCopy.noResumeId;
  const status = await saveSettled();
  if (status === 'failed' || status === 'deleted') return editorCopy.saveFailed;
  try {
    if (!(await isConfirmed(exporting))) return undefined;
    const isHere = status === 'offline' || refusals > maxRefusals;
    const made = isHere ? undefined : await fetchPdf(saver.base, exporting);
    if (!made) return await exportPaid(exporting, saver.base.id);
    exporting.downloadFile(made.file, made.name ?? nameOf(store.getDocument()));
    return editorCopy.exported;
  } catch (error) {
    if (error instanceof LockedTemplateError) return premiumTemplateWords;
    if (isApiError(error, 'INSUFFICIENT_CREDITS')) return creditsLow(exporting.price);
    if (isApiError(error, 'VERSION_CONFLICT'))
      return exportRefreshed(exporting, error.data, refusals);
    return { ...editorCopy.exportFailed, description: wordsOf(error) };
  }
}

/** Asks about blanks and leftovers, and then about the price. */
const isConfirmed = async ({ store, toResume, price, ...exporting }: Exporting & Parts) =>
  (await exporting.mayLeaveBlanks(await toResume(store.getDocument()), 'export', price.credits)) &&
  (await exporting.mayTakeCredits(price));

/**
 * One retry, after saving what was typed during the request. A second refusal means that the page
 * and the server are of different releases and read the resume differently.
 */
const maxRefusals = 1;

const hashOf = (store: EditorStore): string => documentHash(asResume(store.getDocument()));

/** The server has a newer version: shows it, then exports it. */
async function exportRefreshed(exporting: Exporting & Parts, data: unknown, refusals: number) {
  const theirs = readStoredValue(Resume, data).value;
  const known = exporting.saver.base?.version ?? 0;
  if (theirs.version <= known) return exportShown(exporting, refusals + 1);
  await exporting.saver.catchUp({ isQuiet: true });
  const message = await exportShown(exporting, refusals);
  return message === editorCopy.exported ? editorCopy.exportedRefreshed : message;
}

/** Undefined where the server can't be reached, or the connection breaks. */
async function fetchPdf({ id, version }: Saved, exporting: Exporting & Parts) {
  const { store, price } = exporting;
  try {
    const answer = await exporting.fetchPaidPdf(price, id, { version, hash: hashOf(store) });
    const name = fileNameOf(answer.headers.get('content-disposition'));
    return { name, file: await answer.blob() };
  } catch (error) {
    if (error instanceof ApiError && !isApiError(error, 'OFFLINE', 'UNAVAILABLE')) throw error;
    return undefined;
  }
}

/**
 * Makes the PDF in the browser at the server's price; the payment may be deferred until there is a
 * connection.
 */
async function exportPaid(exporting: Exporting & Parts, id: string): Promise<ToastMessage> {
  const { price } = exporting;
  if (!price.isEnough) return creditsLow(price);
  let isOwed = false;
  const message = await exportHere(exporting, async () => {
    isOwed = price.credits !== 0 && (await exporting.payForPdf(id));
  });
  return isOwed ? { ...message, description: owedWords(price) } : message;
}

/** Makes the PDF in the browser; `pay` is called after it is made and before it is downloaded. */
export async function exportHere(
  exporting: Pick<Exporting, 'store' | 'toResume'> & Pick<Parts, 'loadFontsFor' | 'downloadFile'>,
  pay: () => Promise<void> = async () => {},
): Promise<ToastMessage> {
  const document = exporting.store.getDocument();
  const resume = await exporting.toResume(document);
  requirePhoto(resume, 'pdf');
  const fonts = await exporting.loadFontsFor(await resumeDocument(resume));
  const bytes = (await loadPdfWriter()).resumePdf(resume, fonts);
  await pay();
  exporting.downloadFile(new Blob([new Uint8Array(bytes)], { type: pdfType }), nameOf(document));
  return editorCopy.exportedOffline;
}

const nameOf = ({ content }: EditorDocument) =>
  documentFileName(textOf(content, { list: null, field: 'name' }), 'pdf');

const wordsOf = (error: unknown): string =>
  (error instanceof MissingFontError || error instanceof MissingPhotoError
    ? error.message
    : undefined) ??
  (error instanceof ApiError ? error.serverMessage : undefined) ??
  describeError(error);
