import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Breakpoint } from './find-breakpoints.ts';
import { bestChain, demeritsOfChain, type ParagraphPart } from './total-fit.ts';

/** Words of these widths with spaces of 3 between them. */
function partOf(widths: readonly number[], limitPt: number, isHyphen: readonly boolean[] = []) {
  let reach = 0;
  const breakpoints = widths.map((width, at): Breakpoint => {
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
  const part: ParagraphPart = { startPt: 0, breakpoints, limitPt, sizePt: 10, isEnd: true };
  return part;
}

const widthOf = ({ breakpoints, startPt }: ParagraphPart, from: number, to: number): number =>
  (breakpoints[to]?.endPt ?? 0) - (breakpoints[from]?.startPt ?? startPt);

/** Every way to break that keeps within the measure. */
function allChains(part: ParagraphPart, from = -1): number[][] {
  const last = part.breakpoints.length - 1;
  if (from === last) return [[]];
  const chains: number[][] = [];
  for (let to = from + 1; to <= last; to++) {
    if (widthOf(part, from, to) > part.limitPt) continue;
    for (const rest of allChains(part, to)) chains.push([to, ...rest]);
  }
  return chains;
}

function firstFit(part: ParagraphPart): number[] {
  const chain: number[] = [];
  for (let from = -1; from < part.breakpoints.length - 1; from = chain.at(-1) ?? from) {
    let to = from + 1;
    while (to + 1 < part.breakpoints.length && widthOf(part, from, to + 1) <= part.limitPt) to++;
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
          const part = partOf(
            words.map(([one]) => one),
            limitPt,
            hyphens,
          );
          const least = Math.min(...allChains(part).map((chain) => demeritsOfChain(part, chain)));
          const chain = bestChain(part) ?? [];
          expect(demeritsOfChain(part, chain)).toBeCloseTo(least, 9);
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
          const part = partOf(widths, limitPt);
          const chain = bestChain(part) ?? [];
          expect(demeritsOfChain(part, chain)).toBeLessThanOrEqual(
            demeritsOfChain(part, firstFit(part)) + 1e-9,
          );
          for (const [i, to] of chain.entries())
            expect(widthOf(part, chain[i - 1] ?? -1, to)).toBeLessThanOrEqual(limitPt);
          expect(chain.at(-1)).toBe(widths.length - 1);
        },
      ),
    );
  });

  it('gives nothing where a word is wider than the measure', () => {
    expect(bestChain(partOf([10, 50, 10], 40))).toBeUndefined();
  });
});

describe('demeritsOfChain', () => {
  const hyphens = [true, true, false];
  const ended = partOf([40, 40], 50);
  const ideographs = partOf([40, 10], 50);
  for (const breakpoint of ideographs.breakpoints) breakpoint.isIdeographic = true;

  // A line costs 0.02, and the square of the share that it leaves: 0.04 where 40 of 50 are filled.
  it.each([
    ['nothing for how far the last line reaches', ended, [0, 1], 0.06 + 0.02],
    [
      'that of any line for the last one of a part',
      { ...ended, isEnd: false },
      [0, 1],
      0.06 + 0.06,
    ],
    [
      'a runt more the shorter it is',
      partOf([40, 5], 50),
      [0, 1],
      0.06 + 0.08 + 0.1 * (2 - 5 / 7.5),
    ],
    ['a word alone on the last line', partOf([40, 10], 50), [0, 1], 0.06 + 0.08],
    ['two words on it nothing', partOf([40, 6, 4], 50), [0, 2], 0.06 + 0.02],
    ['a single line nothing, however short', partOf([5], 50), [0], 0.02],
    [
      'few ideographs as a runt by their size',
      ideographs,
      [0, 1],
      0.06 + 0.02 + 0.1 * (2 - 10 / 25),
    ],
    [
      'a hyphen, two in a row, and one above the last line',
      partOf([44, 44, 44], 50, hyphens),
      [0, 1, 2],
      0.0264 + 0.06 + (0.0264 + 0.06 + 0.15) + (0.02 + 0.15),
    ],
  ])('counts %s', (_, part, chain, demerits) => {
    expect(demeritsOfChain(part, chain)).toBeCloseTo(demerits, 9);
  });
});
