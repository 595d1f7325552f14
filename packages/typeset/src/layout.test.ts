import { describe, expect, it } from 'vitest';
import type { Block, TypesetDocument } from './blocks.ts';
import { layoutDocument } from './layout.ts';
import {
  bodyStyle,
  heading,
  linesOf,
  listItem,
  makeDocument,
  paragraph,
  textsOf,
} from './testing/documents.ts';
import { openFontBook } from './testing/open-font-book.ts';

const fonts = await openFontBook(['Inter']);
const layout = (blocks: Block[], page?: Partial<TypesetDocument['page']>) =>
  layoutDocument(makeDocument(blocks, page), fonts);
const words = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `w${from + i}`);
/** A paragraph of so many lines: a word a line. */
const tall = (from: number, to: number, overrides = {}) =>
  paragraph(words(from, to).join('\n'), overrides);

describe('an address that stands alone', () => {
  const sizesOf = (address: string, before = '') => {
    const runs = [{ text: before }, { text: address, href: `mailto:${address}` }];
    return linesOf(layout([paragraph('', { runs })])).flatMap((lines) =>
      lines.map(({ text, sizePt, heightPt }) => [text, Math.round(sizePt * 10) / 10, heightPt]),
    );
  };
  const local = 'maximilianalexandervonhohenstaufen2019';

  it('is set smaller on the same leading where a part of it is wider than the line', () => {
    expect(sizesOf(`${local}@example.com`)).toEqual([
      [`${local}@`, 9.4, 14],
      ['example.com', 9.4, 14],
    ]);
  });

  it('is cut where it would be too small to read, or stands in a text', () => {
    const tooLong = `${local}${local}@example.com`;
    expect(sizesOf(tooLong).map(([, sizePt]) => sizePt)).toEqual([10, 10, 10]);
    expect(sizesOf(`${local}@example.com`, 'Mail ').map(([, sizePt]) => sizePt)).not.toContain(9.4);
  });
});

