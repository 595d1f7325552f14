import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSettled, nextCheckSeconds, nextPaidCheckSeconds, settle } from './order-state.ts';

const terms = { amountPaise: 9_900, credits: 50, state: 'created' } as const;

const settled = (
  capturedPaise: number,
  refundedPaise = 0,
  chargedBackPaise = 0,
  order: Parameters<typeof settle>[0] = terms,
) => settle(order, { capturedPaise, refundedPaise, chargedBackPaise });

describe('settling an order', () => {
  it('gives nothing until all of its price is captured', () => {
    expect(settled(9_899)).toEqual({ state: 'created', credits: 0, isPlanInForce: false });
    expect(settled(9_899, 0, 0, { ...terms, state: 'expired' }).state).toBe('expired');
  });

  it('gives everything when it is paid, and no more when it is paid twice', () => {
    const paid = { state: 'paid', credits: 50, isPlanInForce: true };
    expect(settled(9_900)).toEqual(paid);
    expect(settled(19_800)).toEqual(paid);
    expect(settled(19_800, 9_900)).toEqual(paid);
    expect(settled(19_800, 0, 9_900)).toEqual(paid);
  });

  it('is over once the price was paid, also where it has gone back, and not before', () => {
    const states = ['created', 'failed', 'expired', 'paid', 'refunded'] as const;
    expect(states.filter((state) => isSettled({ state }))).toEqual(['paid', 'refunded']);
  });

  it('revives an order that had expired or failed', () => {
    for (const state of ['expired', 'failed'] as const)
      expect(settled(9_900, 0, 0, { ...terms, state }).state).toBe('paid');
  });

  it('takes back in proportion, and all with the last paisa', () => {
    const gone = { state: 'refunded', credits: 0, isPlanInForce: false };
    expect(settled(9_900, 4_950)).toEqual({ state: 'paid', credits: 25, isPlanInForce: true });
    expect(settled(9_900, 1).credits).toBe(49);
    expect(settled(9_900, 9_899)).toEqual({ state: 'paid', credits: 0, isPlanInForce: true });
    expect(settled(9_900, 9_900)).toEqual(gone);
    expect(settled(9_900, 20_000)).toEqual(gone);
  });

  it('counts what a bank takes as what is refunded, together too', () => {
    expect(settled(9_900, 0, 4_950)).toEqual(settled(9_900, 4_950));
    expect(settled(9_900, 0, 9_900)).toEqual(settled(9_900, 9_900));
    expect(settled(9_900, 4_000, 5_899)).toEqual(settled(9_900, 9_899));
    expect(settled(9_900, 4_000, 5_900)).toEqual(settled(9_900, 9_900));
  });

  it('gives more for more money that stays, and never more than was bought', () => {
    const paise = fc.integer({ min: 0, max: 9_900 });
    fc.assert(
      fc.property(paise, paise, paise, (refunded, taken, less) => {
        const { credits, isPlanInForce } = settled(9_900, refunded, taken);
        expect(credits).toBeLessThanOrEqual(
          settled(9_900, refunded, Math.min(taken, less)).credits,
        );
        expect(credits).toBe(Math.floor((50 * Math.max(0, 9_900 - refunded - taken)) / 9_900));
        expect(isPlanInForce).toBe(refunded + taken < 9_900);
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

  it('of a paid one comes after an hour, a day and five days', () => {
    const hour = 3_600;
    expect([0, 60, hour, 30 * hour].map(nextPaidCheckSeconds)).toEqual([
      hour,
      hour - 60,
      23 * hour,
      90 * hour,
    ]);
    expect(nextPaidCheckSeconds(120 * hour)).toBeUndefined();
  });
});
