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

/** A period or a single date found in a text, and where in it. `dateText` is set where words say more. */
export type FoundDate = Readonly<{
  startDate: string;
  endDate: string;
  current: boolean;
  dateText: string;
  isRange: boolean;
  index: number;
  length: number;
}>;

/** Words that say more than years: 'Summer 2022', 'Summers 2020, 2021'. */
const startsWithSeason = new RegExp(`^${season}s?\\s+`, 'iu');
const namesSeason = new RegExp(`(?<!\\p{L})${season}s?\\s+(?:19|20)\\d{2}`, 'iu');

/** Longer texts are prose: what dates they name are no entry's period. */
const longestText = 220;

/** Every date says a year, in four digits or two. The patterns take a hundred times as long as this. */
const saysYear = /(?:19|20)\d\d|(?<!\d)\d\d(?!\d)|YYYY/;

const mayHaveDate = (text: string): boolean => text.length <= longestText && saysYear.test(text);

/** The first date or period of a text. */
export const findDate = (written: string): FoundDate | undefined =>
  findRange(written) ?? findSingle(written);

const ownDigit = /[^\p{ASCII}\P{Nd}]/gu;

/** A text with the digits of other scripts ('২০১৯', '۲۰۱۹') as 0 to 9, each in its place. */
const westernDigits = (text: string): string =>
  // Those beyond the first plane take two places; nobody writes a year in them.
  text.replace(ownDigit, (digit) =>
    digit.length === 1 ? String(digitValue(digit.charCodeAt(0))) : digit,
  );

/**
 * The steps of a reading ask about every line, one step after another, and the patterns are slow.
 * This is more than the longest file has lines and parts of them: with less, each step would search
 * again what the step before has pushed out.
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

/** The first period of a text. */
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

/** '2018/19'; not '2018/25', a number of something, nor the last of '2018/19 – 2020/21'. */
const isSchoolYear = ({ input, index }: RegExpExecArray, start: string, end: string): boolean =>
  Number(end) === Number(start) + 1 && !/\/\d{2}\s*[-–—]\s*$/.test(input.slice(0, index));

/** No period is longer. */
const mostYears = 60;

/** '2012–17': the end is of the beginning's century, or of the next where that is near. */
function sameCentury(start: string, end: string): string {
  const year = /^\d{2}$/.test(end) ? /(?:19|20)\d{2}/.exec(start)?.[0] : undefined;
  if (!year) return end;
  const whole = Number(year.slice(0, 2) + end);
  const later = whole < Number(year) ? whole + 100 : whole;
  return later - Number(year) > mostYears ? end : String(later);
}

/** 'June – August 2019': the first month is of the second's year. */
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

/** 'Summers 2020, 2021' goes from the first year to the last. */
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
 * 'YYYY-MM', or 'YYYY' where no month is said; '' where a template leaves it open; undefined for
 * what is no date.
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
  // 'ม.ค. 2022', 'फ़र॰ 2016': short names with marks within them.
  const [, marked = '', itsYear = ''] = named ?? /^(.{2,16})\s(\d{4})$/.exec(words) ?? [];
  const month = monthNumber(marked);
  return month ? `${fullYear(itsYear)}-${String(month).padStart(2, '0')}` : undefined;
}

function fullYear(text: string): string {
  if (/^\d{4}$/.test(text)) return text;
  const digits = text.slice(-2);
  return Number(digits) > 50 ? `19${digits}` : `20${digits}`;
}

/** Whether a text is a date, but for a sign or two: '(2019)'. */
export const isDateAlone = (text: string): boolean =>
  (findDate(text)?.length ?? 0) >= text.length - 2;

/** A text that is a period and little else, or nothing but a date. */
export const isPeriodAlone = (written: string): boolean => {
  const text = written.replace(/^\(|\)$|^(?:expected|anticipated|graduated)\s+/gi, '');
  const range = findRange(text);
  return (
    (range?.index === 0 && range.length > text.length * 0.6) ||
    findDate(text)?.length === text.length
  );
};
