import type { Passage } from '../lines/passages.ts';
import { type Cell, type Line, type Run, textOf } from '../model.ts';
import { findRange } from './find-dates.ts';

const longestHead = 140;
const shortestBody = 12;

/** 'Planner, City of Leeds (2018–2020). Redrew the map.' is a header, and the text that runs on from it. */
export function partRunIn(passage: Passage): Passage[] {
  const { text, lines } = passage;
  const date = text.length > shortestBody ? findRange(text.slice(0, longestHead)) : undefined;
  const [line] = lines;
  if (!date || !line) return [passage];
  const before = text.slice(0, date.index);
  const end = /^\s*(?:[)\]]\s*)?[.:;]\s+(?=\p{Lu})/u.exec(text.slice(date.index + date.length));
  const isHead = before.trim().length > 3 && !/\p{Ll}{3}[.!?]\s+\p{Lu}/u.test(before);
  if (!end || !isHead) return [passage];
  const at = date.index + date.length + end[0].length;
  const rest = text.slice(at);
  if (rest.length < shortestBody) return [passage];
  const head = text.slice(0, at).trim();
  const cells = cutCells(line.cells, head);
  return [
    { kind: 'paragraph', text: head, lines: [{ ...line, cells }] },
    { kind: 'paragraph', text: rest, lines: [restOf(line, at), ...lines.slice(1)], isBelow: true },
  ];
}

/** A line behind so many letters. */
const restOf = (line: Line, from: number): Line => ({
  ...line,
  cells: line.cells
    .slice(-1)
    .map(({ runs: _, ...cell }) => ({ ...cell, text: textOf(line).slice(from) })),
});

/** The cells of a line as far as a text reaches; a text of several lines is one cell. */
function cutCells(cells: readonly Cell[], text: string): Cell[] {
  const [first] = cells;
  if (!first) return [];
  if (cells.length > 1 || !first.text.startsWith(text.slice(0, 12))) return [{ ...first, text }];
  const { runs, ...plain } = first;
  const cut = runs ? cutRuns(runs, text.length) : [];
  return [
    { ...plain, text, ...(cut.length > 1 && first.text.length >= text.length && { runs: cut }) },
  ];
}

function cutRuns(runs: readonly Run[], length: number): Run[] {
  let left = length;
  return runs.flatMap((run) => {
    const text = run.text.slice(0, Math.max(0, left));
    left -= run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}
