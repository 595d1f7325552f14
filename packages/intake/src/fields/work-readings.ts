import type { Piece } from '../entries/header-pieces.ts';
import { evidence } from './header-evidence.ts';
import { parted, splitAt, splitIn } from './split-at.ts';
import { endsAsCompany, mayBePlace, namesCompany, namesPlace, namesRole } from './words.ts';

/** A way in which a header may be parted, and how much it takes for granted. */
export type Reading = { pieces: readonly Piece[]; cost: number };

type Parting = { part: (piece: Piece, isAlone: boolean) => Piece[] | undefined; cost: number };

/** The ways in which a job's header may be parted: as it is set, or at its words, brackets and commas as well. */
export function workReadings(pieces: readonly Piece[]): Reading[] {
  const placed = pieces.map(splitPlace);
  const readings = readingsOf(placed.flatMap(([likely]) => likely ?? []));
  const hasOther = placed.some(([, other]) => other !== undefined);
  return hasOther
    ? [...readings, ...readingsOf(placed.flatMap(([likely, other]) => other ?? likely ?? []))]
    : readings;
}

function readingsOf(placed: readonly Piece[]): Reading[] {
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
  { part: splitLastComma, cost: 0.3 },
  { part: splitUntold, cost: 0.45 },
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
  const joinedWith = (...texts: string[]): Piece[] => [
    ...placed.slice(0, at - 1),
    { ...before, text: `${before.text} – ${texts[0]}` },
    ...texts.slice(1).map((text) => ({ ...piece, text, isDashed: false })),
    ...placed.slice(at + 1),
  ];
  const whole = { pieces: joinedWith(piece.text), cost: 0.04 };
  const [trade, company] = commaParts(piece.text) ?? [];
  // 'Intern – Sales, Acme Ltd'.
  const [name = ''] = company?.split(', ') ?? [];
  const isTrade =
    namesRole(before.text) && (endsAsCompany(name) || /^\p{Lu}{2,4}$/u.test(trade ?? ''));
  return trade && company && isTrade && !endsAsCompany(trade)
    ? [whole, { pieces: joinedWith(trade, company), cost: -0.1 }]
    : [whole];
}

/**
 * 'Fernhollow, Seattle, WA' ends with a place; 'Berlin, Berlin, Germany' is one. In 'Cook, Acme, Germany'
 * the place may be two words or one: the likeliest way first.
 */
function splitPlace(piece: Piece): Piece[][] {
  const [, name = '', inside = ''] = bracketed.exec(piece.text) ?? [];
  if (mayBePlace(inside)) return [parted(piece, name, inside)];
  const parts = piece.text.replace(tightTown, ', ').split(/,\s+/);
  const ways: Piece[][] = [];
  for (let at = 1; at < parts.length; at++) {
    const before = parts.slice(0, at).join(', ');
    const rest = parts.slice(at).join(', ');
    if (namesPlace(before) || isInBrackets(before)) break;
    // 'Halden, Singapore' may be a place, or a company and its place.
    const isWhole = at === 1 && parts.length === 2 && namesPlace(piece.text);
    if (isWhole) ways.push([piece]);
    if (mayBePlace(rest) && !(isWhole && before.includes(' / ')))
      ways.push(parted(piece, before, rest));
  }
  return ways.length === 0 ? [[piece]] : ways.slice(-2);
}

/** 'Acme-Decatur, GA': a town that a hyphen alone parts from a name, before its state. */
const tightTown = /(?<=\p{Ll}\p{L}|[A-Z]{2})-(?=\p{Lu}[\p{L}. ]{2,24}, [A-Z]{2}(?:\s\d{5})?$)/u;

const isInBrackets = (before: string): boolean => /[([][^()[\]]*$/.test(before);

const bracketed = /^([^()[\]]{2,}(?:\([^()]*\)[^()[\]]+)?)(?<!\s)\s+[([]([^()[\]]{2,})[)\]]$/;

/** 'Electrical', 'Water Management': no names of companies or towns. */
const trade = /(?:ical|ional|trial|ural|eering|tion|ment|ance|ware|ics)$/;

/** 'Fitter (Acme Works)', 'Acme Works (Ely)', but not 'Boilermaker (FIFO)'. */
function splitBracket(piece: Piece): Piece[] | undefined {
  const [, name = '', inside = ''] = bracketed.exec(piece.text) ?? [];
  const isName = /^\p{Lu}/u.test(inside) && inside !== inside.toUpperCase();
  // 'Warehouse Supervisor (Sergeant)'.
  const isRole = namesRole(name) && namesRole(inside) && !endsAsCompany(name);
  if (!isName || isRole || trade.test(inside)) return undefined;
  return [
    { ...piece, text: name },
    { ...piece, text: inside, isBracketed: true },
  ];
}

/** 'Acme / Leeds', but not 'Designer / Developer'. */
function splitSlash(piece: Piece): Piece[] | undefined {
  const parts = piece.text.split(/(?<!\s)\s+\/\s+/);
  const roles = parts.filter((text) => evidence(text, 'role') > 0.3).length;
  return parts.length > 1 && parts.length < 4 && roles < 2 ? parted(piece, ...parts) : undefined;
}

/** 'Engineer, Acme Ltd', and any other header of two where other headers are such; but not 'Engineer, Platform' or 'Director, Head of Sales'. */
function splitComma(piece: Piece, isAlone: boolean): Piece[] | undefined {
  const texts = commaParts(piece.text);
  if (!texts) return undefined;
  const [first, rest] = texts;
  const isTold = [first, rest].some((text) => evidence(text, 'role') > 0.3);
  if (!isTold && !isAlone) return undefined;
  const isOneRole = namesRole(first) && namesRole(rest) && !namesCompany(rest);
  return isOneRole && rest.split(', ').length < 2 ? undefined : parted(piece, first, rest);
}

/** 'Staff Nurse, Cardiology, Corrib Hospital'. */
function splitLastComma(piece: Piece): Piece[] | undefined {
  const comma = piece.text.lastIndexOf(', ');
  const [before, company] = [piece.text.slice(0, comma), piece.text.slice(comma + 2)];
  const isTold = before.includes(', ') && namesRole(before) && namesCompany(company);
  return isTold && !isInBrackets(before) ? parted(piece, before, company) : undefined;
}

/** 'Second Voice, Noord' beside a place: no word tells, but other headers may. */
function splitUntold(piece: Piece, isAlone: boolean): Piece[] | undefined {
  const texts = splitComma(piece, isAlone) ? undefined : commaParts(piece.text);
  const isTold =
    namesPlace(piece.text) || texts?.some((text) => namesRole(text) || namesPlace(text));
  return texts && !isTold ? parted(piece, ...texts) : undefined;
}

/** What stands before the first comma that is in no brackets, and behind it. */
function commaParts(text: string): [string, string] | undefined {
  const found = [...text.matchAll(/, /g)].find(({ index }) => !isInBrackets(text.slice(0, index)));
  if (!found) return undefined;
  const rest = text.slice(found.index + 2);
  return [
    text.slice(0, found.index),
    rest.replace(/^(?:at|bei|chez|presso|bij|hos)\s+(?=\p{Lu})/u, ''),
  ];
}
