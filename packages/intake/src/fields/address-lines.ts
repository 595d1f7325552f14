import { findDate } from '../entries/find-dates.ts';
import type { Cell } from '../model.ts';
import { isContact } from './addresses.ts';
import type { Bit } from './contact-bits.ts';
import { isPersonal, standsForPage } from './personal-facts.ts';
import { isWayOfWorking } from './place-names.ts';
import { namesDegree, namesPlace, namesRole } from './words.ts';

const street =
  /(?:^c\/|\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|way|court|close|crescent|terrace|place|square|gardens|boulevard|blvd|highway|apt|suite|flat|p\.?o\.? box|rue|bd|calle|avenida|av|rua|travessa|praça|via|viale|piazza|ul|ulica|os|plaza|laan|straat|gade|vej|gatan|vägen|katu|nagar|marg|cadde|sokak)\b)|(?:str\.|straße|strasse|weg|allee|platz|gasse|ring|damm|ufer|straat|laan|gatan|vägen|gade|vej|veien)(?=\s|$)/iu;
const postalCode =
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[\dW] [A-Z\d]{4}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b\d{2}-\d{3}\b|\b\d{4,5}-\d{3}\b|\b\d{3} \d{2}\b|\b\d{4} [A-Z]{2}\b|\b[A-Z]{1,2}-\d{4,5}\b|(?<![\d+-])\d{4,6}(?![\d-])/;

/** 'ul. Piwna 6', '50-001 Wrocław', '14 Mill Lane, Doncaster DN4 0XX'. */
export function isAddress(text: string): boolean {
  if (text.length > 100 || isSentence(text) || /[@:]/.test(text) || !/\d/.test(text)) return false;
  if (!/\p{L}{3}/u.test(text)) return false;
  return street.test(text) || (postalCode.test(text) && !isDated(text));
}

const isSentence = (text: string): boolean =>
  /[!?]$|\p{Ll}\.$/u.test(text) && /[!?]$|(?:\s\p{Ll}{2,}){2}/u.test(text);

/** A year is no postal code: '14th March, 1990'. */
const isDated = (text: string): boolean => {
  const date = findDate(text);
  return date !== undefined && date.length > 4;
};

/** A street with its number: 'Rua da Prata 19', '14 Mill Lane', 'Karaiskaki 7'. */
export const isStreet = (text: string): boolean =>
  isAddress(text) ||
  /^(?:\p{L}[\p{L}.'’ -]{2,40} \d{1,4}(?: ?\p{L})?(?: \d{1,3})?|\d{1,5}(?: ?(?:bis|ter)|\p{L})?,? (?:\p{L}[\p{L}.'’-]* ){0,4}(?:\p{L}['’])?\p{Lu}[\p{L}.'’-]+)$/u.test(
    text,
  );

/** Houses and streets that have a name but no number. */
const building =
  /^(?:flat|apartment|unit|room|block|plot|school|department|faculty|the) \p{Lu}?|(?<=\p{L} )(?:house|cottage|farm|villa|villas|hall|mews|row|hill|grove|park|road|street|lane|avenue|close|crescent|terrace|gardens|drive|estate|residences?|apartments|towers?|building|society|colony)$/iu;

const withoutEnd = (text: string): string => text.replace(/[\s,.;]+$/, '');

const startsWithCode = new RegExp(`^(?:${postalCode.source})`);

/** '1100-414 Lisboa' has the digits of a telephone number. */
const isCodeAndTown = (text: string): boolean =>
  startsWithCode.test(text) && /\s\p{Lu}\p{L}{2,}$/u.test(text);

const isOther = ({ text, says, lead }: Bit): boolean =>
  (isWayOfWorking(text) && lead === undefined) ||
  (says !== undefined && says !== 'place') ||
  (isContact(text) && !isCodeAndTown(text)) ||
  isPersonal(text) ||
  standsForPage(text) ||
  namesRole(text);

/** Short, in capitals or digits to begin with, and nothing else that heads say of a person. */
const isPart = (bit: Bit): boolean =>
  bit.text.length <= 60 &&
  bit.says === undefined &&
  /^[\p{Lu}\p{Lo}\d]|^(?:c\/|ul|via|rue)\b/u.test(bit.text) &&
  !isOther(bit) &&
  !/[:@|]|[\p{Ll}]{4}\.$/u.test(bit.text);

const particle =
  '(?:d[aeo]s?|del|della|di|du|des|la|las|le|les|l[oa]s|el|al|sur|sous|en|am|an|a[mn] der|an den|im|in|bei|ob der|upon|on|under|by|the|of|van|von|aan|den|y|e|na|nad|pod|w)';
const named = "\\p{Lu}[\\p{L}.'’-]*";
const town = new RegExp(
  `^(?:\\d{4,6} )?(?:(?:l['’]|d['’]|${particle} )?${named})(?:[ ,]+(?:${particle} )*(?:l['’]|d['’])?${named}){0,4}(?:[ ,]+(?:[A-Z]{1,2}\\d{1,2}[A-Z]?|\\d{1,6})(?: \\d[A-Z]{2})?)?(?: ?[/,–-] ?[A-Z]{2})?(?: \\([\\p{L}\\d .-]{1,12}\\))?$`,
  'u',
);

/** Words that may be those of a town, however it is called. */
export function canBeTown(bit: Bit): boolean {
  const { text } = bit;
  const isShort = text.length >= 3 && text.length <= 45 && text.split(' ').length <= 5;
  const isCode = /^\p{Lu}{2,4}$/u.test(text);
  return isShort && !isCode && town.test(text) && !isOther(bit) && !namesDegree(text);
}

