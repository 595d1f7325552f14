import { type DocumentLanguage, languageTags } from '@folio/contract/document-languages';

/**
 * The date formats of each language from CLDR, by way of `Intl`. Node and browsers ship different
 * releases of CLDR, and a document's bytes must not depend on where it is made: so this writes the
 * answers of one `Intl` into a table, which documents read.
 */
export function documentDatesTable(): string {
  const rows = languageTags.map(rowOf).toSorted((a, b) => (a < b ? -1 : 1));
  return [
    `# Source: CLDR ${process.versions.cldr} by Intl; written by scripts/write-document-dates.ts, never by hand.`,
    '# Patterns: {y} year, {MM} month as two digits, {MMM} its short name, {MMMM} its name in a date, {d} day.',
    '# Zero: that of the digits in which the language writes numbers by default.',
    columns.join('\t'),
    ...rows,
    '',
  ].join('\n');
}

const columns = ['language', 'month', 'number', 'year', 'day', 'names', 'dayNames', 'zero'];

function rowOf(language: DocumentLanguage): string {
  return [
    language,
    ownPatterns[language]?.month ?? monthPattern(language),
    ownPatterns[language]?.number ?? numberPattern(language),
    ownPatterns[language]?.year ?? partsOf(language, march, { year: 'numeric' }, { year: '{y}' }),
    partsOf(language, march, longDate, { year: '{y}', month: '{MMMM}', day: '{d}' }),
    ownNames[language]?.short ?? monthNames(language, shortMonth),
    ownNames[language]?.long ?? monthNames(language, longDate),
    new Intl.NumberFormat(language).format(0),
  ].join('\t');
}

/**
 * Patterns that differ from CLDR's, which are for running text: in a column of dates no word for
 * 'year' or 'of' beside a month's name, and no digits spelled as words.
 */
const ownPatterns: Partial<
  Record<DocumentLanguage, { month?: string; number?: string; year?: string }>
> = {
  hu: { year: '{y}' },
  hy: { month: '{MMM} {y}' },
  pt: { month: '{MMM} {y}' },
  ru: { month: '{MMM} {y}' },
  uk: { month: '{MMM} {y}' },
  vi: { number: '{MM}/{y}' },
  'zh-Hans': { number: '{y}/{MM}' },
};

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 5)));

/** Month names where CLDR has another calendar, or other digits, than for the years beside them. */
const ownNames: Partial<Record<DocumentLanguage, { short: string; long?: string }>> = {
  bo: { short: months.map((_, at) => `ཟླ་${at + 1}`).join('|') },
  si: {
    short: 'ජන|පෙබ|මාර්තු|අප්‍රේල්|මැයි|ජූනි|ජූලි|අගෝ|සැප්|ඔක්|නොවැ|දෙසැ',
    long: 'ජනවාරි|පෙබරවාරි|මාර්තු|අප්‍රේල්|මැයි|ජූනි|ජූලි|අගෝස්තු|සැප්තැම්බර්|ඔක්තෝබර්|නොවැම්බර්|දෙසැම්බර්',
  },
};

type Options = Intl.DateTimeFormatOptions;
const shortMonth: Options = { year: 'numeric', month: 'short' };
const longDate: Options = { dateStyle: 'long' };

const monthPattern = (language: DocumentLanguage): string =>
  partsOf(language, march, shortMonth, { year: '{y}', month: '{MMM}' });
const numberPattern = (language: DocumentLanguage): string =>
  partsOf(
    language,
    march,
    { year: 'numeric', month: '2-digit' },
    { year: '{y}', month: '{MM}' },
  ).trimEnd();

const march = new Date(Date.UTC(2023, 2, 5));

const formatParts = (language: DocumentLanguage, date: Date, options: Options) =>
  new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    ...options,
    timeZone: 'UTC',
  }).formatToParts(date);

/** A date's pattern: its parts by their names, and what CLDR puts between them. */
const partsOf = (
  language: DocumentLanguage,
  date: Date,
  options: Options,
  names: Readonly<Record<string, string>>,
): string =>
  formatParts(language, date, options)
    .map(({ type, value }) => names[type] ?? plain(value))
    .join('');

const monthNames = (language: DocumentLanguage, options: Options): string =>
  months.map((month) => partOf(language, month, options, 'month')).join('|');

function partOf(language: DocumentLanguage, date: Date, options: Options, wanted: string): string {
  const part = formatParts(language, date, options).find(({ type }) => type === wanted);
  if (!part) throw new Error(`Intl has no ${wanted} of a date in '${language}'`);
  return plain(part.value);
}

/**
 * Without direction marks, which the layout of the line makes unnecessary, and with plain spaces.
 */
const plain = (text: string): string =>
  text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f\u2009]/g, ' ');
