import type { User } from '@folio/contract/auth';
import { isBranded } from '@folio/contract/entitlements';
import { exportMediaTypes } from '@folio/contract/exports';
import type { Resume } from '@folio/contract/resumes';
import { interviewFileName } from '@folio/documents/file-name';
import { loadWords } from '@folio/documents/language-tables';
import { interviewLanguages, typesetInterview } from '@folio/documents/letter/interview-sheet';
import { plainSender } from '@folio/documents/letter/plain-sender';
import { missingLetters } from '@folio/documents/missing-letters';
import { ownerName } from '@folio/documents/outline/outline-resume';
import { layoutDocument } from '@folio/typeset/layout';
import { downloadFile } from '../../../lib/download.ts';
import { askAboutLetters } from '../../../lib/missing-letters/ask-about-letters.ts';
import { newResumeSettings } from '../../../lib/new-resume-settings.ts';
import { loadFontsFor } from '../../../lib/typesetting/load-font-book.ts';
import { loadPdfWriter } from '../../../lib/typesetting/pdf-writer.ts';
import type { Prepared } from './prepared.ts';

type SheetRequest = {
  resume: Resume | undefined;
  user: User;
  title: string;
  questions: readonly Prepared[];
};

/** Typesets the sheet in the resume's style, or a plain one, and downloads it. */
export async function downloadSheet({
  resume,
  user,
  title,
  questions,
}: SheetRequest): Promise<void> {
  const plain = { ...plainSender(user), settings: newResumeSettings };
  const sender = { ...(resume ?? plain), showsBranding: isBranded(user) };
  const sheet = { resume: sender, title, questions };
  await loadWords(...interviewLanguages(sheet));
  const document = typesetInterview(sheet);
  const fonts = await loadFontsFor(document);
  if (!(await askAboutLetters(missingLetters(layoutDocument(document, fonts))))) return;
  const bytes = (await loadPdfWriter()).interviewPdf(sheet, fonts);
  const file = new Blob([new Uint8Array(bytes)], { type: exportMediaTypes.pdf });
  downloadFile(file, interviewFileName(ownerName(sender.content)));
}
