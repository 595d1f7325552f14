import { type Cell, isBoldLine, type Line, textOf } from '../layout/model.ts';
import { findDate } from '../vocabulary/dates.ts';
import { type EntrySlot, entrySlot } from '../vocabulary/entry-labels.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { studyKind } from '../vocabulary/study-evidence.ts';
import { addDetail, entryLines, type FormEntry, isEntry } from './entry-lines.ts';

type Column = { x: number; name: string; slot: EntrySlot | undefined };

/**
 * Converts tables of jobs or studies, with a heading per column, into the lines of ordinary
 * entries.
 */
export function withoutEntryTables(lines: readonly Line[]): readonly Line[] {
  const head = lines.findIndex((line) => columnsOf(line) !== undefined);
  const columns = lines[head] && columnsOf(lines[head]);
  if (!columns) return lines;
  const rest = lines.slice(head + 1);
  const ends = rest.findIndex((line) => isAfterTable(line));
  const body = ends < 0 ? rest : rest.slice(0, ends);
  const rows = partRows(body, columns).map((row) => ({ row, entry: readRow(row, columns) }));
  const isTable = rows.length > 0 && rows.every(({ entry }) => isEntry(entry));
  const [first] = body;
  const made =
    isTable && first
      ? rows.flatMap(({ row, entry }) => [
          ...entryLines(entry, row[0] ?? first),
          ...row.filter(isListed),
        ])
      : lines.slice(head, head + 1 + body.length);
  return [...lines.slice(0, head), ...made, ...withoutEntryTables(rest.slice(body.length))];
}

/** Returns the columns if a row consists of column headings, including one for the period. */
function columnsOf({ cells }: Line): Column[] | undefined {
  if (cells.length < 3 || cells.some(({ text }) => text.length > 40 || /\d/.test(text)))
    return undefined;
  const columns = cells.map(({ x, text }) => ({ x, name: text, slot: entrySlot(text) }));
  const entry: FormEntry = new Map(columns.flatMap(({ slot }) => (slot ? [[slot, '-']] : [])));
  return isEntry(entry) && entry.size >= 2 ? columns : undefined;
}

const isAfterTable = (line: Line): boolean =>
  line.cells.length === 1 &&
  (isBoldLine(line) || line.role === 'heading' || headingKind(textOf(line)) !== undefined);

/**
 * Splits the body into as many rows as it has dates, at the widest gaps between lines or at the
 * dates.
 */
function partRows(body: readonly Line[], columns: readonly Column[]): Line[][] {
  const isDated = (line: Line) =>
    line.cells.some(
      (cell) => columnOf(cell, line, columns)?.slot === 'dates' && findDate(cell.text),
    );
  const dated = body.flatMap((line, at) => (isDated(line) ? [at] : []));
  const gaps = body.map((line, at) => ({ at, gap: line.gapAbove })).slice(1);
  const isEven = new Set(gaps.map(({ gap }) => Math.round(gap))).size <= 1;
  const widest = gaps.sort((a, b) => b.gap - a.gap).slice(0, Math.max(0, dated.length - 1));
  const starts = [0, ...(isEven ? dated.slice(1) : widest.map(({ at }) => at))].sort(
    (a, b) => a - b,
  );
  return dated.length === 0
    ? []
    : starts.map((start, order) => body.slice(start, starts[order + 1]));
}

/** Returns a cell's column: by its index if the row is full, else by its position. */
const columnOf = (cell: Cell, line: Line, columns: readonly Column[]): Column | undefined =>
  line.cells.length === columns.length
    ? columns[line.cells.indexOf(cell)]
    : columns.findLast(({ x }) => x <= cell.x + 6);

/** Whether a line is part of a list within its cell. */
const isListed = ({ role }: Line): boolean => role === 'item';

function readRow(row: readonly Line[], columns: readonly Column[]): FormEntry {
  const entry: FormEntry = new Map();
  const isOfSchools = columns.some(({ slot }) => slot === 'school' || slot === 'degree');
  for (const column of [...columns].sort((a, b) => Number(isBoard(a)) - Number(isBoard(b)))) {
    const value = textIn(column, row, columns);
    if (value === '') continue;
    const slot = column.slot ?? (isOfSchools ? slotOf(value) : undefined);
    const begin = slot === 'dates' ? entry.get(slot) : undefined;
    if (begin) entry.set('dates', `${begin} ${value}`);
    else if (slot && slot !== 'detail' && !entry.has(slot)) entry.set(slot, value);
    else if (!isCount(column, value)) addDetail(entry, column.name, value);
  }
  return entry;
}

/** Whether a column names an examining board instead of a school. */
const isBoard = ({ name }: Column): boolean => /\b(?:board|university|examining)\b/i.test(name);

/** Guesses the slot of a column with an unknown heading by its value. */
function slotOf(value: string): EntrySlot | undefined {
  const kind = studyKind(value);
  return kind === 'school' || kind === 'degree' ? kind : undefined;
}

/** Whether a value is only the row number, or a dash for no value. */
const isCount = ({ name }: Column, value: string): boolean =>
  /^\d{0,2}[.)]?$|^[–—-]+$/.test(value) && (!/\d/.test(value) || /(?:no\.?|nr\.?|#)$/i.test(name));

/** Returns a column's text in a row, which may take several lines. */
const textIn = (column: Column, row: readonly Line[], columns: readonly Column[]): string =>
  row
    .filter((line) => !isListed(line))
    .flatMap((line) => line.cells.filter((cell) => columnOf(cell, line, columns) === column))
    .map(({ text }) => text)
    .join(' ');
