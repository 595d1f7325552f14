import { defaultSettings } from '@folio/contract/default-settings';
import { emptyContent } from '@folio/contract/empty-content';
import { templateIds } from '@folio/contract/template-ids';
import type { DisplayList } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { accessibilityFaults, readPdf } from '@folio/typeset/testing/read-pdf';
import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it, vi } from 'vitest';
import { letterPdf } from '../make-pdf.ts';
import { sampleContent } from '../sample-content.ts';
import { lookSettings } from '../testing/content-arbitrary.ts';
import { contentOf, hostileTexts } from '../testing/hostile-texts.ts';
import { readingText, squeezed } from '../testing/reading-text.ts';
import { letterFields, letterOf, withPhoto } from '../testing/resume.ts';
import { runsPerTemplate } from '../testing/runs.ts';
import { scriptSamples } from '../testing/scripts/script-samples.ts';
import { fonts } from '../testing/shared-fonts.ts';
import type { LetterForDocument } from './outline-letter.ts';
import { typesetLetter } from './typeset-letter.ts';

/** Hundreds of layouts a test, on machines that may be busy. */
vi.setConfig({ testTimeout: 60_000 });

const lay = (letter: LetterForDocument): DisplayList =>
  layoutDocument(typesetLetter(letter), fonts);
const linesOf = (list: DisplayList) =>
  list.pages.flatMap(({ items }) => items.filter((item) => item.kind === 'line'));
const faultsIn = async (pdf: Uint8Array) => accessibilityFaults(await readPdf(pdf));

const words = 'Led the office-wide [X%] migration of 42 services; São Paulo, R&D (a/b) fjord'.split(
  ' ',
);
const paragraph = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 60 })
  .map((all) => `So ${all.join(' ')}.`);

describe.each(templateIds)('a letter in %s', (templateId) => {
  it('[typeset-letter-1] says every word of every paragraph, in their order', () => {
    const letters = fc.array(paragraph, { minLength: 1, maxLength: 25, size: 'max' });
    fc.assert(
      fc.property(letters, lookSettings(), (paragraphs, settings) => {
        const letter = letterOf({ text: paragraphs.join('\n\n') }, { templateId });
        const resume = { ...letter.resume, settings };
        expect(squeezed(readingText(lay({ ...letter, resume })))).toContain(
          squeezed(paragraphs.join('')),
        );
      }),
      { numRuns: runsPerTemplate(360) },
    );
  });

  it('is read from its sender to its end', () => {
    const read = readingText(lay(letterOf({}, { templateId }))).split('\n');
    const inOrder = [
      'Maya Lindqvist',
      'Jo Marsh',
      'Orchard & Sons',
      '1 High Street',
      'Bath',
    ].concat(['Senior Platform Engineer', 'Dear Jo Marsh,', 'I cut costs by [X%].']);
    expect(read.filter((line) => inOrder.includes(line))).toEqual(inOrder);
    expect(read).toContain('21 November 2026');
  });

  it('[typeset-letter-2] keeps the rules of PDF/UA-1, whatever it says', async () => {
    expect(await faultsIn(letterPdf(letterOf({}, { templateId }), fonts))).toEqual([]);
    for (const text of hostileTexts) {
      const texts = { ...letterFields, date: text, company: text, address: text, subject: text };
      const letter = letterOf({ ...texts, text }, { templateId, content: contentOf(text) });
      expect(await faultsIn(letterPdf(letter, fonts)), text).toEqual([]);
    }
    for (const content of Object.values(scriptSamples)) {
      const { summary } = content.personalInfo;
      const letter = letterOf({ text: `${summary}\n\n${summary}` }, { templateId, content });
      expect(await faultsIn(letterPdf(letter, fonts))).toEqual([]);
    }
  });

  it('begins all its columns on one line, with or without what may be left out', () => {
    const empty = { date: '', hiringManager: '', company: '', address: '', subject: '' };
    const [bare, full] = [empty, {}].map((fields) => lay(letterOf(fields, { templateId })));
    const topOf = (list: DisplayList | undefined, text: string) =>
      (list ? linesOf(list) : []).find((line) => line.text.startsWith(text))?.baselinePt ?? 0;
    expect(Math.abs(topOf(full, 'Jo Marsh') - topOf(full, '21 Nov'))).toBeLessThan(45);
    expect(topOf(bare, 'Dear Jo')).toBeLessThan(topOf(full, 'Dear Jo'));
    expect(Math.abs(topOf(bare, 'Dear Jo') - topOf(full, '21 Nov'))).toBeLessThan(4);
  });

  it('leaves no line for a title that the resume has not', () => {
    const personalInfo = { ...sampleContent.personalInfo, title: ' ' };
    const list = lay(letterOf({}, { templateId, content: { ...sampleContent, personalInfo } }));
    expect(linesOf(list).filter(({ text }) => text.trim() === '')).toEqual([]);
    expect(readingText(list)).not.toContain('Your Professional Title');
  });

  it('never leaves the name at its end on a page of its own', () => {
    let longer = 0;
    for (let lines = 20; lines < 60; lines++) {
      const text = `${Array.from({ length: lines }, () => 'A line.').join('\n\n')}\n\nYours,\n\nMaya`;
      const { pages } = lay(letterOf({ text }, { templateId }));
      const last = pages.at(-1)?.items.filter((item) => item.kind === 'line') ?? [];
      const texts = last.map((item) => item.text);
      if (pages.length === 1) continue;
      longer++;
      expect(texts).toEqual(expect.arrayContaining(['Yours,', 'Maya']));
    }
    expect(longer).toBeGreaterThan(0);
  });
});

