import { defaultSettings } from '@folio/contract/default-settings';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import { layoutDocument } from '@folio/typeset/layout';
import { paintSvg } from '@folio/typeset/paint-svg/paint-svg';
import { describe, expect, it } from 'vitest';
import { recolorPicture } from './recolor-picture.ts';
import { sampleContent } from './sample-content.ts';
import { fonts } from './testing/shared-fonts.ts';
import { typesetResume } from './typeset-resume.ts';

function draw(templateId: TemplateId, accent: string | null): string {
  const resume = { name: 'Sample', content: sampleContent, order: defaultSectionOrder };
  const settings = { ...defaultSettings, accent };
  const list = layoutDocument(typesetResume({ ...resume, templateId, settings }), fonts);
  const [page] = list.pages;
  if (!page) throw new Error('The sample has a page');
  return paintSvg(page, list, fonts);
}

describe.each(templateIds)('the picture of %s', (templateId) => {
  const own = draw(templateId, null);

  it.each(['#3b82f6', '#9b87f5', '#4f46e5', '#ffff00'])(
    'is what the engine draws in %s',
    (accent) => {
      const recolored = recolorPicture(own, templateId, accent);
      expect(recolored).not.toBe(own);
      // Compared as a claim: a difference of a hundred kilobytes helps nobody.
      expect(recolored === draw(templateId, accent)).toBe(true);
    },
  );
});
