import type { Clause } from './clauses.ts';
import { type Arithmetic, arithmeticOf, isComputed } from './computed-numbers.ts';
import type { FactFlag } from './fact-flag.ts';
import { type Line, lineMatcher } from './matching-lines.ts';
import { type NumberFact, readNumbers } from './read-numbers.ts';
import { romanNumbersIn, type SourceFacts } from './source-facts.ts';
import { sumsOfLines } from './sums-of-lines.ts';
import { combinedTimes, datesOf, isTimeBetween } from './time-between.ts';

/** Finds numbers of a rewrite that the source neither states nor implies by arithmetic. */
export function checkNumbers(
  source: SourceFacts,
  output: string,
  clauses: readonly Clause[],
): FactFlag[] {
  const known = indexNumbers(source.numbers);
  const glued = gluedNumbers(source.text);
  const stated = readNumbers(output);
  const shares = measuredSharesIn(source.text);
  const unknown = stated
    .filter((fact) => !isSupported(fact, known) || isOfAnotherRate(fact, known))
    .filter((fact) => !(glued.has(fact.value) && fact.unit === ''))
    .filter(({ value, unit }) => unit !== '%' || !shares.has(value))
    .filter((fact) => !isFullHour(fact, output) && !isClock(fact, output, source.text));
  if (unknown.length === 0) return [];
  const dates = datesOf(source.text);
  const times = combinedTimes(stated, output);
  const linesOf = lineMatcher(source, output, clauses, stated);
  const isSumOfLines = sumsOfLines(source, output);
  const computed = new Map<Line, Arithmetic>();
  const follows = (fact: NumberFact) =>
    linesOf(fact).some(
      (line) =>
        isBareShare(fact, line) ||
        (!fact.isYear &&
          !isMore(fact) &&
          isComputed(
            fact,
            at(computed, line, () => arithmeticOf(line, output)),
            output,
          )),
    );
  return unknown
    .filter((fact) => !isTimeBetween(times.get(fact) ?? fact, dates))
    .filter((fact) => !follows(fact) && !isSumOfLines(fact))
    .map((fact) => ({
      kind: fact.isYear ? 'date' : 'number',
      text: output.slice(fact.start, fact.end),
      start: fact.start,
      end: fact.end,
    }));
}

/** 'More than 20' never follows from a sum, since it says that there were others. */
const isMore = ({ isExceeded, unit }: NumberFact) => isExceeded && unit === '';

/**
 * Finds numbers within words, Roman numerals of classes, and two-digit years: 'KS3' is Key Stage 3,
 * 'HGV1' class 1, 'Level II' level 2, 'winter 21' the winter of 2021, "since '19" since 2019.
 */
function gluedNumbers(text: string): ReadonlySet<number> {
  const glued = Array.from(text.matchAll(/(?<=\p{L})\d{1,4}(?![\d\p{L}])/gu), ([digits]) =>
    Number(digits),
  );
  const years = Array.from(text.matchAll(yearOfTwoDigits), ([, year]) => 2000 + Number(year));
  return new Set([...glued, ...romanNumbersIn(text), ...years]);
}

