import type { TypesetDocument } from '@folio/typeset/blocks';
import type { LetterTemplate } from '../letter/letter-style.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';

/** The documents of a template: resumes, and the letters that go with them. */
export type Template = {
  resume: (resume: ResumeForDocument) => TypesetDocument;
  letter: LetterTemplate;
};
