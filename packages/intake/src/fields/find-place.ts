import type { Line } from '../model.ts';
import { looksLikePlace, namesPlace, namesRole } from './words.ts';

/** A text of the lines about the person; `isWhole` where it has its line or cell to itself. */
export type Bit = { text: string; line: Line; isWhole?: boolean };

const street =
  /\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|way|court|close|crescent|terrace|place|square|gardens|boulevard|blvd|highway|apt|suite|flat|p\.?o\.? box|rue|bd|calle|c\/|avenida|av|rua|travessa|praça|via|viale|piazza|ul|ulica|os|plaza|laan|straat|gade|vej|gatan|vägen|katu|nagar|marg|cadde|sokak)\b|(?:str\.|straße|strasse|weg|allee|platz|gasse|ring|damm|ufer|straat|laan|gatan|vägen|gade|vej|veien)(?=\s|$)/iu;
const postalCode =
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b\d{2}-\d{3}\b|\b\d{4,5}-\d{3}\b|\b\d{3} \d{2}\b|\b\d{4} [A-Z]{2}\b|(?<![\d+-])\d{4,6}(?![\d-])/;

/** 'ul. Piwna 6', '50-001 Wrocław', '14 Mill Lane, Doncaster DN4 0XX'. */
export function isAddress(text: string): boolean {
  if (text.length > 100 || /[.!?]$|[@:]/.test(text) || !/\d/.test(text)) return false;
  return /\p{L}{3}/u.test(text) && (street.test(text) || postalCode.test(text));
}

/** A street with its number: 'Rua da Prata 19', '14 Mill Lane', 'Karaiskaki 7'. */
const isStreet = (text: string): boolean =>
  isAddress(text) ||
  /^(?:\p{L}[\p{L}.' -]{2,40} \d{1,4}\p{L}?|\d{1,5} \p{Lu}[\p{L}.' -]{2,40})$/u.test(text);

/** Where somebody lives: the surest text, and of equal ones the first. Lines of one address are joined. */
export function findPlace(
  bits: readonly Bit[],
  labelled: Bit | undefined,
  said: ReadonlySet<string> = new Set(),
): Bit | undefined {
  const weights = bits.map((bit) => Math.max(weigh(bit), said.has(bit.text) ? 2.6 : 0));
  const most = Math.max(0, ...weights);
  const at = weights.indexOf(most);
  const best = bits[at];
  if (labelled && most < 3) return labelled;
  if (!best || most === 0) return labelled;
  const next = bits[at + 1];
  const before = bits[at - 1];
  if (isStreet(best.text) && next && goesOn(best, next))
    return { ...best, text: `${best.text}, ${next.text}` };
  if (before && isStreet(before.text) && goesOn(before, best))
    return { ...before, text: `${before.text}, ${best.text}` };
  return best;
}

/** A street goes on with its town on the next line. */
const goesOn = (upper: Bit, lower: Bit): boolean =>
  (upper.line !== lower.line || new RegExp(`^(?:${postalCode.source})`).test(lower.text)) &&
  !upper.text.includes(',') &&
  (isAddress(lower.text) || namesPlace(lower.text));

function weigh({ text, isWhole }: Bit): number {
  const whole = isWhole ? 0.5 : 0;
  if (namesPlace(text)) return 3 + whole;
  if (isAddress(text)) return 2.2 + whole;
  return looksLikePlace(text) && !namesRole(text) ? 2 + whole : 0;
}

/** What headers end with behind a comma: the towns that a resume names. */
export const placesNamed = (lines: readonly Line[]): Set<string> =>
  new Set(
    lines.flatMap(({ cells, role }) =>
      role === 'item'
        ? []
        : cells.flatMap(
            ({ text }) => /^[^.!?]{3,80},\s(\p{Lu}[\p{L}' -]{2,25})$/u.exec(text)?.[1] ?? [],
          ),
    ),
  );
