import { fnv1a } from '@folio/contract/fnv';

/** A reproducible source of random choices: the same seed gives the same draws. */
export type Draw = {
  /** An integer, both ends included. */
  int: (from: number, to: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** At most `count` different items. */
  some: <T>(list: readonly T[], count: number) => T[];
};

/** Mulberry32 by Tommy Ettinger: 32 bits of state, good enough for drawing words. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws from a hash of the seed, so that 'seed 1, resume 17' has its own sequence. */
export function drawFrom(seed: string): Draw {
  const real = mulberry32(fnv1a(seed));
  const int = (from: number, to: number) => from + Math.floor(real() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('There is nothing to pick from');
    return list[int(0, list.length - 1)] as T;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0)
      taken.push(...left.splice(int(0, left.length - 1), 1));
    return taken;
  };
  return { int, chance: (share) => real() < share, pick, some };
}
