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
import { letterWidthEm } from '../font-faces.ts';
import { memoized } from '../memoize.ts';
import type { JoinedPair, OutlineSection, Pair, SourcedText } from '../outline/outline.ts';
import { lettersIn } from './letters-in.ts';
import { runsOf, setParagraph } from './set-text.ts';

const nothing = { text: '', path: '' };

/** 'Data: SQL, Python' on a line of its own, the label bold. */
export function setLabeled(
  { label, value, colon }: JoinedPair,
  style: TextStyle,
  { color }: Pick<TextStyle, 'color'> = style,
): Paragraph {
  const runs = [
    ...(label ? [{ text: `${label.text}${value ? colon : ''}`, bold: true, color }] : []),
    ...(value ? runsOf(value) : []),
  ];
  return setParagraph(value ?? label ?? nothing, style, { runs });
}

/** 'French – Conversational', the value in a style of its own. */
export function setDashed(
  { label, value }: Pair,
  style: TextStyle,
  look: Partial<InlineRun>,
  separator = ' – ',
): Paragraph {
  const shown = label ?? value ?? nothing;
  const level = label && value ? [{ ...look, text: `${separator}${value.text}` }] : [];
  return setParagraph(shown, style, { runs: [...runsOf(shown), ...level] });
}

type Grid = { perRow: number; widthPt: number; columnGapPt: number; rowGapPt: number };

/** Sets short facts as a list, several side by side on each line. */
export function setGrid(
  cells: Paragraph[],
  { perRow: most, widthPt, columnGapPt, rowGapPt }: Grid,
): Stack[] {
  const perRow = cells.length === 4 ? Math.min(2, most) : most;
  const widths = columnWidths(cells, { perRow, widthPt, columnGapPt });
  const lefts = widths.map((_, column) => widths.slice(0, column).reduce((a, b) => a + b, 0));
  const rows = Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row) =>
    cells.slice(row * perRow, (row + 1) * perRow),
  );
  const children = rows.map(
    (row, index): Columns => ({
      type: 'columns',
      spaceBeforePt: index === 0 ? 0 : rowGapPt,
      columns: row.map((cell, column) => ({
        xPt: lefts[column] ?? 0,
        widthPt: (widths[column] ?? widthPt) - columnGapPt,
        role: 'item',
        children: [cell],
      })),
    }),
  );
  return children.length > 0 ? [{ type: 'stack', role: 'list', children }] : [];
}

/**
 * Returns equal column widths or, if a text may not fit, widths in proportion to the columns'
 * longest texts. Letters are estimated slightly too wide.
 */
function columnWidths(
  cells: Paragraph[],
  { perRow, widthPt, columnGapPt }: Omit<Grid, 'rowGapPt'>,
): number[] {
  const needed = Array<number>(perRow).fill(columnGapPt);
  for (const [index, { runs, style }] of cells.entries()) {
    const letters = runs.reduce((sum, { text }) => sum + lettersIn(text), 0);
    const textPt = 1.2 * letters * letterWidthEm(style.family) * style.sizePt;
    needed[index % perRow] = Math.max(needed[index % perRow] ?? 0, textPt + columnGapPt);
  }
  const equalPt = widthPt / perRow;
  if (Math.max(...needed) <= equalPt) return needed.map(() => equalPt);
  const ratio = widthPt / needed.reduce((sum, one) => sum + one, 0);
  return needed.map((one) => one * ratio);
}

export type Table = {
  labels: { xPt: number; widthPt: number; style: TextStyle; align?: Align };
  values: { xPt: number; widthPt: number; style: TextStyle };
  rowGapPt: number;
};

/** Sets labels in a column of their own, so that all values start at one edge. */
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

/** Whether some label has a value; otherwise a table would be half empty. */
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
  style: hasCase(title.text) ? style : withoutCapitals(style),
  keepWithNext: true,
  ...extra,
});

const hasCase = (text: string): boolean => text.toLowerCase() !== text.toUpperCase();

/**
 * Small capitals are set at a larger size, because they are only as high as an x. Scripts without
 * them, such as Japanese or Arabic, get the normal size and no letter spacing.
 */
const withoutCapitals = memoized((style: TextStyle): TextStyle => {
  if (!style.features?.includes('smcp')) return style;
  const { letterSpacingPt: _, features: __, ...plain } = style;
  return { ...plain, sizePt: style.sizePt * 0.82 };
});

/** A section of the content, or content that a template sets like one, such as contacts. */
type Section = OutlineSection | { path: string };

export const setSection = (
  shown: Section,
  children: Block[],
  extra: Partial<Stack> = {},
): Stack => ({
  type: 'stack',
  role: 'section',
  path: shown.path,
  children,
  ...(isShortList(shown) && { keepTogether: mostOfPage }),
  ...extra,
});

/**
 * Limits what is kept together: in a narrow column with large letters even a short list is tall,
 * and starts wherever there is room.
 */
const mostOfPage = 0.3;

/**
 * A short list of skills or languages is looked up as a whole, so it isn't split across pages if
 * that saves little.
 */
function isShortList(shown: Section): boolean {
  if (!('kind' in shown) || shown.kind !== 'pairs' || shown.pairs.length > 6) return false;
  const letters = shown.pairs.reduce((sum, { value }) => sum + (value?.text.length ?? 0), 0);
  return letters <= 500;
}

/** Puts the same space between all stacks. */
export const spaced = (stacks: Stack[], gapPt: number): Stack[] =>
  stacks.map((stack, index) => (index === 0 ? stack : withSpace(stack, gapPt)));

const withSpace = memoized((stack: Stack, spaceBeforePt: number) => ({
  ...stack,
  spaceBeforePt,
}));
