import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFixture } from '../testing/read-fixtures.ts';
import { htmlPage } from './html-document.ts';
import { readDocx } from './read-docx.ts';
import { readPdfLines } from './read-pdf.ts';
import { shortTitles } from './short-titles.ts';

it('a PDF, a Word file and a page say what they call themselves and their authors', async () => {
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

it('a title is a line, and no text of any length', () => {
  expect(shortTitles([undefined, ' ', 7, 'Ada Berg', 'a'.repeat(400)])).toEqual(['Ada Berg']);
});