describe('pages', () => {
  it('fills a page to its bottom margin and goes on at the top of the next', () => {
    expect(textsOf(layout(words(1, 23).map((word) => paragraph(word))))).toEqual([
      words(1, 10),
      words(11, 20),
      words(21, 23),
    ]);
  });

  it('parts no single line from its paragraph', () => {
    expect(textsOf(layout([tall(1, 9), tall(10, 13)]))).toEqual([words(1, 9), words(10, 13)]);
    expect(textsOf(layout([tall(1, 8), tall(9, 11)]))).toEqual([words(1, 8), words(9, 11)]);
    expect(textsOf(layout([tall(1, 7), tall(8, 11)]))).toEqual([words(1, 9), words(10, 11)]);
    expect(textsOf(layout([tall(1, 11)]))).toEqual([words(1, 9), words(10, 11)]);
  });

  it('leaves space above out at the top of a page', () => {
    const spaced = paragraph('next', { spaceBeforePt: 30, spaceAfterPt: 5 });
    const [[first] = [], [second] = []] = linesOf(layout([spaced, tall(1, 8), spaced]));
    expect(first?.topPt).toBe(10);
    expect(second?.topPt).toBe(10);
  });

  it('never leaves a heading, or a chain of kept blocks, at the foot of a page', () => {
    const chain = [heading('H'), paragraph('kept', { keepWithNext: true }), tall(9, 12)];
    expect(textsOf(layout([tall(1, 7), ...chain]))).toEqual([
      words(1, 7),
      ['H', 'kept', ...words(9, 12)],
    ]);
  });

  it('lets a rule that closes what is above it end a page', () => {
    const closing: Block = { type: 'rule', thicknessPt: 1, color: '#000000', keepWithNext: false };
    const held = paragraph('held', { keepWithNext: true });
    expect(textsOf(layout([tall(1, 8), held, closing, tall(9, 11)]))).toEqual([
      [...words(1, 8), 'held'],
      words(9, 11),
    ]);
  });

  it('keeps a heading with the text below its rule', () => {
    const rule: Block = { type: 'rule', thicknessPt: 1, color: '#000000' };
    const list = layout([tall(1, 8), heading('H'), rule, tall(9, 11)]);
    expect(textsOf(list)).toEqual([words(1, 8), ['H', ...words(9, 11)]]);
  });

  it('keeps a stack together where it fits on a page, and splits it otherwise', () => {
    const stack = (to: number): Block => ({
      type: 'stack',
      keepTogether: 1,
      children: words(5, to).map((word) => paragraph(word)),
    });
    expect(textsOf(layout([tall(1, 4), stack(12)]))).toEqual([words(1, 4), words(5, 12)]);
    expect(textsOf(layout([tall(1, 4), stack(15)]))).toEqual([words(1, 10), words(11, 15)]);
  });

  it('splits a stack that is kept together where that would leave more than its share empty', () => {
    const stack = (first: number, to: number): Block => ({
      type: 'stack',
      keepTogether: 0.5,
      children: words(first, to).map((word) => paragraph(word)),
    });
    expect(textsOf(layout([tall(1, 7), stack(8, 12)]))).toEqual([words(1, 7), words(8, 12)]);
    expect(textsOf(layout([tall(1, 7), stack(8, 13)]))).toEqual([words(1, 10), words(11, 13)]);
  });

  it('keeps a stack with what follows by the last block in it', () => {
    const stack: Block = { type: 'stack', keepWithNext: true, children: [tall(8, 9)] };
    expect(textsOf(layout([tall(1, 7), stack, tall(10, 11)]))).toEqual([words(1, 7), words(8, 11)]);
  });

  it('splits a chain that fits on no page', () => {
    const chain = words(1, 25).map((word) => paragraph(word, { keepWithNext: true }));
    expect(textsOf(layout(chain)).flat()).toEqual(words(1, 25));
    expect(layout(chain).pages.length).toBeLessThanOrEqual(4);
  });

  it('paints backgrounds on every page, and the label only where there are more pages', () => {
    const backgrounds = [{ xPt: 0, yPt: 0, widthPt: 60, heightPt: 160, color: '#eeeeee' }];
    const pageLabel = { text: 'Page {page} of {pages}', style: { ...bodyStyle, leadingPt: 10 } };
    const make = (count: number) =>
      layoutDocument({ ...makeDocument([tall(1, count)], { backgrounds }), pageLabel }, fonts);
    expect(textsOf(make(5))).toEqual([words(1, 5)]);
    const two = make(15);
    expect(two.pages.map((page) => page.items[0]?.kind)).toEqual(['rect', 'rect']);
    const label = linesOf(two)[1]?.at(-1);
    expect(label).toMatchObject({ text: 'Page 2 of 2', topPt: 150, nodes: [null] });
    expect((label?.xPt ?? 0) + (label?.widthPt ?? 0) / 2).toBeCloseTo(110, 6);
  });

  it('paints the background of a stack below its text, and an inner one over an outer one', () => {
    const background = (color: string, widthPt: number) =>
      ({ xPt: 0, widthPt, abovePt: 10, belowPt: 4, color }) as const;
    const inner: Block = {
      type: 'stack',
      background: background('#ffcc00', 50),
      children: [tall(1, 3)],
    };
    const outer: Block = {
      type: 'stack',
      background: background('#aa00ff', 220),
      children: [inner],
    };
    const [page] = layout([outer, paragraph('below')]).pages;
    const place = { kind: 'rect', xPt: 0, yPt: 0, heightPt: 10 + 3 * 14 + 4 };
    expect(page?.items.slice(0, 3)).toMatchObject([
      { ...place, widthPt: 220, color: '#aa00ff' },
      { ...place, widthPt: 50, color: '#ffcc00' },
      { kind: 'line', text: 'w1' },
    ]);
  });

  it('goes on with the background where the stack goes on', () => {
    const background = { xPt: 5, widthPt: 210, abovePt: 1, belowPt: 2, color: '#eeeeee' };
    const stack: Block = { type: 'stack', background, children: [tall(1, 14)] };
    const stackBackgrounds = layout([stack]).pages.map((page) => page.items[0]);
    expect(stackBackgrounds).toMatchObject([
      { yPt: 9, heightPt: 143 },
      { yPt: 9, heightPt: 4 * 14 + 3 },
    ]);
  });

  it('gives an empty document one empty page', () => {
    expect(layout([]).pages).toEqual([{ items: [], boxes: [] }]);
  });
});

