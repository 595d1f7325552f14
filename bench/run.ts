/**
 * Measures our engine and others in one run, prints the tables and writes docs/benchmarks.md.
 * Arguments name steps, such as `products`: then only those are measured, and nothing is written.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBrowser } from './measure/browser.ts';
import { measureFirstPdf } from './measure/first-pdf.ts';
import { measurePdfTimes } from './measure/pdf-times.ts';
import { measureProducts } from './measure/product-times.ts';
import { measureSizes } from './measure/sizes.ts';
import { measureThroughput } from './measure/throughput.ts';
import { productTable } from './report/product-table.ts';
import { type Measured, reportRows } from './report/rows.ts';
import { asMarkdown, asText, comparison, describeMachine } from './report/table.ts';

const folder = await mkdtemp(join(tmpdir(), 'folio-bench-'));

/** Ordered, because keystrokes are measured in the page that is built for measuring its size. */
const steps: { [Name in keyof Measured]: () => Promise<Measured[Name]> } = {
  pdfs: measurePdfTimes,
  products: measureProducts,
  perSecond: measureThroughput,
  firstPdfMs: () => measureFirstPdf(join(folder, 'compiled')),
  kilobytes: () => measureSizes(folder),
  browser: () => measureBrowser(join(folder, 'folio')),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0)
  throw new Error(`No such step: ${unknown}. ${Object.keys(steps).join(', ')}`);

try {
  const measured = await measureAll();
  const machine = describeMachine();
  const compared = comparison(reportRows(measured));
  const made = productTable(measured.products ?? [], measured.pdfs);
  process.stdout.write(`\n${machine}\n\n${asText(compared)}\n\n${asText(made)}\n`);
  if (wanted.length === 0) {
    const page = new URL('../docs/benchmarks.md', import.meta.url);
    const written = asMarkdown(compared, made, machine).trimEnd();
    const apart = sectionsBeside(written, await readFile(page, 'utf8'));
    await writeFile(page, `${[written, ...apart].join('\n\n')}\n`);
  }
} finally {
  await rm(folder, { recursive: true });
}

/** Sections of the page that are written by hand or other commands, and kept. */
function sectionsBeside(written: string, page: string): string[] {
  const titles = new Set(written.match(/^## .*/gm));
  const [, ...sections] = page.split(/^(?=## )/m);
  return sections
    .map((section) => section.trimEnd())
    .filter((section) => !titles.has(section.split('\n')[0] ?? ''));
}

async function measureAll(): Promise<Partial<Measured>> {
  const measured: Partial<Measured> = {};
  for (const name of Object.keys(steps) as (keyof Measured)[])
    if (wanted.length === 0 || wanted.includes(name)) await measure(name, measured);
  if (typeof measured.browser === 'string') process.stderr.write(`${measured.browser}\n`);
  return measured;
}

async function measure<Name extends keyof Measured>(
  name: Name,
  measured: Pick<Partial<Measured>, Name>,
): Promise<void> {
  const begun = performance.now();
  process.stderr.write(`Measuring ${name} …`);
  measured[name] = await steps[name]();
  process.stderr.write(` ${((performance.now() - begun) / 1_000).toFixed(0)} s\n`);
}
