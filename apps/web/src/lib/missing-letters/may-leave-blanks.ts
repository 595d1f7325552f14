import { layoutResume } from '@folio/documents/layout-resume';
import { missingFaces } from '@folio/documents/missing-faces';
import { missingLetters } from '@folio/documents/missing-letters';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { loadFirstBook } from '../typesetting/load-font-book.ts';
import { resumeDocument } from '../typesetting/set-resume.ts';
import { askAboutLetters } from './ask-about-letters.ts';
import type { OutputAction } from './letters-question.ts';

/**
 * Asks once, before anything is made or paid, whether to output a resume whose pages leave letters
 * blank. Doesn't ask about letters whose font is only missing on this device, since the server has
 * all fonts.
 */
export async function mayLeaveBlanks(
  resume: ResumeForDocument,
  outputAction: OutputAction = 'export',
  credits?: number,
): Promise<boolean> {
  const document = await resumeDocument(resume);
  const fonts = await loadFirstBook(document);
  const { list } = layoutResume(resume, document, fonts);
  return askAboutLetters(
    missingLetters(list, missingFaces(document, fonts)),
    outputAction,
    credits,
  );
}
