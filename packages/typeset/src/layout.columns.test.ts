import { describe, expect, it } from 'vitest';
import type { Block, Columns, TypesetDocument } from './blocks.ts';
import type { RectItem } from './display-list.ts';
import { layoutDocument } from './layout.ts';
import { bodyStyle, linesOf, makeDocument, paragraph, textsOf } from './testing/documents.ts';
import { openFontBook } from './testing/open-font-book.ts';

const fonts = await openFontBook(['Inter']);
const lay = (blocks: Block[], others: Partial<TypesetDocument> = {}) =>
  layoutDocument({ ...makeDocument(blocks), ...others }, fonts);
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, n) => paragraph(`${name} ${n}`));
const background = { xPt: 0, widthPt: 80, color: '#eeeeff' };
const wide = { xPt: 0, widthPt: 200 };

const beside = (side: Block[], story: Block[], first: 'side' | 'story' = 'side'): Columns => {
  const columns = [
    { xPt: 0, widthPt: 70, children: side, background },
    { xPt: 80, widthPt: 120, children: story, alone: wide },
  ];
  return { type: 'columns', columns: first === 'side' ? columns : columns.toReversed() };
};
const backgroundsOf = (list: ReturnType<typeof lay>) =>
  list.pages.map(({ items }) => items.filter((item): item is RectItem => item.kind === 'rect'));
const leftsOf = (list: ReturnType<typeof lay>, name: string) =>
  linesOf(list).map((lines) => [
    ...new Set(lines.filter(({ text }) => text.startsWith(name)).map(({ xPt }) => xPt)),
  ]);

it('lets the last of several lines stand beside what follows, where it may', () => {
  const text = paragraph('text');
  const linesBelow = (date: string, overhangs: boolean) => {
    const columns = [
      { xPt: 0, widthPt: 70, children: [paragraph(date)], overhangs },
      { xPt: 80, widthPt: 120, children: [paragraph('title')] },
    ];
    const [lines = []] = linesOf(lay([{ type: 'columns', columns }, text]));
    const yOf = (wanted: string) => lines.find((line) => line.text === wanted)?.baselinePt ?? 0;
    return Math.round((yOf('text') - yOf('title')) / bodyStyle.leadingPt);
  };
  expect(linesBelow('one\ntwo', false)).toBe(2);
  expect(linesBelow('one\ntwo', true)).toBe(1);
  expect(linesBelow('one\ntwo\nthree', true)).toBe(2);
  expect(linesBelow('one', true)).toBe(1);
});

describe('a column beside one that ends', () => {
  it.each(['side', 'story'] as const)('runs wide from the next page on, the %s first', (first) => {
    const list = lay([beside(many(3, 'side'), many(25, 'story'), first)]);
    expect(leftsOf(list, 'story')).toEqual([[90], [10], [10]]);
    expect(leftsOf(list, 'side')).toEqual([[10], [], []]);
  });

  it('waits for one that goes on over several pages', () => {
    const list = lay([beside(many(12, 'side'), many(25, 'story'))]);
    expect(leftsOf(list, 'story')).toEqual([[90], [90], [10]]);
  });

  it('says everything once, in its order, a paragraph in one measure', () => {
    const long = paragraph('So many words that they take a few lines of the narrow column here.');
    const story = [...many(8, 'story'), long, ...many(6, 'later')];
    const list = lay([beside([], story), paragraph('end')]);
    const texts = textsOf(list).flat().join(' ');
    expect(texts).toBe(
      [...many(8, 'story'), long, ...many(6, 'later'), paragraph('end')]
        .map(({ runs }) => runs[0]?.text)
        .join(' '),
    );
  });

  it('keeps the boxes of what is open, each as wide as its column is on that page', () => {
    const stack: Block = { type: 'stack', path: 'jobs', children: many(15, 'story') };
    const list = lay([beside(many(1, 'side'), [stack])]);
    const boxes = list.pages.flatMap((page) => page.boxes.filter(({ path }) => path === 'jobs'));
    expect(boxes.map(({ xPt, widthPt }) => [xPt, widthPt])).toEqual([
      [90, 120],
      [10, 200],
    ]);
  });
});

describe('the background of a column', () => {
  it('covers the whole of the pages on which the column has something, and no other', () => {
    const list = lay([beside(many(3, 'side'), many(25, 'story'))]);
    expect(backgroundsOf(list)).toEqual([
      [{ kind: 'rect', xPt: 0, yPt: 0, widthPt: 80, heightPt: 160, color: '#eeeeff' }],
      [],
      [],
    ]);
    expect(backgroundsOf(lay([beside([], many(3, 'story'))]))).toEqual([[]]);
  });
});

