import { readTable } from '@folio/tables/read-table';
import { withColons, withoutLeaders } from '../layout/cells.ts';
import { type Line, textOf } from '../layout/model.ts';
import { isNameLabel, readLabel } from '../vocabulary/contact-labels.ts';
import { findDate } from '../vocabulary/dates.ts';
import { spellName, withoutBullet } from '../vocabulary/letters.ts';
import { namesDegree, namesSchool } from '../vocabulary/names.ts';
import { withDatesAbove } from './dates-below.ts';
import { entryLines, type FormEntry } from './entry-lines.ts';
import { withoutEntryTables } from './entry-tables.ts';
import { joinDates } from './join-dates.ts';
import { withoutEntryLabels } from './labeled-entries.ts';
import { withoutPageWords } from './profile-page.ts';
import { withWholeAddresses } from './whole-addresses.ts';

/**
 * Converts the entries and rows of forms into the plain lines of other resumes, so that later steps
 * need not handle forms.
 */
export const withoutForms = (lines: readonly Line[]): readonly Line[] =>
  withoutLabels(
    withoutSentences(
      withoutEntryLabels(withDatesAbove(joinDates(withoutRowNumbers(withoutTables(lines))))),
    ),
  );

const withoutTables = (lines: readonly Line[]): readonly Line[] =>
  withoutEntryTables(
    withoutNameLabels(withWholeAddresses(withColons(withoutLeaders(withoutPageWords(lines))))),
  );

/** Removes row numbers in cells of their own: '1 | Name | Ada Berg', '2 | Address | …'. */
function withoutRowNumbers(lines: readonly Line[]): readonly Line[] {
  const numberOf = ({ cells }: Line) =>
    cells.length > 2 ? Number(/^(\d{1,2})[.)]?$/.exec(cells[0]?.text ?? '')?.[1]) : Number.NaN;
  const numbers = lines.map(numberOf);
  const isCounted = (at: number) =>
    numbers[at] === (numbers[at - 1] ?? 0) + 1 || numbers[at] === (numbers[at + 1] ?? 0) - 1;
  return lines.map((line, at) => (isCounted(at) ? { ...line, cells: line.cells.slice(1) } : line));
}

/** Labels of rows in forms such as Europass whose values are self-explanatory. */
const labels = new Set(
  readTable(new URL('./row-labels.tsv', import.meta.url), { language: 'text', term: 'text' }).map(
    ({ term }) => term,
  ),
);
const fewest = 3;

/** Removes labels, in a file that labels its rows. */
export function withoutLabels(lines: readonly Line[]): readonly Line[] {
  const labeled = lines.filter(isLabeled);
  return labeled.length < fewest
    ? lines
    : lines.map((line) =>
        isLabeled(line) && !isKeptLabel(line) ? { ...line, cells: line.cells.slice(1) } : line,
      );
}

const isLabeled = ({ cells: [first, second] }: Line): boolean =>
  second !== undefined &&
  labels.has(first?.text.replace(/(?:(?<!\s)\s+)?:$/, '').toLowerCase() ?? '');

/**
 * Keeps some labels: a place may be recognizable only by its label, and the parts of a name in a
 * form may be swapped.
 */
const isKeptLabel = ({ cells: [first] }: Line): boolean =>
  isNameLabel(first?.text ?? '') ||
  ['place', 'part', 'fact'].includes(readLabel(first?.text ?? '').kind ?? '');

const surname =
  /^(?:surname|last name|nama belakang|family name|nachname|nom de famille|apellidos?|cognome|sobrenome|achternaam|nazwisko|efternamn)$/i;
const given =
  /^(?:name|other names?|christian names?|forename\(s\)|nama depan|given names?|forenames?|vornamen?|prénoms?|nombres?|nome|voornaam|imię|förnamn)$/i;
/** How many lines from the top are searched for a name, which forms ask for first. */
const within = 40;

/** Joins a name that a form asks for in two parts, in either order. */
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
    const { cells } = line;
    const at = cells.findIndex(({ text }) => label.test(text.replace(/(?:(?<!\s)\s+)?:$/, '')));
    const inline = /^([^:]{3,20}?)\s*:\s*(.+)$/.exec(textOf(line));
    const written = at >= 0 ? cells[at + 1]?.text : undefined;
    const value = inline && label.test(inline[1] ?? '') ? inline[2] : undefined;
    const found = written ?? value ?? '';
    if (/^\p{L}[\p{L} .'’-]{1,40}$/u.test(found)) return { line, value: found };
  }
  return undefined;
}

/** Changes the case of names in capitals, which forms ask for. */
const spelled = (name: string): string => (name === name.toUpperCase() ? spellName(name) : name);

const job =
  /^(?:currently )?(?:working|worked|employed|served|serving) as (?:an? )?(?<role>.{3,60}?) (?:in|at|with|for) (?<company>.{3,90}?),? (?<dates>(?:from|since) .{4,40})$/i;
const study = /^(?<degree>.{2,60}?) from (?<school>.{5,90}?),? in (?<dates>(?:19|20)\d{2})\b/i;

/** Turns sentences into entries: 'Worked as a joiner in Acme Ltd from 2014 to 2016.' */
const withoutSentences = (lines: readonly Line[]): readonly Line[] =>
  lines.flatMap((line) => {
    const entry = readSentence(withoutBullet(textOf(line)).replace(/\.$/, ''));
    return entry ? entryLines(entry, line) : [line];
  });

/** Whether a text may be a school's name. Beside a degree, a capital letter is enough. */
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
