import type { Cell, Line } from '../model.ts';
import { isContact } from './name.ts';
import { namesPlace, namesRole } from './words.ts';

/** A text of the lines about the person; `isWhole` where it has its line or `cell` to itself. */
export type Bit = { text: string; line: Line; cell?: Cell; isWhole?: boolean };

const street =
  /\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|way|court|close|crescent|terrace|place|square|gardens|boulevard|blvd|highway|apt|suite|flat|p\.?o\.? box|rue|bd|calle|c\/|avenida|av|rua|travessa|praça|via|viale|piazza|ul|ulica|os|plaza|laan|straat|gade|vej|gatan|vägen|katu|nagar|marg|cadde|sokak)\b|(?:str\.|straße|strasse|weg|allee|platz|gasse|ring|damm|ufer|straat|laan|gatan|vägen|gade|vej|veien)(?=\s|$)/iu;
const postalCode =
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b\d{2}-\d{3}\b|\b\d{4,5}-\d{3}\b|\b\d{3} \d{2}\b|\b\d{4} [A-Z]{2}\b|(?<![\d+-])\d{4,6}(?![\d-])/;

/** 'ul. Piwna 6', '50-001 Wrocław', '14 Mill Lane, Doncaster DN4 0XX'. */
export function isAddress(text: string): boolean {
  if (text.length > 100 || /[.!?]$|[@:]/.test(text) || !/\d/.test(text)) return false;
  return /\p{L}{3}/u.test(text) && (street.test(text) || postalCode.test(text));
}

/** What some countries' resumes say of a person besides. */
const personal =
  /^(?:date of birth|born|geboren|geburts|né[e]? le|nacid[oa]|nascid[oa]|nat[oa] il|nationality|nationalität|nacionalidad|staatsang|age\b|\d{2} ans|\d{2} years|driving licence|permis|marital|married|single|mari[ée]|gender|religion|passport)/i;

export const isPersonal = (text: string): boolean => personal.test(text);

/** A street with its number: 'Rua da Prata 19', '14 Mill Lane', 'Karaiskaki 7'. */
export const isStreet = (text: string): boolean =>
  isAddress(text) ||
  /^(?:\p{L}[\p{L}.' -]{2,40} \d{1,4}\p{L}?|\d{1,5} \p{Lu}[\p{L}.' -]{2,40})$/u.test(text);

const withoutEnd = (text: string): string => text.replace(/[\s,.;]+$/, '');

const startsWithCode = new RegExp(`^(?:${postalCode.source})`);

/** '1100-414 Lisboa' has the digits of a telephone number. */
const isCodeAndTown = (text: string): boolean =>
  startsWithCode.test(text) && /\s\p{Lu}\p{L}{2,}$/u.test(text);

/** Short, in capitals or digits to begin with, and nothing else that heads say of a person. */
const isPart = ({ text }: Bit): boolean =>
  text.length <= 60 &&
  /^[\p{Lu}\p{Lo}\d]|^(?:c\/|ul|via|rue)\b/u.test(text) &&
  !(
    (isContact(text) && !isCodeAndTown(text)) ||
    isPersonal(text) ||
    namesRole(text) ||
    /[:@|]|[\p{Ll}]{4}\.$/u.test(text)
  );

const saysPlace = (text: string): boolean =>
  namesPlace(text) ||
  postalCode.test(text) ||
  /\d{3} \d{3}$/.test(text) ||
  /^\p{Lu}{2,3}$/u.test(text);

const mostLines = 4;

/** A text with the lines of its address above and below: from the street to the town, code or country. */
export function wholeAddress(seed: Bit, bits: readonly Bit[]): Bit {
  const above = stack(seed, bits, -1);
  const below = stack(seed, bits, 1);
  const first = above.findLastIndex(({ text }) => isStreet(withoutEnd(text)));
  const upper = above.slice(0, first + 1).reverse();
  const isOpen = isStreet(withoutEnd(seed.text)) || /,$/.test(seed.text);
  const last = below.findLastIndex(({ text }) => saysPlace(withoutEnd(text)));
  const isRest = below.length > 0 && /^(?:[\p{L}. ]+|[\dA-Z -]+)$/u.test(below[0]?.text ?? '');
  const lower = isOpen || (last === 0 && isRest) ? below.slice(0, last + 1) : [];
  const parts = [...upper, seed, ...lower];
  const text = parts.map((part) => withoutEnd(part.text)).join(', ');
  return { ...(parts[0] ?? seed), text };
}

/** What stands above a text, or below, one under the other, as long as it may be of one address. */
function stack(seed: Bit, bits: readonly Bit[], step: 1 | -1): Bit[] {
  const found: Bit[] = [];
  let last = bits.find((bit) => bit.line === seed.line && bit.text.includes(seed.text)) ?? seed;
  while (found.length < mostLines) {
    const next = neighbour(last, bits, step);
    if (!next || !isPart(next) || !isApart(next, last)) break;
    found.push(next);
    last = next;
  }
  return found;
}

/** Lines and cells have a text to themselves; on one line a code begins the town. */
const isApart = (next: Bit, last: Bit): boolean =>
  (next.isWhole === true && last.isWhole === true) || next.line === last.line;

/** The text of the next line at the same edge or about the same middle, or the next cell of a row. */
function neighbour(last: Bit, bits: readonly Bit[], step: 1 | -1): Bit | undefined {
  const at = bits.indexOf(last);
  const lines = [...new Set(bits.map(({ line }) => line))];
  const next = lines[lines.indexOf(last.line) + step];
  const below = bits.find((bit) => bit.line === next && isAligned(bit.cell, last.cell));
  const beside = bits[at + step];
  if (beside?.line !== last.line) return below;
  if (!last.isWhole) return startsWithCode.test(beside.text) ? beside : undefined;
  return below ?? beside;
}

const isAligned = (a: Cell | undefined, b: Cell | undefined): boolean => {
  if (!a || !b) return false;
  const middles = Math.abs(a.x + a.width / 2 - b.x - b.width / 2);
  const ends = Math.abs(a.x + a.width - b.x - b.width);
  return Math.abs(a.x - b.x) < 8 || middles < 3 || ends < 3;
};
