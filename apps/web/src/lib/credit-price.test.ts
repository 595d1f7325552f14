import { creditActions } from '@folio/contract/credit-actions';
import { defaultCreditCosts } from '@folio/contract/credits';
import { describe, expect, it } from 'vitest';
import { creditPrice, creditsLow, forCredits } from './credit-price.ts';

const account = (subscription: 'free' | 'basic' | 'premium', credits = 10) => ({
  subscription,
  hasBoughtPack: false,
  credits,
});
const words = (subscription: 'free' | 'basic' | 'premium', costs = defaultCreditCosts) =>
  Object.fromEntries(
    creditActions.map((action) => [
      action,
      creditPrice(action, account(subscription), costs).words,
    ]),
  );

describe('the price on a control', () => {
  const ai = {
    analysis: '3 credits',
    'cover-letter': '2 credits',
    improve: '1 credit',
    optimize: '1 credit',
    suggestions: '1 credit',
    'optimize-ats': '1 credit',
    'enhance-content': '1 credit',
    'suggest-skills': '1 credit',
    'generate-summary': '1 credit',
    'improve-bullets': '1 credit',
    'answer-question': '1 credit',
  };

  it('is what each action takes of the account, on each plan', () => {
    expect(words('free')).toEqual({ ...ai, 'pdf-export': '1 credit' });
    expect(words('basic')).toEqual({ ...ai, 'pdf-export': 'Included' });
    expect(new Set(Object.values(words('premium')))).toEqual(new Set(['Included']));
  });

  it('is nothing for a PDF that was paid, until its day has come', () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const price = (freeUntil: string, subscription: 'free' | 'basic' = 'free', costs = 1) =>
      creditPrice(
        'pdf-export',
        account(subscription, 0),
        { ...defaultCreditCosts, 'pdf-export': costs },
        { freeUntil },
      );
    const day = new Date(inDays(12)).toLocaleDateString('en-US', {
      day: 'numeric',
      month: 'short',
    });
    expect(price(inDays(12))).toMatchObject({
      words: `Free until ${day}`,
      credits: 0,
      isEnough: true,
    });
    expect(price(inDays(-0.01))).toMatchObject({ words: '1 credit', credits: 1, isEnough: false });
    expect(price(inDays(12), 'basic').words).toBe('Included');
    expect(price(inDays(12), 'free', 0).words).toBe('Free');
  });

  it('is shown on the button that continues after a question, where it takes credits', () => {
    expect(forCredits('Export anyway', 1)).toBe('Export anyway for 1 credit');
    expect(forCredits('Print anyway', 2)).toBe('Print anyway for 2 credits');
    for (const none of [0, undefined]) expect(forCredits('Go on', none)).toBe('Go on');
  });

  it('is what this server takes, where it is set up otherwise', () => {
    const costs = { ...defaultCreditCosts, analysis: 0, improve: 1_200, 'pdf-export': 2 };
    expect(words('free', costs)).toMatchObject({
      analysis: 'Free',
      improve: '1,200 credits',
      'pdf-export': '2 credits',
    });
  });

  it('is nothing where nothing is sold, whatever plan the server serves everybody with', () => {
    const free = { ...defaultCreditCosts, analysis: 0 };
    expect(creditPrice('analysis', account('premium'), free, { isSold: false }).words).toBe('Free');
  });

  it('leads to a purchase only where something is sold', () => {
    const at = (isSold: boolean) =>
      creditPrice('pdf-export', undefined, defaultCreditCosts, { isSold });
    expect(creditsLow(at(true)).link).toEqual({ label: 'Buy Credits', href: '/pricing' });
    expect(creditsLow(at(false))).not.toHaveProperty('link');
  });

  it('names no number before the server has named one', () => {
    for (const action of creditActions)
      expect(creditPrice(action, account('free'), undefined).words).toBe('Uses credits');
    expect(creditPrice('pdf-export', account('basic'), undefined).words).toBe('Included');
  });

  it('says beforehand when the balance is too low for it', () => {
    const isEnough = (action: 'analysis' | 'improve' | 'pdf-export', credits: number) =>
      creditPrice(action, account('free', credits), defaultCreditCosts).isEnough;
    expect([isEnough('analysis', 3), isEnough('analysis', 4)]).toEqual([false, true]);
    expect([isEnough('improve', 0), isEnough('improve', 1)]).toEqual([false, true]);
    expect(creditPrice('pdf-export', account('basic', 0), defaultCreditCosts).isEnough).toBe(true);
  });
});
