import { readTable } from '@folio/tables/read-table';
import { withoutLeaders } from '../layout/cells.ts';
import { type Line, textOf } from '../layout/model.ts';
import { isNameLabel, readLabel } from '../vocabulary/contact-labels.ts';
import { findDate } from '../vocabulary/dates.ts';
import { spellName, withoutBullet } from '../vocabulary/letters.ts';
import { namesDegree, namesSchool } from '../vocabulary/names.ts';
import { entryLines, type FormEntry } from './entry-lines.ts';
import { withoutEntryTables } from './entry-tables.ts';
import { joinDates } from './join-dates.ts';
import { withoutEntryLabels } from './labelled-entries.ts';
import { withWholeAddresses } from './whole-addresses.ts';

/** Forms name what they ask for: their entries and rows become plain lines, as other resumes have them. */
export const withoutForms = (lines: readonly Line[]): readonly Line[] =>
  withoutLabels(
    withoutSentences(withoutEntryLabels(joinDates(withoutRowNumbers(withoutTables(lines))))),
  );

const withoutTables = (lines: readonly Line[]): readonly Line[] =>
  withoutEntryTables(withoutNameLabels(withWholeAddresses(withoutLeaders(lines))));

/** '1 | Name | Ada Berg', '2 | Address | …': rows that are counted in a cell of their own. */
function withoutRowNumbers(lines: readonly Line[]): readonly Line[] {
  const numberOf = ({ cells }: Line) =>
    cells.length > 2 ? Number(/^(\d{1,2})[.)]?$/.exec(cells[0]?.text ?? '')?.[1]) : Number.NaN;
  const numbers = lines.map(numberOf);
  const isCounted = (at: number) =>
    numbers[at] === (numbers[at - 1] ?? 0) + 1 || numbers[at] === (numbers[at + 1] ?? 0) - 1;
  return lines.map((line, at) => (isCounted(at) ? { ...line, cells: line.cells.slice(1) } : line));
}

/** What forms, such as Europass, name their rows by. What they name tells by itself what it is. */
const labels = new Set(
  readTable(new URL('./row-labels.tsv', import.meta.url), { language: 'text', term: 'text' }).map(
    ({ term }) => term,
  ),
);
const fewest = 3;

/** Lines without the labels in front of them, in a file that labels its rows. */
export function withoutLabels(lines: readonly Line[]): readonly Line[] {
  const labelled = lines.filter(isLabelled);
  return labelled.length < fewest
    ? lines
    : lines.map((line) =>
        isLabelled(line) && !tells(line) ? { ...line, cells: line.cells.slice(1) } : line,
      );
}

const isLabelled = ({ cells: [first, second] }: Line): boolean =>
  second !== undefined &&
  labels.has(first?.text.replace(/(?:(?<!\s)\s+)?:$/, '').toLowerCase() ?? '');

/**
 * What is a place, and what is none though it names one, is told by its label alone; a form's name
 * may be swapped.
 */
const tells = ({ cells: [first] }: Line): boolean =>
  isNameLabel(first?.text ?? '') ||
  ['place', 'part', 'fact'].includes(readLabel(first?.text ?? '').kind ?? '');

const surname =
  /^(?:surname|last name|nama belakang|family name|nachname|nom de famille|apellidos?|cognome|sobrenome|achternaam|nazwisko|efternamn)$/i;
const given =
  /^(?:name|other names?|christian names?|forename\(s\)|nama depan|given names?|forenames?|vornamen?|prénoms?|nombres?|nome|voornaam|imię|förnamn)$/i;
/** Forms ask for the name before anything else. */
const within = 40;

/** A name that a form asks for in two parts, in whatever order, is told on one line. */
function withoutNameLabels(lines: readonly Line[]): readonly Line[] {
  const head = lines.slice(0, within);
  const [last, first] = [surname, given].map((label) => valueBehind(head, label));
  if (!first || !last) return lines;
  const [cell] = first.line.cells;
  if (!cell) return lines;
  const text = `Name: ${first.value} ${spelled(last.value)}`;
  const named: Line = { ...first.line, cells: [{ ...cell, text }], links: [] };
  return lines.flatMap((line) => {
    if (line === first.line) return [named];
    return line === last.line ? [] : [line];
  });
}

function valueBehind(lines: readonly Line[], label: RegExp) {
  for (const line of lines) {
    const cells = line.cells.filter(({ text }) => text !== ':');
    const at = cells.findIndex(({ text }) => label.test(text.replace(/(?:(?<!\s)\s+)?:$/, '')));
    const inline = /^([^:]{3,20}?)\s*:\s*(.+)$/.exec(textOf(line));
    const written = at >= 0 ? cells[at + 1]?.text : undefined;
    const value = inline && label.test(inline[1] ?? '') ? inline[2] : undefined;
    const found = (written ?? value ?? '').replace(/^:\s*/, '');
    if (/^\p{L}[\p{L} .'’-]{1,40}$/u.test(found)) return { line, value: found };
  }
  return undefined;
}

/** Forms ask for surnames in capitals. */
const spelled = (name: string): string => (name === name.toUpperCase() ? spellName(name) : name);

const job =
  /^(?:currently )?(?:working|worked|employed|served|serving) as (?:an? )?(?<role>.{3,60}?) (?:in|at|with|for) (?<company>.{3,90}?),? (?<dates>(?:from|since) .{4,40})$/i;
const study = /^(?<degree>.{2,60}?) from (?<school>.{5,90}?),? in (?<dates>(?:19|20)\d{2})\b/i;

/** 'Worked as a joiner in Acme Ltd from 2014 to 2016.' is an entry told as a sentence. */
const withoutSentences = (lines: readonly Line[]): readonly Line[] =>
  lines.flatMap((line) => {
    const entry = readSentence(withoutBullet(textOf(line)).replace(/\.$/, ''));
    return entry ? entryLines(entry, line) : [line];
  });

/** Every school has a capital; the degree tells that it is one. */
const isName = (text: string): boolean => namesSchool(text) || /^\p{Lu}/u.test(text);

function readSentence(text: string): FormEntry | undefined {
  const match = job.exec(text)?.groups;
  if (match && findDate(match.dates ?? '')) return entryOf(match, ['role', 'company', 'dates']);
  const studied = study.exec(text)?.groups;
  const isStudy = namesDegree(studied?.degree ?? '') && isName(studied?.school ?? '');
  return studied && isStudy ? entryOf(studied, ['degree', 'school', 'dates']) : undefined;
}

const entryOf = (
  match: Record<string, string | undefined>,
  slots: ('role' | 'company' | 'degree' | 'school' | 'dates')[],
): FormEntry => new Map(slots.map((slot) => [slot, match[slot] ?? '']));
