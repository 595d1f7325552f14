import { Resume } from '@folio/contract/resumes';
import { premiumTemplateWords } from '@folio/contract/templates';
import { documentFileName } from '@folio/documents/file-name';
import { resumePdf } from '@folio/documents/make-pdf';
import { MissingFontError } from '@folio/documents/missing-faces';
import { MissingPhotoError, requirePhoto } from '@folio/documents/photo';
import { typesetResume } from '@folio/documents/typeset-resume';
import { ApiError, fetchPaidPdf, isApiError } from '../../../lib/api-client.ts';
import { type CreditPrice, creditsLow } from '../../../lib/credit-price.ts';
import { downloadFile, fileNameOf } from '../../../lib/download.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { mayLeaveBlanks } from '../../../lib/missing-letters/may-leave-blanks.ts';
import { loadFontsFor } from '../../../lib/typesetting/load-font-book.ts';
import type { ToastMessage } from '../../../ui/toast.ts';
import { editorCopy } from '../editor.copy.ts';
import { textOf } from '../fields/field-ref.ts';
import { LockedTemplateError, type ToResumeForDocument } from '../photo/use-resume-for-document.ts';
import { type ResumeAutosave, remoteOf, type Saved } from '../saving/resume-autosave.ts';
import type { SaveSettled } from '../saving/use-saver.ts';
import type { EditorDocument } from '../store/document.ts';
import type { EditorStore } from '../store/editor-store.ts';

const pdfType = 'application/pdf';

type Exporting = {
  store: EditorStore;
  saver: ResumeAutosave;
  saveSettled: SaveSettled;
  toResume: ToResumeForDocument;
  price: CreditPrice<'pdf-export'>;
};

/**
 * Downloads the resume as it is shown as a PDF and says how that went. What is unsaved is saved
 * first, and what was changed elsewhere is shown first; where the server can't be reached, the same
 * code makes the same bytes here.
 */
export async function exportPdf(exporting: Exporting): Promise<ToastMessage | undefined> {
  const { store, saver, saveSettled, toResume, price } = exporting;
  if (!saver.base) return editorCopy.noResumeId;
  const status = await saveSettled();
  if (status === 'conflict') return undefined;
  if (status === 'failed') return editorCopy.saveFailed;
  try {
    if (!(await mayLeaveBlanks(await toResume(store.getDocument())))) return undefined;
    const made = status === 'offline' ? undefined : await fetchPdf(saver.base, price);
    if (!made) return await exportHere(store.getDocument(), toResume);
    downloadFile(made.file, made.name ?? nameOf(store.getDocument()));
    return editorCopy.exported;
  } catch (error) {
    if (error instanceof LockedTemplateError) return premiumTemplateWords;
    if (isApiError(error, 'INSUFFICIENT_CREDITS')) return creditsLow(price);
    if (isApiError(error, 'VERSION_CONFLICT')) return exportRefreshed(exporting, error.data);
    return { ...editorCopy.exportFailed, description: wordsOf(error) };
  }
}

/** The server has another version than the page shows: it is shown, and then exported. */
async function exportRefreshed(exporting: Exporting, data: unknown) {
  const theirs = Resume.safeParse(data);
  const known = exporting.saver.base?.version ?? 0;
  if (!theirs.success || theirs.data.version <= known) return editorCopy.exportFailed;
  await exporting.saver.catchUp(remoteOf(theirs.data));
  const message = await exportPdf(exporting);
  return message === editorCopy.exported ? editorCopy.exportedRefreshed : message;
}

/** Undefined where the server can't be reached, or goes away halfway. */
async function fetchPdf({ id, version }: Saved, price: CreditPrice<'pdf-export'>) {
  try {
    const answer = await fetchPaidPdf(price, id, version);
    const name = fileNameOf(answer.headers.get('content-disposition'));
    return { name, file: await answer.blob() };
  } catch (error) {
    if (error instanceof ApiError && !isApiError(error, 'OFFLINE', 'UNAVAILABLE')) throw error;
    return undefined;
  }
}

async function exportHere(
  document: EditorDocument,
  toResume: ToResumeForDocument,
): Promise<ToastMessage> {
  const resume = await toResume(document);
  requirePhoto(resume, 'pdf');
  const bytes = resumePdf(resume, await loadFontsFor(typesetResume(resume)));
  downloadFile(new Blob([new Uint8Array(bytes)], { type: pdfType }), nameOf(document));
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
