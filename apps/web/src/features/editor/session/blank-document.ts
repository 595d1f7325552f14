import { emptyContent } from '@folio/contract/empty-content';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { newResumeSettings } from '../../../lib/new-resume-settings.ts';
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
  settings: newResumeSettings,
  content: emptyContent(),
  isPublished: false,
  isPublic: false,
};
