import type { DatePlace } from '@folio/contract/setting-choices';
import type { Block, Columns, Heading, Paragraph, Row } from '@folio/typeset/blocks';
import { letterWidthEm } from '../font-faces.ts';
import { type ContentBox, textsIn } from './map-siblings.ts';

/**
 * Moves the dates of entries from wherever the template puts them to the position in the settings.
 */
export function moveDates(
  siblings: Block[],
  contentBox: ContentBox,
  datePlace: DatePlace,
): Block[] {
  const rowed = siblings.flatMap((block) =>
    datePlace === 'left' ? [block] : outOfMargin(block, datePlace),
  );
  if (datePlace === 'below') return rowed.flatMap(toLines).map(spacedByDate);
  return datePlace === 'left' ? toMargin(rowed, contentBox) : rowed;
}

type Dated = Row & { right: Paragraph };

const isDate = (block: Block | undefined): block is Paragraph =>
  block?.type === 'paragraph' && (block.path ?? '').endsWith('/dateText');

const isDated = (block: Block | undefined): block is Dated =>
  block?.type === 'row' && isDate(block.right);

/** Returns the title, and the date on a line of its own. */
function toLines(block: Block): Block[] {
  if (!isDated(block)) return [block];
  const { left, right, spaceBeforePt, spaceAfterPt, keepWithNext = false } = block;
  return [
    { ...left, ...(spaceBeforePt !== undefined && { spaceBeforePt }), keepWithNext: true },
    { ...right, align: 'start', keepWithNext, ...(spaceAfterPt !== undefined && { spaceAfterPt }) },
  ];
}

/**
 * Adds space between entries that had one line and none between them, since the date adds a second
 * line.
 */
function spacedByDate(block: Block, index: number, siblings: readonly Block[]): Block {
  const [, date, ...more] = textsIn(block);
  if (block.type !== 'stack' || siblings[index - 1]?.type !== 'stack') return block;
  if (!isDate(date) || more.length > 0) return block;
  const { spaceBeforePt = 0 } = block;
  return { ...block, spaceBeforePt: Math.max(spaceBeforePt, date.style.leadingPt / 2) };
}

/**
 * The width of the date column in average letters. Dates have fewer characters, but digits are
 * wide.
 */
const marginLetters = 24;
const gutterPt = 12;

/** Puts an entry beside its date if there is room for both. */
function toMargin(siblings: Block[], { widthPt }: ContentBox): Block[] {
  // An employer may be on a line above the dated role.
  const at = siblings.slice(0, 2).findIndex(isDated);
  const dated = siblings[at];
  if (!isDated(dated)) return siblings;
  const { left, right, keepWithNext = false } = dated;
  const { family, sizePt } = right.style;
  const datePt = marginLetters * letterWidthEm(family) * sizePt;
  if (widthPt < 3 * datePt) return siblings;
  const xPt = datePt + gutterPt;
  const columns: Columns = {
    type: 'columns',
    columns: [
      {
        xPt: 0,
        widthPt: datePt,
        isReadSecond: true,
        children: [{ ...right, align: 'start' }],
      },
      { xPt, widthPt: widthPt - xPt, children: siblings.with(at, { ...left, keepWithNext }) },
    ],
  };
  return [columns];
}

/** Moves a date from the margin back beside the title. */
function outOfMargin(block: Block, datePlace: DatePlace): Block[] {
  if (block.type !== 'columns') return [block];
  const margin = block.columns.find(({ children }) => children.length === 1 && isDate(children[0]));
  const date = margin?.children[0];
  const texts = block.columns.find(({ children }) => isTitle(children[0]));
  const [first, ...rest] = texts?.children ?? [];
  if (!texts || !first || !isDate(date)) return [block];
  const beside = besideTitle(first, date, datePlace);
  if (!beside) return [block];
  const columns = block.columns
    .filter((column) => column !== margin)
    .map((column) => (column === texts ? { ...texts, children: [...beside, ...rest] } : column));
  return [{ ...block, columns }];
}

const isTitle = (block: Block | undefined): boolean =>
  block?.type === 'heading' ||
  block?.type === 'row' ||
  (block?.type === 'paragraph' && !isDate(block));

/**
 * Moves what was beside the title, such as a school, below it, and the date as well if the setting
 * requires.
 */
function besideTitle(first: Block, date: Paragraph, datePlace: DatePlace): Block[] | undefined {
  const title = first.type === 'row' ? first.left : first;
  if (title.type !== 'heading' && title.type !== 'paragraph') return undefined;
  const keepWithNext = (first.type === 'spacer' ? undefined : first.keepWithNext) ?? false;
  const row = dateRow(title, { ...date, align: 'end' });
  const detail =
    first.type === 'row' ? [{ ...first.right, align: 'start' as const, keepWithNext }] : [];
  const top: Row = { ...row, keepWithNext: keepWithNext || detail.length > 0 };
  return datePlace === 'below' ? [...toLines(top), ...detail] : [top, ...detail];
}

const dateRow = (left: Heading | Paragraph, right: Paragraph): Row => ({
  type: 'row',
  left,
  right,
  gapPt: 14,
});
