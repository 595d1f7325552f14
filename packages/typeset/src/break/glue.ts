import { isBreakingSpace } from '../shape/clean-text.ts';
import { glueWords } from './glue-words.ts';

/*
 * Spaces at which a line doesn't end, because both sides are read as one: a figure and its unit, a
 * currency and its figure, an abbreviation and its number, a title or initial and the name, a
 * quotation mark and the quotation, a Slavic one-letter preposition and its noun. Typesetters tie
 * them by hand, and TeX users with '~' ('The TeXbook', chapter 14).
 */

/** An upper bound on the length of words in the lists, so that longer ones aren't looked up. */
const longestWord = 24;

const figure = /^[\p{Nd}½¼¾]/u;
const figureAtEnd = /[\p{Nd}½¼¾][+kKmM]?$/u;
const initial = /^\p{Lu}\.$/u;
/** The parts of 'z. B.', 'i. d. R.' and 'т. е.'. */
const letterWithStop = /^\p{L}\.$/u;
const capital = /^\p{Lu}/u;
const figuresAlone = /^[+(]*\p{Nd}[\p{Nd}()/.,-]*$/u;
/** No line of Ukrainian or Russian ends in one of these one-letter words: 'и в Москве'. */
const cyrillicLetters = 'вксуоиіязВКСУОИІЯЗ';
/**
 * Nor does one of Polish, Czech or Slovak: 'w Łodzi'. 'o' and 'i' are words of other languages,
 * too.
 */
const slavicLetters = `${cyrillicLetters}wzkvsuoiWZKVSUO`;

const opening = '("\'«„“[';
const closing = ')"\'»“”],;:!?';

/** Dots and dashes between two parts, which may end a line but not begin one. */
const separators: ReadonlySet<string> = new Set(['·', '•', '|', '–', '—', '→', '/', '+', '&', '×']);

/** Returns the one-letter words that a language ties to the next word. */
export const lettersTiedIn = (language = ''): string =>
  /^(?:pl|cs|sk)\b/.test(language) ? slavicLetters : cyrillicLetters;

/**
 * Returns how strongly the texts on both sides of the space before `position` are bound: 'tied' is
 * broken only if there is no other way; 'loose' (a number and the word that it counts) is avoided.
 */
export function tieAt(
  text: string,
  position: number,
  tiedLetters = lettersTiedIn(),
): 'none' | 'loose' | 'tied' {
  let end = position;
  while (end > 0 && isBreakingSpace(text.charCodeAt(end - 1))) end--;
  const last = text.charCodeAt(end - 1);
  const first = text.charCodeAt(position);
  const isOneLetter = end > 1 && isSpaceOrFeed(text.charCodeAt(end - 2));
  if (isOneLetter && tiedLetters.includes(text.charAt(end - 1))) return 'tied';
  const mayBeTied = isSign(last) || isUpper(last) || isSign(first) || isUpper(first);
  if (!mayBeTied || end === 0) return 'none';
  if (isQuoted(text, end, position)) return 'tied';
  const before = wordBefore(text, end);
  const after = wordAfter(text, position);
  const start = end - before.length;
  if (isTied(before, after) || isMonthAndYear(text, start, position)) return 'tied';
  if (isDate(text, start, before, after) || isSurname(text, start, before, after)) return 'tied';
  return figureAtEnd.test(before) && isCounted(text, position) ? 'loose' : 'none';
}

function isTied(before: string, after: string): boolean {
  if (separators.has(after)) return true;
  if (figure.test(after)) return isTiedToFigure(before, after);
  const { unit, currency, title } = glueWords();
  if (figureAtEnd.test(before)) return unit.has(withoutStop(after));
  if (currency.has(after)) return unit.has(withoutStop(before));
  if (letterWithStop.test(before) && letterWithStop.test(after)) return true;
  return capital.test(after) && (initial.test(before) || title.has(before));
}

/** Matches 'Dubois, L.' of a citation, but not 'A. Dubois, L. Moreau'. */
function isSurname(text: string, start: number, before: string, after: string): boolean {
  if (!initial.test(after) || !before.endsWith(',') || !capital.test(before)) return false;
  return !/\p{Lu}\.\s\S*$/u.test(text.slice(Math.max(0, start - 3), start) + before);
}

/**
 * Rules LB15a and LB15b of UAX #14: no line ends after an opening quotation mark or before a
 * closing one, even with spaces as in '« oui »'. A mark is opening if it follows nothing, a space
 * or a bracket, and closing if no letter follows it, since '»nein«' reverses the signs.
 */
function isQuoted(text: string, end: number, position: number): boolean {
  const last = text.charAt(end - 1);
  if (initialQuotes.includes(last) && !isWordPart(text.charAt(end - 2))) return true;
  const first = text.charAt(position);
  return finalQuotes.includes(first) && !isWordPart(text.charAt(position + 1));
}

const initialQuotes = '«‹“‘„‚';
const finalQuotes = '»›”’';
const isWordPart = (character: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(character);

/** Dates such as '2021. május 5.' in Hungarian and '2021년 5월 12일' in Korean. */
function isDate(text: string, start: number, before: string, after: string): boolean {
  if (/^\p{Nd}{4}\.$/u.test(before)) return /^\p{Ll}/u.test(after);
  if (/^\p{Nd}{1,2}\.$/u.test(after))
    return /\p{Nd}{4}\. $/u.test(text.slice(Math.max(0, start - 6), start));
  return /\p{Nd}[년월]$/u.test(before) && /^\p{Nd}{1,2}[월일]/u.test(after);
}

/**
 * Whether a month belongs to a year: 'Sep 2017 – Mar 2021' may be broken only after its dash. In
 * any language this is a word before a year next to a dash or in a separate date, which is after a
 * comma at the end or in brackets.
 */
function isMonthAndYear(text: string, month: number, year: number): boolean {
  const isWord = /^\p{L}/u.test(text.slice(month, month + 2));
  if (!isWord || !/^\p{Nd}{4}(?: –|\)|$)/u.test(text.slice(year, year + 6))) return false;
  if (text.startsWith(' –', year + 4)) return true;
  return /(?:[–,،] |\()$/.test(text.slice(Math.max(0, month - 2), month));
}

/** 'Mio.' is listed as 'Mio', since a full stop may also end a sentence. */
const withoutStop = (word: string): string => (word.endsWith('.') ? word.slice(0, -1) : word);

/** Whether it is not an ASCII letter, so it may be a digit, a sign or a unit of another script. */
const isSign = (unit: number): boolean => (unit | 0x20) < 0x61 || (unit | 0x20) > 0x7a;
const isCounted = (text: string, at: number): boolean => /[\p{Ll}\p{Lo}]/u.test(text.charAt(at));
const isUpper = (unit: number): boolean => unit >= 0x41 && unit <= 0x5a;

function isTiedToFigure(before: string, after: string): boolean {
  // A level after a skill: 'Typography 4/5'.
  if (/^\p{Nd}{1,2}\/\p{Nd}{1,2}$/u.test(after)) return true;
  const { currency, abbreviation } = glueWords();
  if (currency.has(before) || abbreviation.has(before)) return true;
  // '10 000 000', '+91 98765 43210', but not '5, 6'.
  return !before.endsWith(',') && figuresAlone.test(before) && figuresAlone.test(after);
}

function wordBefore(text: string, end: number): string {
  let start = end;
  const least = Math.max(0, end - longestWord);
  while (start > least && !isBreakingSpace(text.charCodeAt(start - 1))) start--;
  while (start < end && opening.includes(text.charAt(start))) start++;
  return text.slice(start, end);
}

function wordAfter(text: string, start: number): string {
  let end = start;
  const most = Math.min(text.length, start + longestWord);
  while (end < most && !isSpaceOrFeed(text.charCodeAt(end))) end++;
  while (end > start && closing.includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

const isSpaceOrFeed = (unit: number): boolean => unit === 0x0a || isBreakingSpace(unit);
