import type { Cell, Line } from '../model.ts';

const leader = /(?:(?<!\s)\s+)?(?:[.·…_]\s?){6,}\s*/;

/** Dots that lead the eye from a text to its date part the two, as a gap does. */
export const withoutLeaders = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) =>
    line.cells.some(({ text }) => leader.test(text))
      ? { ...line, cells: line.cells.flatMap(partCell) }
      : line,
  );

function partCell(cell: Cell): Cell[] {
  const found = leader.exec(cell.text);
  if (!found) return [cell];
  const { runs: _, ...plain } = cell;
  const end = found.index + found[0].length;
  const before = { ...plain, text: cell.text.slice(0, found.index) };
  const after = { ...plain, text: cell.text.slice(end) };
  const perLetter = cell.width / cell.text.length;
  const width = after.text.length * perLetter;
  return [
    { ...before, width: before.text.length * perLetter },
    { ...after, x: cell.x + cell.width - width, width },
  ].filter(({ text }) => text !== '');
}
