import { digitValue } from '@folio/contract/shown-texts';
import {
  isPresentWord,
  monthNumber,
  openPattern,
  openYear,
  rangePattern,
  season,
  shortRangePattern,
  sincePattern,
  singlePattern,
} from './date-patterns.ts';

/**
 * A period or single date in a text, with its position. `dateText` is set if its words add
 * information.
 */
export type FoundDate = Readonly<{
  startDate: string;
  endDate: string;
  current: boolean;
  dateText: string;
  isRange: boolean;
  index: number;
  length: number;
}>;

/** Words that add information to years: 'Summer 2022', 'Summers 2020, 2021'. */
const startsWithSeason = new RegExp(`^${season}s?\\s+`, 'iu');
const namesSeason = new RegExp(`(?<!\\p{L})${season}s?\\s+(?:19|20)\\d{2}`, 'iu');

/** Longer texts are prose, whose dates are not the period of an entry. */
const longestText = 220;

/**
 * Every date has a year of four or two digits. This test is a hundred times faster than the
 * patterns.
 */
const saysYear = /(?:19|20)\d\d|(?<!\d)\d\d(?!\d)|YYYY/;

const mayHaveDate = (text: string): boolean => text.length <= longestText && saysYear.test(text);

/** Returns the first period of a text, or else its first date. */
export const findDate = (written: string): FoundDate | undefined =>
  findRange(written) ?? findSingle(written);

const ownDigit = /[^\p{ASCII}\P{Nd}]/gu;

/**
 * Replaces the digits of other scripts ('২০১৯', '۲۰۱۹') with 0 to 9, without changing positions.
 */
const westernDigits = (text: string): string =>
  // Digits outside the Basic Multilingual Plane take two UTF-16 units. Nobody writes a year with
  // them.
  text.replace(ownDigit, (digit) =>
    digit.length === 1 ? String(digitValue(digit.charCodeAt(0))) : digit,
  );

/**
 * Size of the cache. Each step of a reading searches every line for dates, and the patterns are
 * slow. The size exceeds the number of lines and their parts in the longest file: a smaller cache
 * would evict entries before the next step needs them.
 */
const mostKnown = 20_000;

function remembered(search: (text: string) => FoundDate | undefined) {
  const known = new Map<string, FoundDate | undefined>();
  return (written: string): FoundDate | undefined => {
    const text = westernDigits(written);
    if (!mayHaveDate(text)) return undefined;
    if (!known.has(text)) {
      if (known.size >= mostKnown) known.clear();
      known.set(text, search(text));
    }
    return known.get(text);
  };
}

/** Returns the first period of a text. */
export const findRange = remembered(searchRange);
const findSingle = remembered(searchSingle);

function searchRange(text: string): FoundDate | undefined {
  for (const pattern of [rangePattern, shortRangePattern])
    for (const match of text.matchAll(pattern)) {
      const range = readRange(match);
      if (range) return range;
    }
  const open = openPattern.exec(text);
  const begin = open ? readDate(open.groups?.start ?? '') : undefined;
  if (open && begin) return found(open, { startDate: begin, current: true, isRange: true });
  for (const match of text.matchAll(sincePattern)) {
    const start = readDate(match.groups?.start ?? '');
    if (start) return found(match, { startDate: start, current: true, isRange: true });
  }
  return undefined;
}

function readRange(match: RegExpExecArray): FoundDate | undefined {
  const { start = '', end = '', bare, slash } = match.groups ?? {};
  const current = isPresentWord(end);
  const endDate = current ? '' : readDate(sameCentury(start, end));
  const startDate = readDate(start) ?? monthOfSameYear(start, endDate ?? '');
  if (startDate === undefined || endDate === undefined) return undefined;
  if (bare && endDate <= startDate) return undefined;
  if (slash && !isSchoolYear(match, startDate, endDate)) return undefined;
  const dateText = namesSeason.test(match[0]) ? match[0].trim() : '';
  return found(match, { startDate, endDate, current, dateText, isRange: true });
}

/**
 * Whether a slash joins the years of a school year: '2018/19', but not '2018/25', which is a
 * number, nor the last part of '2018/19 – 2020/21'.
 */
const isSchoolYear = ({ input, index }: RegExpExecArray, start: string, end: string): boolean =>
  Number(end) === Number(start) + 1 && !/\/\d{2}\s*[-–—]\s*$/.test(input.slice(0, index));

/** No period is longer. */
const mostYears = 60;

/**
 * Completes a year of two digits: in '2012–17' the end is in the century of the beginning, or in
 * the next if that is near.
 */
function sameCentury(start: string, end: string): string {
  const year = /^\d{2}$/.test(end) ? /(?:19|20)\d{2}/.exec(start)?.[0] : undefined;
  if (!year) return end;
  const whole = Number(year.slice(0, 2) + end);
  const later = whole < Number(year) ? whole + 100 : whole;
  return later - Number(year) > mostYears ? end : String(later);
}

