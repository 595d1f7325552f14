import type {
  Align,
  Block,
  Columns,
  Heading,
  InlineRun,
  Paragraph,
  Stack,
  TextStyle,
} from '@folio/typeset/blocks';
import type { OutlineSection, Pair, SourcedText } from '../outline/outline.ts';
import { remembered } from '../remember.ts';
import { runsOf, setParagraph } from './set-text.ts';

const nothing = { text: '', path: '' };

/** 'Data: SQL, Python' on a line of its own, the label bold. */
export function setLabelled(
  { label, value }: Pair,
  style: TextStyle,
  { color }: Pick<TextStyle, 'color'> = style,
): Paragraph {
  const colon = label && value ? ': ' : '';
  const runs = [
    ...(label ? [{ text: `${label.text}${colon}`, bold: true, color }] : []),
    ...(value ? runsOf(value) : []),
  ];
  return setParagraph(value ?? label ?? nothing, style, { runs });
}

/** 'French – Conversational', the value in a look of its own. */
export function setDashed(
  { label, value }: Pair,
  style: TextStyle,
  look: Partial<InlineRun>,
  separator = ' – ',
): Paragraph {
  const said = label ?? value ?? nothing;
  const level = label && value ? [{ ...look, text: `${separator}${value.text}` }] : [];
  return setParagraph(said, style, { runs: [...runsOf(said), ...level] });
}

type Grid = { perRow: number; widthPt: number; columnGapPt: number; rowGapPt: number };

/** A list of short facts, several beside each other, so that it takes a line and not a column. */
export function setGrid(cells: Block[], { perRow, widthPt, columnGapPt, rowGapPt }: Grid): Stack[] {
  const cellPt = widthPt / perRow;
  const rows = Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row) =>
    cells.slice(row * perRow, (row + 1) * perRow),
  );
  const children = rows.map(
    (row, index): Columns => ({
      type: 'columns',
      spaceBeforePt: index === 0 ? 0 : rowGapPt,
      columns: row.map((cell, column) => ({
        xPt: column * cellPt,
        widthPt: cellPt - columnGapPt,
        role: 'item',
        children: [cell],
      })),
    }),
  );
  return children.length > 0 ? [{ type: 'stack', role: 'list', children }] : [];
}

export type Table = {
  labels: { xPt: number; widthPt: number; style: TextStyle; align?: Align };
  values: { xPt: number; widthPt: number; style: TextStyle };
  rowGapPt: number;
};

/** Labels in a column of their own, so that all values begin at one edge. */
export function setTable(pairs: Pair[], { labels, values, rowGapPt }: Table): Stack[] {
  const { align = 'start' } = labels;
  const children = pairs.map(
    ({ path, label, value }, index): Columns => ({
      type: 'columns',
      path,
      role: 'row',
      spaceBeforePt: index === 0 ? 0 : rowGapPt,
      columns: [
        {
          ...labels,
          role: 'header',
          children: label ? [setParagraph(label, labels.style, { align })] : [],
        },
        {
          ...values,
          role: 'cell',
          children: value ? [setParagraph(value, values.style)] : [],
        },
      ],
    }),
  );
  return children.length > 0 ? [{ type: 'stack', role: 'table', children }] : [];
}

/** Whether labels would have something beside them; otherwise a table would be half empty. */
export const haveLabels = (pairs: Pair[]): boolean =>
  pairs.some(({ label, value }) => label && value);

export const setSectionTitle = (
  title: SourcedText,
  style: TextStyle,
  extra: Partial<Heading> = {},
): Heading => ({
  type: 'heading',
  level: 2,
  path: title.path,
  runs: runsOf(title),
  style,
  keepWithNext: true,
  ...extra,
});

export const setSection = (
  { path }: Pick<OutlineSection, 'path'>,
  children: Block[],
  extra: Partial<Stack> = {},
): Stack => ({ type: 'stack', role: 'section', path, children, ...extra });

/** Stacks with the same space between each two. */
export const spaced = (stacks: Stack[], gapPt: number): Stack[] =>
  stacks.map((stack, index) => (index === 0 ? stack : withSpace(stack, gapPt)));

const withSpace = remembered((stack: Stack, spaceBeforePt: number) => ({
  ...stack,
  spaceBeforePt,
}));
