import type { Line } from './matching-lines.ts';
import type { NumberFact } from './read-numbers.ts';
import { thingsOf } from './things.ts';
import { synonymsOf } from './words.ts';

/**
 * All values that follow from the numbers of a line by one step of arithmetic. Shares are fractions
 * of one. Lists are sorted for binary search.
 */
export interface Arithmetic {
  /** Sums, differences, products and quotients; times are only combined with times. */
  amounts: readonly number[];
  times: readonly number[];
  /** Each number as a fraction of another, and percentages of the text as fractions. */
  shares: readonly number[];
  /** Fractions by which a value fell or rose; rises only if the rewrite mentions a rise. */
  falls: readonly number[];
  rises: readonly number[];
  /** Ratios of two numbers; times are compared in seconds. */
  multiples: readonly number[];
  points: readonly number[];
  averages: readonly number[];
}

/** Limit of numbers that are combined. A line of a resume has only a few. */
const mostNumbers = 24;
/**
 * Factors between rates: days per working week and per week, weeks and months per year, and the
 * like.
 */
const spans = [2, 4, 5, 6, 7, 12, 52, 60];
const secondsOf: Readonly<Record<string, number>> = {
  ms: 0.001,
  s: 1,
  min: 60,
  h: 3_600,
  d: 86_400,
};

const rising =
  /\b(?:grew|grow(?:n|ing|th)?|r[oai]s(?:e|ed|en|ing)|increas\w*|more|up|again|higher|lift\w*|improv\w*|gain\w*|expand\w*|over|above|ahead)\b/i;

export function arithmeticOf({ text, numbers: all }: Line, output: string): Arithmetic {
  const numbers = all.filter(({ isYear, value }) => !isYear && value > 0).slice(0, mostNumbers);
  const pairs = numbers.flatMap((one, index) =>
    numbers.slice(index + 1).map((other) => [one, other] as const),
  );
  const alike = pairs.filter(([one, other]) => areAlike(one, other));
  const comparable = alike.filter(([one, other]) => areComparable(one, other));
  const ofComparable = (compute: (a: number, b: number) => number[]) =>
    comparable.flatMap(([one, other]) => {
      const [a, b] = inOneUnit(one, other);
      return compute(Math.min(a, b), Math.max(a, b));
    });
  const ofTime = pairs.filter(([one, other]) => lasts(one) || lasts(other));
  return {
    times: sorted([
      ...ofTime.flatMap(([{ value: a }, { value: b }]) => [a * b, a / b, b / a, a + b, b - a]),
      ...ofTime.flatMap(monthsTogether),
      ...numbers
        .filter(lasts)
        .flatMap(({ value }) => spans.flatMap((span) => [value * span, value / span])),
      ...clockDifferences(text),
    ]),
    amounts: sorted([
      ...alike.flatMap(([{ value: a }, { value: b }]) => [a + b, Math.abs(a - b)]),
      ...pairs.flatMap(([{ value: a }, { value: b }]) => [a * b, a / b, b / a]),
      ...runningSums(numbers),
      ...numbers.flatMap(({ value, per }) =>
        // '35 a day' may be converted to a week; without a rate, as in 'three shops', such a factor
        // is meaningless.
        per === '' ? [] : spans.map((span) => value * span),
      ),
      ...sharesOfNumbers(numbers),
      ...(besides.test(text) ? numbers.map(({ value }) => value + 1) : []),
    ]),
    shares: sorted([
      ...ofComparable((low, high) => [low / high]),
      ...numbers.filter(({ unit }) => unit === '%').map(({ value }) => value / 100),
      ...numbers.filter(({ unit }) => unit === 'part').map(({ value }) => value),
    ]),
    falls: sorted([
      ...ofComparable((low, high) => [(high - low) / high]),
      // 'Uptime 99.5% -> 99.9%' reduces downtime by four fifths.
      ...comparable.flatMap(([{ value: a, unit }, { value: b }]) =>
        unit === '%' && a < b && b < 100 ? [(b - a) / (100 - a)] : [],
      ),
    ]),
    rises: rising.test(output) ? sorted(ofComparable((low, high) => [(high - low) / low])) : [],
    multiples: sorted(ofComparable((low, high) => [high / low])),
    averages: numbers.some(({ unit }) => unit === '%')
      ? sorted(runningSums(numbers.filter((one) => one.unit === '%' || isBare(one))))
      : [],
    points: sorted(
      alike.map(([{ value: a }, { value: b }]) => Math.round(Math.abs(a - b) * 1e6) / 1e6),
    ),
  };
}

