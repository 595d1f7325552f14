import { readTable } from '@folio/tables/read-table';
import { rootOf } from './words.ts';

const numberWords = readTable(new URL('./number-words.tsv', import.meta.url), {
  kind: ['unit', 'ten', 'magnitude'],
  word: 'text',
  value: 'text',
});
type Kind = (typeof numberWords)[number]['kind'];

const valuesOf = (wanted: Kind): ReadonlyMap<string, number> =>
  new Map(
    numberWords.filter(({ kind }) => kind === wanted).map((row) => [row.word, Number(row.value)]),
  );

const units = valuesOf('unit');
const tens = valuesOf('ten');
/** Words such as 'thousand', 'k' and 'lakh', and their factors. */
const magnitudes = valuesOf('magnitude');

const names = (values: ReadonlyMap<string, number>) => [...values.keys()].join('|');
const large = 'dozen|hundred|thousand|lakhs?|million|crores?|billion';
const small = `(?:${names(tens)})(?:[- ](?:one|${names(units)}))?|${names(units)}`;

/** 'twenty-five', 'three hundred', 'a dozen', 'two million'. 'one' alone is too often a pronoun. */
export const numberWordSource = `(?:(?:${small})|(?:an?|one|half a) (?=${large}))(?:[- ]?(?:${large})\\b)*`;

function valueOfWords(text: string): number {
  let value = 0;
  let group = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const magnitude = magnitudes.get(word);
    if (word === 'half') group = 0.5;
    else if (word === 'a' || word === 'an' || word === 'one') group += group === 0.5 ? 0 : 1;
    else if (magnitude !== undefined) group = Math.max(group, 0.5) * magnitude;
    else group += units.get(word) ?? tens.get(word) ?? 0;
  }
  value += group;
  return value;
}

export interface NumberFact {
  value: number;
  /** '%', 'points' (percentage points), 'money', 'times', a unit of time, or ''. */
  unit: string;
  /** The adjacent currency sign or code, or ''. */
  currency: string;
  /** The measure of the number, such as 'km' in '40 kilometers', or ''. */
  measure: string;
  /** The value as a length if its 'm' may mean meters or millions: 800 in '800m'. */
  meters: number | undefined;
  /** Whether it is stated as 'more than' its value. */
  isExceeded: boolean;
  isYear: boolean;
  /** Whether it excludes the writer: 'two other developers' are three including them. */
  isOfOthers: boolean;
  /** The unit of time of its rate, such as 'd' in '35 a day', or ''. */
  per: string;
  /** Roots of the words that it counts. */
  counted: string[];
  /** The counted words that are plural, and therefore certainly things. */
  plurals: string[];
  start: number;
  end: number;
}

const currency = '(?:[$€£₹¥]|\\b(?:USD|EUR|GBP|INR|CAD|AUD|CHF|Rs\\.?)\\s?)';
const digits =
  '(?:\\d{1,3}(?: \\d{3})+(?!\\d)|\\d+(?:,\\d{2,3})*(?:\\.\\d+)?|\\.\\d+)(?:\\s?½|\\s1/2)?';
const magnitude = `(?:[^\\S\\n]?(?:k|m|mn|bn|b)\\b|[\\s-](?:hundred|thousand|lakhs?|lac|million|crores?|cr|billion)\\b)`;
const fractionWords = '(?:halves|half|thirds?|quarters?|fifths?|tenths?)';
const numberPattern = new RegExp(
  `\\b(?<fraction>(?:one|two|three|four|nine)[- ]${fractionWords}(?<!(?:two|four)[- ]quarters))\\b|\\b(?:(?<whole>${numberWordSource}|one|an?|\\d+)(?: years?| months?| hours?| minutes?)? and a half(?<large> (?:million|thousand|billion|lakhs?|crores?))?)\\b|\\b(?<part>${numberWordSource}|one|\\d+)[- ]in[- ](?<all>${numberWordSource}|\\d{1,3})\\b(?! (?:year|month|week|day|hour|min))|(?<money>${currency}\\s?)?(?<![\\p{L}\\d.])(?<digits>${digits})(?<magnitude>${magnitude})?(?<plus>\\s?\\+)?|\\b(?<words>${numberWordSource})\\b|\\b(?<vague>(?:tens of )?(?:dozens|hundreds|thousands|millions|billions)|half|halv(?:ed|ing|es?)|(?:two )?thirds?(?= of\\b(?! \\d))|(?:by|of) (?:a|one|two) thirds?|(?:by|of) (?:a|one|three) quarters?|doubl(?:ed|es|ing|e(?![- ]?(?:check|room|bed|shift|entry|major|glaz|sided|spaced|bass)))|twice|tripl(?:ed?|es|ing)|quadrupl(?:ed?|es|ing)|(?:two|three|four|five|ten)fold)\\b`,
  'giu',
);

