import type { TemplateId } from '@folio/contract/templates';
import type { TypesetDocument } from '@folio/typeset/blocks';
import type { ResumeForDocument } from './resume-for-document.ts';
import { withScripts } from './script-families.ts';
import { academic } from './templates/academic.ts';
import { classic } from './templates/classic.ts';
import { creative } from './templates/creative.ts';
import { minimal } from './templates/minimal.ts';
import { modern } from './templates/modern.ts';
import { professional } from './templates/professional.ts';

const templates: Record<TemplateId, (resume: ResumeForDocument) => TypesetDocument> = {
  modern,
  classic,
  minimal,
  professional,
  creative,
  academic,
};

/**
 * Sets a resume in its template: blocks on A4, ready for the layout. Sections follow the resume's
 * order, and those with nothing to show are left out. Every block carries the path of what it
 * shows (`outline/outline.ts` lists them).
 */
export const typesetResume = (resume: ResumeForDocument): TypesetDocument =>
  withScripts(templates[resume.templateId](resume));
