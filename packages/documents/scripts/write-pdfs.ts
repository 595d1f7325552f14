/**
 * Writes what a template makes of contents of several sizes, to look at, as PDF, Word and HTML:
 * `npm run look -w packages/documents -- minimal ./look`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyContent } from '@folio/contract/empty-content';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import { startFontSubsetter } from '@folio/typeset/web-fonts/font-subsetter.node';
import { exportDocument } from '../src/export-document.ts';
import { exportEngine } from '../src/export-engine.ts';
import { loadFontBook } from '../src/fonts-node.ts';
import { resumePdf } from '../src/make-pdf.ts';
import { sampleContent } from '../src/sample-content.ts';
import { longContent } from '../src/testing/long-content.ts';
import { scriptSamples } from '../src/testing/scripts/script-samples.ts';

const [, , wanted = '', folder = '.'] = process.argv;
const isTemplateId = (id: string): id is TemplateId => templateIds.some((known) => known === id);
if (!isTemplateId(wanted)) throw new Error(`Name a template: ${templateIds.join(', ')}`);

const [job] = sampleContent.workExperience;
const contents: Record<string, ResumeContent> = {
  empty: emptyContent(),
  sample: sampleContent,
  long: longContent,
  arabic: scriptSamples.arabic,
  forty: {
    ...sampleContent,
    workExperience: Array.from({ length: 40 }, () => job).flatMap((one) => one ?? []),
  },
};

const fonts = await loadFontBook();
const engine = exportEngine(async () => fonts, startFontSubsetter);
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(contents)) {
  const resume = { name, templateId: wanted, content, order: [] };
  const written = {
    pdf: resumePdf(resume, fonts),
    docx: await exportDocument(resume, 'docx', async () => engine),
    html: await exportDocument(resume, 'html', async () => engine),
  };
  for (const [format, bytes] of Object.entries(written)) {
    const file = join(folder, `${wanted}-${name}.${format}`);
    writeFileSync(file, bytes);
    process.stdout.write(`${file}\n`);
  }
}