const timeUnits: [RegExp, string][] = [
  [/^(?:ms|milliseconds?|millisecs?)\b/i, 'ms'],
  [/^(?:s|secs?|seconds|second(?= \p{L}))\b/iu, 's'],
  [/^(?:mins?|minutes?)\b/i, 'min'],
  // 'HR' is a department.
  [/^(?:[hH]|[hH]rs?|[hH]ours?|[hH]ourly|HOURS?|HRS)\b/, 'h'],
  [/^days?\b/i, 'd'],
  [/^(?:weeks?|wks?)\b/i, 'w'],
  [/^(?:months?|mnths?|mths?)\b/i, 'mo'],
  // 'Year 4' is a class.
  [/^(?:years?|yrs?)\b(?! \d)/i, 'y'],
];

/**
 * Measures that are easily mistaken for each other. Meters may also be millions, and pounds money.
 */
const measures: readonly (readonly [string, RegExp])[] = [
  ['sq ft', /^[\s-]?(?:sq\.? ?(?:ft|feet)|square[ -](?:feet|foot)|ft²)/i],
  ['sq m', /^[\s-]?(?:sq\.? ?m(?:et(?:er|re)s?)?\b|square[ -]met(?:er|re)s?|m²)/i],
  ['km', /^[\s-]?(?:kms?|kilomet(?:er|re)s?)\b/i],
  ['mi', /^[\s-]?(?:mi|miles?)\b/i],
  ['m', /^[\s-]?met(?:er|re)s?\b/i],
  ['ft', /^[\s-]?(?:ft|feet|foot)\b/i],
  ['kg', /^[\s-]?(?:kgs?|kilos?|kilograms?)\b/i],
  ['lb', /^[\s-]?lbs?\b/i],
  ['t', /^[\s-]?(?:tonnes?|tons?)\b/i],
  ['l', /^[\s-]?lit(?:er|re)s?\b/i],
  ['gal', /^[\s-]?gal(?:lons?)?\b/i],
  ['ha', /^[\s-]?(?:ha|hectares?)\b/i],
  ['acre', /^[\s-]?acres?\b/i],
  ['°C', /^\s?(?:° ?C|degrees celsius)\b/i],
  ['°F', /^\s?(?:° ?F|degrees fahrenheit)\b/i],
  ...['kB', 'MB', 'GB', 'TB', 'PB', 'kW', 'MW', 'GW'].map(
    (unit) => [unit, new RegExp(`^[\\s-]?${unit}h?\\b`, 'i')] as const,
  ),
];

const exceeding =
  /(?:(?<!\bturn(?:ing|ed)? )\b(?:over|more than|above|at least|exceeding|in excess of|upwards? of|beyond|surpassing)\s*|(?<![-=])[>≥]\s*)$/i;
/** A time span rather than a count: 'over two seasons'. */
const period = /^[\s-](?:summers?|winters?|seasons?|shifts?|tours?|semesters?|terms?|weekends?)\b/i;
/**
 * Matches a time span ('sold 2.1m over three years'), but not a duration ('with over three years of
 * it').
 */
const duration =
  /^[\s-](?:years|months|weeks|days)\b(?! (?:of (?:\p{L}+ )?(?:experience|service|practice|work)|in|as|experience)\b)/iu;
const isOverATime = (before: string, after: string): boolean =>
  /\bover\s*$/i.test(before) &&
  (period.test(after) ||
    (duration.test(after) && !/\b(?:with|for|of|has|have|after)\s+over\s*$/i.test(before)));
const isStop =
  /^(?:a|an|the|of|and|or|to|in|on|at|for|with|by|from|per|as|was|were|who|that|which|when|then|than|now|today|after|before|each|every|daily|weekly|monthly)$/i;

export function readNumbers(text: string): NumberFact[] {
  const facts: NumberFact[] = [];
  for (const match of text.matchAll(numberPattern)) {
    const fact = toFact(text, match);
    const before = facts.at(-1);
    if (before && isRange(text.slice(before.end, fact.start))) shareUnit(before, fact);
    facts.push(fact);
  }
  return facts;
}

