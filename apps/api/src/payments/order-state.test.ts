import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextCheckSeconds, type SeenMoney, settle } from './order-state.ts';

/** As `recordMoney` does in SQL: what is known of one payment, from two sightings of it. */
const mergeMoney = (one: SeenMoney, other: SeenMoney): SeenMoney => ({
  capturedPaise: Math.max(one.capturedPaise, other.capturedPaise),
  refundedPaise: Math.max(one.refundedPaise, other.refundedPaise),
});

const terms = { amountPaise: 9_900, credits: 50, state: 'created' } as const;

describe('settling an order', () => {
  it('gives nothing until all of its price is captured', () => {
    const unpaid = { capturedPaise: 9_899, refundedPaise: 0 };
    expect(settle(terms, unpaid)).toEqual({ state: 'created', credits: 0, isPlanInForce: false });
    expect(settle({ ...terms, state: 'expired' }, unpaid).state).toBe('expired');
  });

  it('gives everything when it is paid, and no more when it is paid twice', () => {
    const paid = { state: 'paid', credits: 50, isPlanInForce: true };
    expect(settle(terms, { capturedPaise: 9_900, refundedPaise: 0 })).toEqual(paid);
    expect(settle(terms, { capturedPaise: 19_800, refundedPaise: 0 })).toEqual(paid);
    expect(settle(terms, { capturedPaise: 19_800, refundedPaise: 9_900 })).toEqual(paid);
  });

  it('revives an order that had expired or failed', () => {
    for (const state of ['expired', 'failed'] as const)
      expect(settle({ ...terms, state }, { capturedPaise: 9_900, refundedPaise: 0 }).state).toBe(
        'paid',
      );
  });

  it('takes back in proportion, and all with the last paisa', () => {
    const after = (refundedPaise: number) => settle(terms, { capturedPaise: 9_900, refundedPaise });
    expect(after(4_950)).toEqual({ state: 'paid', credits: 25, isPlanInForce: true });
    expect(after(1).credits).toBe(49);
    expect(after(9_899)).toEqual({ state: 'paid', credits: 0, isPlanInForce: true });
    expect(after(9_900)).toEqual({ state: 'refunded', credits: 0, isPlanInForce: false });
    expect(after(20_000)).toEqual({ state: 'refunded', credits: 0, isPlanInForce: false });
  });

  it('ends the same in whatever order sightings come, and however often', () => {
    const sighting: fc.Arbitrary<SeenMoney> = fc.record({
      capturedPaise: fc.constantFrom(0, 9_900),
      refundedPaise: fc.integer({ min: 0, max: 9_900 }),
    });
    const end = (sightings: SeenMoney[]) =>
      settle(terms, sightings.reduce(mergeMoney, { capturedPaise: 0, refundedPaise: 0 }));
    const shuffled = fc
      .array(sighting, { minLength: 1, maxLength: 8 })
      .chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([once, again]) => {
        expect(end(again)).toEqual(end(once));
      }),
    );
  });
});

describe('asking about an unpaid order', () => {
  it('happens after 1, 5, 15 and 60 minutes, then hourly for five days', () => {
    const times: number[] = [];
    let age = 0;
    for (let checks = 0; checks < 500; checks++) {
      const wait = nextCheckSeconds(checks, age);
      if (wait === undefined) break;
      age += wait;
      times.push(age / 60);
    }
    expect(times.slice(0, 6)).toEqual([1, 5, 15, 60, 120, 180]);
    expect(times.at(-1)).toBe(5 * 24 * 60);
  });
});
