import { defaultCreditCosts } from '@folio/contract/credits';
import { expect, it } from 'vitest';
import { creditPrice } from '../../lib/credit-price.ts';
import { refusalOf } from './analysis.copy.ts';

it('offers the plan that includes analyses to people with too few credits', () => {
  for (const subscription of ['free', 'basic'] as const) {
    const account = { subscription, hasBoughtPack: false, credits: 3 };
    const refused = (isSold: boolean) =>
      refusalOf({
        price: creditPrice('analysis', account, defaultCreditCosts, { isSold }),
        ...account,
      });
    expect(refused(true).description).toMatch(/^Upgrade to Premium/);
    expect(refused(false)).toEqual({
      title: 'Not enough credits',
      description:
        'An analysis takes 3 credits and starts with at least 4 in your account. You have 3.',
    });
  }
});

it('doesn’t offer a plan that the person has', () => {
  for (const subscription of ['premium', 'enterprise'] as const) {
    const account = { subscription, hasBoughtPack: false, credits: 0 };
    const price = creditPrice('analysis', account, defaultCreditCosts, { isSold: true });
    expect(refusalOf({ price, ...account }).description).not.toContain('Upgrade');
  }
});