/** 'Me and 3 others' are four people. */
const besides = /\bothers\b/i;

const sorted = (values: readonly number[]): number[] =>
  values.filter((value) => Number.isFinite(value) && value > 0).sort((a, b) => a - b);

/** Whether a number is a time. A rate may yield one: '12 en suites, 2 a week' took six weeks. */
const lasts = ({ unit, per }: NumberFact): boolean => unit in timeUnits || per !== '';
const timeUnits = { ms: 1, s: 1, min: 1, h: 1, d: 1, w: 1, mo: 1, y: 1 };

const monthsOf: Readonly<Record<string, number>> = { mo: 1, y: 12 };

/** Returns the sum of months and years ('18 months', '1 yr'), in months and in years. */
function monthsTogether([one, other]: readonly [NumberFact, NumberFact]): number[] {
  const [a, b] = [monthsOf[one.unit], monthsOf[other.unit]];
  if (a === undefined || b === undefined || a === b) return [];
  const sum = one.value * a + other.value * b;
  return [sum, sum / 12];
}

/** Whether two numbers may be added or divided: 30% and 12 sites may not. */
function areAlike(one: NumberFact, other: NumberFact): boolean {
  if (one.unit === other.unit) return true;
  if (one.unit in secondsOf && other.unit in secondsOf) return true;
  return isBare(one) || isBare(other);
}

/**
 * Whether a number has no unit and no noun. It may then be of any kind: 'Open rate 31%, average is
 * 22'.
 */
const isBare = (fact: NumberFact): boolean => fact.unit === '' && thingsOf(fact).length === 0;

/**
 * Whether one number may be a fraction of the other. It may not if each counts different things
 * ('12 drivers at 3 depots'); in '16 people, 12 finished' both count people.
 */
function areComparable(one: NumberFact, other: NumberFact): boolean {
  if (one.unit !== '' || other.unit !== '') return true;
  if (one.plurals.length === 0 || other.plurals.length === 0) return true;
  return one.plurals.some((root) =>
    [root, ...synonymsOf(root)].some((known) => other.plurals.includes(known)),
  );
}

function inOneUnit(one: NumberFact, other: NumberFact): [number, number] {
  const a = secondsOf[one.unit];
  const b = secondsOf[other.unit];
  if (a === undefined || b === undefined) return [one.value, other.value];
  return [one.value * a, other.value * b];
}

/**
 * Returns sums and averages of up to six consecutive numbers: '$0.9M, $0.8M, $0.4M', '2 in 2020, 3
 * in 2021, 3 in 2022'.
 */
function runningSums(numbers: readonly NumberFact[]): number[] {
  return numbers.flatMap((first, index) => {
    let sum = first.value;
    return numbers.slice(index + 1, index + 6).flatMap(({ value }, more) => {
      sum += value;
      return [sum, sum / (more + 2)];
    });
  });
}

/** Returns the numbers that result from a fraction of another: 'A third of 900', '80 % of 45'. */
function sharesOfNumbers(numbers: readonly NumberFact[]): number[] {
  const shares = numbers.filter(({ unit }) => unit === '%' || unit === 'part');
  return shares.flatMap(({ value: share, unit }) =>
    numbers
      .filter((one) => one.unit === '')
      .map(({ value }) => value * (unit === '%' ? share / 100 : share)),
  );
}

