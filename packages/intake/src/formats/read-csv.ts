import { limits } from '../limits.ts';

export type CsvRow = Record<string, string>;

/** `isCut`: there were more rows than `limits.csvRows`, and the rest was not read. */
export type CsvTable = { rows: CsvRow[]; isCut: boolean };

/**
 * Parses the rows of a CSV (RFC 4180) by the column names in its header, in lowercase. Fields may
 * be quoted and contain line breaks. Semicolons and tabs are accepted as separators, since
 * spreadsheets use them in many countries. Rows without text are dropped, texts are trimmed, and
 * everything is cut at `limits`.
 */
export function readCsvTable(text: string): CsvTable {
  const { rows: all, isCut } = records(text.replace(/^\ufeff/, ''));
  const [header = [], ...rows] = all;
  const names = columnNames(header, Math.max(0, ...rows.map((row) => row.length)));
  return {
    isCut,
    rows: rows.map((row) =>
      Object.fromEntries(names.map((name, index) => [name, (row[index] ?? '').trim()])),
    ),
  };
}

/**
 * Returns the rows of `readCsvTable`, for callers that do not need to know whether any were cut.
 */
export const readCsv = (text: string): CsvRow[] => readCsvTable(text).rows;

/** Gives each column a unique name, including repeated, empty and missing ones. */
function columnNames(header: readonly string[], width: number): string[] {
  const names = new Set<string>();
  for (let index = 0; index < Math.max(width, header.length); index++) {
    let name = header[index]?.trim().toLowerCase() || `column ${index + 1}`;
    while (names.has(name)) name += ` (column ${index + 1})`;
    names.add(name);
  }
  return [...names];
}

type State = {
  separator: string;
  rows: string[][];
  row: string[];
  cell: string;
  isQuoted: boolean;
};

function records(text: string): { rows: string[][]; isCut: boolean } {
  const separator = separatorOf(text);
  const state: State = { separator, rows: [], row: [], cell: '', isQuoted: false };
  let at = 0;
  for (; at < text.length && state.rows.length <= limits.csvRows; at++) {
    if (state.isQuoted) at = readQuoted(text, at, state);
    else readPlain(text, at, state);
  }
  if (state.cell !== '' || state.row.length > 0) endRow(state);
  return {
    rows: state.rows.filter((row) => row.some((cell) => cell.trim() !== '')),
    isCut: text.slice(at).trim() !== '',
  };
}

/** Returns the candidate that occurs most often in the header outside quotes. */
function separatorOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1);
  const bare = header.replace(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** Reads a quoted field. A doubled quote is an escaped one. */
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
  else if (letter === state.separator) endCell(state);
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
