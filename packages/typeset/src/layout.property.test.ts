import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, TextStyle, TypesetDocument } from './blocks.ts';
import type { DisplayList, LineItem } from './display-list.ts';
import { FontBook } from './fonts/font-book.ts';
import { layoutDocument } from './layout.ts';
import { cleanText } from './shape/clean-text.ts';
import { heading, linesOf, listItem, makeDocument, paragraph } from './testing/documents.ts';
import { openFontBook } from './testing/open-font-book.ts';

const fonts = await openFontBook(['Inter', 'Gelasio']);
const runs = { numRuns: 150, seed: Math.trunc(2 ** 31 * Math.random()) };

const word = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[A-Za-zÀ-ž',.-]{1,12}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^[א-ת]{1,8}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^[漢字仮名。、「」]{1,12}$/) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }) },
);
const text = fc
  .array(word, { minLength: 1, maxLength: 40 })
  .map((words) => words.join(' ').replaceAll(/\s+/g, ' '));
const runStyle = fc.record(
  {
    bold: fc.boolean(),
    italic: fc.boolean(),
    color: fc.constantFrom('#112233', '#445566'),
    href: fc.constantFrom('https://a.example', 'mailto:b@c.example', 'javascript:x'),
  },
  { requiredKeys: [] },
);
const runList = fc
  .array(fc.tuple(text, runStyle), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map(([content, marks]) => ({ text: content, ...marks })));
const style: fc.Arbitrary<TextStyle> = fc.record({
  family: fc.constantFrom('Inter', 'Gelasio'),
  sizePt: fc.constantFrom(8, 9.5, 11),
  leadingPt: fc.constantFrom(12, 14.3),
  color: fc.constant('#000000'),
  letterSpacingPt: fc.constantFrom(0, 0, 0.7),
});
const space = fc.constantFrom(0, 3, 20);
const textBlock = fc
  .record({
    runs: runList,
    style,
    spaceBeforePt: space,
    spaceAfterPt: space,
    breakBefore: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.boolean()),
    kind: fc.nat(3),
  })
  .map(({ kind, ...block }): Block => {
    if (kind === 0) return heading('', block);
    return kind === 1 ? listItem('', block) : paragraph('', block);
  });
const row = fc.record({ runs: runList, style, slot: text }).map(
  ({ runs: left, style: runStyle, slot }): Block => ({
    type: 'row',
    left: paragraph('', { runs: left, style: runStyle }),
    right: paragraph(slot.slice(0, 12), { style: runStyle }),
    gapPt: 6,
  }),
);
const rule: Block = { type: 'rule', thicknessPt: 1, color: '#000000' };
const leaf = fc.oneof(
  { weight: 6, arbitrary: textBlock },
  { weight: 2, arbitrary: row },
  { weight: 1, arbitrary: fc.constant(rule) },
);
const children = fc.array(leaf, { maxLength: 6 });
const stack = fc
  .record({
    children,
    keepTogether: fc.constantFrom(0, 0.2, 1),
    breakBefore: fc.boolean(),
    indentPt: fc.constantFrom(0, 10),
  })
  .map((one): Block => ({ type: 'stack', path: 'stack', ...one }));
const tint = { xPt: 0, widthPt: 80, color: '#eeeeff' };
const block = fc.oneof(
  { weight: 4, arbitrary: leaf },
  { weight: 1, arbitrary: stack },
  {
    weight: 2,
    arbitrary: fc
      .record({
        side: children,
        story: fc.array(fc.oneof({ weight: 3, arbitrary: leaf }, stack), { maxLength: 8 }),
        alone: fc.boolean(),
        isStoryFirst: fc.boolean(),
      })
      .map(({ side, story, alone, isStoryFirst }): Block => {
        const columns = [
          { xPt: 0, widthPt: 70, children: side, background: tint },
          {
            xPt: 80,
            widthPt: 120,
            children: story,
            ...(alone && { alone: { xPt: 0, widthPt: 200 } }),
          },
        ];
        return { type: 'columns', columns: isStoryFirst ? columns.toReversed() : columns };
      }),
  },
);
const anyDocument = fc.array(block, { maxLength: 12 }).map(
  (blocks): TypesetDocument => ({
    ...makeDocument(blocks),
    runningHead: {
      start: 'A long name that has to end where its room ends '.repeat(2),
      end: '{page}',
      style: { family: 'Inter', sizePt: 6, leadingPt: 7, color: '#000000' },
    },
  }),
);
/** Those of the document; a running head is no part of it. */
const ownLines = (list: DisplayList) =>
  linesOf(list).map((lines) => lines.filter((line) => line.nodes[0] !== null));

/** The texts of a document in reading order, without white space; empty ones left out. */
function textsIn(blocks: readonly Block[]): string[] {
  const texts = blocks.flatMap((one): string[] => {
    if (one.type === 'stack') return textsIn(one.children);
    if (one.type === 'columns') return one.columns.flatMap((column) => textsIn(column.children));
    if (one.type === 'row') return textsIn([one.left, one.right]);
    if (!('runs' in one)) return [];
    const own = one.runs.map((run) => cleanText(run.text)).join('');
    return one.type === 'listItem' && own !== '' ? [one.marker, own] : [own];
  });
  return texts.map((one) => one.replaceAll(/\s/g, '')).filter((one) => one !== '');
}

