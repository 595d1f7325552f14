import { isBody } from '../entries/body-text.ts';
import { findDate } from '../entries/find-dates.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import { isBulletGlyph, withoutBullet } from '../lines/bullets.ts';
import { isItemLine } from '../lines/item-line.ts';
import { joinPassages } from '../lines/passages.ts';
import { type Line, textOf } from '../model.ts';
import { opensDetails } from './study-details.ts';
import { studyKind } from './study-evidence.ts';
import { namesDegree, namesSchool } from './words.ts';

/** The schools of a section: each date begins an entry, also a single year between periods. */
export function studyEntries(written: readonly Line[]): Entry[] {
  const lines = unlisted(written).map(withoutStop);
  const dated = splitEntries(lines, { indentIsItem: false, isEachDated: true });
  return dated.length > 0
    ? dated.reduce(foldDetails, []).map(withWholeHead)
    : undatedEntries(lines);
}

/** 'Supervisor: A. Negi. Registered 2015' goes on with the entry above, though it has a date. */
function foldDetails(entries: Entry[], entry: Entry): Entry[] {
  const before = entries.at(-1);
  const title = entry.header[0]?.text ?? '';
  const isMore = /^\p{L}/u.test(title) && opensDetails(title);
  if (!before || !isMore) return [...entries, entry];
  const body = [...before.body, ...entry.header, ...entry.body];
  return [...entries.slice(0, -1), { ...before, body }];
}

/** What was studied, or where, may stand below the rest as if it were a list or text. */
function withWholeHead({ header, body, ...entry }: Entry): Entry {
  const kinds = header.flatMap(({ text }) =>
    text.split(/,\s+|\s[|·–—-]\s/).map((part) => studyKind(part.trim())),
  );
  const count = body.slice(0, 2).findLastIndex(({ text }, at) => {
    const kind = studyKind(text);
    return text.length < 120 && at === 0 && kind !== undefined && !kinds.includes(kind);
  });
  return {
    ...entry,
    header: [...header, ...body.slice(0, count + 1)],
    body: body.slice(count + 1),
  };
}

/** Schools may be a list, with a bullet each. */
function unlisted(lines: readonly Line[]): readonly Line[] {
  const items = lines.filter(isItemLine);
  const entries = items.filter((line) => findDate(textOf(line)) && studyKind(textOf(line)));
  const isList =
    entries.length > 0 &&
    entries.length >= items.length / 2 &&
    !lines.some((line) => !isItemLine(line) && findDate(textOf(line)) && studyKind(textOf(line)));
  return isList ? lines.map(withoutMark) : lines;
}

/** What had a bullet goes on with nothing above. */
function withoutMark(marked: Line): Line {
  if (!isItemLine(marked)) return marked;
  const { role: _, rightEdge: __, ...line } = marked;
  const cells = line.cells
    .filter((cell) => !isBulletGlyph(cell.text))
    .map((cell, at) => (at === 0 ? { ...cell, text: withoutBullet(cell.text) } : cell));
  return { ...line, cells };
}

/** 'Diploma, Leeds College, 1997.' ends with its year. */
function withoutStop(line: Line): Line {
  const last = line.cells.at(-1);
  if (!last || !/\d{4}\)?\.$/.test(last.text)) return line;
  return {
    ...line,
    cells: [...line.cells.slice(0, -1), { ...last, text: last.text.slice(0, -1) }],
  };
}

/** Without dates, each school begins an entry, or each degree where those stand first. */
function undatedEntries(lines: readonly Line[]): Entry[] {
  const passages = joinPassages(lines);
  const degreeFirst = namesDegree(passages[0]?.text ?? '') && !namesSchool(passages[0]?.text ?? '');
  const begins = degreeFirst ? namesDegree : namesSchool;
  const entries: Entry[] = [];
  for (const passage of passages) {
    const open = entries.at(-1);
    const hasText = begins(passage.text) && !(isBody(passage) && passage.kind === 'paragraph');
    if (hasText || !open) entries.push({ header: [{ ...passage, kind: 'paragraph' }], body: [] });
    else if (!isBody(passage) && open.body.length === 0) open.header.push(passage);
    else open.body.push(passage);
  }
  return entries;
}
