import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeSpeed, positionAt, shiftsOf } from './row-drag.ts';

const rows = [
  { top: 0, height: 40 },
  { top: 48, height: 80 },
  { top: 136, height: 40 },
];

describe('where a row comes to lie', () => {
  it.each([
    ['stays while it covers less than half of a neighbour', 0, 40, 0],
    ['passes it with its lower edge beyond the middle', 0, 49, 1],
    ['passes two', 0, 117, 2],
    ['passes upwards with its upper edge', 2, 87, 1],
    ['and stays below it otherwise', 2, 89, 2],
    ['comes first at the top', 2, 0, 0],
  ])('%s', (_, from, top, to) => {
    expect(positionAt(rows, from, top)).toBe(to);
  });

  it('the rows between give way by as much as the row takes', () => {
    expect(shiftsOf(rows, 0, 2)).toEqual([0, -48, -48]);
    expect(shiftsOf(rows, 2, 0)).toEqual([48, 48, 0]);
    expect(shiftsOf(rows, 1, 1)).toEqual([0, 0, 0]);
  });

  it('leaves no gap and no overlap, wherever it is let go', () => {
    const heights = fc.array(fc.integer({ min: 10, max: 200 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(heights, fc.nat(), fc.nat(), (all, a, b) => {
        const [from, to] = [a % all.length, b % all.length];
        const places = all.map((height, n) => ({
          height,
          top: all.slice(0, n).reduce((sum, one) => sum + one + 8, 0),
        }));
        const shifts = shiftsOf(places, from, to);
        const others = places
          .map(({ top, height }, n) => ({ top: top + (shifts[n] ?? 0), height, n }))
          .filter(({ n }) => n !== from);
        const order = [...all.keys()].toSpliced(from, 1).toSpliced(to, 0, from);
        let top = 0;
        for (const n of order) {
          const other = others.find((one) => one.n === n);
          if (other) expect(other.top).toBe(top);
          top += (all[n] ?? 0) + 8;
        }
      }),
    );
  });
});

it('a list scrolls faster the nearer the pointer is to an edge, and rests between', () => {
  const seen = { top: 100, bottom: 600 };
  expect(edgeSpeed(350, seen)).toBe(0);
  expect(edgeSpeed(110, seen)).toBeLessThan(edgeSpeed(150, seen));
  expect(edgeSpeed(110, seen)).toBeLessThan(0);
  expect(edgeSpeed(900, seen)).toBe(-edgeSpeed(-900, seen));
});
