import { describe, expect, it } from 'vitest';
import { layoutDocument } from '../layout.ts';
import { paintPdf } from '../paint-pdf/paint-pdf.ts';
import { heading, listItem, makeDocument, paragraph } from './documents.ts';
import { openFontBook } from './open-font-book.ts';
import { accessibilityFaults, type ReadPdf, readPdf, type Tag } from './read-pdf.ts';

const fonts = await openFontBook(['Inter']);
const document = makeDocument(
  [
    heading('A heading', { level: 1 }),
    paragraph('', { runs: [{ text: 'See ' }, { text: 'the site', href: 'https://example.com' }] }),
    heading('Another one', { level: 2 }),
    listItem('First of all'),
  ],
  { backgrounds: [{ xPt: 0, yPt: 0, widthPt: 20, heightPt: 160, color: '#eeeeee' }] },
);
const good = await readPdf(paintPdf(layoutDocument(document, fonts), fonts));

const replaceRole = (tag: Tag, from: string, to: string): Tag => ({
  ...tag,
  ...(tag.role === from && { role: to }),
  ...(tag.children && { children: tag.children.map((child) => replaceRole(child, from, to)) }),
});
const withRole = (from: string, to: string) => good.tags.map((tag) => replaceRole(tag, from, to));
const withInfo = (values: Record<string, unknown>) => ({ info: { ...good.info, ...values } });

const broken: [fault: string, change: Partial<ReadPdf>][] = [
  ['is tagged', { isTagged: false }],
  ['no language', withInfo({ Language: null })],
  ['no title', withInfo({ Title: '' })],
  ['claim PDF/UA-1', { xmp: good.xmp?.replace('pdfuaid:part', 'part') }],
  ['claim PDF/A-3a', { xmp: good.xmp?.replace('pdfaid:conformance', 'conformance') }],
  ['LI stands in P', { tags: withRole('L', 'P') }],
  ['P stands in L', { tags: withRole('LI', 'P') }],
  ['outside of the structure', { unmarkedTexts: ['A heading'] }],
  ['reads otherwise', { markedIds: good.markedIds.map((ids) => [...ids].reverse()) }],
  ['reads otherwise', { tags: [{ role: 'Root', children: [] }] }],
  ['no description', { tags: withRole('P', 'Figure') }],
  ['H3 follows H1', { tags: withRole('H2', 'H3') }],
  ['A link has no text', { annotations: [[{ subtype: 'Link' }]] }],
  ['not explained', { texts: ['A heading\u0003'] }],
];

describe('accessibilityFaults', () => {
  it('finds nothing in a good file', () => {
    expect(good.markedIds[0]?.length).toBeGreaterThan(4);
    expect(accessibilityFaults(good)).toEqual([]);
  });

  it.each(broken)('finds: %s', (fault, change) => {
    expect(accessibilityFaults({ ...good, ...change }).join('\n')).toContain(fault);
  });
});
