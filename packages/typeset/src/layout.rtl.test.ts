import { describe, expect, it } from 'vitest';
import type { Block } from './blocks.ts';
import { layoutDocument } from './layout.ts';
import { bodyStyle, linesOf, listItem, makeDocument, paragraph } from './testing/documents.ts';
import { openFontBook } from './testing/open-font-book.ts';

const fonts = await openFontBook(['Inter']);
const layOut = (blocks: Block[], page = {}) =>
  layoutDocument({ ...makeDocument(blocks, page), direction: 'rtl' }, fonts);
const row = {
  type: 'row',
  left: paragraph('Role'),
  right: paragraph('2019', { align: 'end' }),
  gapPt: 4,
} as const;

describe('a document that runs right to left', () => {
  it('begins at the right edge, in text of either direction', () => {
    const [lines = []] = linesOf(layOut([paragraph('English'), paragraph('עברית')]));
    for (const { xPt, widthPt } of lines) expect(xPt + widthPt).toBeCloseTo(210, 6);
    expect(lines.map(({ rtl }) => rtl)).toEqual([false, true]);
  });

  it('hangs markers at the right and sets slots at the left', () => {
    const [lines = []] = linesOf(layOut([listItem('item'), row]));
    const [marker, item, role, date] = lines;
    expect(marker && marker.xPt + marker.widthPt).toBeCloseTo(210, 6);
    expect(item && item.xPt + item.widthPt).toBeCloseTo(198, 6);
    expect(role && role.xPt + role.widthPt).toBeCloseTo(210, 6);
    expect(date?.xPt).toBeCloseTo(10, 6);
  });

  it('turns columns, backgrounds and boxes round', () => {
    const columns: Block = {
      type: 'columns',
      columns: [
        { xPt: 0, widthPt: 50, children: [paragraph('side', { path: 'side' })] },
        { xPt: 60, widthPt: 140, children: [paragraph('main')] },
      ],
    };
    const backgrounds = [{ xPt: 0, yPt: 0, widthPt: 60, heightPt: 160, color: '#eeeeee' }];
    const list = layOut([columns], { backgrounds });
    const [background] = list.pages[0]?.items ?? [];
    expect(background).toMatchObject({ kind: 'rect', xPt: 160, widthPt: 60 });
    expect(list.pages[0]?.boxes).toMatchObject([{ path: 'side', xPt: 160, widthPt: 50 }]);
    expect(linesOf(list)[0]?.map(({ text }) => text)).toEqual(['side', 'main']);
  });

  it('draws backgrounds and icons where their words stand in a line', () => {
    const runs = [
      { text: '\u00a0\u00a0\u00a0', icon: 'M0 0 L24 0 L24 24Z' },
      { text: 'שלום ' },
      { text: 'Rust', background: '#dddddd' },
    ];
    const { items = [] } = layOut([paragraph('', { runs })]).pages[0] ?? {};
    const line = items.find((item) => item.kind === 'line');
    const drawn = items.filter((item) => item.kind === 'rect' || item.kind === 'shape');
    const placed = (line?.fragments ?? []).filter(({ icon, background }) => icon || background);
    // What is read first, the icon, stands at the right.
    const [background, icon] = placed.map(({ xPt }) => (line?.xPt ?? 0) + xPt);
    const [rect, shape] = drawn;
    expect(rect?.xPt).toBeCloseTo(background ?? 0, 6);
    expect(shape?.kind).toBe('shape');
    expect((shape?.xPt ?? 0) + (shape?.widthPt ?? 0)).toBeCloseTo(210, 6);
    expect(shape?.xPt).toBeGreaterThan(icon ?? 0);
  });

  it('is told from one that runs left to right by what the book remembers', () => {
    const blocks = [paragraph('Kubernetes הועברה לענן לפני שנתיים')];
    const first = linesOf(layoutDocument(makeDocument(blocks), fonts))[0]?.[0];
    expect(first?.rtl).toBe(false);
    expect(linesOf(layOut(blocks))[0]?.[0]?.rtl).toBe(true);
  });
});

describe('letters that hang together', () => {
  it('are not spaced', () => {
    const spacingOf = (text: string) => {
      const style = { ...bodyStyle, letterSpacingPt: 1 };
      const list = layoutDocument(makeDocument([paragraph(text, { style })]), fonts);
      return linesOf(list)[0]?.[0]?.letterSpacingPt;
    };
    expect(['Name', 'שם', 'اسم', 'नाम'].map(spacingOf)).toEqual([1, 1, 0, 0]);
  });
});
