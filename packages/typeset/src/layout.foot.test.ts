import { describe, expect, it } from 'vitest';
import type { TypesetDocument } from './blocks.ts';
import { layoutDocument } from './layout.ts';
import { paintPdf } from './paint-pdf/paint-pdf.ts';
import { bodyStyle, linesOf, makeDocument, paragraph } from './testing/documents.ts';
import { openFontBook } from './testing/open-font-book.ts';
import { readPdf } from './testing/read-pdf.ts';

const fonts = await openFontBook(['Inter']);
const footer = paragraph('Made here', { style: { ...bodyStyle, sizePt: 6, leadingPt: 8 } });
const pageLabel = { text: 'Page {page} of {pages}', style: { ...bodyStyle, leadingPt: 10 } };
const body = Array.from({ length: 25 }, (_, n) => paragraph(`line ${n}`));
const without: TypesetDocument = { ...makeDocument(body), pageLabel };
const lay = (document: TypesetDocument) => layoutDocument(document, fonts);
const isFoot = ({ text }: { text: string }) => text === 'Made here';

it('numbers pages in the digits that it is given', () => {
  const list = lay({ ...without, zero: '०' });
  const labels = linesOf(list).map(
    (lines) => lines.find(({ text }) => text.startsWith('Page '))?.text,
  );
  expect(labels).toEqual(['Page १ of ३', 'Page २ of ३', 'Page ३ of ३']);
});

describe('a foot', () => {
  const list = lay({ ...without, footer });

  it('stands on every page, at the right margin, on the baseline of the page label', () => {
    expect(list.pages.length).toBe(3);
    for (const lines of linesOf(list)) {
      const line = lines.find(isFoot);
      const label = lines.find(({ text }) => text.startsWith('Page '));
      expect(line?.nodes).toEqual([null]);
      expect((line?.xPt ?? 0) + (line?.widthPt ?? 0)).toBeCloseTo(210, 6);
      expect(line?.baselinePt).toBeCloseTo(label?.baselinePt ?? 0, 6);
      expect(line?.topPt).toBeGreaterThan(150);
    }
    const [single] = linesOf(lay({ ...makeDocument([paragraph('alone')]), footer }));
    expect(single?.filter(isFoot)).toHaveLength(1);
  });

  it('changes nothing else: lines, boxes, structure', () => {
    const plain = lay(without);
    expect(list.structure).toEqual(plain.structure);
    for (const [index, page] of list.pages.entries()) {
      const items = page.items.filter((item) => item.kind !== 'line' || !isFoot(item));
      expect(items).toEqual(plain.pages[index]?.items);
      expect(page.boxes).toEqual(plain.pages[index]?.boxes);
    }
  });

  it('keeps its side where its letters run against the page, and leads nowhere', () => {
    const runs = [{ text: 'Made here', href: 'https://example.com/' }];
    const mirrored = lay({ ...without, direction: 'rtl', footer: { ...footer, runs } });
    for (const page of mirrored.pages) {
      expect(page.items.some(({ kind }) => kind === 'link')).toBe(false);
      const line = page.items.find((item) => item.kind === 'line' && isFoot(item));
      expect(line).toMatchObject({ xPt: 10 });
    }
  });

  it('is an artifact of the PDF: on each page, in no tag', async () => {
    const { texts, tags } = await readPdf(paintPdf(list, fonts));
    for (const text of texts) expect(text).toContain('Made here');
    const plain = await readPdf(paintPdf(lay(without), fonts));
    expect(tags).toEqual(plain.tags);
  });
});
