import { describe, expect, it } from 'vitest';
import type { Block, Columns, Stack } from './blocks.ts';
import { layoutDocument } from './layout.ts';
import { paintPdf } from './paint-pdf/paint-pdf.ts';
import { heading, listItem, makeDocument, paragraph, textsOf } from './testing/documents.ts';
import { openFontBook } from './testing/open-font-book.ts';
import { outlineOf, type ReadPdf, readPdf } from './testing/read-pdf.ts';

const fonts = await openFontBook(['Inter']);
const layout = (blocks: Block[]) => layoutDocument(makeDocument(blocks), fonts);
const read = (blocks: Block[]) => readPdf(paintPdf(layout(blocks), fonts));
const tagsOf = ({ tags }: ReadPdf) =>
  tags.map((page) => (page?.children ?? []).map(outlineOf).join(' '));

const stack = (role: NonNullable<Stack['role']>, children: Block[]): Stack => ({
  type: 'stack',
  role,
  children,
});
const row = (label: string, value: string): Columns => ({
  type: 'columns',
  role: 'row',
  columns: [
    { xPt: 0, widthPt: 60, role: 'header', children: label ? [paragraph(label)] : [] },
    { xPt: 70, widthPt: 130, role: 'cell', children: value ? [paragraph(value)] : [] },
  ],
});
const dated = (date: string, children: Block[]): Columns => ({
  type: 'columns',
  columns: [
    { xPt: 0, widthPt: 60, isReadSecond: true, children: [paragraph(date)] },
    { xPt: 70, widthPt: 130, children },
  ],
});

describe('the structure of a document', () => {
  it('has sections that begin with their headings, and a bookmark for each', async () => {
    const pdf = await read([
      heading('Ada', { level: 1 }),
      stack('section', [heading('Work'), paragraph('Clerk')]),
      stack('section', [
        heading('A long title that takes more than one line of the page'),
        listItem('Go'),
      ]),
    ]);
    expect(tagsOf(pdf)).toEqual(['Document(H1 Sect(H2 P) Sect(H2 L(LI(Lbl LBody))))']);
    expect(pdf.bookmarks).toEqual([
      'Work',
      'A long title that takes more than one line of the page',
    ]);
  });

  it('has no bookmarks where there are no sections', async () => {
    expect((await read([heading('Receipt', { level: 1 })])).bookmarks).toEqual([]);
  });

  it('has tables with a header for each row, and all their cells', async () => {
    const pdf = await read([
      stack('table', [row('Data', 'SQL'), row('', 'Rust'), row('Tools', '')]),
    ]);
    expect(tagsOf(pdf)).toEqual(['Document(Table(TR(TH(P) TD(P)) TR(TH TD(P)) TR(TH(P) TD)))']);
  });

  it('has lists of stacks, and keeps a section whole over pages', async () => {
    const items = Array.from({ length: 14 }, (_, i) => stack('item', [paragraph(`Paper ${i}`)]));
    const pdf = await read([stack('section', [heading('Papers'), stack('list', items)])]);
    expect(pdf.texts.length).toBeGreaterThan(1);
    for (const tags of tagsOf(pdf))
      expect(tags).toMatch(/^Document\(Sect\((H2 )?L\(LI\(LBody\(P\)\)/);
  });

  it('leaves out what stands where it may not: an item without a list, a cell without a row', async () => {
    const pdf = await read([stack('item', [paragraph('a')]), stack('cell', [paragraph('b')])]);
    expect(tagsOf(pdf)).toEqual(['Document(P P)']);
  });

  it('reads a date in the margin after the heading that it dates', async () => {
    const blocks = [dated('2019', [heading('Clerk', { level: 1 }), paragraph('Kept the books')])];
    expect(textsOf(layout(blocks))).toEqual([['Clerk', '2019', 'Kept the books']]);
    const pdf = await read(blocks);
    expect(tagsOf(pdf)).toEqual(['Document(H1 P P)']);
    expect(pdf.texts[0]?.trim().split(/[\s\u200b]+/)).toEqual([
      'Clerk',
      '2019',
      'Kept',
      'the',
      'books',
    ]);
  });

  it('reads a date by itself where nothing stands beside it', () => {
    expect(textsOf(layout([dated('2019', [])]))).toEqual([['2019']]);
  });
});
