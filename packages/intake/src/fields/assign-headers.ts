import type { Piece } from '../entries/header-pieces.ts';
import { sizeOf } from '../model.ts';
import { isAside, namesDepartment } from './asides.ts';
import { evidence, type Slot, slots } from './header-evidence.ts';
import { mostPieces, picksByCount } from './slot-picks.ts';
import { namesPlace, namesRole } from './words.ts';
import type { Reading } from './work-readings.ts';

export type Assigned = Partial<Record<Slot, Piece>> & { rest: Piece[] };

type Guess = { of: Assigned; pieces: Piece[]; score: number };
/** The best guess, and for each slot how much worse the best other choice is. */
type Choice = Guess & { margins: Record<Slot, number> };
/** How often a look or a place in the header was that of a slot. */
type Habits = Map<string, Record<Slot, number>>;

const rounds = 3;
const costs = { rest: 0.3, aside: 0.1, noRole: 1, noCompany: 1, inherited: 0.7 };
const strength = 1.6;

/**
 * Tells the role, company and place of each header apart. Words decide where they are plain; what they
 * decide there teaches the look and order that headers of this section keep, which decides the others.
 * `readings` gives the ways in which one header may be parted.
 */
export function assignHeaders(
  headers: readonly (readonly Reading[])[],
  mayInherit = headers.map((_, at) => at > 0),
): Assigned[] {
  let habits: Habits = new Map();
  let guesses: Choice[] = [];
  for (let round = 0; round < rounds; round++) {
    guesses = headers.map((readings, at) => bestOf(readings, habits, mayInherit[at] ?? false));
    habits = learn(guesses);
  }
  return guesses.map(({ of }) => of);
}

function bestOf(readings: readonly Reading[], habits: Habits, mayInherit: boolean): Choice {
  const all = readings
    .flatMap(({ pieces, cost }) =>
      guessesFor(pieces.slice(0, mostPieces), habits, mayInherit, cost),
    )
    .sort((a, b) => b.score - a.score);
  const [best] = all;
  if (!best) return { of: { rest: [] }, pieces: [], score: 0, margins };
  const marginOf = (slot: Slot): number => {
    const other = all.find(({ of }) => of[slot]?.text !== best.of[slot]?.text);
    return best.score - (other?.score ?? 0);
  };
  return {
    ...best,
    margins: { role: marginOf('role'), company: marginOf('company'), place: marginOf('place') },
  };
}

const margins: Record<Slot, number> = { role: 0, company: 0, place: 0 };

/** Every way to give out the slots, each to one piece or to none. */
function guessesFor(
  pieces: readonly Piece[],
  habits: Habits,
  mayInherit: boolean,
  cost: number,
): Guess[] {
  const weights = pieces.map((piece, at) => weigh(piece, at, pieces, habits));
  return (picksByCount[pieces.length] ?? []).map((picks) =>
    toGuess(pieces, picks, weights, mayInherit, cost),
  );
}

function toGuess(
  pieces: readonly Piece[],
  picks: Record<Slot, number>,
  weights: readonly Record<Slot, number>[],
  mayInherit: boolean,
  cost: number,
): Guess {
  const of: Assigned = { rest: [] };
  let score = -cost;
  for (const slot of slots) {
    const piece = pieces[picks[slot]];
    if (!piece) continue;
    of[slot] = piece;
    score += weights[picks[slot]]?.[slot] ?? 0;
  }
  of.rest = pieces.filter((_, at) => !Object.values(picks).includes(at));
  score -= of.rest.reduce((sum, { text }) => sum + costOfRest(text), disorder(picks));
  if (picks.role < 0) score -= costs.noRole;
  if (picks.company < 0)
    score -= mayInherit ? inheritCost(of, named(pieces, of.role)) : costs.noCompany;
  return { of, pieces: [...pieces], score };
}

const named = (pieces: readonly Piece[], role: Piece | undefined): Piece[] =>
  pieces.filter((one) => one === role || (!namesDepartment(one.text) && !isAside(one.text)));

