import { patternTable } from '@folio/tables/pattern-table';
import { readTable } from '@folio/tables/read-table';

/** Months as people write them: the names from `Intl` in 46 languages, and abbreviations. */
const months = readTable(new URL('./months.tsv', import.meta.url), {
  month: 'text',
  language: 'text',
  name: 'text',
  source: ['CLDR', 'hand'],
});

/** Lowercases a word and removes accents and full stops. */
export const monthKey = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f.॰]/g, '')
    .normalize('NFC');

const numbers = new Map(months.map(({ month, name }) => [monthKey(name), Number(month)]));

/** All month names, the longest first, for a pattern. */
const monthNames: readonly string[] = months
  .map(({ name }) => name.replaceAll('.', '\\.'))
  .toSorted((a, b) => b.length - a.length);

/** Returns 1 to 12, or 0 for a word that is not a month. */
export const monthNumber = (word: string): number => numbers.get(monthKey(word)) ?? 0;

/** Words for a current period, and words that separate or begin periods. */
const dateWords = patternTable(new URL('./date-words.tsv', import.meta.url), [
  'present',
  'until',
  'from',
  'since',
]);

const presentWord = new RegExp(`^(?:${dateWords.present})$`, 'iu');

export const isPresentWord = (word: string): boolean => presentWord.test(word.trim());

/** '’19', or '‘19' as Word's smart quotes write it. */
const year = "(?:(?:19|20)\\d{2}|['’‘]\\d{2})";
/** Also matches 'Nov' 2020' and 'Nov. 2020'. */
const word = `(?:${monthNames.join('|')})[.'’]?`;
export const season =
  '(?:spring|summer|autumn|fall|winter|Q[1-4]|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estat[ei]|autunno|inverno|verão|outono|lente|zomer|herfst|sommar|vår|høst|höst)';
/** 'fev/2020', 'May, 2015', 'marzo del 2018'. */
const between = '(?:\\s*(?:,\\s*)?(?:(?:de|del|of)\\s+)?|\\s?[-/]\\s?)';
/** Placeholders for a date in templates: 'Month 20XX', 'MM/YYYY'. */
export const openYear = '(?:(?:19|20)XX|YYYY)';
const single = [
  `(?:(?:month|mmm?|${word})[\\s./-]{1,2})?${openYear}`,
  `(?:19|20)\\d{2}[-/.](?:0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01]))?\\.?(?!\\d)`,
  `(?:19|20)\\d{2}\\.\\s(?:0?[1-9]|1[0-2])\\.`,
  `(?:(?:0?[1-9]|[12]\\d|3[01])[./-])?(?:0?[1-9]|1[0-2])[./-](?:19|20)\\d{2}`,
  `(?:\\d{1,2}(?:-|(?:st|nd|rd|th|\\.|º)?\\s+(?:de\\s+|of\\s+)?))?${word}(?:\\s+\\d{1,2},)?${between}${year}`,
  `${word}[-/]\\d{2}(?![\\d/])`,
  '(?:x?(?:i{1,3}|iv|vi{0,3}|ix)|xi{0,2})\\s?[./]\\s?(?:19|20)\\d{2}',
  '(?:19|20)\\d{2}\\s?[年년]\\s?\\d{1,2}\\s?[月월]',
  '(?:19|20)\\d{2}[年년](?!\\s?\\d)',
  `(?:19|20)\\d{2}\\.?\\s+${word}(?=\\s*(?:[-–—)\\],;|]|$))`,
  `(?<!\\d)(?:19|20)\\d{2}(?!\\d)`,
].join('|');
/** 'Feb 20' and '02/20', which only count if both ends of a period have this form. */
const short = `(?:${word}\\s|(?<![\\d/])(?:0?[1-9]|1[0-2])/)(?:[012]\\d|[6-9]\\d)(?![\\d/])`;

/** 'since 2012 and ongoing', '02/2020, continuing', '2022 (ongoing)'. */
const lasting = `(?:,\\s+|\\s+\\(|\\s+(?:and|und|et|y|e|en|og|och|i)\\s+)(?=(?:${dateWords.present})(?!\\p{L}))`;
/** 'From: May 2019 | To: June 2021'. */
const labeledEnd =
  '\\s*(?:[|,;/]\\s*)?(?:to|until|till|end(?: date)?|left|bis|hasta|fin|até|fim|au|al|do|tot|til|till)\\s?:\\s*';
/**
 * Matches between dates without a dash: 'Feb 2018 Jun 2021' (the dash was lost), '03/2019 /
 * 04/2020', '2014/2015', and '2018/19' unless the last number may be a month.
 */
const bare = `(?<=(?:19|20)\\d{2})(?:(?<bare>\\s(?=(?:${word}\\s)?(?:19|20)\\d{2})|\\s/\\s)|/(?=(?:19|20)\\d{2}(?!\\d))|(?<slash>/)(?=(?:1[3-9]|[2-9]\\d)(?!\\d)))`;
const dash = `(?:${labeledEnd}|${bare}|\\s*(?:[-–—−‒‐→]+|[~～〜])\\s*|\\s+(?:${dateWords.until})\\s+|${lasting})`;
const expected = '(?:expected|exp\\.|est\\.|anticipated|voraussichtlich|prévu)(?:\\s+in)?\\s+';
const since = `(?:(?:${dateWords.since})\\s+|à (?:partir|compter) d['’]|depuis l['’])`;
/** 'Fall 2018 to winter 2021'. */
const inSeason = `(?:${season}s?\\s+(?=(?:19|20)\\d{2}))?`;
/** A two-digit year that begins or ends a period. */
const bareYear = "['’‘]\\d{2}";
const edge = '(?<![\\p{L}\\d])';
const end = '(?![\\p{L}\\d])';

/** 'March 2019 – present', '2012–17'. */
export const rangePattern = new RegExp(
  `${edge}(?:(?:${dateWords.from})\\s+)??(?<start>${inSeason}(?:${single})|${bareYear}|${word})${dash}(?:${expected})?(?<end>${inSeason}(?:${single})|${bareYear}|${dateWords.present}|(?<=(?:19|20)\\d{2}\\s?[-–—/]\\s?)\\d{2}(?!\\s?[-–—./\\d]))${end}`,
  'giu',
);
/** 'Jul 16 – Jan 20'. */
export const shortRangePattern = new RegExp(
  `${edge}(?<start>${short})${dash}(?<end>${short}|${dateWords.present})${end}`,
  'giu',
);
export const sincePattern = new RegExp(
  `${edge}${since}(?<start>${single}|${short}|${bareYear})${end}`,
  'giu',
);
/** '2017 –' with nothing after it. */
export const openPattern = new RegExp(
  `(?<![\\p{L}\\d])(?<start>${single})(?:\\s*[–—→-](?=\\s*(?:$|[)\\],;|]))|\\s+onwards?\\b)`,
  'iu',
);
/** 'Summers 2020, 2021', 'été 2019 et été 2020'. */
const moreSeasons = `(?<=${season}s? (?:19|20)\\d{2})(?:(?:,|\\s(?:and|&|et|und|y|e|en|og|och))?\\s(?:${season}s?\\s)?(?:19|20)\\d{2}){1,9}`;
export const singlePattern = new RegExp(
  `(?<![\\p{L}\\d])(?:${season}s?\\s+)?(?:${single})(?:${moreSeasons})?(?![\\p{L}\\d])`,
  'giu',
);
