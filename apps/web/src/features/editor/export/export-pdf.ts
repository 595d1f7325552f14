import { documentFileName } from '@folio/documents/file-name';
import { resumePdf } from '@folio/documents/make-pdf';
import { MissingFontError } from '@folio/documents/missing-faces';
import { MissingPhotoError, requirePhoto } from '@folio/documents/photo';
import { typesetResume } from '@folio/documents/typeset-resume';
import { ApiError, fetchPaidPdf, isApiError } from '../../../lib/api-client.ts';
import type { CreditPrice } from '../../../lib/credit-price.ts';
import { downloadFile, fileNameOf } from '../../../lib/download.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { loadFontsFor } from '../../../lib/typesetting/load-font-book.ts';
import type { ToastMessage } from '../../../ui/toast.ts';
import { editorCopy } from '../editor.copy.ts';
import type { ToResumeForDocument } from '../photo/use-resume-for-document.ts';
import type { Saver } from '../saving/saver.ts';
import type { EditorDocument } from '../store/document.ts';
import type { EditorStore } from '../store/editor-store.ts';

const pdfType = 'application/pdf';

/**
 * Downloads the resume as a PDF and says how that went. What is unsaved is saved first; where the
 * server can't be reached, the same code makes the same bytes here.
 */
export async function exportPdf(
  store: EditorStore,
  saver: Saver,
  toResume: ToResumeForDocument,
  price: CreditPrice<'pdf-export'>,
): Promise<ToastMessage | undefined> {
  if (!saver.saved) return editorCopy.noResumeId;
  const { status } = await saver.saveNow();
  if (status === 'conflict') return undefined;
  if (status === 'failed') return editorCopy.saveFailed;
  try {
    if (status === 'offline') return await exportHere(store.getDocument(), toResume);
    return await exportFromServer(saver.saved.resumeId, store, toResume, price);
  } catch (error) {
    if (isApiError(error, 'INSUFFICIENT_CREDITS')) return editorCopy.creditsLow;
    return { ...editorCopy.exportFailed, description: wordsOf(error) };
  }
}

async function exportFromServer(
  resumeId: string,
  store: EditorStore,
  toResume: ToResumeForDocument,
  price: CreditPrice<'pdf-export'>,
): Promise<ToastMessage> {
  const made = await fetchPdf(resumeId, price);
  if (!made) return exportHere(store.getDocument(), toResume);
  downloadFile(made.file, made.name ?? nameOf(store.getDocument()));
  return editorCopy.exported;
}

/** Undefined where the server can't be reached, or goes away halfway. */
async function fetchPdf(resumeId: string, price: CreditPrice<'pdf-export'>) {
  try {
    const answer = await fetchPaidPdf(price, resumeId);
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

const nameOf = ({ form }: EditorDocument) => documentFileName(form.name, 'pdf');

const wordsOf = (error: unknown): string =>
  (error instanceof MissingFontError || error instanceof MissingPhotoError
    ? error.message
    : undefined) ??
  (error instanceof ApiError ? error.serverMessage : undefined) ??
  describeError(error);
