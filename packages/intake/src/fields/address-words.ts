import { patternTable } from '@folio/tables/pattern-table';
import { isContact } from '../vocabulary/addresses.ts';
import { findDate } from '../vocabulary/dates.ts';
import { namesDegree, namesPlace, namesRole } from '../vocabulary/names.ts';
import { isWayOfWorking } from '../vocabulary/places.ts';
import { isPersonal, standsForPage } from '../vocabulary/set-phrases.ts';
import type { Token } from './contact-tokens.ts';

const words = patternTable(new URL('./address-words.tsv', import.meta.url), [
  'street',
  'ending',
  'part',
  'building',
  'particle',
]);

const street = new RegExp(`(?:^c\\/|\\b(?:${words.street})\\b)|(?:${words.ending})(?=\\s|$)`, 'iu');
const postalCode =
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[\dW] [A-Z\d]{4}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b\d{2}-\d{3}\b|\b\d{4,5}-\d{3}\b|\b\d{3} \d{2}\b|\b\d{4} [A-Z]{2}\b|\b[A-Z]{1,2}-\d{4,5}\b|(?<![\d+-])\d{4,6}(?![\d-])/;

/** A house number before a street that is in no list: '4 Páirc na Coille, Skelby, Co. Nord'. */
const numbered =
  /^\d{1,4}\p{L}?,? (?!\p{L}* ?(?:years?|months?|children))\p{Lu}[\p{L} .'’-]{2,40}(?:, \p{Lu}[\p{L} .'’-]{2,30}){2,3}$/iu;

/**
 * Whether a text is a street, postal code or both: 'ul. Piwna 6', '50-001 Wrocław', '14 Mill Lane,
 * Doncaster DN4 0XX'.
 */
export function isAddress(text: string): boolean {
  if (text.length > 100 || isSentence(text) || /[@:]/.test(text) || !/\d/.test(text)) return false;
  if (!/\p{L}{3}/u.test(text)) return false;
  return street.test(text) || numbered.test(text) || (postalCode.test(text) && !isDated(text));
}

const isSentence = (text: string): boolean =>
  /[!?]$|\p{Ll}\.$/u.test(text) && /[!?]$|(?:\s\p{Ll}{2,}){2}/u.test(text);

/** Whether its number is a year rather than a postal code: '14th March, 1990'. */
const isDated = (text: string): boolean => {
  const date = findDate(text);
  return date !== undefined && date.length > 4;
};

/**
 * Whether a text has a street with its number: 'Rua da Prata 19', '14 Mill Lane', 'Karaiskaki 7'.
 */
export const isStreet = (text: string): boolean =>
  isAddress(text) ||
  /^(?:\p{L}[\p{L}.'’ -]{2,40} \d{1,4}(?: ?\p{L})?(?: \d{1,3})?|\d{1,5}(?: ?(?:bis|ter)|\p{L})?,? (?:\p{L}[\p{L}.'’-]* ){0,4}(?:\p{L}['’])?\p{Lu}[\p{L}.'’-]+)$/u.test(
    text,
  );

/** Named houses and streets without a number. */
const building = new RegExp(`^(?:${words.part}) \\p{Lu}?|(?<=\\p{L} )(?:${words.building})$`, 'iu');

export const withoutEnd = (text: string): string => text.replace(/(?<![\s,.;])[\s,.;]+$/, '');

const codeFirst = new RegExp(`^(?:${postalCode.source})`);

export const hasCode = (text: string): boolean => postalCode.test(text);

export const startsWithCode = (text: string): boolean => codeFirst.test(text);

export const namesStreet = (text: string): boolean => street.test(text);

export const namesBuilding = (text: string): boolean => building.test(withoutEnd(text));

const isOther = ({ text, kind, lead }: Token): boolean =>
  (isWayOfWorking(text) && lead === undefined) ||
  (kind !== undefined && kind !== 'place') ||
  isContact(text) ||
  isPersonal(text) ||
  isDay(text) ||
  standsForPage(text) ||
  namesRole(text);

/** Whether a text is a day: '3 May 1989', but not '12 Hill 1010' with a postal code. */
const isDay = (text: string): boolean =>
  /^\d{1,2}\.? \p{L}{3,12}\.?,? \d{4}$/u.test(text) && findDate(text) !== undefined;

/**
 * Whether a token may be part of an address: short, beginning with a capital or digit, and not
 * another kind of text in a resume's head.
 */
export const isPart = (token: Token): boolean =>
  token.text.length <= 60 &&
  token.kind === undefined &&
  /^[\p{Lu}\p{Lo}\d]|^(?:c\/|ul|via|rue)\b/u.test(token.text) &&
  !isOther(token) &&
  !/[:@|]|[\p{Ll}]{4}\.$/u.test(token.text);

const particle = `(?:${words.particle})`;
const named = "\\p{Lu}[\\p{L}.'’ʻʼ‘´-]*";
const town = new RegExp(
  `^(?:(?:near|nr\\.?|around|г\\.?) )?(?:\\d{4,6} )?(?:(?:l['’]|d['’]|${particle} )?${named})(?:[ ,]+(?:${particle} )*(?:l['’]|d['’])?${named}){0,4}(?:[ ,]+(?:[A-Z]{1,2}\\d{1,2}[A-Z]?|\\d{1,6})(?: \\d[A-Z]{2})?)?(?: ?[/,–-] ?[A-Z]{2})?(?: \\([\\p{L}\\d .-]{1,12}\\))?$`,
  'u',
);

/** Whether a token may be a town, judging by its form alone. */
export function canBeTown(token: Token): boolean {
  const text = withoutEnd(token.text);
  const isShort = text.length >= 3 && text.length <= 45 && text.split(' ').length <= 5;
  const isCode = /^\p{Lu}{2,4}$/u.test(text);
  return isShort && !isCode && town.test(text) && !isOther(token) && !namesDegree(text);
}

/** Whether a text holds a postal code, a region or country, or a known place. */
export function saysPlace(written: string): boolean {
  const text = withoutEnd(written);
  return (
    namesPlace(text) ||
    postalCode.test(text) ||
    /\d{3} \d{3}$|[/–-] ?[A-Z]{2}$|^\p{Lu}{2,3}$/u.test(text)
  );
}
