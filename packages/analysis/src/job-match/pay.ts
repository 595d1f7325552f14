import { readTable } from '@folio/tables/read-table';

const table = readTable(new URL('./pay-words.tsv', import.meta.url), {
  kind: ['label', 'year', 'month', 'hour', 'beside'],
  language: 'text',
  phrase: 'text',
});
type Kind = (typeof table)[number]['kind'];

const mostRead = 30_000;
const longestPay = 80;

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/**
 * Returns an alternation of phrases of some kinds. Of two with the same beginning, the longer one
 * matches.
 */
const anyOf = (...kinds: readonly Kind[]): string =>
  [...new Set(table.filter(({ kind }) => kinds.includes(kind)).map(({ phrase }) => phrase))]
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => escaped(phrase).replaceAll(' ', String.raw`\s{1,2}`))
    .join('|');
const begin = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const wordsOf = (kind: Kind) => new RegExp(`${begin}(?:${anyOf(kind)})${end}`, 'iu');

const currency = String.raw`(?:(?:A|AU|C|CA|NZ|S|US|HK|R)?\$|€|£|₹|₨|¥|zł|Rs\.?|EUR|Euros?|USD|GBP|INR|CHF|SEK|NOK|DKK|PLN|CZK|BRL|MXN|AED|SGD|AUD|CAD|NZD|ZAR|JPY|kr\.?|Fr\.|रुपये|रु\.?)`;
const figures = String.raw`\d{1,3}(?:[.,'’ \u00a0\u202f]\d{2,3}){1,3}(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`;
const thousand = String.raw`(?:\s?(?:k|K|T|Tsd\.?|L|lakhs?|lacs?|LPA)(?![\p{L}\p{N}]))`;
const amount = String.raw`(?:${currency}\s?)?(?<![\p{N}.,])(?:${figures})(?:,-|/-|,–)?${thousand}?(?:\s?${currency}(?![\p{L}]))?`;
const joint = String.raw`\s{0,2}(?:[-–—]|to|bis(?: zu)?|und|and|à|a|y|e|et|hasta|até|से)\s{0,2}`;
const lead = String.raw`(?:(?:up to|from|starting (?:at|from)|ab|von|bis zu|circa|ca\.|around|rund|between|zwischen|entre|jusqu['’]à|hasta|até|a partir de|desde|de|à partir de)\s)?`;
/** Words that belong to the amount, such as whether it is before tax. */
const before = String.raw`(?:gross|net|before tax|brutto|netto|bruts?|nets?|brutos?|líquidos?|base|basic|CTC)`;
const ofPay = new RegExp(before, 'iu');
const period = anyOf('year', 'month', 'hour');
const unit = String.raw`(?:[ \t]{0,2}[/(]?[ \t]?(?:${before}|${period})${end}[.)]?)`;
const range = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,#])(?<text>${lead}(?<amounts>${amount}(?:${joint}${amount})?)(?<units>${unit}{0,3}))(?![\p{N}%])`,
  'giu',
);

const labels = wordsOf('label');
const besides = wordsOf('beside');
const hasCurrency = new RegExp(currency, 'iu');
const isLarge = new RegExp(thousand, 'u');
const inHours = wordsOf('hour');
const inMonths = wordsOf('month');
const inYears = wordsOf('year');

/** Excludes 'Compensation', which is also a field of work. */
const onlyLabel = /^\p{L}{0,20}(?:gehalt|lohn|salary|salaire|salario|salário|sueldo|वेतन)$/iu;

/** Whether a phrase names only pay or an amount of it: 'Stundenlohn', '52.000 EUR Jahresbrutto'. */
export const isPay = (phrase: string): boolean =>
  onlyLabel.test(phrase) || paysIn(phrase, '', false).some(({ text }) => text === phrase);

/**
 * Grades of certainty of an amount: after a word for pay, with its period, or as part of the head.
 */
const grades = ['labeled', 'periodic', 'head'] as const;
type Grade = (typeof grades)[number];
type Pay = { text: string; figures: string; grade: Grade };

/**
 * How many non-empty lines may contain an amount beside the title, and the length limit of such
 * lines.
 */
const headLines = 10;
const longestOfHead = 140;
/** The range of yearly pay for an amount without other signs. */
const [leastOfYear, mostOfYear] = [10_000, 500_000];

/**
 * Returns the pay in the advertisement's own words ('62.000 – 74.000 € brutto/Jahr') if it is
 * certain: an amount after a word for pay, with its period, or of the size of yearly pay in the
 * head, in any of six languages. Returns '' if there is none, or if two differ. Bonuses, budgets,
 * turnover and investments do not count.
 */
