/**
 * Writes the files that reading is measured on, each with its expected content: `npm run
 * make-intake-files -w bench`; names of layouts limit it to those. The files are committed, since a
 * new generator's output would change them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { jsonResume, linkedInArchive } from './data-layouts.ts';
import { drawnLayouts } from './drawn-layouts.ts';
import { wordsOf } from './headings.ts';
import { heldBackPeople } from './held-back-people.ts';
import { htmlLayouts } from './html-layouts.ts';
import { tunedPeople } from './people.ts';
import type { Person } from './person.ts';
import { reactLayouts } from './react-layouts.ts';
import { textLayouts } from './text-layouts.ts';
import { wordLayouts } from './word-layouts.ts';

const fixtures = join(import.meta.dirname, '../../packages/intake/fixtures');
type Make = (person: Person) => Promise<Uint8Array>;

const encode = (text: string) => new TextEncoder().encode(text);

function makers(browser: Browser): Record<string, { extension: string; make: Make }> {
  const each = <T>(layouts: Record<string, T>, extension: string, make: (layout: T) => Make) =>
    Object.fromEntries(
      Object.entries(layouts).map(([name, layout]) => [name, { extension, make: make(layout) }]),
    );
  return {
    ...each(htmlLayouts, 'pdf', (layout) => async (person) => print(browser, layout(person))),
    ...each(reactLayouts, 'pdf', (layout) => layout),
    ...each(drawnLayouts, 'pdf', (layout) => async (person) => layout(person)),
    ...each(wordLayouts, 'docx', (layout) => layout),
    ...each(textLayouts, 'txt', (layout) => async (person) => encode(layout(person))),
    'json-resume': { extension: 'json', make: async (person) => encode(jsonResume(person)) },
    'linkedin-archive': { extension: 'zip', make: async (person) => linkedInArchive(person) },
  };
}

async function print(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setContent(html);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.close();
  return new Uint8Array(pdf);
}

/** Layouts by person: each person has several layouts, and each layout several people. */
const wanted: Record<string, string[]> = {
  ines: [
    'single-column',
    'sidebar-left',
    'latex-single',
    'word-headings',
    'text-wrapped',
    'dates-left',
    'linkedin-archive',
  ],
  tobias: ['sidebar-left', 'dates-left', 'word-page-head', 'text-long-lines', 'headings-left'],
  aurelie: ['sidebar-right', 'single-column', 'react-single', 'latex-single', 'word-headings'],
  dwayne: [
    'single-column',
    'headings-left',
    'linkedin-pdf',
    'text-wrapped',
    'word-page-head',
    'sidebar-right',
    'json-resume',
  ],
  priyanka: [
    'react-single',
    'dates-left',
    'linkedin-pdf',
    'markdown',
    'sidebar-left',
    'word-headings',
  ],
  catalina: ['single-column', 'sidebar-right', 'latex-columns', 'word-table', 'centred-grouped'],
  marcus: [
    'centred-grouped',
    'one-line-heads',
    'react-sidebar',
    'latex-single',
    'linkedin-pdf',
    'word-page-head',
    'sidebar-left',
    'text-long-lines',
  ],
  yuki: [
    'headings-left',
    'one-line-heads',
    'react-sidebar',
    'latex-columns',
    'word-headings',
    'dates-left',
    'markdown',
  ],
};

const expected = (person: Person, layout: string) => ({
  layout,
  headings: Object.values(wordsOf(person).headings),
  content: person.content,
});

async function make(people: Person[], set: string, all: ReturnType<typeof makers>): Promise<void> {
  const folder = join(fixtures, set);
  mkdirSync(folder, { recursive: true });
  const only = process.argv.slice(2);
  for (const person of people) {
    for (const layout of wanted[person.key] ?? []) {
      if (only.length > 0 && !only.includes(layout)) continue;
      const maker = all[layout];
      if (!maker) throw new Error(`There is no layout ${layout}`);
      const file = `${layout}.${person.key}`;
      writeFileSync(join(folder, `${file}.${maker.extension}`), await maker.make(person));
      writeFileSync(
        join(folder, `${file}.expected.json`),
        `${JSON.stringify(expected(person, layout), undefined, 1)}\n`,
      );
    }
  }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
});
const all = makers(browser);
await make(tunedPeople, 'tuned', all);
await make(heldBackPeople, 'held-back', all);
await browser.close();
