import { monthNames, presentWords } from './month-words.ts';

const year = "(?:(?:19|20)\\d{2}|['’]\\d{2})";
const word = `(?:${monthNames.join('|')})\\.?`;
export const season =
  '(?:spring|summer|autumn|fall|winter|Q[1-4]|frühjahr|sommer|herbst|printemps|été|automne|hiver)';
/** 'fev/2020', 'May, 2015', 'marzo del 2018'. */
const between = '(?:\\s*(?:,\\s*)?(?:(?:de|del|of)\\s+)?|\\s?[-/]\\s?)';
const single = [
  `(?:19|20)\\d{2}[-/.](?:0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01]))?\\.?(?!\\d)`,
  `(?:19|20)\\d{2}\\.\\s(?:0?[1-9]|1[0-2])\\.`,
  `(?:(?:0?[1-9]|[12]\\d|3[01])[./-])?(?:0?[1-9]|1[0-2])[./-](?:19|20)\\d{2}`,
  `(?:\\d{1,2}(?:st|nd|rd|th|\\.|º)?\\s+(?:de\\s+|of\\s+)?)?${word}(?:\\s+\\d{1,2},)?${between}${year}`,
  `${word}[-/]\\d{2}(?![\\d/])`,
  '(?:x?(?:i{1,3}|iv|vi{0,3}|ix)|xi{0,2})\\s?[./]\\s?(?:19|20)\\d{2}',
  '(?:19|20)\\d{2}\\s?[年년]\\s?\\d{1,2}\\s?[月월]',
  `(?:19|20)\\d{2}\\s+${word}(?=\\s*(?:[-–—)\\],;|]|$))`,
  `(?<!\\d)(?:19|20)\\d{2}(?!\\d)`,
].join('|');
/** 'Feb 20', where both ends of a period are said so. */
const short = `${word}\\s(?:[012]\\d|[6-9]\\d)(?!\\d)`;

const untilWords = [
  ...[
    'to',
    'bis',
    'until',
    'till?',
    'thru',
    'through',
    'à',
    'au',
    'up to',
    'a',
    'al',
    'ao',
    'fins',
  ],
  ...[
    'até(?: ao?| à)?',
    'hasta(?: el| la)?',
    'tot(?: en met)?',
    't/m',
    'til',
    'do',
    'fino a(?:l)?',
  ],
  ...[
    "jusqu['’](?:à|en|au)",
    'sampai(?: dengan)?',
    's/d',
    'hingga',
    'hadi',
    'đến',
    'до',
    'по',
    'έως',
    'से',
    '–',
  ],
].join('|');
/** 'since 2012 and ongoing', '02/2020, continuing'. */
const lasting = `(?:,\\s+|\\s+(?:and|und|et|y|e|en|og|och|i)\\s+)(?=(?:${presentWords})(?!\\p{L}))`;
/** 'From: May 2019 | To: June 2021'. */
const labelledEnd =
  '\\s*(?:[|,;/]\\s*)?(?:to|until|till|end(?: date)?|left|bis|hasta|fin|até|fim|au|al|do|tot|til|till)\\s?:\\s*';
const dash = `(?:${labelledEnd}|\\s*(?:[-–—−‒‐→]+|[~～〜])\\s*|\\s+(?:${untilWords})\\s+|${lasting})`;
const expected = '(?:expected|exp\\.|est\\.|anticipated|voraussichtlich|prévu)(?:\\s+in)?\\s+';
const fromWords = [
  ...[
    'from',
    'between',
    'de',
    'du',
    'des',
    'von',
    'vom',
    'ab',
    'dal',
    'da',
    'desde',
    'van',
    'vanaf',
  ],
  ...['fra', 'från', 'od', 'din', 'dari', 'від', 'от', 'с', 'з'],
].join('|');
const sinceWords = [
  ...[
    'since',
    'from',
    'starting',
    'w\\.?e\\.?f\\.?',
    'seit',
    'ab',
    'depuis',
    'desde',
    'dal?',
    'sinds',
  ],
  ...[
    'vanaf',
    'sedan',
    'siden',
    'fra',
    'från',
    'od',
    'de la',
    'din',
    'от',
    'з',
    'с',
    'από',
    'sejak',
  ],
  ...['à compter de', 'a partir de(?:l)?', 'a partire da(?:l)?', 'à partir de', 'ab dem', 'mulai'],
].join('|');
const since = `(?:(?:${sinceWords})\\s+|à (?:partir|compter) d['’]|depuis l['’])`;
const edge = '(?<![\\p{L}\\d])';
const end = '(?![\\p{L}\\d])';

/** 'March 2019 – present', '2012–17'. */
export const rangePattern = new RegExp(
  `${edge}(?:(?:${fromWords})\\s+)?(?<start>${single}|${word})${dash}(?:${expected})?(?<end>${single}|${presentWords}|(?<=(?:19|20)\\d{2}\\s?[-–—/]\\s?)\\d{2}(?!\\s?[-–—./\\d]))${end}`,
  'giu',
);
/** 'Jul 16 – Jan 20'. */
export const shortRangePattern = new RegExp(
  `${edge}(?<start>${short})${dash}(?<end>${short}|${presentWords})${end}`,
  'giu',
);
export const sincePattern = new RegExp(`${edge}${since}(?<start>${single})${end}`, 'giu');
/** '2017 –' with nothing behind it. */
export const openPattern = new RegExp(
  `(?<![\\p{L}\\d])(?<start>${single})(?:\\s*[–—-](?=\\s*(?:$|[)\\],;|]))|\\s+onwards?\\b)`,
  'iu',
);
export const singlePattern = new RegExp(
  `(?<![\\p{L}\\d])(?:${season}s?\\s+)?(?:${single})(?:(?<=s (?:19|20)\\d{2})(?:,? (?:and |& )?(?:19|20)\\d{2})+)?(?![\\p{L}\\d])`,
  'giu',
);
