/** Writes docs/samples: `npm run samples`. With poppler's `pdftoppm` there, it draws the first pages, too. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFontBook } from '@folio/documents/fonts-node';
import { resumePdf } from '@folio/documents/make-pdf';
import { setWords } from '../../src/lib/words/words.ts';
import { compile } from '../words/compile.ts';
import { readSamples } from './read-samples.ts';
import { sampleFiles } from './sample-files.ts';

const folder = new URL('../../../../docs/samples/', import.meta.url).pathname;
/** Dots an inch of a picture: 496 to 702 of them are a sheet of A4. */
const dotsPerInch = 60;

// Texts of the app with choices in them, which the build would compile.
setWords('en-US', (key) => {
  const made = compile(key.split('\u0004').at(-1) ?? key);
  return typeof made === 'string' ? made : made.slice(1);
});

mkdirSync(join(folder, 'pages'), { recursive: true });
for (const [name, text] of await sampleFiles()) writeFileSync(join(folder, name), text);
if (!process.argv.includes('--texts')) await drawPages();

async function drawPages(): Promise<void> {
  const fonts = await loadFontBook();
  const scratch = mkdtempSync(join(tmpdir(), 'folio-samples-'));
  for (const { slug, resume } of readSamples()) {
    const pdf = join(scratch, `${slug}.pdf`);
    writeFileSync(pdf, resumePdf(resume, fonts));
    const page = join(folder, 'pages', slug);
    const size = ['-r', `${dotsPerInch}`, '-l', '1', '-singlefile'];
    execFileSync('pdftoppm', [...size, '-jpeg', '-jpegopt', 'quality=70', pdf, page]);
  }
  rmSync(scratch, { recursive: true });
}
