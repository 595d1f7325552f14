import type { TypesetDocument } from '@folio/typeset/blocks';
import type { ResumeForDocument } from './resume-for-document.ts';
import { withScripts } from './script-families.ts';
import { templatesById } from './templates/registry.ts';

/**
 * Sets a resume in its template: blocks on A4, ready for the layout. Sections follow the resume's
 * order, and those with nothing to show are left out. Every block carries the path of what it
 * shows (`outline/outline.ts` lists them).
 */
export const typesetResume = (resume: ResumeForDocument): TypesetDocument =>
  withScripts(templatesById[resume.templateId].resume(resume));
