/**
 * How many words of our PDFs other people's readers find whole: `node bench/extraction/measure.ts
 * [checkout...]`. Each checkout (this one, where none is named) has its own table.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kinds, lostWords, makeSamples, type Sample } from './corpus.ts';
import { installedReaders, packagedReaders } from './readers.ts';

const here = fileURLToPath(new URL('../../', import.meta.url));
const roots = process.argv.slice(2);

const percent = (lost: number, all: number) => `${((100 * (all - lost)) / all).toFixed(1)} %`;

function row(name: string, samples: readonly Sample[], texts: readonly string[]): string {
  const cells = kinds.map((kind) => {
    let [all, lost] = [0, 0];
    for (const [index, sample] of samples.entries()) {
      if (sample.kind !== kind) continue;
      all += sample.words.length;
      lost += lostWords(sample.words, texts[index] ?? '').length;
    }
    return percent(lost, all);
  });
  return `| ${name} | ${cells.join(' | ')} |`;
}

for (const root of roots.length > 0 ? roots : [here]) {
  const folder = mkdtempSync(join(tmpdir(), 'folio-extraction-'));
  try {
    const samples = await makeSamples(root);
    const paths = samples.map(({ pdf }, index) => {
      const path = join(folder, `${index}.pdf`);
      writeFileSync(path, pdf);
      return path;
    });
    const bytes = samples.reduce((sum, { pdf }) => sum + pdf.length, 0);
    console.log(`\n${samples.length} PDFs, ${(bytes / 1024).toFixed(0)} KB\n`);
    console.log(`| words found whole | ${kinds.join(' | ')} |`);
    console.log(`| --- |${' --- |'.repeat(kinds.length)}`);
    for (const reader of [...packagedReaders, ...installedReaders]) {
      if (!reader.isThere()) console.log(`| ${reader.name} |${' not run |'.repeat(kinds.length)}`);
      else console.log(row(reader.name, samples, reader.read(paths)));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
