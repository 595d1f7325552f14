import { repairText } from '../vocabulary/letters.ts';
import type { Cell, Line, Run } from './model.ts';

/** A text of a cell. `isOwn` if a gap separates it from the previous text. */
export type CellRun = Run & { isOwn?: boolean };

/**
 * Returns the words of a cell by style if it has more than one. Punctuation and spaces have no
 * style of their own.
 */
export function runsOf(parts: readonly CellRun[]): Pick<Cell, 'runs'> {
  const runs: Run[] = [];
  let isOpenBare = true;
  for (const { isOwn, ...part } of parts) {
    const open = runs.at(-1);
    const hasLook = /[\p{L}\p{N}]/u.test(part.text);
    if (open && (!hasLook || (isSameLook(open, part) && !isOwn))) open.text += part.text;
    else if (open && isOpenBare) Object.assign(open, part, { text: open.text + part.text });
    else {
      runs.push({ ...part });
      isOpenBare = true;
    }
    isOpenBare &&= !hasLook;
  }
  const repaired = runs.map((run) => ({ ...run, text: repairText(run.text) }));
  return repaired.length > 1 ? { runs: repaired } : {};
}

const isSameLook = (a: Run, b: Run): boolean => a.isBold === b.isBold && a.isItalic === b.isItalic;

/** Returns the first `length` letters of a cell, with their styles. */
export function cutCell({ runs = [], ...cell }: Cell, length: number): Cell {
  let left = length;
  const cut = runs.flatMap((run) => {
    const text = run.text.slice(0, Math.max(0, left));
    left -= run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
  return { ...cell, text: cell.text.slice(0, length), ...(cut.length > 1 && { runs: cut }) };
}

/**
 * Moves a colon in a cell of its own, or before a value, to the end of its label: 'Name | : | Ada
 * Berg', 'Name | : Ada Berg'.
 */
export const withColons = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) =>
    line.cells.some(({ text }, at) => at > 0 && text.startsWith(':'))
      ? { ...line, cells: line.cells.reduce(takeColon, []) }
      : line,
  );

function takeColon(cells: Cell[], cell: Cell): Cell[] {
  const label = cells.at(-1);
  const [colon] = /^:\s*/.exec(cell.text) ?? [];
  if (!label || colon === undefined) return [...cells, cell];
  const [{ runs: _, ...named }, { runs: __, ...value }] = [label, cell];
  const text = cell.text.slice(colon.length);
  const end = label.text.endsWith(':') ? '' : ':';
  return [
    ...cells.slice(0, -1),
    { ...named, text: label.text + end },
    ...(text === '' ? [] : [{ ...value, text }]),
  ];
}

const leader = /(?:(?<!\s)\s+)?(?:[.·…_]\s?){6,}\s*/;

/** Splits cells at dot leaders, which connect a text to its date. */
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
