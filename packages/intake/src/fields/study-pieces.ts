import type { Piece } from '../entries/header-pieces.ts';
import { isCountry, isRegion } from './place-names.ts';
import { joinTexts } from './study-commas.ts';
import { findHonours, isDetail, isExams, isGrades, opensDetails } from './study-details.ts';
import { isStay, studyKind } from './study-evidence.ts';
import { isMark, withoutColumnHeads } from './study-marks.ts';
import { endsAsCompany, namesDegree, namesPlace, namesSchool } from './words.ts';

/** With `isTail`, it stood behind a comma. */
export type StudyPiece = Piece & { isTail?: boolean };

/** Longer texts are prose, and are left whole. */
const longest = 300;

/** A header's texts, parted further where they say several things about what was studied. */
export const studyPieces = (pieces: readonly Piece[]): StudyPiece[] =>
  withoutColumnHeads(
    joinShortForms(pieces.flatMap(splitArrows).map(trimmed).flatMap(ifShort(splitDetails)))
      .flatMap(ifShort(splitStops))
      .flatMap(ifShort(splitColon))
      .flatMap(ifShort(splitFrom))
      .flatMap(ifShort(splitCommas))
      .flatMap(ifShort(splitDetails))
      .flatMap(ifShort(splitHonours))
      .flatMap(ifShort(splitBoard))
      .map(trimmed)
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !isMark(text)),
  );

const splitArrows = (piece: Piece): Piece[] =>
  parted(
    piece,
    piece.text
      .split(/(?<!\s)\s+[→⟶➜➔⇒]\s+/)
      .map((text) => text.replace(/^\s*[→⟶➜➔⇒]\s*|(?:(?<!\s)\s+)?[→⟶➜➔⇒]\s*$/g, '')),
  );

/** What a label says holds for the first of several texts behind it. */
const parted = (piece: Piece, texts: readonly string[]): Piece[] => {
  const { slot, ...rest } = piece;
  return texts.map((text, at) => (at === 0 && slot ? { ...piece, text } : { ...rest, text }));
};

const ifShort =
  (split: (piece: Piece) => Piece[]) =>
  (piece: Piece): Piece[] =>
    piece.text.length > longest ? [piece] : split(piece);

