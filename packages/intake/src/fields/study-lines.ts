import { unmarked } from '../entries/head-lines.ts';
import { cutCell } from '../layout/cells.ts';
import { isItemLine } from '../layout/item-lines.ts';
import { type Cell, type Line, sizeOf, textOf } from '../layout/model.ts';
import { findDate } from '../vocabulary/dates.ts';
import { withoutBullet } from '../vocabulary/letters.ts';
import { isDetail, studyKind } from '../vocabulary/study-evidence.ts';

/**
 * Prepares the lines of an education section so that entries can be separated by their dates and
 * schools.
 */
export const studyLines = (written: readonly Line[]): Line[] =>
  unlisted(written).flatMap(partStudies).flatMap(partRunIn).map(withoutStop).map(withOwnStart);

/** Removes bullets if every study has one. */
function unlisted(lines: readonly Line[]): readonly Line[] {
  const items = lines.filter(isItemLine);
  const isEntry = (line: Line) => studyKind(withoutBullet(textOf(line))) !== undefined;
  const isDated = (line: Line | undefined) => line !== undefined && findDate(textOf(line));
  const begins = (line: Line) => {
    const below = lines[lines.indexOf(line) + 1];
    const isBelow = below !== undefined && !isItemLine(below) && isDated(below);
    return isEntry(line) && (isDated(line) || isBelow);
  };
  const entries = items.filter(begins);
  const isList =
    entries.length > 0 &&
    entries.length >= items.length / 2 &&
    !lines.some(
      (line, at) =>
        !isItemLine(line) &&
        isDated(line) &&
        isEntry(line) &&
        !entries.some((one) => one === lines[at - 1]),
    );
  return isList ? lines.map(withoutMark) : lines;
}

/** Removes a bullet, and marks the line so that it does not continue the previous one. */
function withoutMark(marked: Line): Line {
  if (!isItemLine(marked)) return marked;
  const { rightEdge: _, ...line } = unmarked(marked);
  return line;
}

/** Puts a school below a degree on a line of its own, even if the line above is full. */
function withOwnStart(line: Line, at: number, lines: readonly Line[]): Line {
  const above = lines[at - 1];
  if (!above || line.rightEdge === undefined) return line;
  const [kind, kindAbove] = [studyKind(textOf(line)), studyKind(lastPart(textOf(above)))];
  const isLabeled = /^\p{Lu}[\p{L} ]{1,25}:\s/u.test(textOf(line)) && isDetail(textOf(line));
  const isOther = kind !== undefined && kindAbove !== undefined && kind !== kindAbove;
  const isWhole = /^\p{Lu}\S* \S/u.test(textOf(line)) && !/ (?:at|from) /.test(textOf(above));
  if (!isLabeled && (!isOther || !isWhole || isOpen.test(textOf(above)))) return line;
  return { ...line, gapAbove: Math.max(line.gapAbove, 2 * sizeOf(line)) };
}

const lastPart = (text: string): string => text.split(/,\s+|\s[|·–—-]\s/).at(-1) ?? '';

/** Endings that the next line continues: '… in', '… (Leeds'. */
const isOpen =
  /(?:[,&(–—/-]|\([^()]*|\s(?:and|of|in|the|for|de|des|du|la|y|e|und|für|et|en|im|di))$/i;

/** Removes the full stop after a year: 'Diploma, Leeds College, 1997.' */
function withoutStop(line: Line): Line {
  const last = line.cells.at(-1);
  if (!last || !/\d{4}\)?\.$/.test(last.text)) return line;
  return {
    ...line,
    cells: [...line.cells.slice(0, -1), { ...last, text: last.text.slice(0, -1) }],
  };
}

/**
 * Splits studies that share a line: 'MA Mining, Leeds College (2012); BA Film, Hull College
 * (2010)'.
 */
function partStudies(line: Line): Line[] {
  const [cell, ...others] = line.cells;
  const texts = others.length === 0 ? (cell?.text.split(/;\s+/) ?? []) : [];
  const isStudy = (text: string, at: number) =>
    text.split(/,\s+/).some((part) => studyKind(part) !== undefined) &&
    (at === texts.length - 1 || findDate(text) !== undefined);
  if (!cell || texts.length < 2 || !texts.every(isStudy) || isItemLine(line)) return [line];
  return texts.map((text, at) => {
    const gapAbove = at > 0 ? 2 * sizeOf(line) : line.gapAbove;
    return { ...line, gapAbove, cells: [{ ...plain(cell), text }] };
  });
}

/** Splits a description after the date: 'BSc Mining, Leeds College, 1997. Second class.' */
function partRunIn(line: Line): Line[] {
  const [cell, ...others] = line.cells;
  if (!cell || others.length > 0 || isItemLine(line)) return [line];
  const date = findDate(cell.text);
  const end = date ? date.index + date.length : 0;
  const behind = /^\s*(?:\)\s*)?[.;]\s+(?=\p{Lu}|\d)/u.exec(cell.text.slice(end));
  const head = cell.text.slice(0, date?.index).replace(/(?<![\s,.;(])[\s,.;(]+$/, '');
  if (!date || !behind || !head.split(/[,.;]\s/).some((part) => studyKind(part))) return [line];
  const rest = cell.text.slice(end + behind[0].length);
  const { rightEdge: _, ...open } = line;
  return [
    { ...open, cells: [cutCell(cell, end)] },
    { ...open, gapAbove: 0, role: 'item', cells: [{ ...plain(cell), text: rest }] },
  ];
}

const plain = ({ runs: _, ...cell }: Cell): Cell => cell;
