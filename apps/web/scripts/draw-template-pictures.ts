/**
 * Draws public/templates/*.svg: the first page of the sample resume as each template sets it, with
 * the glyphs' outlines, and docs/templates.png: all of them side by side. Run it after a template
 * has changed: `npm run draw-templates -w apps/web`.
 */
import { writeFileSync } from 'node:fs';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { templates } from '@folio/contract/template-list';
import { loadFontBook } from '@folio/documents/fonts-node';
import { sampleContent } from '@folio/documents/sample-content';
import { typesetResume } from '@folio/documents/typeset-resume';
import { layoutDocument } from '@folio/typeset/layout';
import { paintSvg } from '@folio/typeset/paint-svg/paint-svg';
import { drawSheet } from './draw-sheet.ts';

const fonts = await loadFontBook();

const pictures = templates.map(({ id: templateId, name }) => {
  const resume = { name, templateId, content: sampleContent, order: defaultSectionOrder };
  const list = layoutDocument(typesetResume(resume), fonts);
  const [page] = list.pages;
  if (!page) throw new Error(`The sample has no page in ${templateId}`);
  return { templateId, svg: paintSvg(page, list, fonts, { title: name }) };
});

for (const { templateId, svg } of pictures)
  writeFileSync(new URL(`../public/templates/${templateId}.svg`, import.meta.url), svg);

const sheet = drawSheet(
  pictures.map(({ svg }) => svg),
  220,
);
writeFileSync(new URL('../../../docs/templates.png', import.meta.url), sheet);
