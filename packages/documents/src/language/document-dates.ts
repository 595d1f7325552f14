import type { DateFormat } from '@folio/contract/date-text';
import { type DocumentLanguage, languageTags } from '@folio/contract/document-languages';
import { readTable, TableError } from '@folio/tables/read-table';
import { inDigits } from './digits.ts';
import { tableOf } from './language-tables.ts';

/** How the dates of a document are formatted. */
export type DateStyle = {
  language: DocumentLanguage;
  format: DateFormat;
  /** The word for the end of a current period. */
  present: string;
  /** The zero of the document's digits. */
  zero: string;
  /** Whether a period within one month shows both dates, for formats that are read back. */
  repeatsDates?: boolean;
};

type Period = { startDate: string; endDate: string; current: boolean; dateText: string };

/** Returns a period as a document shows it: in its owner's wording if there is one. */
export function periodText(period: Period, style: DateStyle): string {
  if (period.dateText) return period.dateText;
  const start = monthText(period.startDate, style);
  const end = period.current ? style.present : monthText(period.endDate, style);
  // A period within one month, or within one year if months are left out, shows one date.
  const isRepeated = style.repeatsDates && period.startDate === period.endDate;
  const shown = start === end && !isRepeated ? '' : end;
  return [start, shown].filter(Boolean).join(dashes[style.language] ?? ' – ');
}

/** The separator of two dates, in languages that don't use an en dash. */
const dashes: Partial<Record<DocumentLanguage, string>> = { ja: '～', ko: ' ~ ' };

/**
 * Returns the date of an entry: its own wording, or its `YYYY-MM` or `YYYY` in the document's
 * style.
 */
export const dateText = (entry: { date: string; dateText: string }, style: DateStyle): string =>
  entry.dateText || monthText(entry.date, style);

/** Formats '2023-03' as 'März 2023' and '2023' as '2023年'; anything else stays as written. */
function monthText(date: string, { language, format, zero }: DateStyle): string {
  const [, year, month] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(date) ?? [];
  if (!year) return date;
  const patterns = datePatterns(language);
  const isNumber = format === 'MM/YYYY' || format === 'YYYY-MM';
  if (!month) return inDigits(isNumber ? year : filled(patterns.year, { y: year }), zero);
  const pattern = {
    'MMM YYYY': patterns.month,
    'MM/YYYY': patterns.number,
    'YYYY-MM': '{y}-{MM}',
    YYYY: patterns.year,
  }[format];
  const name = patterns.names[Number(month) - 1] ?? month;
  return inDigits(filled(pattern, { y: year, MM: month, MMM: name }), zero);
}

/** Returns a full date, as at the head of a letter: '5. März 2023'. Months count from 1. */
export function dayText(
  day: { year: number; month: number; day: number },
  { language, zero }: Pick<DateStyle, 'language' | 'zero'>,
): string {
  const patterns = datePatterns(language);
  const name = patterns.dayNames[day.month - 1] ?? '';
  const parts = { y: String(day.year), MMMM: name, d: String(day.day) };
  return inDigits(filled(patterns.day, parts), zero);
}

/** Returns the zero of a language's default digits, as in CLDR. */
export const zeroIn = (language: DocumentLanguage): string => datePatterns(language).zero;

const filled = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');

type Patterns = {
  month: string;
  number: string;
  year: string;
  day: string;
  names: readonly string[];
  dayNames: readonly string[];
  zero: string;
};

const read = new Map<DocumentLanguage, Patterns>();

/** @throws TableError if the table lacks the language, MissingWordsError if it is not loaded. */
function datePatterns(language: DocumentLanguage): Patterns {
  const known = read.get(language);
  if (known) return known;
  const [row] = readTable(tableOf(language, 'dates', english), columns, language);
  if (!row) throw new TableError(`'${language}' has no dates`);
  const names = { names: row.names.split('|'), dayNames: row.dayNames.split('|') };
  const patterns = { ...row, ...names };
  read.set(language, patterns);
  return patterns;
}

const columns = {
  language: languageTags,
  month: 'text',
  number: 'text',
  year: 'text',
  day: 'text',
  names: 'text',
  dayNames: 'text',
  zero: 'text',
} as const;

const english = new URL('./document-dates.tsv?of=en', import.meta.url);
