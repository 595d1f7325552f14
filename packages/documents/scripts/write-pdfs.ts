/**
 * Writes what a template makes of contents of several sizes as PDFs, to look at:
 * `npm run look -w packages/documents -- minimal ./look`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyContent, type ResumeContent } from '@folio/contract/resume-content';
import { type TemplateId, templateIds } from '@folio/contract/templates';
import { loadFontBook } from '../src/fonts-node.ts';
import { resumePdf } from '../src/make-pdf.ts';
import { sampleContent } from '../src/sample-content.ts';
import { longContent } from '../src/testing/long-content.ts';

const [, , wanted = '', folder = '.'] = process.argv;
const isTemplateId = (id: string): id is TemplateId => templateIds.some((known) => known === id);
if (!isTemplateId(wanted)) throw new Error(`Name a template: ${templateIds.join(', ')}`);

const [job] = sampleContent.workExperience;
const contents: Record<string, ResumeContent> = {
  empty: emptyContent(),
  sample: sampleContent,
  long: longContent,
  forty: {
    ...sampleContent,
    workExperience: Array.from({ length: 40 }, () => job).flatMap((one) => one ?? []),
  },
};

const fonts = await loadFontBook();
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(contents)) {
  const pdf = resumePdf({ name, templateId: wanted, content, order: [] }, fonts);
  const file = join(folder, `${wanted}-${name}.pdf`);
  writeFileSync(file, pdf);
  process.stdout.write(`${file}\n`);
}