/** Returns the first month of 'June – August 2019' with the year of the second. */
function monthOfSameYear(text: string, endDate: string): string | undefined {
  const month = monthNumber(text);
  const endYear = /^\d{4}/.exec(endDate)?.[0];
  return month && endYear ? `${endYear}-${String(month).padStart(2, '0')}` : undefined;
}

function searchSingle(text: string): FoundDate | undefined {
  for (const match of text.matchAll(singlePattern)) {
    const year = /(?:19|20)\d{2}/.exec(match[0])?.[0];
    if (year && startsWithSeason.test(match[0])) return inSeasons(match, year);
    const startDate = readDate(match[0]);
    if (startDate !== undefined) return found(match, { startDate });
    if (year) {
      const at = match.index + match[0].lastIndexOf(year);
      return { ...found(match, { startDate: year }), index: at, length: 4 };
    }
  }
  return undefined;
}

/** Reads 'Summers 2020, 2021' as a period from the first year to the last. */
function inSeasons(match: RegExpExecArray, first: string): FoundDate {
  const last = match[0].match(/(?:19|20)\d{2}/g)?.at(-1) ?? first;
  const dateText = match[0].trim();
  return found(
    match,
    last > first
      ? { startDate: first, endDate: last, dateText, isRange: true }
      : { startDate: first, dateText },
  );
}

const found = (match: RegExpExecArray, date: Partial<FoundDate>): FoundDate => ({
  startDate: '',
  endDate: '',
  current: false,
  dateText: '',
  isRange: false,
  index: match.index,
  length: match[0].length,
  ...date,
});

const romanMonths = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

const isOpenYear = new RegExp(`${openYear}$`, 'i');

/**
 * Returns 'YYYY-MM', or 'YYYY' without a month; '' for a date that a template leaves open;
 * undefined if the text is not a date.
 */
function readDate(text: string): string | undefined {
  if (isOpenYear.test(text)) return '';
  const words = text.trim().replace(startsWithSeason, '');
  if (/^\d{4}[年년]?$/.test(words)) return words.slice(0, 4);
  if (/^['’‘]\d{2}$/.test(words)) return fullYear(words);
  const cjk = /^(\d{4})\s?[年년]\s?(\d{1,2})/.exec(words);
  if (cjk) return `${cjk[1]}-${cjk[2]?.padStart(2, '0')}`;
  const iso = /^(\d{4})(?:[-/.]|\.\s)(\d{1,2})(?!\d)/.exec(words);
  if (iso) return `${iso[1]}-${iso[2]?.padStart(2, '0')}`;
  const numbered = /^(?:\d{1,2}[./-])?(\d{1,2})[./-](\d{4})$/.exec(words);
  if (numbered) return `${numbered[2]}-${numbered[1]?.padStart(2, '0')}`;
  const short = /^(\d{1,2})\/(\d{2})$/.exec(words);
  if (short) return `${fullYear(short[2] ?? '')}-${short[1]?.padStart(2, '0')}`;
  const [, roman = '', romanYear] = /^([ivx]{1,4})\s?[./]\s?(\d{4})$/i.exec(words) ?? [];
  const romanMonth = romanMonths.indexOf(roman.toLowerCase()) + 1;
  if (romanMonth) return `${romanYear}-${String(romanMonth).padStart(2, '0')}`;
  const [, yearBefore, monthBehind = ''] = /^(\d{4})\.?\s+(\S{1,16})$/.exec(words) ?? [];
  const behind = monthNumber(monthBehind);
  if (behind) return `${yearBefore}-${String(behind).padStart(2, '0')}`;
  const named =
    /([\p{L}\p{Mc}\p{Mn}]{3,12})[.'’]?(?:\s+\d{1,2},)?[\s,/-]*(?:(?:de|del|of)\s+)?(\d{4}|['’‘]?\d{2})$/u.exec(
      words,
    );
  // 'ม.ค. 2022', 'फ़र॰ 2016': abbreviated names with marks inside.
  const [, marked = '', itsYear = ''] = named ?? /^(.{2,16})\s(\d{4})$/.exec(words) ?? [];
  const month = monthNumber(marked);
  return month ? `${fullYear(itsYear)}-${String(month).padStart(2, '0')}` : undefined;
}

function fullYear(text: string): string {
  if (/^\d{4}$/.test(text)) return text;
  const digits = text.slice(-2);
  return Number(digits) > 50 ? `19${digits}` : `20${digits}`;
}

/** Whether a text is only a date, except for one or two signs: '(2019)'. */
export const isDateAlone = (text: string): boolean =>
  (findDate(text)?.length ?? 0) >= text.length - 2;

/** Whether a text is mostly a period, or nothing but a date. */
export const isPeriodAlone = (written: string): boolean => {
  const text = written.replace(/^\(|\)$|^(?:expected|anticipated|graduated)\s+/gi, '');
  const range = findRange(text);
  return (
    (range?.index === 0 && range.length > text.length * 0.6) ||
    findDate(text)?.length === text.length
  );
};
