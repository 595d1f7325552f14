import { findDate } from '../entries/find-dates.ts';
import { isBulletGlyph } from '../lines/bullets.ts';
import type { Cell, Line } from '../model.ts';
import { headingKind } from './heading-words.ts';

/** Headings that stand in the margin beside the first line of their text become lines of their own. */
export function partMarginLabels(lines: readonly Line[]): readonly Line[] {
  const margin = labelMargin(lines);
  return margin === undefined ? lines : lines.flatMap((line) => splitLabel(line, margin));
}

/** Where headings stand in the margin beside their text, by their left or right edge. */
type Margin = { edge: (cell: Cell) => number; at: number };

const edges = [(cell: Cell) => cell.x, (cell: Cell) => cell.x + cell.width];

const isAt = (cell: Cell, { edge, at }: Margin): boolean => Math.abs(edge(cell) - at) < 3;

/** A table of skills has labels as well: some of the margin's have to be those of jobs or schools. */
function labelMargin(lines: readonly Line[]): Margin | undefined {
  const labels = lines.flatMap(({ cells: [first, second] }) =>
    first && second && isKnown(first.text) ? [first] : [],
  );
  const telling = labels.find((cell) =>
    ['work', 'education'].includes(headingKind(cell.text) ?? ''),
  );
  if (!telling) return undefined;
  const [best] = edges
    .map((edge): Margin => ({ edge, at: edge(telling) }))
    .map((margin) => ({ margin, count: labels.filter((cell) => isAt(cell, margin)).length }))
    .sort((a, b) => b.count - a.count);
  return best && best.count >= 2 ? best.margin : undefined;
}

const isKnown = (text: string): boolean => !['custom', undefined].includes(headingKind(text));

/** A heading in the margin beside the first line of its text becomes a line of its own. */
function splitLabel(line: Line, margin: Margin): Line[] {
  const [first, ...rest] = line.cells;
  if (!first || rest.length === 0 || !isAt(first, margin)) return [line];
  const isLabel = !isBulletGlyph(first.text) && !findDate(first.text) && first.text.length < 40;
  if (!isLabel || rest.every((cell) => cell.text.length < 2)) return [line];
  return [
    { ...line, cells: [first], links: [], role: 'heading' },
    { ...line, cells: rest, gapAbove: 0 },
  ];
}
