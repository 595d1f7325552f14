import type { Line } from './matching-lines.ts';
import type { NumberFact } from './read-numbers.ts';
import { thingsOf } from './things.ts';
import { synonymsOf } from './words.ts';

/**
 * What follows from the numbers of a line by one step of arithmetic. Shares are parts of one; each
 * list is sorted, so that a stated value is looked up and none is compared with all.
 */
export interface Arithmetic {
  /** Sums, differences, products and quotients; those of times alone, since no time is one of things. */
  amounts: readonly number[];
  times: readonly number[];
  /** One as a part of another, and what was said in per cent, as parts of one. */
  shares: readonly number[];
  /** By what part something fell, or rose; no rise where a rewrite speaks of none. */
  falls: readonly number[];
  rises: readonly number[];
  /** How many times as much, in seconds where both are times. */
  multiples: readonly number[];
  points: readonly number[];
  averages: readonly number[];
}

/** So many numbers of a source are taken together: a resume's line has a handful. */
const mostNumbers = 24;
/** Days of a working week and of a whole one, months, weeks, minutes: what a rate is told over. */
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
      ...numbers
        .filter(lasts)
        .flatMap(({ value }) => spans.flatMap((span) => [value * span, value / span])),
      ...clockDifferences(text),
      ...numbers.filter(({ unit }) => unit === 'part').map(({ value }) => value * 12),
    ]),
    amounts: sorted([
      ...alike.flatMap(([{ value: a }, { value: b }]) => [a + b, Math.abs(a - b)]),
      ...pairs.flatMap(([{ value: a }, { value: b }]) => [a * b, a / b, b / a]),
      ...runningSums(numbers),
      ...numbers.flatMap(({ value, per }) =>
        // '35 a day' are so many a week; three shops are no fifteen.
        per === '' ? [] : spans.map((span) => value * span),
      ),
      ...clockDifferences(text),
      ...sharesOfNumbers(numbers),
      ...(besides.test(text) ? numbers.map(({ value }) => value + 1) : []),
      ...(allButOne.test(text) ? numbers.map(({ value }) => value - 1) : []),
    ]),
    shares: sorted([
      ...ofComparable((low, high) => [low / high]),
      ...numbers.filter(({ unit }) => unit === '%').map(({ value }) => value / 100),
      ...numbers.filter(({ unit }) => unit === 'part').map(({ value }) => value),
    ]),
    falls: sorted([
      ...ofComparable((low, high) => [(high - low) / high]),
      // 'Uptime 99.5% -> 99.9%' takes four fifths of the time down.
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

/** 'Me and 3 others' are four; of five, all but one are four. */
const besides = /\bothers\b/i;
const allButOne = /\ball but (?:one|1)\b/i;

const sorted = (values: readonly number[]): number[] =>
  values.filter((value) => Number.isFinite(value) && value > 0).sort((a, b) => a - b);

/** Per week or a turn of work, too: '12 en suites, 2 a week' are six weeks. */
const lasts = ({ unit, per }: NumberFact): boolean => unit in timeUnits || per !== '';
const timeUnits = { ms: 1, s: 1, min: 1, h: 1, d: 1, w: 1, mo: 1, y: 1 };

/** Only what is of one kind has a sum or a ratio: no part of 30 % are 12 sites. */
function areAlike(one: NumberFact, other: NumberFact): boolean {
  if (one.unit === other.unit) return true;
  if (one.unit in secondsOf && other.unit in secondsOf) return true;
  return isBare(one) || isBare(other);
}

/** 'Open rate 31%, average is 22': what counts nothing may be of any kind. */
const isBare = (fact: NumberFact): boolean => fact.unit === '' && thingsOf(fact).length === 0;

/**
 * Nor is one a part of the other, or more by a part, where each counts things of its own: '12 drivers at 3
 * depots'. Of '16 people, 12 finished' the latter are people, too.
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
 * What up to six numbers in a row add up to, and their average: '$0.9M, $0.8M, $0.4M', '2 in 2020,
 * 3 in 2021, 3 in 2022'.
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

/** 'A third of 900', '80 % of 45'. */
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

/** Between two times of a day that follow each other: in minutes, hours, and their sixtieth. */
function clockDifferences(text: string): number[] {
  const times = [...text.matchAll(clock)].slice(0, mostNumbers).map(({ groups = {} }) => {
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

/** Whether a sorted list has a value near: a binary search. */
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
 * Whether a number follows from those of the source by arithmetic that holds: a share or a change in per
 * cent, points between two shares, a multiple, a fraction, a sum, a difference, a product, a quotient.
 */
export function isComputed(fact: NumberFact, known: Arithmetic, output: string): boolean {
  const before = output.slice(Math.max(0, fact.start - 24), fact.start);
  const after = output.slice(fact.end, fact.end + 24);
  const isAbove = fact.isExceeded || above.test(before);
  const isRough = roughly.test(before);
  if (/^\s?-?(?:percentage )?points?\b/i.test(after)) return has(known.points, fact.value, 0.051);
  if (fact.unit === '%' || fact.unit === 'part') return isShare(fact, known, { isAbove, isRough });
  if (fact.unit === 'times' && isAbove) return has(known.multiples, fact.value + 0.475, 0.475);
  if (fact.unit === 'times')
    return has(known.multiples, fact.value, fact.value * (isRough ? 0.12 : 0.05));
  const list = fact.unit in timeUnits ? known.times : known.amounts;
  return has(list, fact.value, fact.value * (isRough ? 0.05 : 0.005));
}

type Bounds = { isAbove: boolean; isRough: boolean };

/** 'More than a third' holds up to a half; 'about' a few points to either side. */
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
