import { patternTable } from '@folio/tables/pattern-table';
import { findPhoneNumbersInText } from 'libphonenumber-js';

const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const emails = new RegExp(email, 'gu');

const webNames = patternTable(new URL('./web-names.tsv', import.meta.url), [
  'shared-host',
  'top-level',
]);

const url = new RegExp(
  `(?<![@\\p{L}\\p{N}.])(?:https?://[^\\s|,;<>()]+|(?<!-)(?:www\\.)?(?:[\\p{L}\\p{N}-]+\\.)+(?:${webNames['top-level']})(?![\\p{L}\\p{N}@.])(?:[/?#][^\\s|,;<>()]*)?)`,
  'giu',
);

const topLevel = new RegExp(`^(?:${webNames['top-level']})$`, 'i');

export const isTopLevel = (name: string): boolean => topLevel.test(name);

/** Long words without an '@' are not searched, because that would take quadratic time. */
export const findEmail = (text: string): string | undefined =>
  text.includes('@') ? email.exec(text)?.[0] : undefined;

/** 'B.Tech', 'M.Com.' */
const namesDegree = /^\p{Lu}\.\p{Lu}\p{Ll}+$/u;

/** Returns the web addresses of a text, as written. */
export function findUrls(text: string): string[] {
  if (!/[.:]/.test(text)) return [];
  const withoutMail = text.includes('@') ? text.replace(emails, ' ') : text;
  return [...withoutMail.matchAll(url)]
    .map(([found]) => found.replace(/(?<![.,;:])[.,;:]+$/, ''))
    .filter((found) => !namesDegree.test(found));
}

/** Sites on which many people have a page, matched on an address without its scheme. */
const shared = new RegExp(
  String.raw`^(?:[\p{L}-]+\.)?(?:${webNames['shared-host']})\.(?:com|org|net|me|co|edu|ee|in|be)(?:/|$)|^(?:scholar\.google|[\p{L}-]+\.linkedin)\.`,
  'u',
);

export const isSharedHost = (address: string): boolean => shared.test(address);

export const isContact = (text: string): boolean =>
  findEmail(text) !== undefined || findUrls(text).length > 0 || findPhone(text) !== undefined;

const looksLikePhone =
  /(?<![\w/.@-])(?:\+|00)?\(?\d[\d\s().\-/\u2011\u2013]{6,20}\d(?:\s*(?:ext|extn|x)\.?\s*\d{1,5})?(?!\w)/g;
const label =
  /^(?:phone|tel|telephone|mobile|cell|t|m|p|handy|telefon|móvil|téléphone)\s*[.:]?\s*/i;
const labelAtEnd =
  /(?:phone|tel\p{L}{0,12}|mobile?|cell\p{L}{0,12}|handy|móvil|no|number|fax|office|home|work|whatsapp)\W*$/iu;

/** '2013 - 2014', '(2013 - 2014', '2011 - 2014 (3 years)', '07/2018 – 01/2022'. */
const beginsWithPeriod =
  /^\s*(?:\(\s*)?(?:\d{1,2}[./])?(?:1[5-9]|20)\d{2}\s*[-–/]\s*(?:\d{1,2}[./])?(?:1[5-9]|20)\d{2}\s*(?:$|\()/;

/** '14.03.1974', '14. 03. 1974', '1974-03-14'. */
const wholeDay =
  /^\s*(?:\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:19|20)\d{2}|(?:19|20)\d{2}([./-])\d{1,2}\1\d{1,2})\s*$/;

/** Returns the first phone number of a text as written, with a confidence. */
export function findPhone(text: string): { phone: string; confidence: number } | undefined {
  const plain = text.replace(/[\u2010-\u2013]/g, '-');
  const [international] = findPhoneNumbersInText(plain);
  if (international) {
    return { phone: written(text, international.startsAt, international.endsAt), confidence: 0.98 };
  }
  for (const match of text.matchAll(looksLikePhone)) {
    const digits = match[0].replace(/\D/g, '');
    const isYears = beginsWithPeriod.test(match[0]);
    const isDay = wholeDay.test(match[0]);
    if (isDay || digits.length < 7 || digits.length > 15 || isYears) continue;
    if (isPostal(text, match)) continue;
    const phone = oneOf(withoutCode(match[0], text.slice(0, match.index)).trim());
    const isNational = findPhoneNumbersInText(phone, 'US').length > 0 || phone.startsWith('0');
    return { phone, confidence: isNational ? 0.85 : 0.8 };
  }
  return undefined;
}

const words = patternTable(new URL('./registered-numbers.tsv', import.meta.url), ['number']);

/** Identification numbers of people and companies in various countries. */
const numbered = new RegExp(
  `(?<![\\p{L}]|mail[ -]?|skype )(?:${words.number})\\s{0,3}[:.#|–-]?\\s{0,3}(?=\\d)[\\d][\\d.\\s/-]{4,24}\\d(?!\\d)`,
  'giu',
);

/** Removes identification numbers of people and companies: 'ID 790311 0000 07 1'. */
export const withoutNumbered = (text: string): string => text.replace(numbered, ' ');

/**
 * Whether a match is a postal code and not a phone number: '233-0002' after a town, '4127-00100'
 * after 'P.O. Box'.
 */
function isPostal(text: string, { 0: number, index }: RegExpExecArray): boolean {
  const before = text.slice(0, index);
  if (/\b(?:box|cep|zip|plz|postal|postcode|pin(?: ?code)?|c\.?p\.?)\W*$/iu.test(before))
    return true;
  if (/^\d{4,5}-\d{3}$/.test(number) || /〒\s*$/.test(before)) return true;
  const after = text.slice(index + number.length);
  if (/\s\d{4,5}-\d{3}$/.test(number) && /^,?\s+\p{Lu}\p{Ll}/u.test(after)) return true;
  const isBehindWord = /\p{Ll}{3},?\s+$/u.test(before) && !labelAtEnd.test(before);
  return isBehindWord && /^\d[\d -]{0,8}$/.test(number) && !number.startsWith('0');
}

/** Removes the postal code of a town before a number: 'Dubbo NSW 2830 – 0412 555 012'. */
function withoutCode(number: string, before: string): string {
  const rest = /^\d{4,6}(?:\s+[-–/]\s+|\s+(?=[(+0]))(.+)$/s.exec(number)?.[1] ?? '';
  const isLong = rest.replace(/\D/g, '').length >= 7;
  return isLong && /\p{L}\s+$/u.test(before) && !labelAtEnd.test(before) ? rest : number;
}

/**
 * Returns one number: '0722 555 047 / 0733 555 048' are two, but '(29) – 06 45 98 10 37' is one
 * with an area code.
 */
function oneOf(written: string): string {
  const [first = '', second = ''] = written.split(/(?<!\s)\s+[/–-]\s+/);
  const count = (text: string) => text.replace(/\D/g, '').length;
  if (count(first) >= 7) return first;
  return /^\(\d+\)$/.test(first) && /^[0+]/.test(second) && count(second) >= 7 ? second : written;
}

/**
 * The library's match begins at the first digit, but a bracket or plus before it belongs to the
 * number.
 */
function written(text: string, from: number, to: number): string {
  const start = /(?<![+(])[+(]+$/.exec(text.slice(0, from))?.index ?? from;
  return text.slice(start, to).replace(label, '').trim();
}

/** Returns an address without its scheme and trailing slash, for comparison. */
export const bareUrl = (url: string): string => url.replace(/^https?:\/\//i, '').replace(/\/$/, '');