describe('columns', () => {
  const columns = (left: Block[], right: Block[]): Block => ({
    type: 'columns',
    columns: [
      { xPt: 0, widthPt: 60, children: left },
      { xPt: 80, widthPt: 120, children: right },
    ],
  });

  it('flow side by side, and what follows begins below the longest', () => {
    const list = layout([tall(1, 1), columns([tall(2, 3)], [tall(4, 15)]), tall(16, 16)]);
    const lines = linesOf(list);
    expect(lines.map((page) => page.map((line) => line.text))).toEqual([
      [...words(1, 12)],
      [...words(13, 16)],
    ]);
    const at = (word: string) => lines.flat().find((line) => line.text === word);
    expect(at('w2')).toMatchObject({ xPt: 10, topPt: 24 });
    expect(at('w4')).toMatchObject({ xPt: 90, topPt: 24 });
    expect(at('w16')).toMatchObject({ xPt: 10, topPt: 52 });
  });

  it('read one after the other', () => {
    const list = layout([columns([tall(1, 12)], [tall(13, 24)])]);
    const nodes = linesOf(list).map((page) => page.map((line) => line.nodes[0]));
    expect(nodes).toEqual([
      [...Array(10).fill(1), ...Array(10).fill(2)],
      [1, 1, 2, 2],
    ]);
  });
});

describe('rows', () => {
  const row = (left: string, right: string): Block => ({
    type: 'row',
    left: paragraph(left, { path: 'left' }),
    right: paragraph(right, { path: 'right', style: { ...bodyStyle, sizePt: 8, leadingPt: 10 } }),
    gapPt: 8,
    path: 'row',
  });

  it('set the slot at the right-hand edge, on the first baseline', () => {
    const list = layout([row('A long title that has to wrap before the dates', '2020 – 2021')]);
    const [lines = []] = linesOf(list);
    const slot = lines.at(-1);
    expect(lines.length).toBeGreaterThan(2);
    expect(slot?.text).toBe('2020 – 2021');
    expect(slot?.baselinePt).toBeCloseTo(lines[0]?.baselinePt ?? 0, 9);
    expect((slot?.xPt ?? 0) + (slot?.widthPt ?? 0)).toBeCloseTo(210, 6);
    for (const line of lines.slice(0, -1)) {
      expect(line.xPt + line.widthPt).toBeLessThanOrEqual((slot?.xPt ?? 0) - 8 + 1e-6);
    }
    expect(list.pages[0]?.boxes.map((box) => box.path)).toEqual(['row', 'left', 'right']);
  });

  it('set a slot that is wider than half below the text', () => {
    const list = layout([row('Title', 'A very long place with a very long name')]);
    expect(textsOf(list)).toEqual([['Title', 'A very long place with a very long name']]);
    expect(linesOf(list)[0]?.map((line) => line.xPt)).toEqual([10, 10]);
  });

  it('set a slot below the text where it would cut the words of it', () => {
    const word = 'Rechtsschutzversicherung';
    const texts = textsOf(layout([row(`${word} ${word}`, 'Conversational, spoken')]));
    expect(texts).toEqual([[word, word, 'Conversational, spoken']]);
  });

  it('mirror where the text is right to left', () => {
    const [title, slot] = linesOf(layout([row('שלום', '2020')]))[0] ?? [];
    expect((title?.xPt ?? 0) + (title?.widthPt ?? 0)).toBeCloseTo(210, 6);
    expect(slot?.xPt).toBe(10);
  });

  it('show either side alone', () => {
    expect(textsOf(layout([row('', '2020'), row('Title', '')]))).toEqual([['2020', 'Title']]);
    const [slot] = linesOf(layout([row('', '2020')]))[0] ?? [];
    expect((slot?.xPt ?? 0) + (slot?.widthPt ?? 0)).toBeCloseTo(210, 6);
  });
});

describe('alignment', () => {
  it('begins at the side where the text begins', () => {
    const edges = (text: string, align?: 'start' | 'center' | 'end') => {
      const line = linesOf(layout([paragraph(text, { align })]))[0]?.[0];
      return [line?.xPt ?? 0, 220 - (line?.xPt ?? 0) - (line?.widthPt ?? 0)];
    };
    expect(edges('abc')[0]).toBe(10);
    expect(edges('שלום')[1]).toBeCloseTo(10, 6);
    expect(edges('abc', 'end')[1]).toBeCloseTo(10, 6);
    expect(edges('שלום', 'end')[0]).toBeCloseTo(10, 6);
    const [left = 0, right = 1] = edges('abc', 'center');
    expect(left).toBeCloseTo(right, 6);
  });

  it('hangs markers in the indent, on the side where the text begins', () => {
    const [marker, text] = linesOf(layout([listItem('abc')]))[0] ?? [];
    expect([marker?.text, marker?.xPt, text?.xPt]).toEqual(['•', 10, 22]);
    const [rtlMarker, rtlText] = linesOf(layout([listItem('שלום')]))[0] ?? [];
    expect((rtlMarker?.xPt ?? 0) + (rtlMarker?.widthPt ?? 0)).toBeCloseTo(210, 6);
    expect((rtlText?.xPt ?? 0) + (rtlText?.widthPt ?? 0)).toBeCloseTo(198, 6);
  });
});

