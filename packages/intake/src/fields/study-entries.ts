import { isBody } from '../entries/body-text.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import { joinPassages, type Passage } from '../lines/passages.ts';
import type { Line } from '../model.ts';
import { opensDetails } from './study-details.ts';
import { type StudySlot, studyKind } from './study-evidence.ts';
import { studyLines } from './study-lines.ts';
import { namesDegree, namesSchool } from './words.ts';

/** The schools of a section: each date begins an entry, also a single year between periods. */
export function studyEntries(written: readonly Line[]): Entry[] {
  const lines = studyLines(written);
  const dated = splitEntries(lines, { indentIsItem: false, isEachDated: true });
  return dated.length > 0
    ? dated.reduce(foldDetails, []).reduce(takeOwnHead, []).map(withWholeHead)
    : undatedEntries(lines);
}

/** 'Supervisor: A. Negi. Registered 2015' goes on with the entry above, though it has a date. */
function foldDetails(entries: Entry[], entry: Entry): Entry[] {
  const before = entries.at(-1);
  const title = entry.header[0]?.text ?? '';
  const isMore = /^\p{L}/u.test(title) && opensDetails(title) && !isSetAsHead(entry, before);
  if (!before || !isMore) return [...entries, entry];
  const body = [...before.body, ...entry.header, ...entry.body];
  return [...entries.slice(0, -1), { ...before, body }];
}

/** What is bold as the head above it begins something of its own. */
const isSetAsHead = (entry: Entry, before: Entry | undefined): boolean =>
  [entry, before].every((one) => one?.header[0]?.lines[0]?.cells[0]?.isBold === true);

/** The school or degree that an entry lacks, and that stands right above it, is no text of the entry before. */
function takeOwnHead(entries: Entry[], entry: Entry): Entry[] {
  const before = entries.at(-1);
  const isInBody = before !== undefined && before.body.length > 0;
  const last = (isInBody ? before.body : before?.header.slice(1))?.at(-1);
  const kind = last && last.kind === 'paragraph' ? studyKind(last.text) : undefined;
  const head = isInBody ? before.header : before?.header.slice(0, -1);
  const isApart = gapOf(last) > 1.15 * gapOf(entry.header[0]);
  const isSecond =
    isApart && kind !== undefined && head !== undefined && kindsOf(head).includes(kind);
  if (!before || !last || !isSecond || !head || kindsOf(entry.header).includes(kind))
    return [...entries, entry];
  return [
    ...entries.slice(0, -1),
    { ...before, header: head, body: before.body.slice(0, -1) },
    { ...entry, header: [last, ...entry.header] },
  ];
}

const gapOf = (passage: Passage | undefined): number => passage?.lines[0]?.gapAbove ?? 0;

const kindsOf = (header: Entry['header']): (StudySlot | undefined)[] =>
  header.flatMap(({ text }) =>
    text.split(/,\s+|\s[|·–—-]\s/).map((part) => studyKind(part.trim())),
  );

/** What was studied, or where, may stand below the rest as if it were a list or text. */
function withWholeHead({ header, body, ...entry }: Entry): Entry {
  const kinds = kindsOf(header);
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
