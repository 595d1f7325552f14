import type { Block, Composition, Span } from '../compose/block.ts';

/** The column, in characters, at which text flush right or in the margin begins. */
const rightAt = 60;
const marginWidth = 22;

const textOfSpans = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** Renders a composition as typed text, one column below the other; `rule` underlines headings. */
export function textOf({ head, columns }: Composition, rule: string): string {
  const all = [head, ...columns.map(({ blocks }) => blocks)].flat();
  return all.flatMap((block) => linesOf(block, rule)).join('\n');
}

function linesOf(block: Block, rule: string): string[] {
  switch (block.kind) {
    case 'space':
      return block.em > 0.6 ? [''] : [];
    case 'heading': {
      const title = textOfSpans(block.spans);
      return ['', title, ...(rule === '' ? [] : [rule.repeat(title.length)])];
    }
    case 'item':
      return [`${block.glyph} ${textOfSpans(block.spans)}`];
    case 'table':
      return block.rows.map((cells) =>
        cells.map((cell) => textOfSpans(cell).padEnd(24)).join('   '),
      );
    case 'row':
      return [rowOf(block)];
  }
}

/** Three spaces separate texts of one row. */
function rowOf({ margin = [], left, right = [], isIndented }: Block & { kind: 'row' }): string {
  const before = margin.length > 0 || isIndented ? textOfSpans(margin).padEnd(marginWidth) : '';
  const main = `${before}${margin.length > 0 ? '   ' : ''}${textOfSpans(left)}`;
  return right.length > 0 ? `${main.padEnd(rightAt)}   ${textOfSpans(right)}` : main;
}
