import { defaultSettings } from '@folio/contract/default-settings';
import { emptyContent } from '@folio/contract/empty-content';
import { defaultSectionOrder } from '@folio/contract/section-names';
import type { EditorDocument } from '../store/document.ts';

/**
 * What a guest's resume begins as. Tabs that are opened beside each other begin with the same, so that
 * what is done in one fits what the other has.
 */
export const blankDocument: EditorDocument = {
  name: 'Untitled resume',
  templateId: 'classic',
  order: defaultSectionOrder,
  settings: defaultSettings,
  content: emptyContent(),
  isPublished: false,
  isPublic: false,
};
