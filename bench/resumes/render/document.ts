import type { WordNode } from '@folio/intake/word-node';
import type { Block, Composition, Span } from '../compose/block.ts';

/**
 * How a Word file is made: with styles for headings and lists, and margins as tables or by tabs.
 */
type Hand = { isStyled: boolean; hasTables: boolean };

/**
 * Renders a composition as paragraphs and tables of a Word file, in the form that the reader gets
 * from mammoth.
 */
export function documentOf({ head, columns }: Composition, sizePt: number, hand: Hand): WordNode {
  const writer = writerOf(sizePt, hand);
  const parts = columns.map(({ blocks }) => writer.blocks(blocks));
  const isTable = hand.hasTables && parts.length > 1;
  const body = isTable ? [table([parts])] : parts.flat();
  return { type: 'document', children: [...writer.blocks(head), ...body] };
}

const table = (rows: readonly WordNode[][][]): WordNode => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
});

const tab: WordNode = { type: 'tab' };
const written = (value: string): WordNode => ({ type: 'text', value });

function writerOf(sizePt: number, { isStyled, hasTables }: Hand) {
  const runs = (spans: readonly Span[]): WordNode[] =>
    spans.map(({ text, isBold = false, isItalic = false, em = 1 }) => ({
      type: 'run',
      isBold,
      isItalic,
      fontSize: Math.round(2 * sizePt * em) / 2,
      children: [written(text)],
    }));
  const paragraph = (children: WordNode[], more: Partial<WordNode> = {}): WordNode => ({
    type: 'paragraph',
    ...more,
    children,
  });
  const heading: Partial<WordNode> = isStyled
    ? { styleName: 'heading 1', styleId: 'Heading1' }
    : {};
  const row = ({ margin = [], left, right = [] }: Block & { kind: 'row' }): WordNode => {
    const end = right.length === 0 ? [] : [tab, ...runs(right)];
    if (margin.length === 0) return paragraph([...runs(left), ...end]);
    if (!hasTables) return paragraph([...runs(margin), tab, ...runs(left), ...end]);
    return table([[[paragraph(runs(margin))], [paragraph([...runs(left), ...end])]]]);
  };
  const blockOf = (block: Block): WordNode[] => {
    switch (block.kind) {
      case 'space':
        return [];
      case 'heading':
        return [paragraph(runs(block.spans), heading)];
      case 'item':
        return isStyled
          ? [paragraph(runs(block.spans), { numbering: { isOrdered: false } })]
          : [paragraph([written(block.glyph), tab, ...runs(block.spans)])];
      case 'table':
        return [table(block.rows.map((cells) => cells.map((spans) => [paragraph(runs(spans))])))];
      case 'row':
        return [row(block)];
    }
  };
  return { blocks: (all: readonly Block[]): WordNode[] => all.flatMap(blockOf) };
}
