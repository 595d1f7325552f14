import type { Piece } from '../entries/header-pieces.ts';
import { evidence } from './header-evidence.ts';
import { mayBePlace, namesCompany, namesPlace, namesSchool } from './words.ts';

/** Each text as a piece of its own. */
export const parted = (piece: Piece, ...texts: string[]): Piece[] =>
  texts.map((text) => ({ ...piece, text }));

/** 'Engineer at Acme'. */
export function splitAt(piece: Piece): Piece[] | undefined {
  const parts = piece.text.split(/,?(?<!\s)\s+(?:at|@|bei|chez|bij|hos|presso)\s+(?=\p{Lu})/u);
  const [role, company, ...others] = parted(piece, ...parts);
  if (!role || !company || others.length > 0) return undefined;
  // 'University of Texas at Austin' is one.
  if (namesSchool(role.text) && namesPlace(company.text)) return undefined;
  const [, name, place = ''] =
    /^(.{3,}?)(?<!\s)\s+(?:in|near)\s+(\p{Lu}.*)$/su.exec(company.text) ?? [];
  const isPlaced = name !== undefined && mayBePlace(place);
  return [
    { ...role, leans: 'role' },
    { ...company, text: isPlaced ? name : company.text, leans: 'company' },
    ...(isPlaced ? [{ ...company, text: place, leans: 'place' as const }] : []),
  ];
}

/** Where somebody worked, before a name with a capital. */
const inName =
  /,?(?<!\s)\s+(?:en|na|no|nos|nas|w|we|hos|på|vid|ved|pri|při|kod|chez|presso|u)\s+(?=\p{Lu})/u;

function leaning(piece: Piece, role: string, company: string): Piece[] {
  const isRole = evidence(role, 'role') > 0.3;
  return [
    { ...piece, text: role, ...(isRole && { leans: 'role' }) },
    { ...piece, text: company, ...(isRole && { leans: 'company' }) },
  ];
}

/** 'Engineer in Acme Ltd', 'Ingeniera en Acme'. */
export function splitIn(piece: Piece): Piece[] | undefined {
  const [before, behind, ...others] = piece.text.split(inName);
  if (before && behind && others.length === 0) return leaning(piece, before, behind);
  const [, role = '', company = ''] =
    /^(.+?)(?<!\s)\s+(?:in|with|for)\s+(?=\p{Lu})(.+)$/su.exec(piece.text) ?? [];
  const [name = ''] = company.split(', ');
  const isName = namesCompany(name) || name.includes(' ');
  return evidence(role, 'role') > 0.3 && isName ? parted(piece, role, company) : undefined;
}
