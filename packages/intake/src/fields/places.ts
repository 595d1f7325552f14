import type { Piece } from '../entries/header-pieces.ts';
import {
  companySuffix,
  looksLikePlace,
  namesCompany,
  namesPlace,
  namesRole,
  namesSchool,
} from './words.ts';

/** Takes the piece that names a place out of a header's others. */
export function takePlace(pieces: Piece[]): { pieces: Piece[]; place: string } {
  if (pieces.length < 2) return { pieces, place: '' };
  const sure = pieces.findLastIndex(
    ({ text }) =>
      namesPlace(text) && !namesRole(text) && !(pieces.length === 2 && hasNameBefore(text)),
  );
  const at = sure > 0 || pieces.length > 2 ? sure : -1;
  const likely = pieces.length > 2 ? pieces.findLastIndex(({ text }) => isLikely(text)) : -1;
  const index = at >= 0 ? at : likely;
  if (index < 0) return { pieces, place: '' };
  return { pieces: pieces.filter((_, other) => other !== index), place: pieces[index]?.text ?? '' };
}

/** 'Fernhollow, Seattle, WA' begins with a company; 'Berlin, Berlin, Germany' does not. */
function hasNameBefore(text: string): boolean {
  const [first = '', ...rest] = text.split(/,\s+/);
  return rest.length >= 2 && !namesPlace(first) && namesPlace(rest.join(', '));
}

const isLikely = (text: string): boolean =>
  looksLikePlace(text) && !namesRole(text) && !namesCompany(text) && !namesSchool(text);

/** 'Harbour & Vale Logistics, Bristol' is a company and a place; 'Acme, Inc.' is a company. */
export function splitCompanyPlace(text: string, place: string): { company: string; place: string } {
  if (place !== '') return { company: text, place };
  const parts = text.split(/,\s+|、/);
  const end = parts.findIndex((_, at) => at > 0 && !isOfName(parts[at] ?? ''));
  if (end < 0) {
    const bracket = /^(.+?)\s*\(([^()]+)\)$/.exec(text);
    const inside = bracket?.[2] ?? '';
    if (bracket && (namesPlace(inside) || looksLikePlace(inside)))
      return { company: bracket[1] ?? '', place: inside };
    return { company: text, place: '' };
  }
  return { company: parts.slice(0, end).join(', '), place: parts.slice(end).join(', ') };
}

const isOfName = (part: string): boolean =>
  companySuffix.test(part) ||
  /\s(?:&|and|und|et)\s/.test(part) ||
  (namesCompany(part) && !namesPlace(part));
