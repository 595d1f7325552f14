/**
 * Draws the pictures of docs/exports.md: a resume in each template as PDF, as Word (by LibreOffice)
 * and as HTML (by Chromium): `npm run draw-exports`. LibreOffice needs the fonts of the templates.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import { exportDocument } from '@folio/documents/export-document';
import { exportEngine } from '@folio/documents/export-engine';
import { loadFontBook } from '@folio/documents/fonts-node';
import { resumePdf } from '@folio/documents/make-pdf';
import { sampleContent } from '@folio/documents/sample-content';
import { resumeOf } from '@folio/documents/testing/resume';
import { scriptSamples } from '@folio/documents/testing/scripts/script-samples';
import { startFontSubsetter } from '@folio/typeset/web-fonts/font-subsetter.node';

type Shown = { name: string; templateId: TemplateId; content: typeof sampleContent };

const shown: Shown[] = [
  ...templateIds.map((id) => ({ name: id, templateId: id, content: sampleContent })),
  { name: 'portrait-arabic', templateId: 'portrait', content: scriptSamples.arabic },
];

const pictures = new URL('../../docs/exports/', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'folio-exports-'));
/** Resolution of a picture in dots per inch: an A4 page has 414 × 585 pixels. */
const dotsPerInch = 50;

const run = (command: string, ...words: string[]) =>
  execFileSync(command, words, { stdio: 'ignore' });

/** Draws the first page of a PDF as a JPEG. */
const drawPage = (pdf: string, name: string) =>
  run(
    'pdftoppm',
    '-r',
    `${dotsPerInch}`,
    '-l',
    '1',
    '-singlefile',
    '-jpeg',
    pdf,
    join(pictures, name),
  );

mkdirSync(pictures, { recursive: true });
const fonts = await loadFontBook();
const engine = exportEngine(async () => fonts, startFontSubsetter);
const file = (name: string, ending: string) => join(folder, `${name}.${ending}`);
for (const { name, templateId, content } of shown) {
  const resume = resumeOf(content, templateId);
  writeFileSync(file(name, 'pdf'), resumePdf(resume, fonts));
  drawPage(file(name, 'pdf'), `${name}-pdf`);
  writeFileSync(file(name, 'html'), await exportDocument(resume, 'html', async () => engine));
  // Chromium prints on the paper size that the file names.
  const print = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer'];
  const page = `file://${file(name, 'html')}`;
  run('chromium', ...print, `--print-to-pdf=${file(name, 'pdf')}`, page);
  drawPage(file(name, 'pdf'), `${name}-html`);
  writeFileSync(file(name, 'docx'), await exportDocument(resume, 'docx', async () => engine));
}
// One start of LibreOffice converts all files.
const words = shown.map(({ name }) => file(name, 'docx'));
run('soffice', '--headless', '--convert-to', 'pdf', '--outdir', folder, ...words);
for (const { name } of shown) drawPage(file(name, 'pdf'), `${name}-word`);
