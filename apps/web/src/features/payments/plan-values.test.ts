import { subscriptions } from '@folio/contract/auth';
import { creditActions } from '@folio/contract/credit-actions';
import { creditsText, defaultCreditCosts } from '@folio/contract/credits';
import { isBranded, mayUseTemplate } from '@folio/contract/entitlements';
import { offerFacts } from '@folio/contract/offer-facts';
import { templateIds } from '@folio/contract/template-ids';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreditPrice, creditPrice } from '../../lib/credit-price.ts';
import { planValues } from './plan-values.ts';

const costs = defaultCreditCosts;
const facts = offerFacts({ costs, creditsAtSignup: 10, isSold: true, premiumPercentOff: 0 });

/** By how many days from now a PDF that was paid before is free; over where they are negative. */
const until = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** What the list says beforehand of an action that the plan does not include. */
function expectCost(price: CreditPrice, credits: number): void {
  const cost = costs[price.action];
  expect(price).toMatchObject({ words: creditsText(cost), credits: cost });
  expect(price.isEnough).toBe(credits >= (price.action === 'analysis' ? cost + 1 : cost));
}

describe('the price list', () => {
  it('promises of each plan what its controls say, whatever the balance and the day', () => {
    const plan = fc.constantFrom(...subscriptions);
    const action = fc.constantFrom(...creditActions);
    const freeDays = fc.constantFrom(undefined, -40, -1, 1, 29);
    fc.assert(
      fc.property(plan, action, fc.nat(5), freeDays, (subscription, one, credits, days) => {
        const isPdf = one === 'pdf-export';
        const known = isPdf && days !== undefined ? { freeUntil: until(days) } : {};
        const account = { subscription, hasBoughtPack: false, credits };
        const price = creditPrice(one, account, costs, known);
        const list = planValues(subscription, facts);
        const listed = isPdf ? list.PDFs : list['AI features'];
        const isIncluded = /^(Unlimited$|Included, up to 60 )/.test(listed);
        expect(price.words === 'Included').toBe(isIncluded);
        if (isIncluded) expect(price).toMatchObject({ credits: 0, isEnough: true });
        else if (isPdf && days !== undefined && days > 0)
          expect(price.words).toMatch(/^Free until \S/);
        else expectCost(price, credits);
      }),
      { numRuns: 500 },
    );
  });

  it('says of templates and the foot line what the plan opens and takes off', () => {
    for (const subscription of subscriptions) {
      const account = { subscription, hasBoughtPack: false };
      const { Templates, 'Footer on your PDF': footer } = planValues(subscription, facts);
      const opened = templateIds.filter((id) => mayUseTemplate(id, account)).length;
      expect(Templates).toBe(opened === templateIds.length ? `All ${opened}` : `${opened}`);
      expect(footer === 'None').toBe(!isBranded(account));
    }
    expect(planValues('free', facts)).toMatchObject({
      PDFs: '1 credit a resume, then free for 30 days, however often it changes',
      Templates: '4',
    });
    expect(planValues('basic', facts)).toMatchObject({ PDFs: 'Unlimited', Templates: '16' });
    expect(planValues('enterprise', facts)).toEqual(planValues('premium', facts));
  });
});
