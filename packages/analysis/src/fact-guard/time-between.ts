import type { NumberFact } from './read-numbers.ts';

const date =
  /(?<![\p{L}\p{N}])(?:(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s|(?<number>0?[1-9]|1[0-2])[/.-])?(?<year>(?:19|20)\d\d)(?:-(?<month>0[1-9]|1[0-2]))?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?<alone>jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?(?=\s*(?:-|–|to|until|till)\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|(?<![\p{L}\p{N}/.-])(?<short>'?\d\d)(?![\p{L}\p{N}/.%,-])(?<=(?:19|20)\d\d\s?[-–/]\s?'?\d\d)/giu;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const mostDates = 12;

interface Span {
  first: number;
  last: number;
}

/**
 * Returns the dates of a text as months since year 0. A year alone spans its first to its last
 * month.
 */
export function datesOf(text: string): Span[] {
  const spans: Span[] = [];
  for (const { groups = {} } of [...text.matchAll(date)].slice(0, mostDates).reverse()) {
    const after = spans.at(-1);
    const year = yearOf(groups, after) * 12;
    const named = months.indexOf((groups.name ?? groups.alone ?? '').slice(0, 3).toLowerCase());
    const month = named >= 0 ? named : Number(groups.number ?? groups.month ?? 0) - 1;
    spans.push(
      month >= 0 ? { first: year + month, last: year + month } : { first: year, last: year + 11 },
    );
  }
  return spans.reverse();
}

/** A month without a year takes the year of the date after it: 'Feb to July 2022'. */
function yearOf(groups: Record<string, string | undefined>, after: Span | undefined): number {
  if (groups.year) return Number(groups.year);
  if (groups.short) return 2000 + Number(groups.short.replace("'", ''));
  return after ? Math.floor(after.first / 12) : 0;
}

const lastingUnits = new Set(['y', 'mo']);

/** Combines 'three years and five months', so that both numbers are supported. */
export function combinedTimes(
  numbers: readonly NumberFact[],
  text: string,
): ReadonlyMap<NumberFact, NumberFact> {
  const combined = new Map<NumberFact, NumberFact>();
  for (const [index, months] of numbers.entries()) {
    const years = numbers[index - 1];
    if (years?.unit !== 'y' || months.unit !== 'mo') continue;
    if (!/^\s?\p{L}+\.?,?(?: and)? $/u.test(text.slice(years.end, months.start))) continue;
    const sum = { ...years, unit: 'mo', value: years.value * 12 + months.value };
    combined.set(years, sum).set(months, sum);
  }
  return combined;
}

/**
 * Whether a number of years or months equals the time between two dates of the source, with or
 * without the last month. Between years alone, both counts are valid: 2017 to 2020 is three or four
 * years.
 */
export function isTimeBetween(fact: NumberFact, dates: readonly Span[]): boolean {
  if (!lastingUnits.has(fact.unit)) return false;
  return dates.some((from, index) =>
    dates
      .slice(index + 1)
      .some((to, after) => to.first >= from.first && isTimeOf(fact, from, to, after === 0)),
  );
}

function isTimeOf(
  { value, unit, isExceeded }: NumberFact,
  from: Span,
  to: Span,
  isOnePeriod: boolean,
): boolean {
  const stated = unit === 'y' ? value * 12 : value;
  const isCalendarYears = from.last - from.first === 11 && to.last - to.first === 11;
  const lasted = to.last - from.first + (to.last === to.first ? 0 : -11);
  if (isExceeded) return lasted >= stated - 1 && lasted <= stated + 12;
  if (isCalendarYears)
    return stated === to.first - from.first || stated === to.first - from.first + 12;
  // Three and a half years are also 'three years'.
  if (isOnePeriod && unit === 'y' && Math.floor(lasted / 12) === value) return true;
  return Math.abs(lasted - stated) <= (unit === 'y' ? 2 : 1);
}
