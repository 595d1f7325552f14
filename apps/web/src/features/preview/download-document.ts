import { type ExportFormat, exportMediaTypes } from '@folio/contract/exports';
import type { PublicResume } from '@folio/contract/public-resumes';
import { documentHash } from '@folio/documents/document-hash';
import { exportDocument } from '@folio/documents/export-document';
import { documentFileName } from '@folio/documents/file-name';
import { fetchDocument, fetchPaidPdf, isApiError } from '../../lib/api-client.ts';
import { type CreditPrice, creditsLow } from '../../lib/credit-price.ts';
import { downloadFile, fileNameOf } from '../../lib/download.ts';
import { mayTakeCredits } from '../../lib/first-credits/may-take-credits.tsx';
import { mayLeaveBlanks } from '../../lib/missing-letters/may-leave-blanks.ts';
import { owedWords, payForPdf } from '../../lib/owed-pdfs.ts';
import { loadExportEngine } from '../../lib/typesetting/load-export-engine.ts';
import { loadFontsFor } from '../../lib/typesetting/load-font-book.ts';
import { loadPdfWriter } from '../../lib/typesetting/pdf-writer.ts';
import { resumeDocument } from '../../lib/typesetting/set-resume.ts';
import type { ToastMessage } from '../../ui/toast.ts';
import { previewCopy, reasonOf } from './preview.queries.ts';

/**
 * Downloads the displayed resume and reports the result: the owner's from the server, a visitor's
 * made in the browser. If the server has another version, that is displayed first (`refresh`).
 */
export async function downloadDocument(
  resume: PublicResume,
  format: ExportFormat,
  price: CreditPrice<'pdf-export'>,
  refresh: () => Promise<PublicResume>,
): Promise<ToastMessage | undefined> {
  try {
    const isPaid = resume.isOwner && format === 'pdf';
    const credits = isPaid ? price.credits : undefined;
    if (format === 'pdf' && !(await mayLeaveBlanks(resume, 'export', credits))) return undefined;
    if (isPaid && !(await mayTakeCredits(price))) return undefined;
    const made = (resume.isOwner && (await fetchMade(resume, format, price))) || undefined;
    if (!made) return await downloadHere(resume, format, price);
    downloadFile(made.file, made.name ?? nameOf(resume, format));
    return previewCopy.downloaded;
  } catch (error) {
    if (isApiError(error, 'INSUFFICIENT_CREDITS')) return creditsLow(price);
    if (isApiError(error, 'VERSION_CONFLICT'))
      return downloadRefreshed(resume, format, price, refresh);
    console.error('We couldn’t make the document', error);
    return { ...previewCopy.downloadFailed, description: reasonOf(error) };
  }
}

/**
 * If the displayed version is the latest, page and server read it differently; then the browser
 * makes it.
 */
async function downloadRefreshed(
  shown: PublicResume,
  format: ExportFormat,
  price: CreditPrice<'pdf-export'>,
  refresh: () => Promise<PublicResume>,
): Promise<ToastMessage | undefined> {
  const current = await refresh().catch(() => undefined);
  if (!current) return previewCopy.downloadFailed;
  const isNewer = documentHash(current) !== documentHash(shown) && isLater(current, shown);
  if (isNewer) return refreshed(await downloadDocument(current, format, price, refresh));
  return downloadHere(current, format, price);
}

/** Makes a visitor's PDF in the browser; it is free. */
export async function downloadVisitorPdf(resume: PublicResume): Promise<ToastMessage | undefined> {
  try {
    if (!(await mayLeaveBlanks(resume))) return undefined;
    downloadFile(await makeHere(resume, 'pdf'), nameOf(resume, 'pdf'));
    return previewCopy.downloaded;
  } catch (error) {
    console.error('We couldn’t make the document', error);
    return { ...previewCopy.downloadFailed, description: reasonOf(error) };
  }
}

/** Makes it in the browser; an owner's PDF has the same price as the server's. */
async function downloadHere(
  resume: PublicResume,
  format: ExportFormat,
  price: CreditPrice<'pdf-export'>,
): Promise<ToastMessage> {
  const isPaid = resume.isOwner && format === 'pdf' && price.credits !== 0;
  if (isPaid && !price.isEnough) return creditsLow(price);
  const file = await makeHere(resume, format);
  const isOwed = isPaid && (await payForPdf(resume.id));
  downloadFile(file, nameOf(resume, format));
  return isOwed
    ? { ...previewCopy.downloaded, description: owedWords(price) }
    : previewCopy.downloaded;
}

const isLater = ({ version = 0 }: PublicResume, shown: PublicResume): boolean =>
  version > (shown.version ?? 0);

const refreshed = (message: ToastMessage | undefined) =>
  message === previewCopy.downloaded ? previewCopy.downloadedRefreshed : message;

/** Undefined where the server can't be reached, or the connection breaks. */
async function fetchMade(
  resume: PublicResume,
  format: ExportFormat,
  price: CreditPrice<'pdf-export'>,
) {
  const { id, version } = resume;
  const seen = { version, hash: documentHash(resume) };
  try {
    const answer = await (format === 'pdf'
      ? fetchPaidPdf(price, id, seen)
      : fetchDocument(id, format, seen));
    const name = fileNameOf(answer.headers.get('content-disposition'));
    return { name, file: await answer.blob() };
  } catch (error) {
    if (isApiError(error) && !isApiError(error, 'OFFLINE', 'UNAVAILABLE')) throw error;
    return undefined;
  }
}

async function makeHere(resume: PublicResume, format: ExportFormat): Promise<Blob> {
  const bytes =
    format === 'pdf'
      ? await makePdf(resume)
      : await exportDocument(resume, format, loadExportEngine);
  return new Blob([new Uint8Array(bytes)], { type: exportMediaTypes[format] });
}

async function makePdf(resume: PublicResume): Promise<Uint8Array> {
  const fonts = await loadFontsFor(await resumeDocument(resume));
  return (await loadPdfWriter()).resumePdf(resume, fonts);
}

function nameOf({ content }: PublicResume, format: ExportFormat): string {
  const { firstName, lastName } = content.personalInfo;
  return documentFileName(`${firstName} ${lastName}`.trim(), format);
}
