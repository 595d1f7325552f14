import type { Piece } from '../entries/header-pieces.ts';
import { evidence } from './header-evidence.ts';
import { namesCompany, namesPlace, namesRole } from './words.ts';

/** The ways in which a job's header may be parted: as it is set, or at its words and commas as well. */
export function workReadings(pieces: readonly Piece[]): Piece[][] {
  const placed = pieces.flatMap(splitPlace);
  const readings = [placed];
  placed.forEach((piece, at) => {
    for (const parts of [
      splitAt(piece),
      splitSlash(piece),
      splitComma(piece, placed.length === 1),
    ]) {
      if (parts) readings.push([...placed.slice(0, at), ...parts, ...placed.slice(at + 1)]);
    }
  });
  return readings;
}

const parted = (piece: Piece, ...texts: string[]): Piece[] =>
  texts.map((text) => ({ ...piece, text }));

/** 'Fernhollow, Seattle, WA' ends with a place; 'Berlin, Berlin, Germany' is one. */
function splitPlace(piece: Piece): Piece[] {
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

/** 'Engineer at Acme'. */
function splitAt(piece: Piece): Piece[] | undefined {
  const parts = piece.text.split(/,?\s+(?:at|@|bei|chez|en|na|bij|hos|w|presso)\s+(?=\p{Lu})/u);
  return parts.length === 2 ? parted(piece, ...parts) : undefined;
}

/** 'Acme / Leeds', but not 'Designer / Developer'. */
function splitSlash(piece: Piece): Piece[] | undefined {
  const parts = piece.text.split(/\s+\/\s+/);
  const roles = parts.filter((text) => evidence(text, 'role') > 0.3).length;
  return parts.length === 2 && roles < 2 ? parted(piece, ...parts) : undefined;
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
