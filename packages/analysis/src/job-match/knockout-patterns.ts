import type { KnockoutKind } from './advertisement.ts';
import { patternOf } from './advertisement-words.ts';

/**
 * Degrees and licenses whose letters are also other words ('but', 'bed', 'eso'), or that are part
 * of other terms ('harbour master').
 */
const degreeAsWritten =
  /(?<![\p{L}\p{N}])(?:BUT|B\.?Ed|ESO|FP|CAP|Master (?:of|in|im|en|em|oder|ou|o|or)(?= )|(?:[Bb]achelor|[Ll]icence)[^.\n]{1,12}Master\b)(?!\p{L})/u;
const licenceAsWritten = /(?<![\p{L}\p{N}])(?:TIP|COC|CoC)(?![\p{L}\p{N}])/u;

/** Words that are common for a kind of condition. */
export const named: readonly (readonly [KnockoutKind, RegExp])[] = [
  ['licence', patternOf('ko-licence')],
  ['licence', licenceAsWritten],
  ['degree', patternOf('ko-degree')],
  ['degree', degreeAsWritten],
  ['right-to-work', patternOf('ko-right-to-work')],
  ['shift', patternOf('ko-shift')],
  ['place', patternOf('ko-place')],
  ['other', patternOf('ko-other')],
];
export const languageName = patternOf('language-name');
export const languageLevel = patternOf('language-level');
export const experience = patternOf('experience');

const numberWords: readonly (readonly [number, RegExp])[] = [
  [1, /^(?:one|einem|einer?|ein|une?|uno?a?|um|uma|एक)$/iu],
  [2, /^(?:two|zwei|deux|dos|dois|duas|दो)$/iu],
  [3, /^(?:three|drei|trois|tres|três|तीन)$/iu],
  [4, /^(?:four|vier|quatre|cuatro|quatro|चार)$/iu],
  [5, /^(?:five|fünf|cinq|cinco|पाँच|पांच)$/iu],
  [6, /^(?:six|sechs|seis|छह)$/iu],
  [7, /^(?:seven|sieben|sept|siete|sete|सात)$/iu],
  [8, /^(?:eight|acht|huit|ocho|oito|आठ)$/iu],
  [10, /^(?:ten|zehn|dix|diez|dez|दस)$/iu],
];
const number = String.raw`(?<number>\d{1,2}|one|two|three|four|five|six|seven|eight|ten|einem|einer?|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|une?|deux|trois|quatre|cinq|sept|huit|dix|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|uma?|dois|duas|três|quatro|sete|oito|dez|एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|दस)`;
export const years = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.,])${number}(?:\s?\(\d{1,2}\))?\s?\+?(?:\s?(?:[-–]|to|bis|à|a|से|/)\s?\d{1,2})?\s?\+?(?:\s(?:or more|full|ganze|continuous))?[\s-]?(?:years?|yrs?|jahren?|jahre|jährige|ans?|années?|années|años?|anos?|साल|वर्ष)(?![\p{L}\p{M}\p{N}])`,
  'iu',
);

/** Returns the minimum years, from 1 to 20, in a match of `years`. */
export function yearsOf(match: RegExpExecArray | null): number | undefined {
  const written = match?.groups?.number ?? '';
  const value = /^\d/.test(written)
    ? Number(written)
    : numberWords.find(([, word]) => word.test(written))?.[0];
  return value !== undefined && value > 0 && value <= 20 ? value : undefined;
}

const licence =
  /\b(?:licen[cs]e[ds]?|licensure|bar admission|degrees?|work permit|CPA|CDL|DBS check|hygiene certificate|apprenticeships?|juris doctor)\b/i;

/** Whether a term is a license or degree, which is listed and not scored. */
export const isKnockoutTerm = (name: string): boolean => licence.test(name);

/** Whether a phrase names only such a need: a degree, a shift, the right to work, a language. */
export function isKnockoutPhrase(phrase: string): boolean {
  if (isKnockoutTerm(phrase)) return true;
  const patterns = [languageName, ...named.map(([, pattern]) => pattern)];
  return patterns.some((pattern) => pattern.exec(phrase)?.[0] === phrase);
}
