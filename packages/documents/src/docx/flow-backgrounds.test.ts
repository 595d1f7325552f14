import type { Background, Block } from '@folio/typeset/blocks';
import { describe, expect, it } from 'vitest';
import { a4Page } from '../templates/set-document.ts';
import { flowBlocks } from './flow-blocks.ts';

const style = { family: 'Inter', sizePt: 10, leadingPt: 12, color: '#000000' };
const text = (type: 'heading' | 'paragraph'): Block =>
  type === 'heading'
    ? { type, level: 2, runs: [{ text: 'Skills' }], style }
    : { type, runs: [{ text: 'Rust' }], style };
const page = a4Page({ topPt: 40, bottomPt: 40, sidePt: 40 });
const measurePt = page.widthPt - 80;

/** A title ten points below a text and four above another, on a background that reaches this far. */
const flowOf = ({ reachPt = 5, ...background }: Partial<Background> & { reachPt?: number }) => {
  const around = { xPt: 40 - reachPt, widthPt: measurePt + 2 * reachPt, abovePt: 1.5, belowPt: 2 };
  const title: Block = {
    type: 'stack',
    spaceBeforePt: 10,
    spaceAfterPt: 4,
    background: { color: '#dde5f0', ...around, ...background },
    children: [text('heading')],
  };
  return flowBlocks({ page, blocks: [text('paragraph'), title, text('paragraph')] });
};

describe('a title on a background', () => {
  it('has the space around it that it has on the page, where borders widen it', () => {
    const [, title, below] = flowOf({});
    expect(title).toMatchObject({ kind: 'paragraph', shading: { abovePt: 1.25, belowPt: 2.25 } });
    expect(title).toMatchObject({ spaceBeforePt: 10 - 1.25 });
    expect(below).toMatchObject({ spaceBeforePt: 4 - 2.25 });
  });

  it('has the space above it, and the line that holds it, where it has to be a table', () => {
    const [, gap, table] = flowOf({ reachPt: 35 });
    // The paragraph is one point high, and the background starts 1.5 above the title.
    expect(gap).toMatchObject({ kind: 'gap', heightPt: 10 - 1.5 - 1 });
    expect(table).toMatchObject({ kind: 'table', rows: [[{ items: [{ spaceBeforePt: 1.5 }] }]] });
  });

  it('is a table on a background to the edge of the page, which no border reaches', () => {
    const near = { ...page, marginLeftPt: 25, marginRightPt: 25 };
    const background = { color: '#9b87f5', xPt: 0, widthPt: page.widthPt, abovePt: 25, belowPt: 9 };
    const head: Block = { type: 'stack', background, children: [text('heading')] };
    expect(flowBlocks({ page: near, blocks: [head] })).toMatchObject([{ kind: 'table' }]);
  });
});
