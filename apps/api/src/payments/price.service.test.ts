import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppError } from '../platform/app-error.ts';
import { percentOfCode, purchaseOf, refuseOtherPrice } from './price.service.ts';

type Codes = Parameters<typeof percentOfCode>[0]['promoCodes'];

const pro = { kind: 'credits', plan: 'pro' } as const;
const percentWith = (code: string, terms: Codes extends Map<string, infer T> ? T : never) =>
  percentOfCode({ promoCodes: new Map([['CODE', terms]]) }, pro, code);

/** How it was refused: its code, its message and the field it is about. */
function refusal(work: () => unknown): [string, string, unknown] {
  try {
    work();
  } catch (error) {
    const { code, message, details } = error as AppError;
    return [code, message, details.errors];
  }
  throw new Error('It was not refused');
}

describe('a purchase', () => {
  it.each([
    [{ plan: 'basic' }, { kind: 'credits', plan: 'basic' }],
    [
      { plan: 'pro', amount: 499 },
      { kind: 'credits', plan: 'pro' },
    ],
    [
      { kind: 'plan', plan: 'premium' },
      { kind: 'plan', plan: 'premium' },
    ],
    [{ amount: 149 }, { kind: 'credits', plan: 'pro' }],
    [
      { amount: 49, kind: 'credits' },
      { kind: 'credits', plan: 'basic' },
    ],
    [{ amount: 299 }, { kind: 'plan', plan: 'basic' }],
    [
      { amount: 499, kind: 'plan' },
      { kind: 'plan', plan: 'premium' },
    ],
  ] as const)('named by %o is known', (named, purchase) => {
    expect(purchaseOf(named)).toEqual(purchase);
  });

  it.each([
    [{ kind: 'plan', plan: 'pro' }, 'plan'],
    [{ amount: 49, kind: 'plan' }, 'amount'],
    [{ amount: 299, kind: 'credits' }, 'amount'],
    [{ amount: 49.01 }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{}, 'amount'],
  ] as const)('named by %o is refused', (named, field) => {
    const message = 'We don’t sell anything under this name or price';
    expect(refusal(() => purchaseOf(named))).toEqual([
      'VALIDATION_ERROR',
      `${message}.`,
      { [field]: [message] },
    ]);
  });
});

describe('a promo code', () => {
  afterEach(() => void vi.useRealTimers());
  const unknown = [
    'INVALID_PROMO_CODE',
    'This promo code is invalid or has expired.',
    { promoCode: ['This promo code is invalid or has expired.'] },
  ];

  it('takes its percentage off, however it is typed', () => {
    for (const typed of ['CODE', ' code\t', 'CoDe'])
      expect(percentWith(typed, { percentOff: 33 })).toBe(33);
    expect(refusal(() => percentWith('CODES', { percentOff: 33 }))).toEqual(unknown);
  });

  it('is not asked about where there is none', () => {
    for (const none of ['', undefined])
      expect(percentOfCode({ promoCodes: new Map() }, pro, none)).toBe(0);
  });

  it.each([
    ['2027-03-31', '2027-03-31T23:59:59.999Z'],
    ['2027-03-31T12:00:00Z', '2027-03-31T12:00:00.000Z'],
    ['2027-03-31T12:00:00+05:30', '2027-03-31T06:30:00.000Z'],
  ])('until %s holds at %s and not a moment longer', (until, lastMoment) => {
    vi.useFakeTimers({ now: Date.parse(lastMoment) });
    expect(percentWith('CODE', { percentOff: 20, until })).toBe(20);
    vi.setSystemTime(Date.parse(lastMoment) + 1);
    expect(refusal(() => percentWith('CODE', { percentOff: 20, until }))).toEqual(unknown);
  });

  it('of long ago is over', () => {
    for (const until of ['0001-01-01', '1970-01-01', '1969-12-31T00:00:00Z'])
      expect(refusal(() => percentWith('CODE', { percentOff: 20, until }))).toEqual(unknown);
  });

  it('for other purchases is said to be so', () => {
    const message = 'This promo code is not for this purchase.';
    for (const kinds of [['plan' as const], []])
      expect(refusal(() => percentWith('CODE', { percentOff: 20, kinds }))).toEqual([
        'PROMO_CODE_NOT_APPLICABLE',
        message,
        { promoCode: [message] },
      ]);
    expect(percentWith('CODE', { percentOff: 20, kinds: ['plan', 'credits'] })).toBe(20);
  });
});

describe('a price that the buyer believes in', () => {
  const price = { amountPaise: 14_900, discountedPaise: 7_450, percentOff: 50 };

  it('may be the full one, the reduced one, or none', () => {
    for (const amount of [149, 74.5, undefined])
      expect(() => refuseOtherPrice({ amount, credits: 100 }, pro, price)).not.toThrow();
  });

  it('is refused when it is another, and so are other credits', () => {
    for (const amount of [148.99, 74.51, 1]) {
      const message = 'This isn’t the price of what you chose';
      expect(refusal(() => refuseOtherPrice({ amount }, pro, price))).toEqual([
        'VALIDATION_ERROR',
        `${message}.`,
        { amount: [message] },
      ]);
    }
    const message = 'This is not what the pack contains';
    expect(refusal(() => refuseOtherPrice({ credits: 101 }, pro, price))).toEqual([
      'VALIDATION_ERROR',
      `${message}.`,
      { credits: [message] },
    ]);
  });
});
