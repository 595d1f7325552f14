import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from './find-places.ts';
import { bestChain, demeritsOfChain, type Stretch } from './total-fit.ts';

/** Words of these widths with spaces of 3 between them. */
function stretchOf(widths: readonly number[], limitPt: number, isHyphen: readonly boolean[] = []) {
  let reach = 0;
  const places = widths.map((width, at): Place => {
    const endPt = reach + width;
    reach = endPt + (isHyphen[at] ? 0 : 3);
    return {
      at: at + 1,
      startPt: reach,
      endPt: isHyphen[at] ? endPt + 2 : endPt,
      penalty: isHyphen[at] ? 0.06 : 0,
      isHyphen: isHyphen[at] ?? false,
      afterSpace: !isHyphen[at],
      isIdeographic: false,
      isForced: false,
    };
  });
  const stretch: Stretch = { startPt: 0, places, limitPt, sizePt: 10, isEnd: true };
  return stretch;
}

const widthOf = ({ places, startPt }: Stretch, from: number, to: number): number =>
  (places[to]?.endPt ?? 0) - (places[from]?.startPt ?? startPt);

/** Every way to break that keeps within the measure. */
function allChains(stretch: Stretch, from = -1): number[][] {
  const last = stretch.places.length - 1;
  if (from === last) return [[]];
  const chains: number[][] = [];
  for (let to = from + 1; to <= last; to++) {
    if (widthOf(stretch, from, to) > stretch.limitPt) continue;
    for (const rest of allChains(stretch, to)) chains.push([to, ...rest]);
  }
  return chains;
}

function firstFit(stretch: Stretch): number[] {
  const chain: number[] = [];
  for (let from = -1; from < stretch.places.length - 1; from = chain.at(-1) ?? from) {
    let to = from + 1;
    while (to + 1 < stretch.places.length && widthOf(stretch, from, to + 1) <= stretch.limitPt)
      to++;
    chain.push(to);
  }
  return chain;
}

const width = fc.integer({ min: 4, max: 40 });

describe('bestChain', () => {
  it('finds the paragraph with the least demerits of all that there are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(width, fc.boolean()), { minLength: 1, maxLength: 11 }),
        fc.integer({ min: 44, max: 120 }),
        (words, limitPt) => {
          const hyphens = words.map(([, isHyphen], i) => isHyphen && i < words.length - 1);
          const stretch = stretchOf(
            words.map(([one]) => one),
            limitPt,
            hyphens,
          );
          const least = Math.min(
            ...allChains(stretch).map((chain) => demeritsOfChain(stretch, chain)),
          );
          const chain = bestChain(stretch) ?? [];
          expect(demeritsOfChain(stretch, chain)).toBeCloseTo(least, 9);
        },
      ),
    );
  });

  it('never has more demerits than first fit, nor a line beyond the measure', () => {
    fc.assert(
      fc.property(
        fc.array(width, { minLength: 1, maxLength: 120 }),
        fc.integer({ min: 44, max: 300 }),
        (widths, limitPt) => {
          const stretch = stretchOf(widths, limitPt);
          const chain = bestChain(stretch) ?? [];
          expect(demeritsOfChain(stretch, chain)).toBeLessThanOrEqual(
            demeritsOfChain(stretch, firstFit(stretch)) + 1e-9,
          );
          for (const [i, to] of chain.entries())
            expect(widthOf(stretch, chain[i - 1] ?? -1, to)).toBeLessThanOrEqual(limitPt);
          expect(chain.at(-1)).toBe(widths.length - 1);
        },
      ),
    );
  });

  it('gives nothing where a word is wider than the measure', () => {
    expect(bestChain(stretchOf([10, 50, 10], 40))).toBeUndefined();
  });
});
