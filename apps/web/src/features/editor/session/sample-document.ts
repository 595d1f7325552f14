import { defaultSettings } from '@folio/contract/document-settings';
import { toEditorForm } from '@folio/contract/editor-form';
import { defaultSectionOrder } from '@folio/contract/resume-content';
import { sampleContent } from '@folio/documents/sample-content';
import { type EditorDocument, withEntryIds } from '../store/document.ts';

/** The sample data in the classic template: what Reset restores, and what a new resume starts with. */
export const sampleDocument = (
  kept: Pick<EditorDocument, 'name' | 'isPublished' | 'isPublic'>,
): EditorDocument => ({
  ...kept,
  templateId: 'classic',
  order: defaultSectionOrder,
  settings: defaultSettings,
  form: withEntryIds(toEditorForm(sampleContent)),
});
