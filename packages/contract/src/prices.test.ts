import { describe, expect, it } from 'vitest';
import {
  annualPlans,
  creditPacks,
  discounted,
  itemOf,
  lastDayOf,
  packById,
  packIds,
  planDays,
  planIds,
  readRupees,
  rupees,
} from './prices.ts';

describe('what is sold', () => {
  it('is three packs of credits', () => {
    const offers = [
      'Watermark-free downloads',
      'Priority support for a year',
      'Basic Plan templates for a year',
    ];
    const small = ['Watermark-free downloads', 'Credits never expire'];
    expect(creditPacks).toEqual([
      { ...pack('basic', 'Basic', 4_900, 10, small), isLarge: false },
      { ...pack('premium', 'Premium', 9_900, 50, offers), isPopular: true, isLarge: true },
      { ...pack('pro', 'Pro', 14_900, 100, offers), isLarge: true },
    ]);
    expect(packIds).toEqual(['basic', 'premium', 'pro']);
  });

  it('is three plans of a year, of which one has no fixed price', () => {
    expect(annualPlans.map(({ id, name, amountPaise }) => [id, name, amountPaise])).toEqual([
      ['basic', 'Basic Plan', 29_900],
      ['premium', 'Premium Plan', 49_900],
      ['enterprise', 'Enterprise Plan', null],
    ]);
    expect(
      annualPlans.map(({ description, features, agreed = [] }) => [
        description,
        ...agreed,
        ...features,
      ]),
    ).toEqual([
      [
        'Perfect for occasional resume updates',
        'Ad-free experience',
        '10+ additional templates',
        'Unlimited downloads',
        'Limited customer support',
        'No watermarks',
      ],
      [
        'Best for active job seekers',
        'Full AI resume scoring',
        'ATS compatibility checker',
        'All premium templates',
        'Priority customer support',
        'Cover letter builder',
        'Multiple resume versions',
      ],
      [
        'Complete solution for organizations',
        'Custom branding',
        'User management',
        'Analytics dashboard',
        'API access',
        'Dedicated account manager',
        'All premium features',
      ],
    ]);
    expect(planIds).toEqual(['basic', 'premium']);
    expect(planDays).toBe(365);
  });
});

function pack(id: string, name: string, amountPaise: number, credits: number, more: string[]) {
  return {
    id,
    name: `${name} Pack`,
    amountPaise,
    credits,
    currency: 'INR',
    isPopular: false,
    description: `${credits} AI Credits Pack`,
    features: [`${credits} AI credits`, ...more],
  };
}

it('a day that is named as the last holds until it is over, wherever its reader lives', () => {
  const [hour, day] = [3_600_000, 86_400_000];
  const since = new Date('2026-11-28T09:10:00Z');
  for (let of = 0; of < 24; of += 1) {
    const { named, isOver } = lastDayOf(new Date(since.getTime() + of * hour), 14);
    expect(named.getTime() - since.getTime()).toBe(of * hour + 14 * day);
    for (let zone = -12 * hour; zone <= 14 * hour; zone += hour) {
      const endOfDay = Math.ceil((named.getTime() + zone) / day) * day - zone;
      expect([isOver(named.getTime()), isOver(endOfDay - 1)]).toEqual([false, false]);
    }
    expect(isOver(named.getTime() + day)).toBe(true);
  }
});

describe('an item', () => {
  it('is what a purchase names', () => {
    expect(itemOf({ kind: 'credits', plan: 'premium' })).toBe(creditPacks[1]);
    expect(itemOf({ kind: 'plan', plan: 'premium' })).toEqual({
      name: 'Premium Plan',
      amountPaise: 49_900,
      credits: 0,
    });
    expect(itemOf({ kind: 'plan', plan: 'basic' }).amountPaise).toBe(29_900);
    expect(packById('pro').credits).toBe(100);
  });

  it.each([
    ['a pack that is none', () => packById('gold' as never), 'Nothing is sold as gold'],
    ['a plan that is none', () => itemOf({ kind: 'plan', plan: 'pro' as never }), 'sold as pro'],
    [
      'a plan without a price',
      () => itemOf({ kind: 'plan', plan: 'enterprise' as never }),
      'Nothing is sold as enterprise',
    ],
  ])('is never %s', (_, ask, message) => {
    expect(ask).toThrow(message);
  });
});

describe('a price', () => {
  it.each([
    [4_900, 20, 3_920],
    [9_900, 33, 6_633],
    [4_999, 10, 4_499],
    [4_901, 50, 2_450],
    [4_900, 0, 4_900],
    [4_900, 99, 49],
  ])('of %i paise with %i %% off is %i, in the favour of the buyer', (full, off, price) => {
    expect(discounted(full, off)).toBe(price);
  });

  it('is written in rupees, with paise only where there are some', () => {
    expect(rupees(4_900)).toBe('₹49');
    expect(rupees(4_950)).toBe('₹49.50');
    expect(rupees(4_900, { always: true })).toBe('₹49.00');
    expect(rupees(12_345_678)).toBe('₹1,23,456.78');
    expect(rupees(0)).toBe('₹0');
  });

  it.each([
    ['49', 4_900],
    ['49.50', 4_950],
    [' ₹1,499.00 ', 149_900],
    ['1,23,456.78', 12_345_678],
    ['12,345', 1_234_500],
    ['123,456', 12_345_600],
    ['49,50', undefined],
    ['49.5', undefined],
    ['-49', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['', undefined],
  ])('is read of %j as %j paise', (text, paise) => {
    expect(readRupees(text)).toBe(paise);
  });
});
