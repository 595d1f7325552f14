import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { readFixture } from '../testing/read-fixtures.ts';
import { inLines, shortTitles } from './bounded-text.ts';
import { htmlPage } from './html-document.ts';
import { readDocx } from './read-docx.ts';
import { readPdfLines } from './read-pdf.ts';

const most = limits.lineCharacters;

test.each([
  ['short', 'Cook'],
  ['empty', ''],
  ['as long as a line', 'x'.repeat(most)],
])('a text that is %s is a line', (_, text) => {
  expect(inLines(text)).toEqual([text]);
});

test.each([
  ['words', 'word '.repeat(most)],
  ['one word', 'x'.repeat(3 * most + 1)],
  ['one space at its start', ` ${'x'.repeat(3 * most)}`],
  ['letters of two units', `x${'😀'.repeat(most)}`],
])('a text of %s is divided, and nothing of it is lost', (_, text) => {
  const lines = inLines(text);
  expect(lines.join('')).toBe(text);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(most);
    expect(line.isWellFormed()).toBe(true);
  }
});

test('a PDF, a Word file and a page say what they call themselves and their authors', async () => {
  const pdf = await readPdfLines(
    readFixture('others', 'n07-prefecture-greek.pdf').bytes,
    undefined,
  );
  expect(pdf.titles).toEqual(['Ανθή Δροσινού']);
  const core = '<x><dc:title>Ada &amp; I</dc:title><dc:creator>Ada Berg</dc:creator></x>';
  const { bytes } = readFixture('tuned', 'word-headings.ines.docx');
  const docx = zipSync({ ...unzipSync(bytes), 'docProps/core.xml': strToU8(core) });
  expect((await readDocx(docx)).titles).toEqual(['Ada & I', 'Ada Berg']);
  expect(htmlPage('<title>Ada Berg</title><p>Joiner</p>').titles).toEqual(['Ada Berg']);
});

test('a title is a line, and no text of any length', () => {
  expect(shortTitles([undefined, ' ', 7, 'Ada Berg', 'a'.repeat(400)])).toEqual(['Ada Berg']);
});
