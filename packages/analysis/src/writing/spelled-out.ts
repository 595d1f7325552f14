import { patternTable } from '@folio/tables/pattern-table';
import { verbOf } from '../text/verbs.ts';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import { isNoun } from './nouns.ts';

const words = patternTable(new URL('./short-forms.tsv', import.meta.url), ['currency', 'small']);

/**
 * Short forms of notes, as they are said in a sentence. What stands for several words ('pcs') stays as
 * it is.
 */
const forms: readonly [RegExp, string][] = [
  [/\bw\/in\b\s*/gi, 'within '],
  [/\bw\/o\s+/gi, 'without '],
  [/\bw\/\s*(?=\p{L})/giu, 'with '],
  [/\bapprox(?:\.|\b)\s*|(?:^|(?<=\s))(?:ca|circa)\.?\s+(?=\d)|~\s?(?=\d)/gi, 'about '],
  [/\b(?:avg|ave)\.?\s+(?:of\s+)?(?=\d)/gi, 'an average of '],
  [/\bavg\b\.?/gi, 'average'],
  [/\bincl\.?\s+/gi, 'including '],
  [/ ?\/ ?(?:wk|week)\b/gi, ' a week'],
  [/ ?\/ ?(?:mo|mth|month)\b/gi, ' a month'],
  [/ ?\/ ?(?:yr|year)\b/gi, ' a year'],
  [/ ?\/ ?day\b/gi, ' a day'],
  [/ ?\/ ?(?:hr|hour)\b/gi, ' an hour'],
  [/\b(?:2x|twice) (?:a |per )?(?:week|wk)\b/gi, 'twice a week'],
  [/\bper (?:yr|annum)\b/gi, 'a year'],
  [/\bper wk\b/gi, 'a week'],
  [/\b1 (night|day|evening|morning|hour) (?:a|per) (?=week|month|day)/gi, 'one $1 a '],
  [/\byrs\b\.?/gi, 'years'],
  [/\byr\b\.?/gi, 'year'],
  [/\bhrs\b\.?/gi, 'hours'],
  [/\bmins\b\.?/gi, 'minutes'],
  [/\bmos\b\.?/gi, 'months'],
  [/\bwks\b\.?/gi, 'weeks'],
  [/\bp\/?w\b/g, 'a week'],
  [/\bpts\b/g, 'patients'],
  [/\b(\d+)[ -]bed(?:ded)?\b(?= \p{L})/giu, '$1-bed'],
  [/\bthru\b/gi, 'through'],
  [/\bcerts\b/gi, 'certificates'],
  [/(?<=\p{L}{2}) \/ (?=\p{L}{2})/gu, ' and '],
  [/(?<=\b(?:target|quota|goal|plan|budget)) (?=20\d\d(?:$|,))/gu, ' in '],
  [/\bk8s\b/gi, 'Kubernetes'],
  [/\bmgmt\b/gi, 'management'],
  [/\bmaint\b\.?/gi, 'maintenance'],
  [/\bdept\b\.?/gi, 'department'],
  [/\bmtgs\b/gi, 'meetings'],
  [/\bco-?ord\b/gi, 'coordination'],
  // 'EICR's' and '941's' are several.
  [/\b([A-Z\d]{2,})['’]s(?=$|[,.;)]| (?:and|&|or)\b)/g, '$1s'],
  [/(?<=[\p{L}\d]{2}) & (?=[\p{L}\d]{2})/gu, ' and '],
  [/(?<=\S) - (?=\S)/g, ' – '],
  [/(?<=\p{L}{2}) \+ (?=\p{L})/gu, ' and '],
  [/\b(\d{1,3})-(?=\d{1,3}\b(?!-))/g, '$1–'],
];

const arrow = new RegExp(
  `(\\bfrom )?(?<![\\p{L}\\d])((?:\\p{Sc}|(?:${words.currency}) )?\\d[\\d.,]*\\s?%?\\p{L}*)\\s*(?:->|→|=>|➔)\\s*(?=\\p{Sc}?[A-Z\\d])`,
  'gu',
);

/**
 * Without the marks of a list and without capitals throughout, with the commonest short forms written
 * out and arrows as 'from … to'.
 */
export const spelledOut = (line: string): string =>
  forms
    .reduce(
      (text, [form, said]) => text.replace(form, said),
      quiet(line.replace(/^[\s•◦▪●‣·–—*-]+/u, '')),
    )
    .replace(arrow, 'from $2 to ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\s.,;:])[\s.,;:]+$/, '');

const smallWord = new RegExp(`^(?:${words.small})$`, 'i');

/** 'PICK ORDERS USING RF SCANNER' as 'Pick orders using RF scanner': what is no word keeps its capitals. */
export function quiet(line: string): string {
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  if (line !== line.toUpperCase() || letters < 8) return line;
  const told = line.replace(/\p{Lu}[\p{Lu}'’]*/gu, (word) =>
    isSpelt(word) ? word : word.toLowerCase(),
  );
  return told.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function isSpelt(word: string): boolean {
  if (smallWord.test(word) || isNoun(word) || verbOf(word)) return false;
  const name = skillNamed(word)?.name;
  return word.length <= 3 || !/[AEIOUY]/.test(word) || (name !== undefined && name === word);
}
