import type { ResumeContent } from '@folio/contract/resume-content';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import type { LetterForDocument } from '../letter/outline-letter.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { sampleContent } from '../sample-content.ts';

/** A resume with this content, in the first template unless another is given. */
export const resumeOf = (
  content: ResumeContent,
  templateId: TemplateId = templateIds[0],
): ResumeForDocument => ({ name: 'Resume', templateId, content, order: [] });

/** Adds a photo to the content; its picture is passed separately. */
export const withPhoto = (content: ResumeContent): ResumeContent => ({
  ...content,
  personalInfo: { ...content.personalInfo, photoId: '01890000-0000-7000-8000-000000000000' },
});

/** The smallest visible JPEG: one gray pixel, in the form in which the server stores photos. */
export const greyPhoto =
  'data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCkBUH/2Q==';

export const letterFields: LetterForDocument['letter'] = {
  date: '21 November 2026',
  hiringManager: 'Jo Marsh',
  company: 'Orchard & Sons',
  address: '1 High Street\n\nBath',
  subject: 'Senior Platform Engineer',
  text: 'Dear Jo Marsh,\n\nI cut costs by [X%].\n\n- Linux\n- Python\n\nKind regards,\nMaya Lindqvist',
};

/** A complete letter with some of its fields replaced, in the style of a resume. */
export const letterOf = (
  fields: Partial<LetterForDocument['letter']> = {},
  {
    templateId,
    content = sampleContent,
  }: { templateId?: TemplateId; content?: ResumeContent } = {},
): LetterForDocument => ({
  resume: resumeOf(content, templateId),
  letter: { ...letterFields, ...fields },
});
