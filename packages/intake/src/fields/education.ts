import { contentLimits } from '@folio/contract/content-limits';
import { isBody } from '../entries/body-blocks.ts';
import { headerSegments } from '../entries/header-segments.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import type { Line } from '../layout/model.ts';
import { joinBlocks, type TextBlock } from '../layout/text-blocks.ts';
import type { FoundDate } from '../vocabulary/dates.ts';
import { namesDegree, namesSchool } from '../vocabulary/names.ts';
import { opensDetails, type StudySlot, studyKind } from '../vocabulary/study-evidence.ts';
import { assignStudies } from './assign-studies.ts';
import { dateFields, type Note, textOfBody } from './content-fields.ts';
import { fieldOf, splitDegree } from './degrees.ts';
import { studyLines } from './study-lines.ts';
import { type StudyParts, studyParts } from './study-parts.ts';
import { studySegments } from './study-segments.ts';

/** Limits on the lines and segments in the header of one study. */
const [mostLines, mostSegments] = [8, 16];

/**
 * Reads the studies of a section: splits it into entries, classifies their texts, and records the
 * fields.
 */
export function readEducation(lines: readonly Line[], note: Note, firstIndex = 0) {
  const entries = studyEntries(lines).slice(0, contentLimits.entriesPerSection);
  const segments = entries.map((entry) =>
    studySegments(headerSegments(entry.header.slice(0, mostLines))).slice(0, mostSegments),
  );
  const studies = assignStudies(segments);
  return entries.map((entry, at) =>
    presentStudy(
      entry,
      studyParts(segments[at] ?? [], studies[at] ?? {}),
      `education[${firstIndex + at}]`,
      note,
    ),
  );
}

function presentStudy(entry: Entry, parts: StudyParts, path: string, note: Note) {
  const { degree, field } = splitDegree(parts.degree?.text ?? '', fieldOf(parts.field));
  const line = parts.school?.line ?? entry.header[0]?.lines[0];
  const institution = parts.school?.text ?? '';
  const description = [...parts.details, textOfBody(entry.body)].filter(Boolean).join('\n');
  note(`${path}.institution`, institution, namesSchool(institution) ? 0.95 : 0.65, line);
  note(`${path}.degree`, degree, namesDegree(degree) ? 0.92 : 0.6, parts.degree?.line ?? line);
  note(`${path}.field`, field, 0.8, parts.degree?.line ?? line);
  note(`${path}.location`, parts.place, 0.8, line);
  note(`${path}.description`, description, 0.8, entry.body[0]?.lines[0] ?? line);
  return {
    institution,
    degree,
    field,
    location: parts.place,
    description,
    ...dateFields(endAlone(entry.date), path, note, line),
  };
}

/** A single date is the end of a study, since people write the year of their degree. */
const endAlone = (date: FoundDate | undefined): FoundDate | undefined =>
  date && !date.isRange && !date.current
    ? { ...date, startDate: '', endDate: date.startDate }
    : date;

/** Splits a section into entries. Each date begins one, even a single year between periods. */
function studyEntries(written: readonly Line[]): Entry[] {
  const lines = studyLines(written);
  const dated = splitEntries(lines, { indentIsItem: false, isEachDated: true });
  return dated.length > 0
    ? dated.reduce(foldDetails, []).reduce(takeOwnHead, []).map(withWholeHead)
    : undatedEntries(lines);
}

/** Adds details with a date to the entry above: 'Supervisor: A. Negi. Registered 2015'. */
function foldDetails(entries: Entry[], entry: Entry): Entry[] {
  const before = entries.at(-1);
  const title = entry.header[0]?.text ?? '';
  const isMore = /^\p{L}/u.test(title) && opensDetails(title) && !isSetAsHead(entry, before);
  if (!before || !isMore) return [...entries, entry];
  const body = [...before.body, ...entry.header, ...entry.body];
  return [...entries.slice(0, -1), { ...before, body }];
}

/** Whether a line is bold like the previous header, so that it begins an entry. */
const isSetAsHead = (entry: Entry, before: Entry | undefined): boolean =>
  [entry, before].every((one) => one?.header[0]?.lines[0]?.cells[0]?.isBold === true);

/**
 * Moves a school or degree directly above an entry that lacks it from the previous entry to that
 * one.
 */
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

const gapOf = (block: TextBlock | undefined): number => block?.lines[0]?.gapAbove ?? 0;

const kindsOf = (header: Entry['header']): (StudySlot | undefined)[] =>
  header.flatMap(({ text }) =>
    text.split(/,\s+|\s[|·–—-]\s/).map((part) => studyKind(part.trim())),
  );

/** Moves a degree or school that was classified as body text into the header above it. */
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

/** Splits a section without dates at each school, or at each degree if degrees come first. */
function undatedEntries(lines: readonly Line[]): Entry[] {
  const blocks = joinBlocks(lines);
  const degreeFirst = namesDegree(blocks[0]?.text ?? '') && !namesSchool(blocks[0]?.text ?? '');
  const begins = degreeFirst ? namesDegree : namesSchool;
  const entries: Entry[] = [];
  for (const block of blocks) {
    const open = entries.at(-1);
    const hasText = begins(block.text) && !(isBody(block) && block.kind === 'paragraph');
    if (hasText || !open) entries.push({ header: [{ ...block, kind: 'paragraph' }], body: [] });
    else if (!isBody(block) && open.body.length === 0) open.header.push(block);
    else open.body.push(block);
  }
  return entries;
}
