import type { FontBook } from '@folio/typeset/fonts/font-book';
import { layoutDocument } from '@folio/typeset/layout';
import { paintPdf } from '@folio/typeset/paint-pdf/paint-pdf';
import { layoutResume } from './layout-resume.ts';
import { type InterviewSheet, typesetInterview } from './letter/interview-sheet.ts';
import type { LetterForDocument } from './letter/outline-letter.ts';
import { typesetLetter } from './letter/typeset-letter.ts';
import { requireFaces } from './missing-faces.ts';
import { type MissingLetter, missingLetters } from './missing-letters.ts';
import { requirePhoto } from './photo.ts';
import type { ResumeForDocument } from './resume-for-document.ts';
import { shownData } from './shown-data.ts';
import { typesetResume } from './typeset-resume.ts';

/**
 * Returns the bytes of a resume's PDF. The same resume gives the same bytes in Node and in
 * browsers, as long as both read `fontFaces`. Throws `MissingFontError` if the book lacks a font
 * that it needs, and `MissingPhotoError` if its photo is not given.
 */
export function resumePdf(resume: ResumeForDocument, fonts: FontBook): Uint8Array {
  return resumePdfWithBlanks(resume, fonts).pdf;
}

/** Returns the PDF with the letters that are blank in it because its fonts lack them. */
export function resumePdfWithBlanks(
  resume: ResumeForDocument,
  fonts: FontBook,
): { pdf: Uint8Array; missing: MissingLetter[] } {
  requirePhoto(resume, 'pdf');
  const document = typesetResume(resume);
  requireFaces(document, fonts);
  const { list } = layoutResume(resume, document, fonts);
  return { pdf: paintPdf(list, fonts, shownData(resume, list)), missing: missingLetters(list) };
}

/**
 * Returns the bytes of a letter's PDF, the same in Node and in browsers. Throws `MissingFontError`
 * if the book lacks a font that it needs.
 */
export function letterPdf(letter: LetterForDocument, fonts: FontBook): Uint8Array {
  const document = typesetLetter(letter);
  requireFaces(document, fonts);
  return paintPdf(layoutDocument(document, fonts), fonts);
}

/** Returns the bytes of an interview sheet's PDF. Throws as `letterPdf` does. */
export function interviewPdf(sheet: InterviewSheet, fonts: FontBook): Uint8Array {
  const document = typesetInterview(sheet);
  requireFaces(document, fonts);
  return paintPdf(layoutDocument(document, fonts), fonts);
}
