import type { Column, Columns, Stack } from '@folio/typeset/blocks';
import { rem } from './css-values.ts';
import type { ContentBox, HtmlPage } from './html-page.ts';
import { element, type Markup } from './markup.ts';
import type { PaintBlocks } from './paint-columns.ts';
import { joined, type MediaStyle } from './style-book.ts';

/** Paints a list whose items are stacked or in the cells of rows; rows become one grid. */
export function paintGrid(
  { children, indentPt = 0 }: Stack,
  style: MediaStyle,
  contentBox: ContentBox,
  page: HtmlPage,
  paintBlocks: PaintBlocks,
): Markup {
  const rows = children.filter((block) => block.type === 'columns');
  const [first] = rows;
  const inner = { leftPt: contentBox.leftPt + indentPt, widthPt: contentBox.widthPt - indentPt };
  const cells = rows.flatMap(({ columns, spaceBeforePt }) =>
    columns.map((column) => ({ column, spaceBeforePt: spaceBeforePt ?? 0 })),
  );
  const items = cells.map(({ column, spaceBeforePt }) => {
    const own = page.styles.classOf({
      always: spaceBeforePt ? `margin-block-start: ${rem(spaceBeforePt)}` : '',
    });
    const painted = paintBlocks(column.children, { ...inner, widthPt: column.widthPt }, page);
    return element('li', { class: own }, painted);
  });
  const stacks = children
    .filter((block) => block.type !== 'columns')
    .map((block) => element('li', { class: 'kept' }, paintBlocks([block], inner, page)));
  const own = page.styles.classOf({
    ...style,
    wide: joined(
      first ? `display: grid; grid-template-columns: ${gridTracks(first.columns)}` : '',
      indentPt ? `padding-inline-start: ${rem(indentPt)}` : '',
    ),
  });
  return element('ul', { class: ['plain', own].join(' ') }, ...items, ...stacks);
}

/** Each track extends from its column's start to the start of the next. */
const gridTracks = (columns: readonly Column[]): string =>
  columns
    .map(({ xPt, widthPt }, index) => rem((columns[index + 1]?.xPt ?? xPt + widthPt) - xPt))
    .join(' ');

/** Paints rows of a header and a cell, such as 'E-mail' and the address. */
export function paintTable(
  { children, indentPt = 0 }: Stack,
  style: MediaStyle,
  contentBox: ContentBox,
  page: HtmlPage,
  paintBlocks: PaintBlocks,
): Markup {
  const rows = children.filter((block) => block.type === 'columns');
  const [first] = rows;
  const own = page.styles.classOf({
    ...style,
    wide: joined(
      first?.columns[0]?.xPt || indentPt
        ? `margin-inline-start: ${rem((first?.columns[0]?.xPt ?? 0) + indentPt)}`
        : '',
    ),
  });
  const body = rows.map((row) => paintTableRow(row, contentBox, page, paintBlocks));
  return element('table', { class: own }, element('tbody', {}, ...body));
}

function paintTableRow(
  { columns, spaceBeforePt = 0 }: Columns,
  contentBox: ContentBox,
  page: HtmlPage,
  paintBlocks: PaintBlocks,
): Markup {
  const cells = columns.map((column, index) => {
    const next = columns[index + 1];
    const style = {
      always: joined(
        spaceBeforePt ? `padding-block-start: ${rem(spaceBeforePt)}` : '',
        next ? `padding-inline-end: ${rem(next.xPt - column.xPt - column.widthPt)}` : '',
      ),
      wide: `inline-size: ${rem((next?.xPt ?? column.xPt + column.widthPt) - column.xPt)}`,
    };
    const isHeader = column.role === 'header' && column.children.length > 0;
    const inner = { leftPt: contentBox.leftPt + column.xPt, widthPt: column.widthPt };
    return element(
      isHeader ? 'th' : 'td',
      { scope: isHeader ? 'row' : undefined, class: page.styles.classOf(style) },
      paintBlocks(column.children, inner, page),
    );
  });
  return element('tr', {}, ...cells);
}
