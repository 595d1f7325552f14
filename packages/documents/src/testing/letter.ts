import type { ResumeContent } from '@folio/contract/resume-content';
import type { TemplateId } from '@folio/contract/templates';
import type { LetterForDocument } from '../letter/outline-letter.ts';
import { sampleContent } from '../sample-content.ts';
import { resumeOf } from './resume.ts';

export const letterFields: LetterForDocument['letter'] = {
  date: '21 November 2026',
  ...{ hiringManager: 'Jo Marsh', company: 'Orchard & Sons', address: '1 High Street\n\nBath' },
  subject: 'Senior Platform Engineer',
  text: 'Dear Jo Marsh,\n\nI cut costs by [X%].\n\n- Linux\n- Python\n\nKind regards,\nMaya Lindqvist',
};

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
