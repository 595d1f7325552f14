import type { Slot } from './header-evidence.ts';

/** Of more texts in one header the first are told apart. */
export const mostPieces = 6;

/** For each slot the number of a piece, or -1; no piece has two slots. */
function picksOf(count: number): Record<Slot, number>[] {
  const options = Array.from({ length: count + 1 }, (_, at) => at - 1);
  const isFree =
    (...taken: number[]) =>
    (one: number) =>
      one < 0 || !taken.includes(one);
  return options.flatMap((role) =>
    options
      .filter(isFree(role))
      .flatMap((company) =>
        options.filter(isFree(role, company)).map((place) => ({ role, company, place })),
      ),
  );
}

/** Every way to give out the slots to so many pieces. */
export const picksByCount = Array.from({ length: mostPieces + 1 }, (_, count) => picksOf(count));