const longestRange = 24;

/** Whether two numbers form a range: 'from 75 minutes to 50', '71 to 78 %', '4.1 now 2.9 %'. */
const isRange = (between: string): boolean =>
  between.length <= longestRange &&
  /^\s?(?:%|\p{L}+\.?)?(?:\s\p{L}+)?\s?(?:-|–|→|->|(?<!\p{L})(?:to|and|or|now))\s?$/u.test(between);

function shareUnit(one: NumberFact, other: NumberFact): void {
  const isOfItself = ({ unit, isYear }: NumberFact) =>
    isYear || /^(?:times|part|vague)$/.test(unit);
  if (isOfItself(one) || isOfItself(other)) return;
  if (one.unit === '') one.unit = other.unit;
  else if (other.unit === '') other.unit = one.unit;
}

function toFact(text: string, match: RegExpExecArray): NumberFact {
  const groups = match.groups ?? {};
  const end = match.index + match[0].length;
  const [after = ''] = text.slice(end, end + 60).split('\n', 1);
  const { value, unit } = valueAndUnit(groups, match[0], after);
  const before = text.slice(Math.max(0, match.index - 16), match.index);
  return {
    value,
    unit,
    currency: unit === 'money' ? currencyOf(match[0] + after) : '',
    meters: /^[\d.,]+\s?m$/.test(match[0]) ? value / 1e6 : undefined,
    measure: measures.find(([, named]) => named.test(after))?.[0] ?? '',
    isExceeded: Boolean(groups.plus) || (exceeding.test(before) && !isOverATime(before, after)),
    isYear: unit === '' && /^(?:19[5-9]|20[0-4])\d$/.test(match[0]),
    isOfOthers: /^\s+(?:other|fellow|more)\b/i.test(after),
    per: rateOf(after),
    ...countedWords(after),
    start: match.index,
    end,
  };
}

const rate =
  /^[^,;.:()\n\d]{0,40}?(?:(?:\bper|\ban?|\beach|\bevery|\/)\s?(?<unit>hour|hr|day|shift|week|wk|month|mnth|year|season)\b|\b(?<adverb>hourly|daily|weekly|monthly|yearly|annually)\b)/i;
const rates: readonly (readonly [RegExp, string])[] = [
  [/^h/, 'h'],
  [/^(?:day|dai)/, 'd'],
  [/^(?:week|wk)/, 'w'],
  [/^(?:month|mnth)/, 'mo'],
  [/^(?:year|ann)/, 'y'],
  [/./, 'turn'],
];

/** Returns the rate after a number: '35 tickets a day', '/ wk', 'weekly'. */
function rateOf(after: string): string {
  const { unit, adverb } = rate.exec(after)?.groups ?? {};
  const unitText = (unit ?? adverb ?? '').toLowerCase();
  return unitText === '' ? '' : (rates.find(([named]) => named.test(unitText))?.[1] ?? '');
}

const fractionOf: readonly (readonly [RegExp, number])[] = [
  [/hal/, 2],
  [/third/, 3],
  [/quarter/, 4],
  [/fifth/, 5],
  [/tenth/, 10],
];
const wordsOrDigits = (text: string): number =>
  /^\d/.test(text) ? Number(text) : /^(?:an?|one)$/i.test(text) ? 1 : valueOfWords(text);

/** Reads fractions: 'three-quarters', 'four in five', 'two and a half years'. */
function fractionIn(groups: Record<string, string | undefined>, match: string, after: string) {
  if (groups.fraction) {
    const [count = '', part = ''] = groups.fraction.toLowerCase().split(/[- ]/);
    const of = fractionOf.find(([named]) => named.test(part))?.[1] ?? 1;
    return { value: wordsOrDigits(count === 'nine' ? '9' : count) / of, unit: 'part' };
  }
  if (groups.part && groups.all) {
    const value = wordsOrDigits(groups.part) / wordsOrDigits(groups.all);
    return value < 1 ? { value, unit: 'part' } : undefined;
  }
  if (!groups.whole) return undefined;
  const unit = timeUnits.find(([named]) =>
    named.test(/\b(?:year|month|hour|minute)/i.exec(match)?.[0] ?? ''),
  );
  const large = magnitudes.get((groups.large ?? '').trim().toLowerCase()) ?? 1;
  return {
    value: (wordsOrDigits(groups.whole) + 0.5) * large,
    unit: unit?.[1] ?? unitOf({}, after),
  };
}

