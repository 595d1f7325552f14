import type { Piece } from '../entries/header-pieces.ts';
import type { EntrySlot } from '../forms/entry-slot.ts';
import { canBeTown } from './address-words.ts';
import type { Study } from './assign-studies.ts';
import { leavesSchool, saysField } from './degrees.ts';
import { isDetail, isExams, isGrades } from './study-details.ts';
import { studyKind } from './study-evidence.ts';
import { asksForField } from './study-field.ts';
import { looksLikePlace, mayBePlace, namesPlace } from './words.ts';

const kindOfOwner =
  /^(?:públic[oa]|privad[oa]|public|private|state|staatlich|privat|concertado|estatal|municipal|federal|pubblic[oa]|privat[oa]|statale|paritario|publique|privée?)$/iu;

/** 'Trades Centre (Leeds)', but not 'Institute of Technology (MIT)'. */
function withoutBracket(text: string): [string, string?] {
  const [, name = '', inside = ''] = /^([^()]+?)(?<!\s)\s+\(([^()]+)\)$/.exec(text) ?? [];
  if (kindOfOwner.test(inside)) return [name];
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
  const besideDegree = pieces.filter(({ row }) => row === degree?.row);
  for (const piece of new Set([...besideDegree, ...pieces])) {
    if (piece === school || piece === degree) continue;
    const slot = slotOf(piece, { ...parts, ...(school && { school }) }, pieces);
    if (slot === 'details') parts.details.push(piece.text);
    else parts[slot] = parts[slot] === '' ? piece.text : `${parts[slot]}, ${piece.text}`;
  }
  return parts;
}

function slotOf(piece: Piece, parts: StudyParts, pieces: readonly Piece[]): Slot {
  const near = nearest(piece, parts, pieces);
  return plainSlot(piece, near, parts, pieces) ?? likelySlot(piece, near, parts, pieces);
}

type Near = 'school' | 'degree' | undefined;

/** What a text's words say of it. */
function plainSlot(
  piece: Piece,
  near: Near,
  parts: StudyParts,
  pieces: readonly Piece[],
): Slot | undefined {
  const { text } = piece;
  if (piece.slot) return labelledSlot(piece.slot, parts);
  if (asksForField.test(text) || (near === 'degree' && isMinor(piece))) return 'field';
  if ([isStreet, isDetail, isGrades].some((is) => is(text))) return 'details';
  if (near === 'degree' && isSubject(piece, parts, pieces)) return 'details';
  if (namesPlace(text) || isTownOf(text, parts)) return 'place';
  if (parts.place === '' && mayBePlace(text)) return 'place';
  return parts.school && studyKind(text) === 'school' ? 'details' : undefined;
}

/** A label says what it is; a degree that has its field needs no other. */
function labelledSlot(slot: EntrySlot, { degree, field }: StudyParts): Slot {
  if (slot === 'field') return field === '' && !saysField(degree?.text ?? '') ? slot : 'details';
  return slot === 'place' ? slot : 'details';
}

const isMinor = ({ text, isBracketed }: Piece): boolean => /^Minor in /.test(text) && !isBracketed;

/** 'CSEs, Maths, English, Art' are several in one. */
const isSubject = (piece: Piece, { school, degree }: Study, pieces: readonly Piece[]): boolean =>
  isExams(degree?.text ?? '') &&
  (piece.text.split(',').length > 2 ||
    pieces.filter(
      (one) =>
        one.row === piece.row && one !== school && one.text !== degree?.text && !isDetail(one.text),
    ).length > 2);

function likelySlot(piece: Piece, near: Near, parts: StudyParts, pieces: readonly Piece[]): Slot {
  const isMore = parts.field === '' || isRightBehind(piece, parts, pieces);
  if (near === 'degree' && isMore) return 'field';
  const isPlaced =
    near === 'school' || looksLikePlace(piece.text) || standsBehind(piece, parts, pieces);
  return parts.place === '' && isPlaced ? 'place' : restSlot(piece.text, parts);
}

/** 'Astoria High' is in Astoria. */
const isTownOf = (text: string, { school }: Study): boolean =>
  (school?.text ?? '').split(/\s+/).includes(text);

/** What stands on a line of its own. */
function restSlot(text: string, parts: StudyParts): Slot {
  if (text.length >= longestField) return 'details';
  if (isFieldFree(parts) && !/\d/.test(text)) return 'field';
  return parts.place === '' ? 'place' : 'details';
}

const isFieldFree = ({ degree, field }: StudyParts): boolean =>
  degree !== undefined && field === '' && !saysField(degree.text) && !leavesSchool(degree.text);

const isStreet = (text: string): boolean =>
  /\b(?:street|road|avenue|boulevard|highway)$|^(?:rue|calle|avenida|av\.|viale|rua|boulevard)\s/i.test(
    text,
  );

/** Right below the school, where a field would stand below the degree. */
const standsBehind = (piece: Piece, { school, degree }: Study, pieces: readonly Piece[]): boolean =>
  school !== undefined &&
  degree !== undefined &&
  pieces[pieces.indexOf(piece) - 1] === school &&
  canBeTown({ text: piece.text, line: piece.line });

const longestField = 60;

/** What a text of a row goes with: the last of the two before it, or else the first behind. */
function nearest(piece: Piece, { school, degree }: Study, pieces: readonly Piece[]): Near {
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
