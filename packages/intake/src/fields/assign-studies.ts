import { sizeOf } from '../model.ts';
import { isBareDegree } from './degrees.ts';
import { isDetail } from './study-details.ts';
import { namesFaculty, type StudySlot, studyEvidence, studyKind } from './study-evidence.ts';
import type { StudyPiece } from './study-pieces.ts';
import { mayBePlace, namesPlace } from './words.ts';

export type Study = { school?: StudyPiece; degree?: StudyPiece };

type Guess = Study & { pieces: readonly StudyPiece[]; score: number; margin: number };
/** How often a look or a place in the header was that of a slot: above 0 for schools, below for degrees. */
type Habits = Map<string, number>;

const costs = { none: 0.6, rest: 0.2 };
/** A label says what stands behind it. */
const surely = 5;
const strength = 1;
const rounds = 3;
/** Every pair is weighed; a header of more pieces is hardly one. */
const mostPicks = 16;

/**
 * Tells the school and the degree of each entry apart. Words decide where they are plain; the order and
 * look that they have there decide the others: of '12th, CBSE' below 'BCom, Jai Narain University'.
 */
export function assignStudies(entries: readonly (readonly StudyPiece[])[]): Study[] {
  let habits: Habits = new Map();
  let guesses: Guess[] = [];
  for (let round = 0; round < rounds; round++) {
    guesses = entries.map((pieces) => bestOf(pieces, habits));
    habits = learn(guesses);
  }
  return guesses;
}

function bestOf(pieces: readonly StudyPiece[], habits: Habits): Guess {
  const picks = [undefined, ...pieces.slice(0, mostPicks)];
  const all = picks
    .flatMap((school) =>
      picks
        .filter((degree) => degree !== school || !school)
        .map((degree) => toGuess(pieces, { school, degree }, habits)),
    )
    .sort((a, b) => b.score - a.score);
  const [best = { pieces, score: 0, margin: 0 }, second] = all;
  return { ...best, margin: best.score - (second?.score ?? 0) };
}

function toGuess(
  pieces: readonly StudyPiece[],
  { school, degree }: { school: StudyPiece | undefined; degree: StudyPiece | undefined },
  habits: Habits,
): Guess {
  const weigh = (piece: StudyPiece | undefined, slot: StudySlot) =>
    piece ? weightOf(piece, slot, pieces, habits) : -costs.none;
  const score = weigh(school, 'school') + weigh(degree, 'degree') + inOrder(pieces, school, degree);
  return { ...(school && { school }), ...(degree && { degree }), pieces, score, margin: 0 };
}

/** Where nothing tells them apart, a degree stands before its school on one line, and below it on two. */
function inOrder(pieces: readonly StudyPiece[], school?: StudyPiece, degree?: StudyPiece): number {
  if (!school || !degree) return school ? 0.05 : 0;
  const isSchoolFirst = pieces.indexOf(school) < pieces.indexOf(degree);
  return isSchoolFirst === (school.row !== degree.row) ? 0.05 : -0.05;
}

function weightOf(
  piece: StudyPiece,
  slot: StudySlot,
  pieces: readonly StudyPiece[],
  habits: Habits,
): number {
  if (piece.slot) return piece.slot === slot ? surely : -surely;
  const at = pieces.indexOf(piece);
  const isBehind = at > 0 && pieces[at - 1]?.row === piece.row ? 0.15 : 0;
  const isOther =
    slot === 'school' &&
    (isSecondSchool(piece, pieces) || isBareField(piece, pieces) || isMereTail(piece, pieces));
  const isLow = 0.1 * Math.max(0, piece.row - 1);
  const keys = keysOf(piece, pieces);
  const usual = keys.reduce((sum, key) => sum + leaning(habits.get(key)), 0) / keys.length;
  return (
    studyEvidence(piece.text, slot) -
    isBehind -
    (isOther ? 0.6 : 0) -
    isLow +
    (slot === 'school' ? 1 : -1) * strength * usual
  );
}

/** A college stands before the university or board that it belongs to. */
const isSecondSchool = (piece: StudyPiece, pieces: readonly StudyPiece[]): boolean =>
  pieces
    .slice(0, pieces.indexOf(piece))
    .some(({ text }) => studyKind(text) === 'school' && !namesFaculty(text)) &&
  studyKind(piece.text) === 'school';

/** 'MA, Philology, Friedrich Schiller': the field goes with the degree, where it has none itself. */
function isBareField(piece: StudyPiece, pieces: readonly StudyPiece[]): boolean {
  const at = pieces.indexOf(piece);
  const [degree, next] = [pieces[at - 1], pieces[at + 1]];
  const isRow = degree?.row === piece.row && next?.row === piece.row;
  if (!isRow || !isBareDegree(degree.text)) return false;
  return ![piece, next].some(({ text }) => studyKind(text) || mayBePlace(text) || isDetail(text));
}

/** 'BA, Textiles | Corvin, Leeds': a school would rather stand behind the bar than behind the comma. */
const isMereTail = (piece: StudyPiece, pieces: readonly StudyPiece[]): boolean =>
  piece.isTail === true &&
  studyKind(piece.text) === undefined &&
  pieces.some(
    (one) =>
      !one.isTail &&
      one.row === piece.row &&
      !studyKind(one.text) &&
      !isDetail(one.text) &&
      !namesPlace(one.text),
  );

const leaning = (count = 0): number => count / (Math.abs(count) + 0.5);

function keysOf(piece: StudyPiece, pieces: readonly StudyPiece[]): string[] {
  const row = pieces.filter((one) => one.row === piece.row);
  const inRow = row.indexOf(piece);
  return [
    `look ${piece.isBold} ${piece.isItalic} ${Math.round(sizeOf(piece.line))}`,
    `row ${piece.row} ${inRow}`,
    `row ${piece.row} ${inRow - row.length}`,
  ];
}

/** What the surer guesses have in common; a look that both have says nothing. */
function learn(guesses: readonly Guess[]): Habits {
  const habits: Habits = new Map();
  for (const { school, degree, pieces, margin } of guesses) {
    const weight = Math.min(1, margin);
    if (!school || !degree || weight <= 0.1) continue;
    for (const [piece, sign] of [
      [school, 1],
      [degree, -1],
    ] as const)
      for (const key of keysOf(piece, pieces))
        habits.set(key, (habits.get(key) ?? 0) + sign * weight);
  }
  return habits;
}
