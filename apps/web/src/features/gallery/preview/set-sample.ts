import { defaultSettings } from '@folio/contract/default-settings';
import { defaultSectionOrder } from '@folio/contract/section-names';
import type { TemplateId } from '@folio/contract/template-ids';
import { layoutResume } from '@folio/documents/layout-resume';
import { sampleContent } from '@folio/documents/sample-content';
import { typesetResume } from '@folio/documents/typeset-resume';
import type { DisplayList } from '@folio/typeset/display-list';
import { loadFontsFor } from '../../../lib/typesetting/load-font-book.ts';
import { t } from '../../../lib/words/words.ts';

/**
 * Lays the sample out in a template. Imported when a preview opens, since it includes the engine.
 */
export async function setSample(
  templateId: TemplateId,
  accent: string | null,
): Promise<DisplayList> {
  const resume = {
    name: t('Sample'),
    templateId,
    content: sampleContent,
    order: defaultSectionOrder,
    settings: { ...defaultSettings, accent },
  };
  const document = typesetResume(resume);
  return layoutResume(resume, document, await loadFontsFor(document)).list;
}