describe('a letter', () => {
  it('has the paper, the letters and the accent that the resume has', () => {
    const settings = {
      ...defaultSettings,
      pageSize: 'Letter' as const,
      accent: '#0f766e',
      fontFamily: 'Poppins' as const,
    };
    const letter = letterOf({}, { templateId: 'professional' });
    const list = lay({ ...letter, resume: { ...letter.resume, settings } });
    expect([list.widthPt, list.heightPt]).toEqual([612, 792]);
    const [name] = linesOf(list);
    expect(name?.fragments[0]?.color).not.toBe(linesOf(lay(letter))[0]?.fragments[0]?.color);
    expect(name?.fragments[0]?.run.font).toContain('Poppins');
  });

  it('has the foot line of a resume, and neither its photo nor its sections', () => {
    const letter = letterOf({}, { content: withPhoto(sampleContent) });
    const carrying = { ...letter, resume: { ...letter.resume, showsBranding: true } };
    const texts = (given: LetterForDocument) => linesOf(lay(given)).map(({ text }) => text);
    expect(texts(carrying)).toContain('Made with Folio');
    expect(texts(letter)).not.toContain('Made with Folio');
    expect(lay(letter).pages[0]?.items.some(({ kind }) => kind === 'image')).toBe(false);
    expect(texts(letter)).not.toContain('Experience');
  });

  it('is the same bytes each time, and says what it is and whose', async () => {
    const [first, second] = [letterPdf(letterOf(), fonts), letterPdf(letterOf(), fonts)];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
    const task = getDocument({ data: first, disableFontFace: true, verbosity: 0 });
    const { info } = await (await task.promise).getMetadata();
    expect(info).toMatchObject({
      Title: 'Maya Lindqvist – Cover Letter',
      Author: 'Maya Lindqvist',
    });
    await task.destroy();
  });

  it('of nothing is an empty page', () => {
    const empty = {
      date: '',
      hiringManager: '',
      company: '',
      address: '',
      subject: '',
      text: '',
    };
    const list = lay(letterOf(empty, { content: emptyContent() }));
    expect(linesOf(list).map(({ text }) => text)).toEqual([]);
    expect(list.pages).toHaveLength(1);
  });
});
