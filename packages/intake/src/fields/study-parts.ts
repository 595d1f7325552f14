import type { Piece } from '../entries/header-pieces.ts';
import { canBeTown } from './address-words.ts';
import type { Study } from './assign-studies.ts';
import { isDetail, isGrades } from './study-details.ts';
import { looksLikePlace, namesPlace } from './words.ts';

/** 'Trades Centre (Leeds)', but not 'Institute of Technology (MIT)'. */
function withoutBracket(text: string): [string, string?] {
  const [, name = '', inside = ''] = /^([^()]+?)\s+\(([^()]+)\)$/.exec(text) ?? [];
  return /^\p{Lu}\p{L}*\p{Ll}/u.test(inside) ? [name, inside] : [text];
}

type Slot = 'field' | 'place' | 'details';

export type StudyParts = Study & { field: string; place: string; details: string[] };

/** Field, place and details of an entry, by what they say and where they stand beside school and degree. */
export function studyParts(pieces: readonly Piece[], { school, degree }: Study): StudyParts {
  const [name, inside = ''] = school ? withoutBracket(school.text) : [''];
  const parts: StudyParts = {
    ...{ field: '', place: inside, details: [] },
    ...(school && { school: { ...school, text: name } }),
    ...(degree && { degree }),
  };
  for (const piece of pieces) {
    if (piece === school || piece === degree) continue;
    const slot = slotOf(piece, { ...parts, ...(school && { school }) }, pieces);
    if (slot === 'details') parts.details.push(piece.text);
    else parts[slot] = parts[slot] === '' ? piece.text : `${parts[slot]}, ${piece.text}`;
  }
  return parts;
}

function slotOf(piece: Piece, parts: StudyParts, pieces: readonly Piece[]): Slot {
  const { text } = piece;
  const near = nearest(piece, parts, pieces);
  const isMinor = near === 'degree' && /^minor in /i.test(text);
  if (!isMinor && (isDetail(text) || isGrades(text))) return 'details';
  if (namesPlace(text)) return 'place';
  const isMore = isMinor || parts.field === '' || isRightBehind(piece, parts, pieces);
  if (near === 'degree' && isMore) return 'field';
  const mayBePlace = parts.place === '';
  const isPlaced = near === 'school' || looksLikePlace(text) || standsBehind(piece, parts, pieces);
  if (mayBePlace && isPlaced) return 'place';
  return restSlot(text, parts);
}

/** What stands on a line of its own. */
function restSlot(text: string, parts: StudyParts): Slot {
  if (text.length >= longestField) return 'details';
  if (isFieldFree(parts) && !/\d/.test(text)) return 'field';
  return parts.place === '' ? 'place' : 'details';
}

const isFieldFree = ({ degree, field }: StudyParts): boolean =>
  degree !== undefined && field === '' && !saysField(degree);

/** Right below the school, where a field would stand below the degree. */
const standsBehind = (piece: Piece, { school, degree }: Study, pieces: readonly Piece[]): boolean =>
  school !== undefined &&
  degree !== undefined &&
  pieces[pieces.indexOf(piece) - 1] === school &&
  canBeTown({ text: piece.text, line: piece.line });

const longestField = 60;

/** What a text of a row goes with: the last of the two before it, or else the first behind. */
function nearest(
  piece: Piece,
  { school, degree }: Study,
  pieces: readonly Piece[],
): 'school' | 'degree' | undefined {
  const row = pieces.filter((one) => one.row === piece.row);
  const at = row.indexOf(piece);
  const isMain = (one: Piece) => one === school || one === degree;
  const main = row.slice(0, at).findLast(isMain) ?? row.slice(at).find(isMain);
  if (!main) return undefined;
  return main === school ? 'school' : 'degree';
}

/** 'Engineering – Fabrication Trade' is one field. */
function isRightBehind(piece: Piece, { field }: StudyParts, pieces: readonly Piece[]): boolean {
  const before = pieces[pieces.indexOf(piece) - 1]?.text ?? '\n';
  return field === before || field.endsWith(`, ${before}`);
}

/** 'BSc in Physics' leaves no field to be found in what stands beside it. */
const saysField = ({ text }: Piece): boolean => /\s(?:in|en|em)\s/i.test(text);
