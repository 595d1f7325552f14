import { patternTable } from '@folio/tables/pattern-table';

const words = patternTable(new URL('./short-forms.tsv', import.meta.url), ['currency', 'small']);

/** Abbreviations used in notes, written out. Those with several meanings ('pcs') stay. */
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
  [/\butil\b\.?/gi, 'utilization'],
  [/\bmaint\b\.?/gi, 'maintenance'],
  [/\bdept\b\.?/gi, 'department'],
  [/\bmtgs\b/gi, 'meetings'],
  [/\bco-?ord\b/gi, 'coordination'],
  // 'EICR's' and '941's' are plurals.
  [/\b([A-Z\d]{2,})['’]s(?=$|[,.;)]| (?:and|&|or)\b)/g, '$1s'],
  [/(?<=[\p{L}\d]{2}) & (?=[\p{L}\d]{2})/gu, ' and '],
  [/(?<=\S) - (?=\S)/g, ' – '],
  [/(?<=\p{L}{2}) \+ (?=\p{L})/gu, ' and '],
  [/\b(\d{1,3})-(?=\d{1,3}\b(?!-))/g, '$1–'],
];

const arrow = new RegExp(
  `(\\bfrom )?(?<![\\p{L}\\d])((?:\\p{Sc}|(?:${words.currency}) )?\\d[\\d.,]{0,20}\\s?%?\\p{L}{0,20})\\s*(?:->|→|=>|➔)\\s*(?=\\p{Sc}?[A-Z\\d])`,
  'gu',
);

/**
 * Returns a line or an answer with the most common abbreviations written out, and arrows replaced
 * by 'from … to'.
 */
export const shortFormsOut = (text: string): string =>
  forms
    .reduce((text, [form, expansion]) => text.replace(form, expansion), text)
    .replace(arrow, 'from $2 to ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\s.,;:])[\s.,;:]+$/, '');

/** Abbreviations with one meaning in any context. */
const certain: readonly [RegExp, string][] = [
  [/\bw\/o\s{1,3}/gi, 'without '],
  [/\bw\/\s?(?=[\p{L}\p{Sc}\d])/giu, 'with '],
  [/\bincl\.?\s/gi, 'including '],
  [/(?<=\d) ?\/ ?wk\b|(?<=\p{L}) ?\/ ?wk\b| per wk\b/giu, ' a week'],
  [/\byrs\b\.?(?! ?\p{Lu})/gu, 'years'],
  [/(?<=(?<![\d.])(?:[2-9]|\d{2,3}|two|three|four|five|six|ten) )yr\b/gi, 'years'],
  [/(?<=\b(?:a|each|every|final|first|last|one|per|second|that|third|this) )yr\b/gi, 'year'],
  [/\bhrs\b/g, 'hours'],
  [/\bwks\b/g, 'weeks'],
  [/\bmths\b/g, 'months'],
  [/\bthru\b/g, 'through'],
  [/(?<=\p{Ll}{2}) [&+] (?=\p{Ll}{2}|\d)/gu, ' and '],
];

/**
 * Returns a line with only unambiguous abbreviations, and arrows between two figures, written out.
 */
export const certainFormsOut = (text: string): string =>
  certain
    .reduce((line, [form, expansion]) => line.replace(form, expansion), text)
    .replace(arrow, 'from $2 to ');
