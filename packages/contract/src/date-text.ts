/** Parses dates as a person writes them to structured dates, and formats those. */

type Period = { startDate: string; endDate: string; current: boolean };

/**
 * A period with the original wording, kept only if the structured dates don't format to exactly
 * that.
 */
export type WrittenPeriod = Period & { dateText: string };

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The formats in which documents write a date with a known month. */
export const dateFormats = ['MMM YYYY', 'MM/YYYY', 'YYYY-MM', 'YYYY'] as const;
export type DateFormat = (typeof dateFormats)[number];

const monthTexts: Record<DateFormat, (year: string, month: string) => string> = {
  'MMM YYYY': (year, month) => `${months[Number(month) - 1]} ${year}`,
  'MM/YYYY': (year, month) => `${month}/${year}`,
  'YYYY-MM': (year, month) => `${year}-${month}`,
  YYYY: (year) => year,
};

/** Formats '2023-03' as 'Mar 2023'; anything else stays as written. */
export function formatMonth(date: string, format: DateFormat = 'MMM YYYY'): string {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(date) ?? [];
  return year && month ? monthTexts[format](year, month) : date;
}

/** Formats a period in English: its original wording, or its months, 'Mar 2020 – Present'. */
export function periodText(period: WrittenPeriod, format: DateFormat = 'MMM YYYY'): string {
  if (period.dateText) return period.dateText;
  const start = formatMonth(period.startDate, format);
  const end = period.current ? 'Present' : formatMonth(period.endDate, format);
  // A period within one year is written as that year if months are left out.
  const isOneYear = format === 'YYYY' && start === end && period.startDate !== period.endDate;
  return [start, isOneYear ? '' : end].filter(Boolean).join(' – ');
}

/**
 * Parses a period. Anything that can't be parsed, and any wording that formatting would change, is
 * kept in `dateText`.
 */
export function parsePeriod(text: string): WrittenPeriod {
  const period = readPeriod(text);
  if (!period) return { startDate: '', endDate: '', current: false, dateText: text };
  const derived = periodText({ ...period, dateText: '' });
  return { ...period, dateText: derived === text ? '' : text };
}

/** Parses a single date. `dateText` holds the wording if it differs from the formatted date. */
export function parseDate(text: string): { date: string; dateText: string } {
  const date = readDate(text);
  if (date === undefined) return { date: '', dateText: text };
  return { date, dateText: formatMonth(date) === text ? '' : text };
}

/** Formats a date in English: its original wording, or its month. */
export const dateText = (
  entry: { date: string; dateText: string },
  format: DateFormat = 'MMM YYYY',
): string => entry.dateText || formatMonth(entry.date, format);

function readPeriod(text: string): Period | undefined {
  const [first = '', second, ...rest] = text
    .trim()
    .split(/(?:(?<!\s)\s+)?[–—]\s*|(?<!\s)\s+-\s+|(?<!\s)\s+to\s+|(?<=\d{4})-(?=\d{4})/);
  const startDate = readDate(first);
  if (startDate === undefined || rest.length > 0) return undefined;
  if (second === undefined) return { startDate, endDate: '', current: false };
  if (isPresent(second)) return { startDate, endDate: '', current: true };
  const endDate = readDate(second);
  return endDate === undefined ? undefined : { startDate, endDate, current: false };
}

/** Whether a text in place of an end date means that the period hasn't ended. */
export const isPresent = (end: string): boolean => /^(present|current|now|today)$/i.test(end);

function readDate(text: string): string | undefined {
  const words = text.trim();
  if (words === '' || /^\d{4}$/.test(words) || /^\d{4}-(0[1-9]|1[0-2])$/.test(words)) return words;
  const named = /^([A-Za-z]{3,9})\.?\s+(\d{4})$/.exec(words);
  const month = named ? monthNumber(named[1] ?? '') : 0;
  if (named && month) return `${named[2]}-${String(month).padStart(2, '0')}`;
  const numbered = /^(0?[1-9]|1[0-2])\/(\d{4})$/.exec(words);
  return numbered ? `${numbered[2]}-${numbered[1]?.padStart(2, '0')}` : undefined;
}

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

function monthNumber(name: string): number {
  const wanted = name.toLowerCase();
  return monthNames.findIndex((month) => month.startsWith(wanted)) + 1;
}
