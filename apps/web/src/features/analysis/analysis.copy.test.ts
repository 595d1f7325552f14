import { defaultCreditCosts } from '@folio/contract/credits';
import { expect, it } from 'vitest';
import { creditPrice } from '../../lib/credit-price.ts';
import { refusalOf } from './analysis.copy.ts';

it('tells a subscriber with 3 credits what is missing, and sells no plan that would not help', () => {
  const account = { subscription: 'premium', credits: 3 } as const;
  const price = creditPrice('analysis', account, defaultCreditCosts);
  expect(refusalOf({ price, ...account })).toEqual({
    title: 'Not enough credits',
    description:
      'An analysis takes 3 credits and starts with at least 4 in your account. You have 3.',
  });
});

it('sells no plan to anybody where there is none to buy', () => {
  const account = { subscription: 'free', credits: 3 } as const;
  const refused = (isSold: boolean) =>
    refusalOf({ price: creditPrice('analysis', account, defaultCreditCosts, isSold), ...account });
  expect(refused(true).description).toMatch(/^Upgrade to Premium/);
  expect(refused(false).title).toBe('Not enough credits');
});