describe('structure', () => {
  it('follows the content', () => {
    const href = 'https://a.example';
    const { structure, pages } = layout([
      heading('Name', { level: 1 }),
      listItem('a'),
      listItem('b'),
      paragraph('x', { runs: [{ text: 'see ' }, { text: 'this', href }] }),
      listItem('c', { marker: '' }),
      { type: 'image', source: 'data:', alt: 'Photo', widthPt: 400, heightPt: 400 },
    ]);
    expect(structure.map(({ tag, parent }) => [tag, parent])).toEqual([
      ['Document', null],
      ['H1', 0],
      ['L', 0],
      ['LI', 2],
      ['Lbl', 3],
      ['LBody', 3],
      ['LI', 2],
      ['Lbl', 6],
      ['LBody', 6],
      ['P', 0],
      ['Link', 9],
      ['L', 0],
      ['LI', 11],
      ['LBody', 12],
      ['Figure', 0],
    ]);
    expect(structure.at(-1)?.alt).toBe('Photo');
    const link = pages[0]?.items.at(-1);
    expect(link).toMatchObject({ kind: 'link', href, text: 'this', node: 10, heightPt: 14 });
    const image = pages[1]?.items[0];
    expect(image).toMatchObject({ kind: 'image', widthPt: 140, heightPt: 140, xPt: 10, yPt: 10 });
  });

  it('has one link area a line, all of one element', () => {
    const runs = [
      { text: 'a link of so many words that it wraps onto a second line', href: 'tel:1' },
    ];
    const list = layout([paragraph('', { runs })]);
    const links = list.pages[0]?.items.filter((item) => item.kind === 'link') ?? [];
    expect(links.map((link) => link.node)).toEqual([2, 2]);
    expect(links.map((link) => link.yPt)).toEqual([10, 24]);
  });
});

describe('boxes', () => {
  it('tell where the content of each path lies, one a page, stacks before what is in them', () => {
    const list = layout([
      paragraph('above'),
      { type: 'stack', path: 's', indentPt: 5, children: [tall(1, 12, { path: 's.p' })] },
    ]);
    expect(list.pages.map((page) => page.boxes)).toEqual([
      [
        { path: 's', xPt: 15, yPt: 24, widthPt: 195, heightPt: 126 },
        { path: 's.p', xPt: 15, yPt: 24, widthPt: 195, heightPt: 126 },
      ],
      [
        { path: 's', xPt: 15, yPt: 10, widthPt: 195, heightPt: 42 },
        { path: 's.p', xPt: 15, yPt: 10, widthPt: 195, heightPt: 42 },
      ],
    ]);
  });
});

describe('what is remembered', () => {
  it('gives an unchanged paragraph the same fragments wherever it has moved to', () => {
    const fixed = paragraph('unchanged text with a link', { runs: [{ text: 'x', href: 'tel:1' }] });
    const before = linesOf(layout([fixed]))[0]?.[0];
    const after = linesOf(layout([heading('New'), structuredClone(fixed)]))[0]?.[1];
    expect(after?.fragments).toBe(before?.fragments);
    expect(after?.nodes).not.toEqual(before?.nodes);
  });
});

describe('hyphens', () => {
  const text =
    'abcdefghijklmnopq and abcdefghijklmnopqrstuvwxyzabc and so on to the end of the last line';
  const parts = (key: string, at: number) => ({ key, hyphenate: () => [at] });
  const firstLine = (hyphenate: boolean, hyphenator: TypesetDocument['hyphenator']) =>
    linesOf(
      layoutDocument(
        { ...makeDocument([paragraph(text, { hyphenate })]), ...(hyphenator && { hyphenator }) },
        fonts,
      ),
    )[0]?.[0]?.fragments.map(({ run }) => run.text);

  it('are set where the document and the block say so, and each hyphenator has its own lines', () => {
    expect(firstLine(false, parts('a', 3))).toEqual(firstLine(true, undefined));
    expect(firstLine(true, parts('a', 3))?.join('')).toMatch(/ abc-$/);
    expect(firstLine(true, parts('b', 2))?.join('')).toMatch(/ ab-$/);
  });
});