/** Lines by the element that they belong to, in the order of the structure. */
function linesByNode(list: DisplayList): LineItem[][] {
  const byNode = new Map<number, LineItem[]>();
  for (const line of ownLines(list).flat()) {
    const node = line.nodes[0];
    if (typeof node !== 'number') continue;
    byNode.set(node, [...(byNode.get(node) ?? []), line]);
  }
  return [...byNode].sort(([a], [b]) => a - b).map(([, lines]) => lines);
}

/** Pairs of lines that cover the same place; what stands on one baseline is set side by side. */
function overlapping(lines: readonly LineItem[]): LineItem[][] {
  const sorted = lines
    .filter((line) => !isOneGrapheme(line) && line.widthPt > 0)
    .sort((a, b) => a.topPt - b.topPt);
  const isBeside = (a: LineItem, b: LineItem) =>
    a.baselinePt === b.baselinePt || b.xPt >= a.xPt + a.widthPt - 1e-5;
  return sorted.flatMap((line, index) =>
    sorted
      .slice(index + 1)
      .filter((other) => other.topPt < line.topPt + line.heightPt - 1e-6)
      .filter((other) => !isBeside(line, other) && !isBeside(other, line))
      .map((other) => [line, other]),
  );
}

const isOneGrapheme = (line: LineItem) =>
  [...new Intl.Segmenter('en').segment(line.text)].length === 1;

type Check = (list: DisplayList, document: TypesetDocument) => void;

/** Laying documents out is what takes the time: the same ones are looked at for each property. */
const laidOut = fc
  .sample(anyDocument, runs)
  .map((document) => ({ document, list: layoutDocument(document, fonts) }));

/** One that breaks the property is sought again from the seed, which makes it small and names it. */
function holds(check: Check): void {
  try {
    for (const { list, document } of laidOut) check(list, document);
  } catch (error) {
    const again = (document: TypesetDocument) => check(layoutDocument(document, fonts), document);
    fc.assert(fc.property(anyDocument, again), runs);
    throw error;
  }
}

describe('layoutDocument', () => {
  it('shows every word of every block once and in order', () => {
    holds((list, document) => {
      const shown = linesByNode(list).map((lines) =>
        lines.map((line) => line.text.replaceAll(/\s/g, '')).join(''),
      );
      expect(shown.filter((one) => one !== '')).toEqual(textsIn(document.blocks));
    });
  });

  it('keeps every line within its measure', () => {
    holds((list) => {
      for (const line of linesOf(list).flat()) {
        expect(line.xPt).toBeGreaterThanOrEqual(10 - 1e-6);
        if (!isOneGrapheme(line)) expect(line.xPt + line.widthPt).toBeLessThanOrEqual(210 + 1e-5);
      }
    });
  });

  it('sets no line over another, in whatever columns', () => {
    holds((list) => {
      for (const lines of linesOf(list)) expect(overlapping(lines)).toEqual([]);
    });
  });

  it('puts nothing below the bottom margin', () => {
    holds((list) => {
      for (const line of ownLines(list).flat()) {
        expect(line.topPt).toBeGreaterThanOrEqual(10 - 1e-6);
        expect(line.topPt + line.heightPt).toBeLessThanOrEqual(150 + 1e-5);
      }
    });
  });

  it('covers each line with fragments, without gaps', () => {
    holds((list) => {
      for (const line of linesOf(list).flat()) {
        let xPt = 0;
        const letters = line.fragments.filter(({ isHyphen }) => !isHyphen);
        expect(letters.map(({ run }) => run.text.length).reduce((a, b) => a + b, 0)).toBe(
          line.text.length,
        );
        for (const { run } of letters) expect(line.text).toContain(run.text);
        for (const { run, xPt: at, widthPt } of line.fragments) {
          expect(at).toBeCloseTo(xPt, 9);
          xPt += widthPt;
          const advances = run.glyphs.filter((_, i) => i % 5 === 1).reduce((a, b) => a + b, 0);
          expect(advances / fonts.face(run.font).unitsPerEm).toBeCloseTo(run.widthEm, 9);
        }
        expect(line.widthPt).toBeCloseTo(xPt, 9);
      }
    });
  });

  it('lists a page in the order of the structure', () => {
    holds((list) => {
      for (const lines of ownLines(list)) {
        const nodes = lines.map((line) => line.nodes[0] ?? 0);
        expect(nodes).toEqual([...nodes].sort((a, b) => a - b));
      }
    });
  });

  it('parts no single line from its paragraph', () => {
    holds((list) => {
      const pages = linesOf(list);
      for (const lines of linesByNode(list)) {
        if (lines.length === 1) continue;
        for (const page of pages) {
          expect(page.filter((line) => lines.includes(line)).length).not.toBe(1);
        }
      }
    });
  });

  it('gives an equal list whatever was laid out before', () => {
    const faces = ['Inter', 'Gelasio'].flatMap((family) =>
      ['Regular', 'Italic', 'Bold', 'BoldItalic'].map((name) => fonts.face(`${family}-${name}`)),
    );
    holds((list, document) => {
      const cold = new FontBook(fonts.harfBuzz);
      for (const face of faces) cold.addFace(face);
      expect(layoutDocument(document, fonts)).toEqual(list);
      expect(layoutDocument(document, cold)).toEqual(list);
    });
  });
});
