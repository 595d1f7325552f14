import { layoutResume } from '@folio/documents/layout-resume';
import { missingFaces } from '@folio/documents/missing-faces';
import { missingLetters } from '@folio/documents/missing-letters';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { typesetResume } from '@folio/documents/typeset-resume';
import { loadFirstBook } from '../typesetting/load-font-book.ts';
import { askAboutLetters, type OutputAction } from './ask-about-letters.ts';

/**
 * Whether the pages of a resume are wanted as they will be: asks once where they leave letters blank,
 * before anything is made or paid. Where a font can't be had here, it asks about those that no other font has
 * either: the server has them all.
 */
export async function mayLeaveBlanks(
  resume: ResumeForDocument,
  outputAction: OutputAction = 'export',
  credits?: number,
): Promise<boolean> {
  const document = typesetResume(resume);
  const fonts = await loadFirstBook(document);
  const { list } = layoutResume(resume, document, fonts);
  return askAboutLetters(
    missingLetters(list, missingFaces(document, fonts)),
    outputAction,
    credits,
  );
}
