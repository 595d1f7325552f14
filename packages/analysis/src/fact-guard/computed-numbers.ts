import type { NumberFact } from './read-numbers.ts';

/** How far from each other two numbers of a source stand that are held against each other, in letters. */
const reach = 60;
/** Numbers of a source that are tried: a line of a resume has a few. */
const mostNumbers = 40;

type Pair = readonly [NumberFact, NumberFact];

/** Numbers that stand near each other and count alike: 'from 40 to 6 min', '21 of 28', '240 + 65'. */
function pairsOf(source: readonly NumberFact[]): Pair[] {
  const counts = source.filter(({ isYear, value }) => !isYear && value > 0).slice(0, mostNumbers);
  return counts.flatMap((one, index) =>
    counts
      .slice(index + 1, index + 4)
      .filter((other) => other.start - one.end <= reach)
      .map((other): Pair => [one, other]),
  );
}

/** Right to the digit that it is given with, or to a hundredth. */
const isNear = (stated: number, exact: number): boolean =>
  Math.abs(stated - exact) <= Math.max(0.5 * 10 ** -decimalsOf(stated), Math.abs(exact) * 0.01);

const decimalsOf = (value: number): number => /\.(\d+)/.exec(String(value))?.[1]?.length ?? 0;

const areAlike = ([{ unit: one }, { unit: other }]: Pair): boolean =>
  one === other || one === '' || other === '';

const shareOf = (pair: Pair): number[] =>
  pair.flatMap((one) => pair.map((other) => one.value / other.value));
const changeOf = ([{ value: from }, { value: to }]: Pair): number => Math.abs(from - to) / from;

/** Milliseconds to years in seconds, to hold '9 sec' against '300 ms'. */
const seconds: Readonly<Record<string, number>> = { ms: 0.001, s: 1, min: 60, h: 3_600, d: 86_400 };

function timesOf(pair: Pair): number[] {
  const [one, other] = pair.map(({ value, unit }) => value * (seconds[unit] ?? 1));
  if (one === undefined || other === undefined) return [];
  return [one / other, other / one];
}

/**
 * Whether a number follows from those of the source by arithmetic that holds: a share or a change in per
 * cent, points between two shares, a multiple, a fraction, a sum, a difference, a product of a rate and
 * its number of times. What is compared stands near each other in the source and counts alike.
 */
export function isComputed(
  fact: NumberFact,
  source: readonly NumberFact[],
  output: string,
): boolean {
  const pairs = pairsOf(source);
  const after = output.slice(fact.end, fact.end + 24);
  const before = output.slice(Math.max(0, fact.start - 16), fact.start);
  return pairs.some((pair) => {
    const [one, other] = pair;
    if (/^\s?-?(?:percentage )?points?\b/i.test(after))
      return areAlike(pair) && isNear(fact.value, Math.abs(one.value - other.value));
    if (fact.unit === '%' && areAlike(pair))
      return [...shareOf(pair), changeOf(pair)].some((share) => isNear(fact.value, 100 * share));
    if (fact.unit === 'times')
      return timesOf(pair).some((times) => isMultiple(fact, times, before));
    if (fact.unit === 'part')
      return [...shareOf(pair), changeOf(pair)].some((share) => isPart(fact.value, share, before));
    return isTotal(fact, pair, before);
  });
}

/** 'More than doubled' holds from 2 to 3, 'doubled' near 2. */
const isMultiple = ({ value, isExceeded }: NumberFact, times: number, before: string): boolean =>
  isExceeded || /(?:more than|over)\s*$/i.test(before)
    ? times >= value && times < value + 1
    : Math.abs(times - value) <= value * 0.05;

const isPart = (value: number, share: number, before: string): boolean =>
  /(?:more than|over)\s*$/i.test(before)
    ? share >= value && share < value + 0.2
    : Math.abs(share - value) <= 0.03;

/** A sum or a difference of what counts alike; a product where one of the two is a rate. */
function isTotal(fact: NumberFact, pair: Pair, before: string): boolean {
  const [one, other] = pair;
  const isSameUnit = one.unit === other.unit && (fact.unit === one.unit || fact.unit === '');
  if (isSameUnit && fact.value === Math.round((one.value + other.value) * 1e6) / 1e6) return true;
  const isDifference = fact.value === Math.round(Math.abs(one.value - other.value) * 1e6) / 1e6;
  if (isSameUnit && isDifference && /(?:\bby|reduction of|rise of)\s*$/i.test(before)) return true;
  const isRate = one.per !== '' || other.per !== '';
  return isRate && isNear(fact.value, one.value * other.value);
}

const date =
  /(?<![\p{L}\p{N}])(?:(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s|(?<number>0?[1-9]|1[0-2])[/.-])?(?<year>(?:19|20)\d\d)(?:-(?<month>0[1-9]|1[0-2]))?(?![\p{L}\p{N}])/giu;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const mostDates = 12;

/** The months of a source's dates since year 0; of a year alone its first and its last one. */
function datesOf(text: string): { first: number; last: number }[] {
  return [...text.matchAll(date)].slice(0, mostDates).map(({ groups = {} }) => {
    const year = Number(groups.year) * 12;
    const named = months.indexOf((groups.name ?? '').slice(0, 3).toLowerCase());
    const month = named >= 0 ? named : Number(groups.number ?? groups.month ?? 0) - 1;
    return month >= 0
      ? { first: year + month, last: year + month }
      : { first: year, last: year + 11 };
  });
}

/** Whether so many years or months lie between two dates that follow each other, the last month counted or not. */
export function isTimeBetween({ value, unit }: NumberFact, source: string): boolean {
  if (unit !== 'y' && unit !== 'mo') return false;
  const stated = unit === 'y' ? value * 12 : value;
  const dates = datesOf(source);
  return dates.some((from, index) => {
    const to = dates[index + 1];
    if (!to || to.first < from.first) return false;
    const slack = unit === 'y' ? 2 : 1;
    const isWholeYears = from.last - from.first === 11 && to.last - to.first === 11;
    if (isWholeYears)
      return stated === to.first - from.first || stated === to.first - from.first + 12;
    return Math.abs(to.last - from.first + (to.last === to.first ? 0 : -11) - stated) <= slack;
  });
}