const yearOfTwoDigits =
  /(?:\b(?:spring|summer|autumn|fall|winter|xmas|christmas|easter|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\.? ['’]?|(?<![\p{L}\d])['’])(\d\d)(?![\d\p{L}])/giu;

const dotted = /(?<![\d.])\d{1,2}\.[0-5]\d(?!\d)/g;

/**
 * Whether a number is part of a time of day that the source writes with a dot: '8:30' for '8.30'.
 */
function isClock({ start, end }: NumberFact, output: string, source: string): boolean {
  const around = output.slice(Math.max(0, start - 3), end + 3);
  const [, hour, minutes] = /(?<!\d)(\d{1,2}):([0-5]\d)(?!\d)/.exec(around) ?? [];
  return (
    hour !== undefined &&
    [...source.matchAll(dotted)].some(([told]) => told === `${hour}.${minutes}`)
  );
}

/**
 * Whether a number is the minutes of a full hour ('23:00'), of which the source needs only the
 * hour.
 */
const isFullHour = ({ start, end }: NumberFact, output: string): boolean =>
  output.slice(start, end) === '00' && /\d:$/.test(output.slice(Math.max(0, start - 3), start));

/** The ways in which the source states one value in one unit. */
interface KnownNumber {
  unit: string;
  isExceeded: boolean;
  /** Whether it counts people besides the writer, and whether it counts everybody. */
  isOfOthers: boolean;
  isOfAll: boolean;
  /** The rates at which it is stated, or '' for none. */
  rates: Set<string>;
  counted: Set<string>;
  currencies: Set<string>;
  measures: Set<string>;
}

/** Indexed by value, because a text may hold thousands of numbers. */
interface KnownNumbers {
  byValue: Map<number, Map<string, KnownNumber>>;
  /** The values, with their units, by the root of what they count. */
  byRoot: Map<string, Map<number, Set<string>>>;
}

function indexNumbers(source: readonly NumberFact[]): KnownNumbers {
  const index: KnownNumbers = { byValue: new Map(), byRoot: new Map() };
  for (const fact of source.flatMap(withLength)) {
    const { value, unit, currency, measure, isExceeded, isOfOthers, per, counted } = fact;
    const units = at(index.byValue, value, () => new Map<string, KnownNumber>());
    const known = at(units, unit, () => ({
      unit,
      counted: new Set<string>(),
      rates: new Set<string>(),
      currencies: new Set<string>(),
      measures: new Set<string>(),
      ...unseen,
    }));
    known.isExceeded ||= isExceeded;
    known.isOfOthers ||= isOfOthers;
    known.isOfAll ||= !isOfOthers;
    known.rates.add(per);
    known.currencies.add(currency);
    known.measures.add(measure);
    for (const root of counted) {
      known.counted.add(root);
      const values = at(index.byRoot, root, () => new Map<number, Set<string>>());
      at(values, value, () => new Set<string>()).add(unit);
    }
  }
  return index;
}

/**
 * Returns both readings of an ambiguous 'm', which is meters for a runner's '800m' and millions for
 * a company's. A length has a unit of its own, so that '3m users' is not read as 3.
 */
function withLength(fact: NumberFact): NumberFact[] {
  const meters = fact.measure === 'm' ? fact.value : fact.meters;
  return meters === undefined
    ? [fact]
    : [fact, { ...fact, value: meters, unit: 'length', measure: '' }];
}

const unseen = { isExceeded: false, isOfOthers: false, isOfAll: false };

function at<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/**
 * Whether the source states the number at another rate: '35 tickets a day' if the source has 35 a
 * week.
 */
function isOfAnotherRate({ value, unit, per }: NumberFact, known: KnownNumbers): boolean {
  if (per === '') return false;
  const same = [...(known.byValue.get(value)?.values() ?? [])].filter((one) =>
    unitsAgree(one.unit, unit),
  );
  return same.length > 0 && same.every(({ rates }) => !rates.has('') && !rates.has(per));
}

const isSupported = (fact: NumberFact, known: KnownNumbers): boolean =>
  withLength(fact).some((one) => isKnown(one, known));

function isKnown(fact: NumberFact, known: KnownNumbers): boolean {
  if (countsThePersonToo(fact, known)) return true;
  const same = [...(known.byValue.get(fact.value)?.values() ?? [])].filter(
    ({ unit, currencies, measures }) =>
      unitsAgree(unit, fact.unit) &&
      isAmong(currencies, fact.currency) &&
      isAmong(measures, fact.measure),
  );
  if (same.length === 0) return false;
  return !fact.isExceeded || same.some((known) => known.isExceeded);
}

/** Whether a number is stated in the given currency or measure, or in none. */
const isAmong = (stated: ReadonlySet<string>, wanted: string): boolean =>
  wanted === '' || stated.has('') || stated.has(wanted);

/** Quantities measured in percent even if the sign is left out: 'stock accuracy 97.1'. */
const measuredShare =
  /\b(?:accuracy|attendance|availability|occupancy|on[- ]time|pass rate|retention|target|uptime|utili[sz]ation)\b(?: (?!of\b)\p{L}+){0,2} (\d{1,2}(?:\.\d+)?)(?![\d.:/-]|,\d| ?(?!at\b|in\b|on\b|and\b|last\b|by\b)\p{L})/giu;

const measuredSharesIn = (text: string): ReadonlySet<number> =>
  new Set(Array.from(text.matchAll(measuredShare), ([, share]) => Number(share)));

/**
 * Whether a number without a unit is a percentage like its neighbor: 'Open rate 31%, average is
 * 22'.
 */
const isBareShare = ({ value, unit }: NumberFact, { numbers }: Line): boolean =>
  unit === '%' &&
  numbers.some((one) => one.value === value && one.unit === '' && one.counted.length === 0) &&
  numbers.some((one) => one.unit === '%');

/** Whether a number differs only by the writer: 'one of four cooks' has three other cooks. */
function countsThePersonToo({ value, unit, isOfOthers }: NumberFact, known: KnownNumbers): boolean {
  if (isOfOthers) return known.byValue.get(value + 1)?.get('')?.isOfAll === true;
  const one = unit === '' ? known.byValue.get(value - 1) : undefined;
  return [...(one?.values() ?? [])].some((known) => known.isOfOthers);
}

const isTime = (unit: string) => /^(?:ms|s|min|h|d|w|mo|y)$/.test(unit);

function unitsAgree(known: string, stated: string): boolean {
  if (known === stated) return true;
  const isBarely = isTime(known) || known === 'times' || known === 'points';
  return (stated === '' && isBarely) || isMoneyOrBare(known, stated);
}

/**
 * Whether units agree. The currency may stand apart from its number: '1.2m in 2021 (EUR)' is 'EUR
 * 1.2m'.
 */
const isMoneyOrBare = (known: string, stated: string): boolean =>
  (known === 'money' && stated === '') || (known === '' && stated === 'money');
