import type { TypesetDocument } from '@folio/typeset/blocks';
import type { ResumeForDocument } from './resume-for-document.ts';
import { withScripts } from './script-families.ts';
import { templatesById } from './templates/registry.ts';

/**
 * Typesets a resume in its template: blocks on A4, ready for layout. Sections are in the resume's
 * order; those with nothing to show are left out. Every block has the path of what it shows (listed
 * in `outline/outline.ts`).
 */
export const typesetResume = (resume: ResumeForDocument): TypesetDocument =>
  withScripts(templatesById[resume.templateId].resume(resume));
