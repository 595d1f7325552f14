import type { Piece } from '../entries/header-pieces.ts';
import { isDetail, isGrades, opensDetails } from './study-details.ts';
import { studyKind } from './study-evidence.ts';
import { endsAsCompany, looksLikePlace, namesDegree, namesPlace, namesSchool } from './words.ts';

/** Longer texts are prose, and are left whole. */
const longest = 300;

/** A header's texts, parted further where they say several things about what was studied. */
export const studyPieces = (pieces: readonly Piece[]): Piece[] =>
  joinShortForms(pieces.map(trimmed).flatMap(ifShort(splitDetails)))
    .flatMap(ifShort(splitColon))
    .flatMap(ifShort(splitFrom))
    .flatMap(ifShort(splitCommas))
    .flatMap(ifShort(splitDetails))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));

const ifShort =
  (split: (piece: Piece) => Piece[]) =>
  (piece: Piece): Piece[] =>
    piece.text.length > longest ? [piece] : split(piece);

const trimmed = (piece: Piece): Piece => ({
  ...piece,
  text: piece.text.replace(
    /^[\s/]+|[\s/]+$|[\s,(]*\b(?:expected|anticipated|graduat(?:ed|ion)|class of)$/gi,
    '',
  ),
});

const bracketed = /\s*[([]([^()[\]]+)[)\]]/g;

/** 'MSc Physics; GPA: 3.9', 'LLB (cum laude), Leeds', 'Yaba Polytechnic (HND in Business)', 'Leeds College (Leeds)'. */
function splitDetails(piece: Piece): Piece[] {
  const inside: string[] = [];
  const rest = piece.text.replace(bracketed, (whole, text: string) => {
    if (!isApart(text, piece.text.replace(whole, ''))) return whole;
    inside.push(text);
    return '';
  });
  return [...rest.split(/;\s+/), ...inside].map((text) => ({ ...piece, text: text.trim() }));
}

/** Whether what stands in brackets is something else than what stands before. */
function isApart(inside: string, rest: string): boolean {
  if (/^hon/i.test(inside)) return false;
  const kind = studyKind(rest);
  if (kind === 'school' || (kind === undefined && endsAsCompany(rest)))
    return namesDegree(inside) || !/^(?:\p{Lu}{2,8}|\p{Lu}\p{L}{0,3}\.?)$/u.test(inside);
  const isSchool = namesSchool(inside) && studyKind(inside) === 'school' && kind === 'degree';
  const isCount = /\bincluding\b/.test(inside) && !isGrades(inside);
  return isSchool || (isDetail(inside) && !isCount);
}

/** 'Bachelor of Business Administration - BBA' is one degree, said twice. */
function joinShortForms(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const [short = ''] = piece.text.split(', ');
    const isShort = short.length <= 6 && namesDegree(short) && before?.row === piece.row;
    const isOne = studyKind(before?.text ?? '') === 'degree' && (before?.text.length ?? 0) > 6;
    if (before && isShort && isOne)
      joined[joined.length - 1] = { ...before, text: `${before.text} - ${piece.text}` };
    else joined.push(piece);
  }
  return joined;
}

/** 'Leeds College: Diploma in Nursing'; 'A Levels: Maths (C), Art (B)'. */
function splitColon(piece: Piece): Piece[] {
  const [, before = '', after = ''] = /^([^:]{3,}):\s+(.+)$/.exec(piece.text) ?? [];
  if (before === '' || opensDetails(piece.text)) return [piece];
  const kinds = [studyKind(before), studyKind(after)];
  const isTwo = kinds[0] !== undefined && kinds[1] !== undefined && kinds[0] !== kinds[1];
  return isTwo || isGrades(after) ? [before, after].map((text) => ({ ...piece, text })) : [piece];
}

/** 'BTech Civil Engineering from Leeds Institute', 'Diploma at Leeds College'. */
function splitFrom(piece: Piece): Piece[] {
  const [, degree = '', word = '', school = ''] =
    /^(.+?),?\s+(from|at|an der|bei)\s+(\p{Lu}.+)$/u.exec(piece.text) ?? [];
  const isSchool = studyKind(school) === 'school' || endsAsCompany(school.split(', ')[0] ?? '');
  const isDegree = studyKind(degree) === 'degree';
  const isTwo = word === 'from' ? isDegree || isSchool : isDegree && isSchool;
  return isTwo ? [degree, school].map((text) => ({ ...piece, text })) : [piece];
}

const commas = /,\s+(?![^([]*[)\]])|、|\s+\/\s+/;

/** 'BSc, Mathematics, Cardiff University' is three texts; 'Austin, TX' and a school's own comma are one. */
function splitCommas(piece: Piece): Piece[] {
  const texts = piece.text.split(commas);
  const isWhole =
    opensDetails(piece.text) || isGrades(piece.text) || texts.every((text) => isDetail(text));
  if (texts.length < 2 || (isWhole && !texts.some((text) => studyKind(text)))) return [piece];
  if (namesPlace(piece.text) && !texts.some((text) => studyKind(text))) return [piece];
  return joinTexts(texts).map((text) => ({ ...piece, text }));
}

function joinTexts(texts: readonly string[]): string[] {
  const joined: string[] = [];
  texts.forEach((text, at) => {
    const before = joined.at(-1);
    const isPlace =
      before !== undefined && namesPlace(`${before}, ${text}`) && studyKind(before) === undefined;
    const isMore =
      before !== undefined && at === joined.length && isNamedBehind(before, text, texts[at + 1]);
    if (before !== undefined && (isCampus(before) || isPlace || isMore))
      joined[joined.length - 1] = `${before}, ${text}`;
    else joined.push(text);
  });
  return joined;
}

const isCampus = (before: string): boolean =>
  /^(?:university of (?:california|wisconsin|texas|illinois|north carolina|massachusetts|nebraska)|state university of new york|indian institute of (?:technology|management)|national institute of technology|université de|california state university)$/i.test(
    before,
  );

const unnamed =
  /^(?:school|college|institute|academy|école|escuela|escola|scuola|schule) (?:of|de|d[ei]l?|für) (?:the )?\p{Lu}\p{L}+(?: (?:and|&|et|y|e|und) \p{Lu}\p{L}+)?$/iu;

/** 'College of Engineering, Guindy, Chennai' is called so with its suburb. */
const isNamedBehind = (before: string, text: string, next: string | undefined): boolean =>
  unnamed.test(before) &&
  studyKind(text) !== 'degree' &&
  !isDetail(text) &&
  !namesPlace(text) &&
  (next !== undefined || namesSchool(text) || !looksLikePlace(`${text}, ${text}`));
