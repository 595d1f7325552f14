import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleWindow } from './visible-window.ts';

const place = { topPx: 0, rowPx: 100, columns: 4, viewportPx: 800 };

describe('the window of a long list', () => {
  it('holds what is visible and three rows around it', () => {
    expect(visibleWindow(place, 10_000)).toEqual({ first: 0, last: 44 });
    expect(visibleWindow({ ...place, topPx: -10_000 }, 10_000)).toEqual({ first: 388, last: 444 });
  });

  it('ends with the list, wherever that is', () => {
    expect(visibleWindow({ ...place, topPx: -250_000 + 800 }, 9_999)).toEqual({
      ...{ first: 9_956, last: 9_999 },
    });
    expect(visibleWindow(place, 0)).toEqual({ first: 0, last: 0 });
    expect(visibleWindow({ ...place, topPx: 5_000 }, 9)).toEqual({ first: 0, last: 0 });
  });

  it('never leaves out a row that is visible', () => {
    const numbers = {
      topPx: fc.integer({ min: -90_000, max: 900 }),
      columns: fc.integer({ min: 1, max: 6 }),
    };
    fc.assert(
      fc.property(fc.record(numbers), fc.integer({ min: 0, max: 4_000 }), (some, count) => {
        const { first, last } = visibleWindow({ ...place, ...some }, count);
        for (let item = 0; item < count; item++) {
          const top = some.topPx + Math.floor(item / some.columns) * place.rowPx;
          const isVisible = top + place.rowPx > 0 && top < place.viewportPx;
          if (isVisible) expect(item >= first && item < last).toBe(true);
        }
        expect(first === count || first % some.columns === 0).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
