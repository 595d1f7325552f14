import { type Line, leftOf, textOf } from '../model.ts';

/** 'Software: R' in a cell of its own. */
const labelled = /^\p{Lu}[\p{L} ]{1,25}(?::\s|\s[–—]\s)\S/u;
/** 'asset accounting. Versions: ECC'. */
const labelWithin = /(?<=[\p{L}\d)])\.\s+(?=\p{Lu}[\p{L} ]{1,25}:\s\S)/u;
/** A list that goes on below begins with the sign that parts it. */
const signBefore = /^[·|]\s+(?=\S)/;

/** Every label and its list on a line of their own. */
export const partLabels = (lines: readonly Line[]): readonly Line[] =>
  withSignsAtEnds(colonsAfterLabels(belowLabels(lines)))
    .flatMap(partCells)
    .flatMap(partWithin);

/** Bold labels in a row, and their lists at the same edges below, are read one by one. */
function belowLabels(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (above && standsAbove(above, line)) return [];
    if (namesColumns(line, below)) return [];
    if (!below || !standsAbove(line, below)) return [line];
    return line.cells.flatMap((cell, index) => {
      const list = below.cells[index];
      return [{ ...line, cells: [cell] }, ...(list ? [{ ...below, cells: [list] }] : [])];
    });
  });
}

/** Bold labels beside each other, whose columns are read one below the other, name none of them. */
const namesColumns = ({ cells }: Line, below: Line | undefined): boolean =>
  cells.length >= 2 &&
  cells.every(({ isBold }) => isBold) &&
  below?.cells.length === 1 &&
  below.cells[0]?.isBold === false;

const standsAbove = (labels: Line, { cells }: Line): boolean =>
  labels.cells.length >= 2 &&
  cells.length === labels.cells.length &&
  labels.cells.every(
    (cell, at) =>
      cell.isBold && cells[at]?.isBold === false && Math.abs(cell.x - (cells[at]?.x ?? 0)) < 3,
  );

function partCells(line: Line): Line[] {
  const at = line.cells.findIndex(({ text }, index) => index > 0 && labelled.test(text));
  const [first] = line.cells;
  if (at < 0 || !first || !labelled.test(first.text)) return [line];
  const rest = partCells({ ...line, cells: line.cells.slice(at) });
  return [{ ...line, cells: line.cells.slice(0, at) }, ...rest];
}

function partWithin(line: Line): Line[] {
  const [cell] = line.cells;
  const parts = cell && line.cells.length === 1 ? cell.text.split(labelWithin) : [];
  if (!cell || parts.length < 2) return [line];
  const { runs: _, ...plain } = cell;
  return parts.map((text) => ({ ...line, cells: [{ ...plain, text }] }));
}

const withSignsAtEnds = (lines: readonly Line[]): Line[] =>
  lines.map((line, at) => {
    const [next, last] = [lines[at + 1], line.cells.at(-1)];
    const isStart = signBefore.test(textOf(line));
    const goesOn = next && signBefore.test(textOf(next)) && /\s[·|]\s/.test(textOf(line));
    if (!last || !goesOn || isStart) return line;
    return { ...line, cells: line.cells.with(-1, { ...last, text: `${last.text},` }) };
  });

/** 'People' above a list that is indented below it. */
const colonsAfterLabels = (lines: readonly Line[]): Line[] =>
  lines.map((line, at) => {
    const [next, cell] = [lines[at + 1], line.cells[0]];
    const isLabel = cell && line.cells.length === 1 && /^\p{Lu}[\p{L} &/]{2,30}$/u.test(cell.text);
    const isAbove = next && leftOf(next) > leftOf(line) + 8 && /,\s/.test(textOf(next));
    if (!isLabel || !isAbove || line.role === 'item') return line;
    return { ...line, cells: [{ ...cell, text: `${cell.text}:` }] };
  });
