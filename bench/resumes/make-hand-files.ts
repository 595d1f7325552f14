/**
 * Prints the handmade layouts by Chromium, with two people each and their expected content: `npm
 * run hand-files -w bench -- <folder> [seed]` writes `looked-at` and `held-back` to the folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { handLayouts, handPage } from './hand-layouts.ts';
import { drawPerson } from './people/draw-person.ts';
import { drawFrom } from './random.ts';

const [out = '', seed = '23'] = process.argv.slice(2);
if (!out) throw new Error('Say where to write');
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const [at, layout] of Object.keys(handLayouts).entries()) {
  const folder = join(out, at % 2 === 0 ? 'looked-at' : 'held-back');
  mkdirSync(folder, { recursive: true });
  for (const copy of [0, 1]) {
    const number = 2 * at + copy;
    const { content: drawn, language } = drawPerson(number, drawFrom(`hand ${seed}, ${number}`));
    // Sections that these pages leave out.
    const content = { ...drawn, projects: [], certifications: [], languages: [], interests: '' };
    const { html, headings } = handPage(content, language, layout);
    await page.setContent(html);
    const name = join(folder, `${String(number).padStart(2, '0')}-${layout}`);
    writeFileSync(`${name}.pdf`, await page.pdf({ format: 'A4' }));
    writeFileSync(
      `${name}.expected.json`,
      `${JSON.stringify({ layout, headings, content }, undefined, 1)}\n`,
    );
  }
}
await browser.close();
