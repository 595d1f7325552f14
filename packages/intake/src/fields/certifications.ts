import { findDate } from '../entries/find-dates.ts';
import { trimPiece, withoutDates } from '../entries/header-pieces.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import { joinPassages, type Passage } from '../lines/passages.ts';
import { type Line, textOf } from '../model.ts';
import { textOfBody } from './body.ts';
import type { Note } from './collect.ts';

export function readCertifications(lines: readonly Line[], note: Note, firstIndex = 0) {
  return entriesOf(lines).map((entry, at) => {
    const path = `certifications[${firstIndex + at}]`;
    const line = entry.header[0]?.lines[0];
    const { name, issuer } = nameAndIssuer(entry.header);
    const date = entry.date?.endDate || entry.date?.startDate || '';
    const dateText = entry.date?.isRange || !entry.date?.dateText ? '' : entry.date.dateText;
    const description = textOfBody(entry.body);
    note(`${path}.name`, name, 0.85, line);
    note(`${path}.issuer`, issuer, 0.75, line);
    note(`${path}.date`, date, 0.9, line);
    note(`${path}.description`, description, 0.7, entry.body[0]?.lines[0]);
    return { name, issuer, date, dateText, description };
  });
}

/** Mostly a line each; a name above its issuer and date where lines are set in two looks. */
function entriesOf(lines: readonly Line[]): Entry[] {
  const passages = joinPassages(lines);
  const isListed = passages.every(({ kind }) => kind === 'item');
  const dated = passages.filter(({ text }) => findDate(text) !== undefined).length;
  const hasTwoLooks = new Set(passages.map(({ lines: [line] }) => line?.cells[0]?.isBold)).size > 1;
  if (!isListed && (hasTwoLooks || (dated > 0 && dated <= passages.length / 2))) {
    const entries = splitEntries(lines);
    if (entries.length > 0) return entries;
  }
  return passages.map((passage): Entry => {
    const date = findDate(passage.text);
    return { header: [passage], body: [], ...(date && { date }) };
  });
}

function nameAndIssuer(header: readonly Passage[]): { name: string; issuer: string } {
  const texts = header
    .flatMap((passage) => (passage.lines.length > 1 ? [passage.text] : cellTexts(passage)))
    .flatMap((text) =>
      withoutDates(text).split(/(?<!\s)\s+\|\s+|(?<!\s)\s+[–—·•-]\s+|(?:(?<!\s)\s+)?\|\s*/),
    )
    .map(trimPiece)
    .filter((text) => /\p{L}/u.test(text));
  const [name = '', issuer = '', ...rest] = texts;
  if (issuer !== '') return { name, issuer: [issuer, ...rest].join(', ') };
  return splitName(name);
}

const cellTexts = ({ text, lines: [line], kind }: Passage): string[] =>
  kind === 'item' || !line || textOf(line) !== text ? [text] : line.cells.map((cell) => cell.text);

/** 'Practitioner, PeopleCert', 'Practitioner (PeopleCert)', 'Practitioner by PeopleCert'. */
function splitName(text: string): { name: string; issuer: string } {
  const by = /^(.+?)(?<!\s)\s+(?:by|from|issued by)\s+(\S.*)$/is.exec(text);
  if (by) return { name: by[1] ?? '', issuer: by[2] ?? '' };
  const comma = text.lastIndexOf(', ');
  if (comma > 0) return { name: text.slice(0, comma), issuer: text.slice(comma + 2) };
  const bracket = /^(.+?)(?<!\s)\s+\(([^()]{6,})\)$/.exec(text);
  return bracket
    ? { name: bracket[1] ?? '', issuer: bracket[2] ?? '' }
    : { name: text, issuer: '' };
}
