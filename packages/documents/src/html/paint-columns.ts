import type { Block, Column, ColumnBackground, Columns } from '@folio/typeset/blocks';
import { cssColor, rem } from './css-values.ts';
import type { ContentBox, HtmlPage } from './html-page.ts';
import { element, joinMarkup, type Markup } from './markup.ts';
import { narrowBackground } from './paint-background.ts';
import { joined, type MediaStyle } from './style-book.ts';

export type PaintBlocks = (
  blocks: readonly Block[],
  contentBox: ContentBox,
  page: HtmlPage,
) => Markup;

/**
 * Paints columns as a CSS grid whose lines are the columns' edges, so that columns may overlap and
 * the source order is the reading order. A narrow screen stacks them.
 */
export function paintColumns(
  { columns, indentPt = 0, keepWithNext }: Columns,
  style: MediaStyle,
  contentBox: ContentBox,
  page: HtmlPage,
  paintBlocks: PaintBlocks,
): Markup {
  const edges = edgesOf(columns);
  const startPt = edges[0] ?? 0;
  const own = page.styles.classOf({
    always: style.always ?? '',
    wide: joined(
      `grid-template-columns: ${tracksOf(edges)}`,
      startPt + indentPt ? `margin-inline-start: ${rem(startPt + indentPt)}` : '',
    ),
  });
  const cells = segmentsOf(columns).map(({ column, children, row }) => {
    const inner = { leftPt: contentBox.leftPt + indentPt + column.xPt, widthPt: column.widthPt };
    const painted = paintBlocks(children, inner, page);
    if (painted.markup === '') return undefined;
    return element('div', { class: cellClass(column, edges, row, inner, page) }, painted);
  });
  const kinds = [
    'columns',
    columns.every(isOrnament) && 'strokes',
    columns.some(hasImage) && 'pictured',
    columns.some(({ children }) => children.some(isSection)) && 'parts',
    keepWithNext && 'held',
    own,
  ];
  return element('div', { class: kinds.filter(Boolean).join(' ') }, joinMarkup(cells));
}

type Segment = { column: Column; children: readonly Block[]; row: string };

/** Puts a column that is read second after the first text of the next column in the source. */
function segmentsOf(columns: readonly Column[]): Segment[] {
  const second = columns.find(({ isReadSecond }) => isReadSecond);
  const target = second && columns[columns.indexOf(second) + 1];
  if (!target) return columns.map((column) => ({ column, children: column.children, row: '1' }));
  const [first, ...rest] = target.children;
  const row = rest.length > 0 ? '1 / span 2' : '1';
  return [
    { column: target, children: first ? [first] : [], row: '1' },
    { column: second, children: second.children, row },
    { column: target, children: rest, row: '2' },
    ...columns
      .filter((column) => column !== second && column !== target)
      .map((column) => ({ column, children: column.children, row })),
  ];
}

function edgesOf(columns: readonly Column[]): number[] {
  const all = [0, ...columns.flatMap(({ xPt, widthPt }) => [xPt, xPt + widthPt])];
  return [...new Set(all.map(hundredths))].sort((a, b) => a - b);
}

const hundredths = (pt: number): number => Math.round(pt * 100) / 100;

const tracksOf = (edges: readonly number[]): string =>
  edges
    .slice(1)
    .map((edge, index) => rem(edge - (edges[index] ?? 0)))
    .join(' ');

const lineOf = (edges: readonly number[], pt: number): number => edges.indexOf(hundredths(pt)) + 1;

function cellClass(
  { xPt, widthPt, background, ...column }: Column,
  edges: readonly number[],
  row: string,
  contentBox: ContentBox,
  page: HtmlPage,
): string {
  if (background) page.backgrounds.push(background);
  const own = page.styles.classOf({
    wide: joined(
      `grid-area: ${row.split(' / ')[0]} / ${lineOf(edges, xPt)} / ${row.includes('/') ? 'span 2' : 'auto'} / ${lineOf(edges, xPt + widthPt)}`,
      background ? wideBackground(background, contentBox) : '',
    ),
    narrow: background ? `${narrowBackground(background.color)}; padding-block: 1.5rem` : '',
  });
  const isMark = isOrnament({ xPt, widthPt, ...column });
  return [isMark && 'mark', own].filter(Boolean).join(' ');
}

/**
 * Painted behind the column as well, because the sheet's background covers only the first page and
 * some printers omit it.
 */
const wideBackground = (
  { xPt, widthPt, color }: ColumnBackground,
  contentBox: ContentBox,
): string => {
  const isAtStart = xPt <= 0;
  const startPt = contentBox.leftPt - xPt - (isAtStart ? 0 : hairPt);
  const endPt = xPt + widthPt - contentBox.leftPt - contentBox.widthPt - (isAtStart ? hairPt : 0);
  return `background: ${cssColor(color)}; margin-inline: ${rem(-startPt)} ${rem(-endPt)}; padding-inline: ${rem(startPt)} ${rem(endPt)}`;
};

/** Browsers round both edges separately, so the column's background is inset by this much. */
const hairPt = 0.75;

/** Whether a column holds only strokes and dots, which are hidden from assistive technology. */
const isOrnament = ({ children }: Column): boolean =>
  children.length > 0 && children.every(({ type }) => type === 'rule' || type === 'spacer');

const isSection = (block: Block): boolean => block.type === 'stack' && block.role === 'section';

const hasImage = ({ children }: Column): boolean => children.some(({ type }) => type === 'image');