describe('a break before a block', () => {
  const pagesOf = (blocks: Block[]) => textsOf(lay(blocks));

  it('begins a page with it, and not a second one at the top of a page', () => {
    const stack: Block = { type: 'stack', breakBefore: true, children: many(1, 'new') };
    expect(pagesOf([paragraph('a'), stack])).toEqual([['a'], ['new 0']]);
    expect(pagesOf([stack, paragraph('a')])).toEqual([['new 0', 'a']]);
    expect(pagesOf([...many(10, 'line'), stack])).toHaveLength(2);
  });

  it('holds for each kind of block, and against what would be kept with it', () => {
    const kept = paragraph('kept', { keepWithNext: true });
    const inner = paragraph('b', { breakBefore: true });
    expect(pagesOf([paragraph('a'), kept, inner])).toEqual([['a', 'kept'], ['b']]);
    const together: Block = { type: 'stack', keepTogether: 1, children: [kept, inner] };
    expect(pagesOf([paragraph('a'), together])).toEqual([['a', 'kept'], ['b']]);
    const row: Block = {
      type: 'row',
      gapPt: 4,
      breakBefore: true,
      left: paragraph('left'),
      right: paragraph('right'),
    };
    expect(pagesOf([paragraph('a'), row])).toEqual([['a'], ['left', 'right']]);
    const rule: Block = { type: 'rule', thicknessPt: 1, color: '#000000', breakBefore: true };
    expect(pagesOf([paragraph('a'), rule, paragraph('b')])).toEqual([['a'], ['b']]);
    const columns: Block = { ...beside(many(1, 'side'), many(1, 'story')), breakBefore: true };
    expect(pagesOf([paragraph('a'), columns])).toEqual([['a'], ['side 0', 'story 0']]);
  });
});

describe('a running head', () => {
  const style = { ...bodyStyle, sizePt: 6, leadingPt: 8 };
  const runningHead = { start: 'Ada Lovelace', end: '{page} / {pages}', style };

  it('stands in the top margin of every page but the first, and takes no room', () => {
    const plain = lay(many(25, 'line'));
    const list = lay(many(25, 'line'), { runningHead });
    const heads = linesOf(list).map((lines) => lines.filter(({ topPt }) => topPt < 10));
    expect(heads.map((lines) => lines.map(({ text }) => text))).toEqual([
      [],
      ['Ada Lovelace', '2 / 3'],
      ['Ada Lovelace', '3 / 3'],
    ]);
    const [start, end] = heads[1] ?? [];
    expect(start?.xPt).toBeCloseTo(10);
    expect((end?.xPt ?? 0) + (end?.widthPt ?? 0)).toBeCloseTo(210);
    expect(heads.flat().every(({ nodes }) => nodes[0] === null)).toBe(true);
    expect(list.structure).toEqual(plain.structure);
  });

  it('is as wide as the text below it, on pages where that is narrower', () => {
    const alone = { xPt: 50, widthPt: 120 };
    const side = many(2, 'side');
    const story = many(25, 'story').map((block) => ({ ...block, path: 'story' }));
    const columns: Block = {
      type: 'columns',
      columns: [
        { xPt: 0, widthPt: 60, children: side },
        { xPt: 70, widthPt: 130, alone, children: story },
      ],
    };
    const [, second = []] = linesOf(lay([columns], { runningHead }));
    const [start, end] = second.filter(({ topPt }) => topPt < 10);
    expect(start?.xPt).toBeCloseTo(60);
    expect((end?.xPt ?? 0) + (end?.widthPt ?? 0)).toBeCloseTo(180);
  });

  it('stands in the middle as one line where it is told to', () => {
    const align = 'center' as const;
    const [, second = []] = linesOf(
      lay(many(25, 'line'), { runningHead: { ...runningHead, align } }),
    );
    const [head] = second.filter(({ topPt }) => topPt < 10);
    expect(head?.text).toBe('Ada Lovelace · 2 / 3');
    expect((head?.xPt ?? 0) + (head?.widthPt ?? 0) / 2).toBeCloseTo(110);
  });

  it('ends where its room ends', () => {
    const long = { ...runningHead, start: 'Ada King, Countess of Lovelace, '.repeat(9) };
    const [, second = []] = linesOf(lay(many(25, 'line'), { runningHead: long }));
    const [start, end] = second.filter(({ topPt }) => topPt < 10);
    expect((start?.xPt ?? 0) + (start?.widthPt ?? 0)).toBeLessThan(end?.xPt ?? 0);
  });
});

describe('the longest measure of a text', () => {
  it('ends its lines before its room does', () => {
    const text = 'So many words that they would take more than a line of the room that they have.';
    const [lines = []] = linesOf(lay([paragraph(text, { maxWidthPt: 90 }), paragraph(text)]));
    const widths = lines.map(({ widthPt }) => widthPt);
    expect(Math.max(...widths.slice(0, 4))).toBeLessThanOrEqual(90);
    expect(Math.max(...widths)).toBeGreaterThan(150);
  });
});