/** A ward or a branch is neither role nor company nor place. */
const costOfRest = (text: string): number =>
  namesDepartment(text) ? 0 : isAside(text) ? costs.aside : costs.rest;

/** A role alone, or with its place, is of the employer above; 'Teacher, Umbra' may say more than a role. */
function inheritCost({ role, place }: Assigned, pieces: readonly Piece[]): number {
  const [piece] = pieces;
  if (pieces.length === 1) return piece?.text.includes(', ') ? 0.2 : 0;
  const isWhole =
    pieces.length === 2 && namesRole(role?.text ?? '') && namesPlace(place?.text ?? '');
  return isWhole ? costs.inherited : costs.noCompany;
}

/** Where nothing tells them apart, the role stands first, and a place behind its company. */
function disorder({ role, company, place }: Record<Slot, number>): number {
  const isRoleFirst = role < company ? -0.05 : 0.05;
  const isPlaceEarly = place === 0 || (place > 0 && place < company);
  return (role >= 0 && company >= 0 ? isRoleFirst : 0) + (isPlaceEarly ? 0.15 : 0);
}

function weigh(
  piece: Piece,
  at: number,
  pieces: readonly Piece[],
  habits: Habits,
): Record<Slot, number> {
  const said = (slot: Slot): number => {
    const usual = keysOf(piece, at, pieces).map((key) => leaning(habits.get(key), slot));
    const mean = usual.reduce((sum, value) => sum + value, 0) / usual.length;
    const near = slot === 'company' && isBeforePlace(piece, pieces[at + 1]) ? beforePlace : 0;
    return evidence(piece.text, slot) + strength * mean + signs(piece, slot) + near;
  };
  return { role: said('role'), company: said('company'), place: said('place') };
}

/** 'Acme, Leeds' says where an employer is more often than where somebody was a cook. */
const isBeforePlace = (piece: Piece, next: Piece | undefined): boolean =>
  next !== undefined &&
  next.row === piece.row &&
  !next.isRight &&
  evidence(next.text, 'place') > 1 &&
  evidence(piece.text, 'role') <= 0.4;

const beforePlace = 0.3;

/** What a label says is beyond doubt; towns stand in brackets, or at the right. */
function signs(piece: Piece, slot: Slot): number {
  if (piece.slot) return piece.slot === slot ? 9 : -9;
  if (piece.leans) return piece.leans === slot ? 0.8 : 0;
  return slot === 'place' && (piece.isBracketed || piece.isRight) ? 0.5 : 0;
}

/** From -1, always another slot, to 1, always this one. */
function leaning(counts: Record<Slot, number> | undefined, slot: Slot): number {
  if (!counts) return 0;
  const total = slots.reduce((sum, one) => sum + counts[one], 0);
  return (2 * counts[slot] - total) / (total + 0.5);
}

/** The look of a piece, and where it stands. */
function keysOf(piece: Piece, at: number, pieces: readonly Piece[]): string[] {
  const size = Math.round(sizeOf(piece.line));
  const inRow = pieces.filter((one, other) => one.row === piece.row && other < at).length;
  return [
    `look ${piece.isBold} ${piece.isItalic} ${size}`,
    `at ${at} of ${pieces.length}`,
    `row ${piece.row} ${inRow}`,
  ];
}

/** What the surer guesses have in common. */
function learn(guesses: readonly Choice[]): Habits {
  const habits: Habits = new Map();
  for (const { of, pieces, margins: sure } of guesses) {
    for (const slot of slots) {
      const piece = of[slot];
      const weight = Math.min(1, sure[slot]);
      if (!piece || weight <= 0) continue;
      for (const key of keysOf(piece, pieces.indexOf(piece), pieces)) {
        const counts = habits.get(key) ?? { role: 0, company: 0, place: 0 };
        counts[slot] += weight;
        habits.set(key, counts);
      }
    }
  }
  return habits;
}
