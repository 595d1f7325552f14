import { expect, it } from 'vitest';
import { creditActions } from './credit-actions.ts';
import { defaultCreditCosts, neededCredits, type ServerOffer } from './credits.ts';
import { offerFacts } from './offer-facts.ts';
import { creditPacks } from './prices.ts';

const offerWith = (costs: Partial<ServerOffer['costs']>): ServerOffer => ({
  costs: { ...defaultCreditCosts, ...costs },
  creditsAtSignup: 10,
  isSold: true,
  premiumPercentOff: 0,
});

/** By spending them one after the other, as the server takes them. */
function timesBought(action: 'analysis' | 'improve', credits: number, offer: ServerOffer): number {
  const cost = offer.costs[action];
  let times = 0;
  for (let left = credits; left >= neededCredits(action, cost); left -= cost) times++;
  return times;
}

it('a pack is said to be enough for as many analyses and rewrites as its credits buy', () => {
  for (const analysis of [1, 2, 3, 5, 7, 10])
    for (const { id, credits } of creditPacks) {
      const offer = offerWith({ analysis, improve: analysis });
      const [, analyses, rewrites] =
        /^Enough for (\d+) analys[ei]s or (\d+) rewrites\.$/.exec(
          offerFacts(offer)[`enough ${id}`] ?? '',
        ) ?? [];
      expect(Number(analyses), `${credits} at ${analysis}`).toBe(
        timesBought('analysis', credits, offer),
      );
      expect(Number(rewrites)).toBe(timesBought('improve', credits, offer));
    }
});

it('what is free on this server counts as one credit', () => {
  const free = offerWith(Object.fromEntries(creditActions.map((action) => [action, 0])));
  expect(offerFacts(free)['enough basic']).toBe('Enough for 10 analyses or 10 rewrites.');
  expect(offerFacts(undefined)['enough basic']).toBe('');
});
