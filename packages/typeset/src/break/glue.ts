import { isBreakingSpace } from '../shape/clean-text.ts';
import { abbreviations, currencies, titles, units } from './glue-words.ts';

/*
 * Spaces at which a line doesn't end, because what is on both sides is read as one: a figure and its
 * unit, a currency and its figure, an abbreviation and its number, a title or initial and the name.
 * A typesetter ties them by hand; TeX's users by '~' ('The TeXbook', chapter 14).
 */

/** An upper bound of the words in the lists, so that long words aren't looked up. */
const longestWord = 24;

const figure = /^[\p{Nd}½¼¾]/u;
const figureAtEnd = /[\p{Nd}½¼¾][+kKmM]?$/u;
const initial = /^\p{Lu}\.$/u;
const capital = /^\p{Lu}/u;
const figuresAlone = /^[+(]*\p{Nd}[\p{Nd}()/.,-]*$/u;
const opening = '("\'«„“[';
const closing = ')"\'»“”],;:!?';

/** Dots and dashes between two parts, which stand at the end of the first and never begin a line. */
const separators: ReadonlySet<string> = new Set(['·', '•', '|', '–', '—', '→', '/', '+', '&', '×']);

/**
 * How strongly the texts on both sides of the space before `position` are bound: 'tied' is broken
 * only where there is no other way, 'loose' (a number and what it counts) rather not.
 */
export function tieAt(text: string, position: number): 'none' | 'loose' | 'tied' {
  let end = position;
  while (end > 0 && isBreakingSpace(text.charCodeAt(end - 1))) end--;
  const last = text.charCodeAt(end - 1);
  const first = text.charCodeAt(position);
  const mayBeTied = isSign(last) || isUpper(last) || isSign(first);
  if (!mayBeTied || end === 0) return 'none';
  const before = wordBefore(text, end);
  const after = wordAfter(text, position);
  if (isTied(before, after) || isMonthAndYear(text, end - before.length, position)) return 'tied';
  return figureAtEnd.test(before) && isLower(text.charCodeAt(position)) ? 'loose' : 'none';
}

function isTied(before: string, after: string): boolean {
  if (separators.has(after)) return true;
  if (figure.test(after)) return isTiedToFigure(before, after);
  if (figureAtEnd.test(before)) return units.has(withoutStop(after));
  if (currencies.has(after)) return units.has(withoutStop(before));
  return capital.test(after) && (initial.test(before) || titles.has(before));
}

/**
 * 'Sep 2017 – Mar 2021' may be broken only after its dash, in any language: a word before a year,
 * next to a dash.
 */
function isMonthAndYear(text: string, month: number, year: number): boolean {
  const isWord = /^\p{L}/u.test(text.slice(month, month + 2));
  if (!isWord || !/^\p{Nd}{4}(?: –|$)/u.test(text.slice(year, year + 6))) return false;
  return text.startsWith(' –', year + 4) || text.slice(Math.max(0, month - 2), month) === '– ';
}

/** 'Mio.' is in the lists as 'Mio', since a full stop may also end a sentence. */
const withoutStop = (word: string): string => (word.endsWith('.') ? word.slice(0, -1) : word);

/** Not an ASCII letter, so it may be a digit, a sign or a unit of another script. */
const isSign = (unit: number): boolean => (unit | 0x20) < 0x61 || (unit | 0x20) > 0x7a;
const isLower = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;
const isUpper = (unit: number): boolean => unit >= 0x41 && unit <= 0x5a;

function isTiedToFigure(before: string, after: string): boolean {
  if (currencies.has(before) || abbreviations.has(before)) return true;
  // '10 000 000', '+91 98765 43210'.
  return figuresAlone.test(before) && figuresAlone.test(after);
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
