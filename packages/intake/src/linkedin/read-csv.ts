import { limits } from '../limits.ts';

export type CsvRow = Record<string, string>;

/** The rows of a CSV by the names in its header. Fields may be quoted and hold line ends. */
export function readCsv(text: string): CsvRow[] {
  const [header = [], ...rows] = records(text.replace(/^\ufeff/, ''));
  const names = header.map((name) => name.trim().toLowerCase());
  return rows.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, (row[index] ?? '').trim()])),
  );
}

type State = { rows: string[][]; row: string[]; cell: string; isQuoted: boolean };

function records(text: string): string[][] {
  const state: State = { rows: [], row: [], cell: '', isQuoted: false };
  for (let at = 0; at < text.length && state.rows.length <= limits.csvRows; at++) {
    if (state.isQuoted) at = readQuoted(text, at, state);
    else readPlain(text, at, state);
  }
  if (state.cell !== '' || state.row.length > 0) endRow(state);
  return state.rows.filter((row) => row.some((cell) => cell.trim() !== ''));
}

/** Two quotes within a quoted field are one that was meant. */
function readQuoted(text: string, at: number, state: State): number {
  if (text[at] !== '"') append(state, text[at]);
  else if (text[at + 1] === '"') {
    append(state, '"');
    return at + 1;
  } else state.isQuoted = false;
  return at;
}

function readPlain(text: string, at: number, state: State): void {
  const letter = text[at];
  if (letter === '"' && state.cell === '') state.isQuoted = true;
  else if (letter === ',') endCell(state);
  else if (letter === '\n') endRow(state);
  else if (letter !== '\r') append(state, letter);
}

function append(state: State, letter = ''): void {
  if (state.cell.length < limits.cellCharacters) state.cell += letter;
}

function endCell(state: State): void {
  if (state.row.length < limits.csvColumns) state.row.push(state.cell);
  state.cell = '';
}

function endRow(state: State): void {
  endCell(state);
  state.rows.push(state.row);
  state.row = [];
}