const clock =
  /\b(?<hours>\d{1,2})(?:[:.](?<minutes>\d\d))? ?(?<half>[ap])\.?m\b|\b(?<h>\d{1,2}):(?<m>\d\d)\b/gi;

/** A range of times that shares one 'am' or 'pm': '5-8pm' also begins in the afternoon. */
const halfOfBoth =
  /(?<![\d.:])(?<from>\d{1,2}(?::\d\d)?) ?(?:-|–|to) ?(?<to>\d{1,2}(?::\d\d)?) ?(?<half>[ap])\.?m\b/gi;

/** Returns the durations between consecutive clock times, in minutes and hours. */
function clockDifferences(text: string): number[] {
  const whole = text.replace(halfOfBoth, '$<from>$<half>m-$<to>$<half>m');
  const times = [...whole.matchAll(clock)].slice(0, mostNumbers).map(({ groups = {} }) => {
    const hour = Number(groups.hours ?? groups.h) % (groups.half ? 12 : 24);
    const isAfternoon = groups.half?.toLowerCase() === 'p';
    return (hour + (isAfternoon ? 12 : 0)) * 60 + Number(groups.minutes ?? groups.m ?? 0);
  });
  return times.slice(1).flatMap((to, index) => {
    const from = times[index] ?? 0;
    const apart = Math.abs(to - from);
    const overnight = (to - from + 1_440) % 1_440;
    return [apart, apart / 60, overnight / 60, (overnight / 60) * 5];
  });
}

/** Whether a sorted list has a value within a tolerance, by binary search. */
function has(values: readonly number[], wanted: number, tolerance: number): boolean {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < wanted - tolerance) low = middle + 1;
    else high = middle;
  }
  return low < values.length && (values[low] ?? 0) <= wanted + tolerance;
}

const roughly =
  /\b(?:about|around|some|roughly|approximately|approx\.?|nearly|almost|close to|circa|ca\.|near|just (?:under|over)|c\.)\s*$/i;
const above = /\b(?:more than|over|above|at least|upwards of)(?: a| by)?\s*$/i;

/**
 * Whether a number follows from those of the source by correct arithmetic: a share or change in
 * percent, percentage points, a multiple, a fraction, a sum, a difference, a product or a quotient.
 */
export function isComputed(fact: NumberFact, known: Arithmetic, output: string): boolean {
  const before = output.slice(Math.max(0, fact.start - 24), fact.start);
  const after = output.slice(fact.end, fact.end + 24);
  const isAbove = fact.isExceeded || above.test(before);
  const isRough = roughly.test(before);
  if (fact.unit === 'points' || /^\s?-?points?\b/i.test(after))
    return has(known.points, fact.value, 0.051);
  if (fact.unit === '%' || fact.unit === 'part') return isShare(fact, known, { isAbove, isRough });
  if (fact.unit === 'times' && isAbove) return has(known.multiples, fact.value + 0.475, 0.475);
  if (fact.unit === 'times')
    return has(known.multiples, fact.value, fact.value * (isRough ? 0.12 : 0.05));
  const list = fact.unit in timeUnits ? known.times : known.amounts;
  return has(list, fact.value, fact.value * (isRough ? 0.05 : 0.005));
}

type Bounds = { isAbove: boolean; isRough: boolean };

/**
 * Whether a share is correct: 'more than a third' holds up to a half, 'about' within a few points.
 */
function isShare(
  { value, unit }: NumberFact,
  known: Arithmetic,
  { isAbove, isRough }: Bounds,
): boolean {
  const part = unit === '%' ? value / 100 : value;
  const slack = unit === 'part' || isRough ? 0.035 : 0.0051;
  const isIn = (values: readonly number[]) =>
    isAbove ? has(values, part + 0.075, 0.075) : has(values, part, slack);
  if (unit === '%' && has(known.averages, value, 0.051)) return true;
  if (part > 1) return isIn(known.multiples);
  return isIn(known.shares) || isIn(known.falls) || isIn(known.rises);
}