export function payOf(advertisement: string): string {
  const lines = advertisement
    .slice(0, mostRead)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const found = lines.flatMap((line, at) =>
    paysIn(line, lines[at - 1] ?? '', at < headLines && isHeadline(line)),
  );
  const grade = grades.find((one) => found.some((pay) => pay.grade === one));
  const certain = found.filter((pay) => pay.grade === grade);
  const [first] = certain;
  const isOne = certain.every((pay) => pay.figures === first?.figures);
  return first && isOne ? first.text : '';
}

/** Whether a line consists of parts and is not a sentence: 'Sous chef - Bath - £36,000'. */
const isHeadline = (line: string): boolean =>
  line.length <= longestOfHead && !/[.!?;:](?:\s|$)/.test(line);

function paysIn(line: string, above: string, isHead: boolean): Pay[] {
  if (!/\d/.test(line)) return [];
  return [...line.matchAll(range)].flatMap((found) => {
    const { text = '', amounts = '', units = '' } = found.groups ?? {};
    const clause = clauseBefore(line, found.index);
    const isLabeled = labels.test(clause) || (isLabel(above) && clause.trim() === '');
    const isBeside = besides.test(
      sinceComma(clause) + wordsBehind(line, found.index + found[0].length),
    );
    if (isBeside || text.length > longestPay) return [];
    const isApart =
      isHead &&
      !/\p{L}\s*$/u.test(line.slice(Math.max(0, found.index - 3), found.index)) &&
      !goesOn.test(line.slice(found.index + found[0].length));
    const grade = gradeOf(amounts, units, isLabeled, isApart);
    return grade ? [{ text: tidy(text), figures: plain(amounts), grade }] : [];
  });
}

/**
 * Text after an amount in a head that says what it is for ('£50,000 house extensions') instead of a
 * condition of pay.
 */
const goesOn =
  /^\s?(?!(?:according|and|base|basic|brutos?|brutto|bruts?|conforme|dependent|depending|doe|dependant|gross|je nach|nach|negotiable|net|ote|plus|pro rata|según|selon)(?!\p{L}))\p{Ll}/u;

function gradeOf(
  amounts: string,
  units: string,
  isLabeled: boolean,
  isApart: boolean,
): Grade | undefined {
  if (isPlausible(amounts, units, isLabeled)) return isLabeled ? 'labeled' : 'periodic';
  const sizes = sizesOf(amounts);
  const isOfYear =
    hasCurrency.test(amounts) &&
    Math.min(...sizes) >= leastOfYear &&
    Math.max(...sizes) <= mostOfYear;
  return isApart && units === '' && isOfYear ? 'head' : undefined;
}

/** A line that is only a label applies to the line below it. */
const isLabel = (line: string): boolean => line.trim().length <= 30 && labels.test(line);

/** Returns the text before an amount in its own clause. */
const clauseBefore = (line: string, at: number): string =>
  /(?<=^|[.;|·•!?])[^.;|·•!?]*$/u.exec(line.slice(Math.max(0, at - 90), at))?.[0] ?? '';

const sinceComma = (clause: string): string => clause.slice(clause.lastIndexOf(',') + 1);

/**
 * Returns the words that say what the amount is for: '€500 mobility budget', but not '€50,000 plus
 * bonus'.
 */
const wordsBehind = (line: string, at: number): string =>
  /^(?:(?!\s(?:plus|and|und|zzgl|sowie|et|y|e|mais|más)\s)[^.;,()|·•+]){0,30}/u.exec(
    line.slice(at, at + 40),
  )?.[0] ?? '';

/** An amount needs a currency, and a plausible size for pay in its period. */
function isPlausible(amounts: string, units: string, isLabeled: boolean): boolean {
  const largest = Math.max(...sizesOf(amounts));
  // 'वेतन: 15,000 प्रतिमाह'
  const isPaid = isLabeled && (inMonths.test(units) || inYears.test(units));
  const isMoney = hasCurrency.test(amounts) || isPaid || (isLarge.test(amounts) && isLabeled);
  if (!isMoney) return false;
  if (inHours.test(units)) return largest >= 3 && largest < 5_000;
  if (inMonths.test(units)) return largest >= 300;
  if (inYears.test(units)) return largest >= 3_000 || isLarge.test(amounts);
  // An amount before tax is pay.
  return (isLabeled || ofPay.test(units)) && largest >= 3;
}

/** Returns the figures as numbers. Three digits after a separator are thousands, not decimals. */
const sizesOf = (amounts: string): number[] =>
  (amounts.match(/\d[\d.,'’ {2}]*/gu) ?? []).map((figure) => {
    const whole = figure.replace(/[.,]\d{1,2}\D*$/u, '').replace(/\D/gu, '');
    return Number(whole) * (isLarge.test(amounts) ? 1_000 : 1);
  });

const plain = (amounts: string): string => sizesOf(amounts).join('–');

const tidy = (text: string): string => {
  const trimmed = text.replace(/\s+/gu, ' ').trim();
  return trimmed.endsWith(')') && !trimmed.includes('(') ? trimmed.slice(0, -1) : trimmed;
};
