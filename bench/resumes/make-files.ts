/**
 * Writes generated resumes as files of real programs, each with its expected content, as in
 * packages/intake/fixtures: `npm run resume-files -w bench -- --out <folder>`, with `--count 200`
 * and `--seed 1`. Chromium prints, the docx library writes Word files, and LibreOffice and
 * WeasyPrint make PDFs of the same resumes; missing programs are reported and skipped.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { type Draft, draftResume } from './make-resume.ts';
import { htmlOf } from './render/html.ts';
import { wordOf } from './render/word.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const out = values.out ?? '';
if (!out) throw new Error('Say where to write: --out <folder>');
mkdirSync(out, { recursive: true });

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
const ways = ['chromium', 'word', ...['soffice', 'weasyprint'].filter(has)];
const drafts = Array.from({ length: Number(values.count) }, (_, number) => {
  const way = ways[number % ways.length] ?? 'word';
  const draft = draftResume(Number(values.seed), number);
  return { draft, way, name: `${way}-${draft.design.maker}-${number}` };
});
type Made = (typeof drafts)[number];
const of = (way: string): Made[] => drafts.filter((one) => one.way === way);

function save({ name, draft }: Made, extension = '', bytes: Uint8Array = new Uint8Array()): void {
  if (extension !== '') writeFileSync(join(out, `${name}.${extension}`), bytes);
  const expected = { ...draft.expected, layout: name.replace(/-\d+$/, '') };
  writeFileSync(join(out, `${name}.expected.json`), `${JSON.stringify(expected, undefined, 1)}\n`);
}

const word = ({ composition, design }: Draft, number: number) =>
  wordOf(composition, design, number % 2 === 0);

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const one of of('chromium')) {
  await page.setContent(htmlOf(one.draft.composition, one.draft.design));
  save(one, 'pdf', await page.pdf({ preferCSSPageSize: true }));
}
await browser.close();

for (const [number, one] of of('word').entries()) save(one, 'docx', await word(one.draft, number));

const sources = mkdtempSync(join(tmpdir(), 'resume-sources-'));
const files: string[] = [];
for (const [number, one] of of('soffice').entries()) {
  const file = join(sources, `${one.name}.docx`);
  writeFileSync(file, await word(one.draft, number));
  save(one);
  files.push(file);
}
if (files.length > 0)
  spawnSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', out, ...files]);

for (const one of of('weasyprint')) {
  const file = join(sources, `${one.name}.html`);
  writeFileSync(file, htmlOf(one.draft.composition, one.draft.design));
  save(one);
  spawnSync('weasyprint', [file, join(out, `${one.name}.pdf`)]);
}
rmSync(sources, { recursive: true });
process.stdout.write(`${drafts.length} files in ${out}, made by ${ways.join(', ')}\n`);
