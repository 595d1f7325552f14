import { defaultSettings } from '@folio/contract/default-settings';
import { emptyContent } from '@folio/contract/empty-content';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { t } from '../../../lib/words/words.ts';
import type { EditorDocument } from '../store/document.ts';

/**
 * The initial document of a guest. It has constant ids, so that the changes of tabs opened in
 * parallel can be merged.
 */
export const blankDocument: EditorDocument = {
  get name() {
    return t('Untitled resume');
  },
  templateId: 'classic',
  order: defaultSectionOrder,
  settings: defaultSettings,
  content: emptyContent(),
  isPublished: false,
  isPublic: false,
};
