import { defaultSettings } from '@folio/contract/default-settings';
import { emptyContent } from '@folio/contract/empty-content';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { loadFontBook } from '@folio/documents/fonts-node';
import { layoutResume } from '@folio/documents/layout-resume';
import { typesetResume } from '@folio/documents/typeset-resume';
import { paintSvg } from '@folio/typeset/paint-svg/paint-svg';
import { hintOpacity, withGhosts } from '../src/features/editor/first-run/ghost-content.ts';

/** The page that a guest's resume begins as: its hints alone, as the editor sets them. */
export async function drawFirstPage(): Promise<string> {
  const fonts = await loadFontBook();
  const resume = {
    name: '',
    templateId: 'classic' as const,
    order: [...defaultSectionOrder],
    ...withGhosts({ content: emptyContent(), settings: defaultSettings }),
  };
  const { list } = layoutResume(resume, typesetResume(resume), fonts);
  const [page] = list.pages;
  if (!page) throw new Error('An empty resume has no page');
  return paintSvg(page, list, fonts).replace('<svg ', `<svg opacity="${hintOpacity}" `);
}