function valueAndUnit(groups: Record<string, string | undefined>, match: string, after: string) {
  const fraction = fractionIn(groups, match, after);
  if (fraction) return fraction;
  if (groups.vague)
    return halfOfTime(groups.vague, after) ?? vagueValue(groups.vague.toLowerCase());
  const base = groups.words
    ? valueOfWords(groups.words)
    : valueOfDigits(groups.digits ?? '') *
      (magnitudes.get((groups.magnitude ?? '').trim().replace(/^-/, '').toLowerCase()) ?? 1);
  return { value: Math.round(base * 1e6) / 1e6, unit: unitOf(groups, after) };
}

const half = /\s?½|\s1\/2$/;
const valueOfDigits = (digits: string): number =>
  Number(digits.replace(half, '').replace(/[, ]/g, '')) + (half.test(digits) ? 0.5 : 0);

/** Reads half units of time: 'half an hour' and 'half-hourly' are 30 minutes. */
function halfOfTime(vague: string, after: string) {
  const unit = /^half$/i.test(vague)
    ? /^[ -](?:an? )?(hour|year)(?:ly)?\b/i.exec(after)?.[1]
    : undefined;
  if (unit === undefined) return undefined;
  return unit.toLowerCase() === 'hour' ? { value: 30, unit: 'min' } : { value: 6, unit: 'mo' };
}

/** Dollars are not distinguished by country. */
const currencies: readonly (readonly [string, RegExp])[] = [
  ['$', /^\W*(?:\$|USD|CAD|AUD)|^[\d.,\s]*[a-z]* (?:dollars?|usd)\b/i],
  ['€', /^\W*(?:€|EUR)|^[\d.,\s]*[a-z]* (?:euros?|eur)\b/i],
  ['£', /^\W*(?:£|GBP)|^[\d.,\s]*[a-z]* (?:pounds?|gbp)\b/i],
  ['₹', /^\W*(?:₹|INR|Rs)|^[\d.,\s]*[a-z]* (?:rupees?|inr)\b/i],
  ['¥', /^\W*¥/],
];
const currencyOf = (written: string): string =>
  currencies.find(([, pattern]) => pattern.test(written))?.[0] ?? '';

function unitOf(groups: Record<string, string | undefined>, after: string): string {
  if (groups.money) return 'money';
  if (/^\s?(?:percentage[- ]points?|(?:%|per ?cent)[- ]points?|pp)\b/i.test(after)) return 'points';
  if (/^\s?(?:%|percent\b|per cent\b|pct\b)/i.test(after)) return '%';
  if (/^(?:\s?x|\s?×|[ -]?times|[ -]?fold)(?![\p{L}\d])/iu.test(after)) return 'times';
  if (/^\s?(?:dollars?|euros?|pounds?|rupees?|usd|eur|gbp|inr)\b/i.test(after)) return 'money';
  const word = after.replace(/^[\s-]+/, '');
  if (/^years? old\b/i.test(word)) return '';
  return timeUnits.find(([named]) => named.test(word))?.[1] ?? '';
}

function vagueValue(words: string): { value: number; unit: string } {
  const times: [RegExp, number][] = [
    [/^(?:doubl|twice|two)/, 2],
    [/^(?:tripl|threefold)/, 3],
    [/^(?:quadr|fourfold)/, 4],
    [/^half|^halv/, 0.5],
    [/two thirds/, 2 / 3],
    [/third/, 1 / 3],
    [/quarter/, 1 / 4],
  ];
  const found = times.find(([named]) => named.test(words));
  if (found) return { value: found[1], unit: found[1] < 1 ? 'part' : 'times' };
  return { value: -words.length, unit: 'vague' };
}

/** Returns the words after a number, up to the end of their phrase. */
function countedWords(after: string): Pick<NumberFact, 'counted' | 'plurals'> {
  const phrase = /^[^,;:.()[\]]*/.exec(after)?.[0] ?? '';
  const counted: string[] = [];
  const plurals: string[] = [];
  for (const word of phrase.split(/[\s/-]+/)) {
    if (word === '') continue;
    if (isStop.test(word) || counted.length === 3) break;
    const root = rootOf(word);
    counted.push(root);
    if (/[^s]s$/.test(word)) plurals.push(root);
  }
  return { counted, plurals };
}
