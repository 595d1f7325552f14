import { layoutResume } from '@folio/documents/layout-resume';
import { MissingFontError } from '@folio/documents/missing-faces';
import { missingLetters } from '@folio/documents/missing-letters';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { typesetResume } from '@folio/documents/typeset-resume';
import { loadFontsFor } from '../typesetting/load-font-book.ts';
import { askAboutLetters } from './ask-about-letters.ts';

/**
 * Whether the PDF of a resume is wanted as it will be: asks once where it leaves letters blank, before
 * anything is made or paid. Where a font can't be had here, nothing can be told: the server has them all.
 */
export async function mayLeaveBlanks(resume: ResumeForDocument): Promise<boolean> {
  const document = typesetResume(resume);
  try {
    const fonts = await loadFontsFor(document);
    return await askAboutLetters(missingLetters(layoutResume(resume, document, fonts).list));
  } catch (error) {
    if (error instanceof MissingFontError) return true;
    throw error;
  }
}
