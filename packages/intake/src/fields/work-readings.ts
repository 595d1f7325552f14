import type { Piece } from '../entries/header-pieces.ts';
import { evidence } from './header-evidence.ts';
import { namesCompany, namesPlace, namesRole } from './words.ts';

/** A way in which a header may be parted, and how much it takes for granted. */
export type Reading = { pieces: readonly Piece[]; cost: number };

type Parting = { part: (piece: Piece, isAlone: boolean) => Piece[] | undefined; cost: number };

/** The ways in which a job's header may be parted: as it is set, or at its words, brackets and commas as well. */
export function workReadings(pieces: readonly Piece[]): Reading[] {
  const placed = pieces.flatMap(splitPlace);
  const once = waysToPart(placed);
  const twice = placed.length > mostParted ? [] : once.flatMap(partAgain);
  const joined = placed.flatMap((_, at) => joinedAt(placed, at));
  return [{ pieces: placed, cost: 0 }, ...once, ...twice, ...joined];
}

/** Longer headers hardly have two texts that have to be parted. */
const mostParted = 3;

const waysToPart = (placed: readonly Piece[]): Reading[] =>
  placed.flatMap((_, at) => partedAt(placed, at));

const partAgain = ({ pieces, cost }: Reading): Reading[] =>
  waysToPart(pieces).map((again) => ({ ...again, cost: cost + again.cost }));

/** What stands before and behind 'at' is hardly one text. */
const partings: readonly Parting[] = [
  { part: splitAt, cost: -0.3 },
  { part: splitIn, cost: 0.3 },
  { part: splitSlash, cost: 0.3 },
  { part: splitComma, cost: 0.3 },
  { part: splitBracket, cost: 0.1 },
];

const partedAt = (placed: readonly Piece[], at: number): Reading[] =>
  partings.flatMap(({ part, cost }) => {
    const piece = placed[at];
    const parts = piece && part(piece, placed.length === 1);
    return parts
      ? [{ pieces: [...placed.slice(0, at), ...parts, ...placed.slice(at + 1)], cost }]
      : [];
  });

/** 'Staff Nurse – Dialysis' may be one text. */
function joinedAt(placed: readonly Piece[], at: number): Reading[] {
  const [before, piece] = [placed[at - 1], placed[at]];
  if (!before || !piece?.isDashed) return [];
  const whole = { ...before, text: `${before.text} – ${piece.text}` };
  return [{ pieces: [...placed.slice(0, at - 1), whole, ...placed.slice(at + 1)], cost: 0.04 }];
}

const parted = (piece: Piece, ...texts: string[]): Piece[] =>
  texts.map((text) => ({ ...piece, text }));

/** 'Fernhollow, Seattle, WA' ends with a place; 'Berlin, Berlin, Germany' is one. */
function splitPlace(piece: Piece): Piece[] {
  const [, name = '', inside = ''] = bracketed.exec(piece.text) ?? [];
  if (namesPlace(inside)) return parted(piece, name, inside);
  const parts = piece.text.split(/,\s+/);
  if (parts.length < 2) return [piece];
  for (let at = 1; at < parts.length; at++) {
    const before = parts.slice(0, at).join(', ');
    const rest = parts.slice(at).join(', ');
    if (namesPlace(before)) break;
    const isWhole = at === 1 && parts.length === 2 && namesPlace(piece.text);
    if (namesPlace(rest) && !isWhole) return parted(piece, before, rest);
  }
  return [piece];
}

const bracketed = /^([^()[\]]{2,}(?:\([^()]*\)[^()[\]]+)?)\s+[([]([^()[\]]{2,})[)\]]$/;

/** 'Fitter (Acme Works)', 'Acme Works (Ely)', but not 'Boilermaker (FIFO)'. */
function splitBracket(piece: Piece): Piece[] | undefined {
  const [, name = '', inside = ''] = bracketed.exec(piece.text) ?? [];
  const isName = /^\p{Lu}/u.test(inside) && inside !== inside.toUpperCase();
  if (!isName) return undefined;
  return [
    { ...piece, text: name },
    { ...piece, text: inside, isBracketed: true },
  ];
}

/** 'Engineer at Acme'. */
function splitAt(piece: Piece): Piece[] | undefined {
  const parts = piece.text.split(/,?\s+(?:at|@|bei|chez|bij|hos|presso)\s+(?=\p{Lu})/u);
  return parts.length === 2 ? parted(piece, ...parts) : undefined;
}

/** 'Engineer in Acme Ltd', 'Ingeniera en Acme'. */
function splitIn(piece: Piece): Piece[] | undefined {
  const parts = piece.text.split(/,?\s+(?:en|na|w)\s+(?=\p{Lu})/u);
  if (parts.length === 2) return parted(piece, ...parts);
  const [, role = '', company = ''] =
    /^(.+?)\s+(?:in|with|for)\s+(?=\p{Lu})(.+)$/u.exec(piece.text) ?? [];
  return evidence(role, 'role') > 0.3 && namesCompany(company)
    ? parted(piece, role, company)
    : undefined;
}

/** 'Acme / Leeds', but not 'Designer / Developer'. */
function splitSlash(piece: Piece): Piece[] | undefined {
  const parts = piece.text.split(/\s+\/\s+/);
  const roles = parts.filter((text) => evidence(text, 'role') > 0.3).length;
  return parts.length > 1 && parts.length < 4 && roles < 2 ? parted(piece, ...parts) : undefined;
}

/** 'Engineer, Acme Ltd', and any other header of two where other headers are such; but not 'Engineer, Platform' or 'Director, Head of Sales'. */
function splitComma(piece: Piece, isAlone: boolean): Piece[] | undefined {
  const comma = piece.text.indexOf(', ');
  if (comma < 0) return undefined;
  const first = piece.text.slice(0, comma);
  const rest = piece.text
    .slice(comma + 2)
    .replace(/^(?:at|bei|chez|presso|bij|hos)\s+(?=\p{Lu})/u, '');
  const [isFirst, isRest] = [evidence(first, 'role') > 0.3, evidence(rest, 'role') > 0.3];
  if (!isFirst && !isRest && !isAlone) return undefined;
  const isOneRole = isFirst && namesRole(rest) && !namesCompany(rest);
  return isOneRole && rest.split(', ').length < 2 ? undefined : parted(piece, first, rest);
}
