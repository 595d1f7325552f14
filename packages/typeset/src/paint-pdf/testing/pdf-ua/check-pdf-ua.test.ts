import { describe, expect, it } from 'vitest';
import type { DisplayList } from '../../../display-list.ts';
import { layoutDocument } from '../../../layout.ts';
import { heading, listItem, makeDocument, paragraph } from '../../../testing/documents.ts';
import { openFontBook } from '../../../testing/open-font-book.ts';
import { paintPdf } from '../../paint-pdf.ts';
import { brokenFiles } from './broken-files.ts';
import { checkPdfUa, pdfUaRules } from './check-pdf-ua.ts';
import { PdfObjects } from './pdf-objects.ts';

const fonts = await openFontBook(['Inter']);
const list: DisplayList = layoutDocument(
  makeDocument([
    heading('A heading', { level: 1 }),
    paragraph('', {
      runs: [{ text: 'See ' }, { text: 'the site', href: 'https://example.com' }, { text: '.' }],
    }),
    { type: 'rule', color: '#cccccc', thicknessPt: 1 },
    heading('Another one', { level: 2 }),
    listItem('First of all'),
  ]),
  fonts,
);
const bytes = paintPdf(list, fonts);
const rulesBrokenBy = (pdf: PdfObjects) => checkPdfUa(pdf).map((finding) => finding.split(' ')[0]);

describe('checkPdfUa', () => {
  it('finds nothing in a good file', () => {
    expect(checkPdfUa(new PdfObjects(bytes))).toEqual([]);
  });

  it.each(brokenFiles)('finds $rule', ({ rule, breakFile }) => {
    const pdf = new PdfObjects(bytes);
    breakFile(pdf);
    expect(rulesBrokenBy(pdf)).toContain(rule);
  });

  it('has a file that breaks each of its rules', () => {
    const broken = new Set(brokenFiles.map(({ rule }) => rule));
    expect(pdfUaRules.filter(({ id }) => !broken.has(id))).toEqual([]);
  });
});
