import { defaultSettings } from '@folio/contract/default-settings';
import { defaultSectionOrder } from '@folio/contract/section-names';
import type { TemplateId } from '@folio/contract/template-ids';
import { sampleContent } from '@folio/documents/sample-content';
import type { DisplayList } from '@folio/typeset/display-list';
import { setPages } from '../../../lib/typesetting/set-resume.ts';
import { t } from '../../../lib/words/words.ts';

/**
 * Lays the sample out in a template. Imported when a preview opens, since it includes the engine.
 */
export const setSample = (templateId: TemplateId, accent: string | null): Promise<DisplayList> =>
  setPages({
    name: t('Sample'),
    templateId,
    content: sampleContent,
    order: defaultSectionOrder,
    settings: { ...defaultSettings, accent },
  });