const trimmed = (piece: Piece): Piece => ({
  ...piece,
  text: piece.text
    .replace(/(?<!\s)\s+in(?: the year)?$/i, '')
    .replace(/^(?:from|presso)\s+(?=\p{Lu})/u, '')
    .replace(/(?:(?<!\s)\s+)?\([^()]*$/, '')
    .replace(/^[IVX]{1,4}[.)]\s+(\S.*)$/, (whole, rest) =>
      studyKind(rest) === 'degree' ? rest : whole,
    )
    .replace(
      /^[\s/]+|(?<![\s/])[\s/]+$|(?:(?<![\s,(])[\s,(]+)?\b(?:expected|anticipated|graduat(?:ed|ion)|class of)$/gi,
      '',
    ),
});

const bracketed = /(?:(?<!\s)\s+)?[([]([^()[\]]+)[)\]]/g;

/** 'MSc Physics; GPA: 3.9', 'LLB (cum laude), Leeds', 'Yaba Polytechnic (HND in Business)', 'Leeds College (Leeds)'. */
function splitDetails(piece: Piece): Piece[] {
  const inside: string[] = [];
  const rest = piece.text.replace(bracketed, (whole, text: string, at: number) => {
    const [before, ...others] = piece.text.slice(0, at).split(/,\s+/).reverse();
    const all = piece.text.replace(whole, '');
    const isOwn = others.length === 0 || studyKind(before ?? '') !== undefined;
    if (!isApart(text, isOwn ? (before ?? '') : all, all)) return whole;
    inside.push(text);
    return '';
  });
  const isAside = (text: string) => inside.includes(text) && { isBracketed: true };
  return parted(
    piece,
    [...rest.split(/;\s+/), ...inside].map((text) => text.trim()),
  ).map((one) => ({ ...one, ...isAside(one.text) }));
}

/** Whether what stands in brackets is something else than what stands before. */
function isApart(inside: string, rest: string, all: string): boolean {
  if (/^hon/i.test(inside)) return false;
  const kind = studyKind(rest);
  if (kind === 'school' || (kind === undefined && endsAsCompany(rest)))
    return namesDegree(inside) || !/^(?:\p{Lu}{2,8}|\p{Lu}\p{L}{0,3}\.?)$/u.test(inside);
  if (isExams(all) && inside.split(',').length > 2) return true;
  const isSchool = namesSchool(inside) && studyKind(inside) === 'school' && kind === 'degree';
  const isCount = /^\d+ (?:\S+ )?including\b/.test(inside) && !isGrades(inside);
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
  const [, before = '', after = ''] = /^([^:]{3,}):\s+(\S.*)$/.exec(piece.text) ?? [];
  if (before === '' || opensDetails(piece.text)) return [piece];
  const kinds = [studyKind(before), studyKind(after)];
  const isTwo = kinds[0] !== undefined && kinds[1] !== undefined && kinds[0] !== kinds[1];
  return isTwo || isGrades(after) || (kinds[0] === 'degree' && opensDetails(after))
    ? parted(piece, [before, after])
    : [piece];
}

/** 'BTech Civil Engineering from Leeds Institute', 'Diploma at Leeds College'. */
function splitFrom(piece: Piece): Piece[] {
  const [, degree = '', word = '', school = ''] =
    /^(.+?),?(?<!\s)\s+(from|at|an der|bei)\s+(\p{Lu}.+)$/su.exec(piece.text) ?? [];
  const isSchool = studyKind(school) === 'school' || endsAsCompany(school.split(', ')[0] ?? '');
  const isDegree =
    studyKind(degree) === 'degree' && studyKind(degree.split(', ').at(-1) ?? '') !== 'school';
  const isTwo = isDegree || (word === 'from' && isSchool);
  return isTwo ? parted(piece, [degree, school]) : [piece];
}

/** 'BSc Physics magna cum laude', 'First Class BA History'. */
function splitHonours(piece: Piece): Piece[] {
  const { text } = piece;
  const honours = findHonours(text);
  const isPlain = studyKind(text) === 'degree' || (honours && /\d/.test(honours));
  if (!honours || !isPlain) return [piece];
  return parted(piece, [text.replace(honours, '').trim(), honours.trim()]);
}

/** 'Licenciatura en Historia. Universidad del Norte. Vitoria.' says each as a sentence. */
function splitStops(piece: Piece): Piece[] {
  const texts = piece.text.split(/(?<=\p{Ll}{3})(?<!Govt|Matric|Univ|Dept|Inst)\.\s+(?=\p{Lu})/u);
  const [first = '', ...rest] = texts;
  const isList = studyKind(first) !== undefined || rest.some(opensDetails);
  return isList ? parted(piece, texts) : [piece];
}

const commas = /,\s+(?!\s|[^([]{0,200}[)\]])|、|(?<!\s)\s+(?:\/|-{2,3})\s+/;

/** 'BSc, Mathematics, Cardiff University' is three texts; 'Austin, TX' and a school's own comma are one. */
function splitCommas(piece: Piece): Piece[] {
  const texts = piece.text.split(commas);
  const isWhole =
    (opensDetails(piece.text) && !isStay(texts[0] ?? '')) ||
    isGrades(piece.text) ||
    texts.every((text) => isDetail(text));
  if (texts.length < 2 || (isWhole && !texts.some((text) => studyKind(text)))) return [piece];
  if (namesPlace(piece.text) && !texts.some((text) => studyKind(text)))
    return splitTown(piece, texts);
  return parted(piece, joinTexts(texts)).map((one, at) =>
    at > 0 ? { ...one, isTail: true } : one,
  );
}

/** 'Pune University Indrayani College of Engineering' is a college of that university. */
function splitBoard(piece: Piece): Piece[] {
  const [, board = '', school = ''] =
    /^(.+?\b(?:University|Board))\s+(\p{Lu}(?!\S+ (?:of|for) ).{0,120}\b(?:College|School|Institute|Vidyalaya)\b.*)$/su.exec(
      piece.text,
    ) ?? [];
  const isOwn =
    board.endsWith('Board') ||
    /(?<!Medical|Law|Business|Graduate|Community) \p{Lu}\p{L}+ of /u.test(school);
  return board === '' || !isOwn ? [piece] : [school, board].map((text) => ({ ...piece, text }));
}

/** 'Luther, Decorah, IA': a town and its state behind what a school is called. */
function splitTown(piece: Piece, [name = '', town = '', state = '', more]: string[]): Piece[] {
  const isNamed = piece.row === 0 && state !== '' && more === undefined && !namesPlace(name);
  const isTown =
    (isRegion(state) || /^[A-Z]{2}$/.test(state)) &&
    !isCountry(state) &&
    !isRegion(town) &&
    name !== town;
  return isNamed && isTown
    ? [name, `${town}, ${state}`].map((text) => ({ ...piece, text }))
    : [piece];
}
