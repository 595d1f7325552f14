import type { Cell, Line } from '../layout/model.ts';

/** A cell that begins `x` points from the left, in 10 pt letters that are each 5 pt wide. */
export const cellAt = (text: string, x: number, look: Partial<Cell> = {}): Cell => ({
  text,
  x,
  width: text.length * 5,
  size: 10,
  font: '',
  isBold: false,
  isItalic: false,
  ...look,
});

/** Creates a line of cells, 14 pt below the previous one. */
export const lineOf = (cells: Cell[], place: Partial<Line> = {}): Line => ({
  page: 1,
  y: 0,
  column: 0,
  gapAbove: 14,
  cells,
  links: [],
  ...place,
});

/** Returns the texts of lines, with bars between their cells. */
export const cellTexts = (lines: readonly Line[]): string[] =>
  lines.map(({ cells }) => cells.map(({ text }) => text).join(' | '));
