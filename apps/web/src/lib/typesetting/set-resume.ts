import { documentLanguage } from '@folio/documents/document-locale';
import { loadWords } from '@folio/documents/language-tables';
import { layoutResume } from '@folio/documents/layout-resume';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { typesetResume } from '@folio/documents/typeset-resume';
import type { TypesetDocument } from '@folio/typeset/blocks';
import type { DisplayList } from '@folio/typeset/display-list';
import { loadFontsFor } from './load-font-book.ts';

/** The document of a resume, once the words of its language are loaded. */
export async function resumeDocument(resume: ResumeForDocument): Promise<TypesetDocument> {
  await loadWords(documentLanguage(resume));
  return typesetResume(resume);
}

/** The pages of a resume, once all that they need is loaded. */
export async function setPages(resume: ResumeForDocument): Promise<DisplayList> {
  const document = await resumeDocument(resume);
  return layoutResume(resume, document, await loadFontsFor(document)).list;
}
