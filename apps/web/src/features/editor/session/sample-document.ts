import { defaultSettings } from '@folio/contract/document-settings';
import { defaultSectionOrder, ResumeContent } from '@folio/contract/resume-content';
import { sampleContent } from '@folio/documents/sample-content';
import { readChosenSkills } from '../../../lib/chosen-skills.ts';
import type { EditorDocument } from '../store/document.ts';

/** The sample data in the classic template: what Reset restores, and what a new resume starts with. */
export const sampleDocument = (
  kept: Pick<EditorDocument, 'name' | 'isPublished' | 'isPublic'>,
): EditorDocument => ({
  ...kept,
  templateId: 'classic',
  order: defaultSectionOrder,
  settings: defaultSettings,
  content: sampleContent,
});

/** A resume that is begun: the sample, with the skills that wait for a first resume before its own. */
export function newDocument(name: string): EditorDocument {
  const document = sampleDocument({ name, isPublished: false, isPublic: false });
  const chosen = readChosenSkills();
  if (chosen.length === 0) return document;
  const skills = [...chosen, ...sampleContent.skills];
  return { ...document, content: ResumeContent.parse({ ...sampleContent, skills }) };
}
