import { type Cell, type Line, textOf } from '../layout/model.ts';
import { isWrapped, joinBlocks } from '../layout/text-blocks.ts';
import { isDateAlone } from '../vocabulary/dates.ts';
import { isBulletGlyph, joinWrapped } from '../vocabulary/letters.ts';
import { namesPlace } from '../vocabulary/names.ts';
import { isShort } from './body-blocks.ts';

/** A column: its left edge, how far its text reaches, and the left edge of the next column. */
type Column = { left: number; right: number; end: number };

const narrowestGutter = 5;

/**
 * Reorders entries laid out as a grid, such as place and date beside the activities, column by
 * column: within an entry, the text of one column comes before that of the next. Lines of other
 * sections stay unchanged.
 */
export function partGrid(all: readonly Line[]): readonly Line[] {
  const lines = all.map(withJoinedGlyphs);
  const parted = columnsRead(lines);
  return parted === lines ? all : parted;
}

function columnsRead(lines: readonly Line[]): readonly Line[] {
  const from = Math.max(
    0,
    lines.findIndex(({ cells }) => cells.length > 1),
  );
  const [rows, columns] = likelyGrid(lines.slice(from), lines);
  if (columns.length < 2 || !goesDown(rows, columns)) return lines;
  const entries = entriesOf(rows, columns);
  if (entries.length === 0) return lines;
  const body = bodyOf(entries, columns);
  const above = lines.slice(0, lines.length - rows.length);
  return [...above, ...entries.flatMap((entry) => columnwise(entry, columns, body))];
}

/**
 * Finds the lines and columns of the grid. A vertically centered date is on a line with no other
 * cell, so the grid may begin above the first line with several cells.
 */
function likelyGrid(rows: readonly Line[], all: readonly Line[]): [readonly Line[], Column[]] {
  const columns = columnsOf(all);
  return columns.length >= 2 ? [all, columns] : [rows, columnsOf(rows)];
}

/** Finds columns as ranges of x that are separated by a gap which no text crosses. */
function columnsOf(rows: readonly Line[]): Column[] {
  const cells = rows.flatMap((row) => row.cells).sort((a, b) => a.x - b.x);
  const columns: Column[] = [];
  for (const { x, width } of cells) {
    const open = columns.at(-1);
    if (open && x < open.right + narrowestGutter) open.right = Math.max(open.right, x + width);
    else columns.push({ left: x, right: x + width, end: Infinity });
  }
  return columns.map((column, at) => ({ ...column, end: columns[at + 1]?.left ?? column.right }));
}

const cellsIn = (line: Line, { left, right }: Column): Cell[] =>
  line.cells.filter((cell) => cell.x >= left && cell.x <= right);

const linesIn = (rows: readonly Line[], column: Column): Line[] =>
  rows.filter((row) => cellsIn(row, column).length > 0);

/**
 * Whether to read by columns. With two columns, only if the right one has the text; three or more
 * are a table, whose cells wrap.
 */
function goesDown(rows: readonly Line[], columns: readonly Column[]): boolean {
  const lengths = columns.map((column) =>
    rows.flatMap((row) => cellsIn(row, column)).reduce((sum, { text }) => sum + text.length, 0),
  );
  const isFirstLongest = lengths.indexOf(Math.max(...lengths)) === 0;
  return columns.length >= 3 || !isFirstLongest;
}

/** Whether a cell is a date, with or without a note after it: '2016 – 2019 (summers)'. */
const isDate = ({ text }: Cell): boolean => isDateAlone(text.replace(/\s\([^()\d]{1,20}\)$/, ''));

/** Splits rows into as many entries as one column has dates, at the widest gaps or at the dates. */
function entriesOf(rows: readonly Line[], columns: readonly Column[]): Line[][] {
  const counts = columns.map(
    (column) => linesIn(rows, column).filter((row) => cellsIn(row, column).some(isDate)).length,
  );
  const dates = columns[counts.indexOf(Math.max(...counts))];
  const count = Math.max(...counts);
  if (!dates || count < 2) return [];
  const isDated = (row: Line) => cellsIn(row, dates).some(isDate);
  const byDate = rows.flatMap((row, at) => (isDated(row) ? [at] : []));
  const starts = byDate[0] === 0 ? byDate : widestGaps(rows, count);
  const entries = starts.map((start, order) => rows.slice(start, starts[order + 1]));
  const isWhole = entries.every((entry) => entry.filter(isDated).length === 1);
  const isInterlaced = entries.some(([, ...rest]) =>
    rest.some((row) => row.cells.length > 1 || (dates === columns[0] && isDated(row))),
  );
  return isWhole && isInterlaced ? entries : [];
}

/** Returns the indexes of the first row and of the rows below the `count - 1` widest gaps. */
function widestGaps(rows: readonly Line[], count: number): number[] {
  const gaps = rows.map(({ gapAbove }, at) => ({ at, gapAbove })).slice(1);
  gaps.sort((a, b) => b.gapAbove - a.gapAbove);
  const widest = gaps.slice(0, count - 1);
  const isClear = (widest.at(-1)?.gapAbove ?? 0) > 1.1 * (gaps[count - 1]?.gapAbove ?? 0);
  return isClear ? [0, ...widest.map(({ at }) => at)].sort((a, b) => a - b) : [];
}

