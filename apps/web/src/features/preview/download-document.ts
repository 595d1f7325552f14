import { type ExportFormat, exportMediaTypes } from '@folio/contract/exports';
import type { PublicResume } from '@folio/contract/public-resumes';
import { exportDocument } from '@folio/documents/export-document';
import { documentFileName } from '@folio/documents/file-name';
import { resumePdf } from '@folio/documents/make-pdf';
import { typesetResume } from '@folio/documents/typeset-resume';
import { fetchFile, fetchPaidPdf, isApiError } from '../../lib/api-client.ts';
import type { CreditPrice } from '../../lib/credit-price.ts';
import { downloadFile, fileNameOf } from '../../lib/download.ts';
import { loadFontsFor } from '../../lib/typesetting/load-font-book.ts';
import type { ToastMessage } from '../../ui/toast.ts';
import { previewCopy, reasonOf } from './preview.copy.ts';

/** Downloads the resume and says how that went: its owner's from the server, a visitor's made here. */
export async function downloadDocument(
  resume: PublicResume,
  format: ExportFormat,
  price: CreditPrice<'pdf-export'>,
): Promise<ToastMessage> {
  try {
    const made = (resume.isOwner && (await fetchDocument(resume, format, price))) || undefined;
    downloadFile(
      made?.file ?? (await makeHere(resume, format)),
      made?.name ?? nameOf(resume, format),
    );
    return previewCopy.downloaded;
  } catch (error) {
    if (isApiError(error, 'INSUFFICIENT_CREDITS')) return previewCopy.lowCredits;
    console.error('The document could not be made', error);
    return { ...previewCopy.downloadFailed, description: reasonOf(error) };
  }
}

/** Undefined where the server can't be reached, or goes away halfway. */
async function fetchDocument(
  { id }: PublicResume,
  format: ExportFormat,
  price: CreditPrice<'pdf-export'>,
) {
  try {
    const answer = await (format === 'pdf'
      ? fetchPaidPdf(price, id)
      : fetchFile(`/api/resumes/${encodeURIComponent(id)}/export/${format}`));
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
      ? resumePdf(resume, await loadFontsFor(typesetResume(resume)))
      : await exportDocument(resume, format);
  return new Blob([new Uint8Array(bytes)], { type: exportMediaTypes[format] });
}

function nameOf({ content }: PublicResume, format: ExportFormat): string {
  const { firstName, lastName } = content.personalInfo;
  return documentFileName(`${firstName} ${lastName}`.trim(), format);
}
