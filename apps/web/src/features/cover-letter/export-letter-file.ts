import { exportMediaTypes } from '@folio/contract/exports';
import { letterFileName } from '@folio/documents/file-name';
import { exportLetter } from '@folio/documents/letter/export-letter';
import type { LetterForDocument } from '@folio/documents/letter/outline-letter';
import { typesetLetter } from '@folio/documents/letter/typeset-letter';
import { letterPdf } from '@folio/documents/make-pdf';
import { missingLetters } from '@folio/documents/missing-letters';
import { ownerName } from '@folio/documents/outline/outline-resume';
import { layoutDocument } from '@folio/typeset/layout';
import { downloadFile } from '../../lib/download.ts';
import { askAboutLetters } from '../../lib/missing-letters/ask-about-letters.ts';
import { loadFontsFor } from '../../lib/typesetting/load-font-book.ts';
import type { ToastMessage } from '../../ui/toast.ts';
import { letterToasts, reasonOf } from './cover-letter.copy.ts';

export const letterFormats = ['pdf', 'docx', 'txt'] as const;
export type LetterFormat = (typeof letterFormats)[number];

/** Downloads the letter and says how that went. It is made here, of what is on the screen, for nothing. */
export async function exportLetterFile(
  letter: LetterForDocument,
  format: LetterFormat,
): Promise<ToastMessage | undefined> {
  try {
    const bytes = format === 'pdf' ? await makePdf(letter) : await exportLetter(letter, format);
    if (!bytes) return undefined;
    const file = new Blob([new Uint8Array(bytes)], { type: exportMediaTypes[format] });
    downloadFile(file, letterFileName(ownerName(letter.resume.content), format));
    return letterToasts.downloaded;
  } catch (error) {
    console.error('The letter could not be made', error);
    return { ...letterToasts.downloadFailed, description: reasonOf(error) };
  }
}

/** Undefined where it would leave letters blank and is not wanted so. */
async function makePdf(letter: LetterForDocument): Promise<Uint8Array | undefined> {
  const document = typesetLetter(letter);
  const fonts = await loadFontsFor(document);
  const isWanted = await askAboutLetters(missingLetters(layoutDocument(document, fonts)));
  return isWanted ? letterPdf(letter, fonts) : undefined;
}

export async function copyLetter(text: string): Promise<ToastMessage> {
  try {
    await navigator.clipboard.writeText(text);
    return letterToasts.copied;
  } catch {
    return letterToasts.notCopied;
  }
}