/**
 * Returns an entry by columns: one line with its date and names, then the rest of its longest
 * column.
 */
function columnwise(
  rows: readonly Line[],
  columns: readonly Column[],
  body: Column | undefined,
): Line[] {
  const [first] = rows;
  const parts = columns.map((column) => joinNames(partOf(rows, column), column));
  const bodyLines = parts.find((_, at) => columns[at] === body) ?? [];
  const named = bodyLines[1] && isNameBeside(bodyLines[1], rows) ? 2 : 1;
  const heads = parts.flatMap((part, at) =>
    columns[at] === body
      ? part.slice(0, named)
      : part.map((line, row) => (row > 0 ? aside(line) : line)),
  );
  const rest = bodyLines.slice(named);
  const cells = heads.flatMap((line) => line.cells);
  const isNamed = cells.filter((cell) => !isDate(cell)).length >= 2;
  return first ? [{ ...first, cells }, ...(isNamed ? withItems(rest) : rest)] : [];
}

/**
 * Whether a name, set in another style, is beside the text below the date, such as 'Ely | *Acme
 * Ltd*' below the role.
 */
function isNameBeside({ y, page, cells }: Line, rows: readonly Line[]): boolean {
  const [cell, ...others] = cells;
  const row = rows.find((one) => one.page === page && one.y === y);
  const isApart = cell !== undefined && cell.runs === undefined && (cell.isItalic || cell.isBold);
  return isApart && others.length === 0 && (row?.cells.length ?? 0) > 1 && cell.text.length < 60;
}

/**
 * If names have columns of their own, marks consecutive short lines as list items, with or without
 * bullets.
 */
function withItems(lines: readonly Line[]): readonly Line[] {
  const blocks = joinBlocks(lines);
  const isList = blocks.every(isShort);
  const starts = new Set(isList ? blocks.map((block) => block.lines[0]) : []);
  return lines.map((line) => (starts.has(line) ? { ...line, role: 'item' } : line));
}

/**
 * Marks text below a date or name in a narrow column as an aside, which usually gives the place.
 */
const aside = (line: Line): Line => ({
  ...line,
  cells: line.cells.map((cell) => ({ ...cell, isAside: !cell.isBold })),
});

/** Finds the column with most text below the first lines of the entries. */
function bodyOf(entries: readonly Line[][], columns: readonly Column[]): Column | undefined {
  const lengths = columns.map((column) =>
    entries
      .flatMap((rows) => joinNames(partOf(rows, column), column).slice(1))
      .reduce((sum, line) => sum + textOf(line).length, 0),
  );
  return columns[lengths.indexOf(Math.max(...lengths))];
}

/** Returns a column of an entry as lines of their own. */
function partOf(rows: readonly Line[], column: Column): Line[] {
  const lines: Line[] = [];
  for (const row of rows) {
    const cells = cellsIn(row, column);
    const above = lines.at(-1);
    const gapAbove = above?.page === row.page ? row.y - above.y : row.gapAbove;
    if (cells.length > 0) lines.push({ ...row, cells, rightEdge: column.right, gapAbove });
  }
  return lines;
}

/** Joins a name that wrapped within its column. */
function joinNames(lines: readonly Line[], { end }: Column): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const [above, cell] = [before?.cells[0], line.cells[0]];
    const isOne = joined.length === 1 && before && above && cell && continues(above, cell);
    if (isOne && isFull(before, line, end))
      joined[0] = { ...line, cells: [{ ...cell, text: joinWrapped(above.text, textOf(line)) }] };
    else joined.push(line);
  }
  return joined;
}

/**
 * Whether a line was too full for the next word. Bold names need no more than the gutter after
 * them; a place below is not part of a name.
 */
function isFull(before: Line, line: Line, end: number): boolean {
  if (namesPlace(textOf(line))) return false;
  const isBold = before.cells[0]?.isBold === true;
  return isWrapped(isBold ? before : { ...before, rightEdge: end - 3 * narrowestGutter }, line);
}

const continues = (a: Cell, b: Cell): boolean =>
  a.isBold === b.isBold &&
  a.isItalic === b.isItalic &&
  Math.abs(a.size - b.size) < 0.3 &&
  !isDate(a) &&
  !isDate(b);

/** Joins a bullet, which is not a column of its own, to the cell of its text. */
const withJoinedGlyphs = (line: Line): Line => ({
  ...line,
  cells: line.cells.flatMap((cell, at) => {
    const [before, next] = [line.cells[at - 1], line.cells[at + 1]];
    if (at > 0 && isBulletGlyph(cell.text) && next) return [];
    if (at < 2 || !before || !isBulletGlyph(before.text)) return [cell];
    const { runs: _, ...plain } = cell;
    const width = cell.x + cell.width - before.x;
    return [{ ...plain, x: before.x, width, text: `${before.text} ${cell.text}` }];
  }),
});