const saysPlace = (text: string): boolean =>
  namesPlace(text) ||
  postalCode.test(text) ||
  /\d{3} \d{3}$|[/–-] ?[A-Z]{2}$/.test(text) ||
  /^\p{Lu}{2,3}$/u.test(text);

const mostLines = 4;

/** An address, and the texts that it was put together from. */
export type Place = Bit & { parts: readonly Bit[] };

/** A text with the lines of its address above and below: from the street to the town, code or country. */
export function wholeAddress(seed: Bit, bits: readonly Bit[]): Place {
  const above = stack(seed, bits, -1);
  const below = stack(seed, bits, 1);
  const text = withoutEnd(seed.text);
  const isOpen = isStreet(text) || building.test(text) || isBroken(seed) || /,$/.test(seed.text);
  const last = below.findLastIndex((bit) => saysPlace(withoutEnd(bit.text)));
  const isRest = below.length > 0 && /^(?:[\p{L}. ]+|[\dA-Z -]+)$/u.test(below[0]?.text ?? '');
  const isTown =
    below[0] !== undefined && canBeTown(below[0]) && (!isComplete(text) || below[0].lead);
  const end = Math.max(last, isTown ? 0 : -1);
  const isCoded = last === 0 && seed.says === 'place' && startsWithCode.test(below[0]?.text ?? '');
  const isMore = isOpen || isCoded || (last === 0 && isRest) || below[0]?.lead !== undefined;
  const lower = isMore ? below.slice(0, end + 1) : [];
  const hasCode = [...above, seed, ...lower].some((bit) => postalCode.test(bit.text));
  const first = above.findLastIndex((bit, at) => {
    const own = withoutEnd(bit.text);
    const isParted = (at === 0 ? seed : above[at - 1])?.lead !== undefined && canBeTown(bit);
    const isNumbered = /\d/.test(own) && hasCode;
    return (
      isStreet(own) ||
      isNumbered ||
      isParted ||
      (building.test(own) && (hasCode || seed.says === 'place'))
    );
  });
  const upper = above.slice(0, first + 1).reverse();
  const parts = [...upper, seed, ...lower];
  return { ...(parts[0] ?? seed), text: joined(parts), parts };
}

/** '12 Mill Lane, Thirsk' has its town, 'Flat 4, 12 Mill Lane' has none. */
const isComplete = (text: string): boolean => {
  const parts = text.split(/,\s+/);
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && (postalCode.test(last) || !(/\d/.test(last) || street.test(last)));
};

/** 'Utrecht, the' goes on below. */
const isBroken = ({ text }: Bit): boolean =>
  /\s(?:the|of|and|d[aeio]|del|des|la|les?|der|und|et|y|van|den|am|an|sur|sous)$/u.test(text);

/** What one line parts with a dash keeps it. */
const joined = (parts: readonly Bit[]): string =>
  parts
    .map(({ text, lead, cell }, at) => {
      const before = parts[at - 1];
      const own = before && before.cell === cell ? lead : undefined;
      const gap = own ?? (before && isBroken(before) ? ' ' : ', ');
      return (before ? gap : '') + withoutEnd(text);
    })
    .join('');

/** What stands above a text, or below, one under the other, as long as it may be of one address. */
function stack(seed: Bit, bits: readonly Bit[], step: 1 | -1): Bit[] {
  const found: Bit[] = [];
  let last = seed;
  while (found.length < mostLines) {
    const next = neighbour(last, bits, step);
    if (!next) break;
    const isFirst = step < 0 && next.says === 'place';
    if (!isFirst && !isPart(next)) break;
    found.push(next);
    if (isFirst) break;
    last = next;
  }
  return found;
}

/** The next text of the line, or of the next line at the same edge or about the same middle. */
function neighbour(last: Bit, bits: readonly Bit[], step: 1 | -1): Bit | undefined {
  const beside = bits[bits.indexOf(last) + step];
  const isOnLine = beside?.line === last.line;
  if (isOnLine && !last.isWhole) return beside;
  const below = isOwn(last) ? bitBelow(last, bits, step) : undefined;
  return below ?? (isOnLine ? beside : undefined);
}

const isOwn = (bit: Bit): boolean => bit.isWhole || !bit.isBeside;

/** Lines of another column may stand between, where their baselines differ. */
function bitBelow(last: Bit, bits: readonly Bit[], step: 1 | -1): Bit | undefined {
  const lines = [...new Set(bits.map(({ line }) => line))];
  const at = lines.indexOf(last.line);
  for (const next of [lines[at + step], lines[at + 2 * step]]) {
    if (!next || Math.abs(next.y - last.line.y) > furthest * Math.max(1, last.cell?.size ?? 0))
      break;
    const found = bits.find(
      (bit) => bit.line === next && isOwn(bit) && isAligned(bit.cell, last.cell),
    );
    if (found) return found;
    if (next.cells.some((cell) => isAligned(cell, last.cell))) break;
  }
  return undefined;
}

/** Ems between two lines of an address, at most. */
const furthest = 3;

export const isAligned = (a: Cell | undefined, b: Cell | undefined): boolean => {
  if (!a || !b) return false;
  const middles = Math.abs(a.x + a.width / 2 - b.x - b.width / 2);
  const ends = Math.abs(a.x + a.width - b.x - b.width);
  return Math.abs(a.x - b.x) < 8 || middles < 3 || ends < 3;
};
