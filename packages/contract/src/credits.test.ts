import { describe, expect, it } from 'vitest';
import { creditActions } from './credit-actions.ts';
import {
  CreditCosts,
  CreditEntry,
  creditEntryKinds,
  creditRoutes,
  creditsText,
  defaultCreditCosts,
  deliveryKey,
  isDeliveryKey,
  neededCredits,
} from './credits.ts';

const entry = {
  id: '01890000-0000-7000-8000-000000000000',
  amount: -3,
  kind: 'spend',
  action: 'analysis',
  createdAt: '2026-11-21T10:00:00.000Z',
};

describe('what costs credits', () => {
  it('costs one, but an analysis three and a letter two', () => {
    const { analysis, 'cover-letter': letter, ...others } = defaultCreditCosts;
    expect([analysis, letter]).toEqual([3, 2]);
    expect(new Set(Object.values(others))).toEqual(new Set([1]));
    expect(Object.keys(defaultCreditCosts).toSorted()).toEqual(creditActions.toSorted());
    expect(creditActions).toEqual([
      'analysis',
      'cover-letter',
      'improve',
      'optimize',
      'suggestions',
      'optimize-ats',
      'enhance-content',
      'suggest-skills',
      'generate-summary',
      'improve-bullets',
      'answer-question',
      'pdf-export',
    ]);
  });

  it('may take the last credit, but an analysis leaves one over', () => {
    expect(neededCredits('analysis', 3)).toBe(4);
    expect(neededCredits('analysis', 0)).toBe(0);
    expect(neededCredits('improve', 1)).toBe(1);
  });

  it('may cost otherwise, in whole credits, under the names that there are', () => {
    expect(CreditCosts.parse({ analysis: 0, 'pdf-export': 1_000 })).toEqual({
      analysis: 0,
      'pdf-export': 1_000,
    });
    for (const costs of [{ analysis: -1 }, { analysis: 1.5 }, { analysis: 1_001 }, { other: 1 }])
      expect(CreditCosts.safeParse(costs).success).toBe(false);
  });
});

describe('a movement', () => {
  it('is of a kind that there is', () => {
    expect(creditEntryKinds).toEqual(['signup', 'purchase', 'spend', 'release', 'refund']);
    expect(CreditEntry.parse(entry)).toEqual(entry);
    expect(CreditEntry.parse({ ...entry, kind: 'signup', action: null }).action).toBeNull();
    for (const wrong of [{ amount: 0.5 }, { kind: 'gift' }, { action: 'x' }, { id: '1' }])
      expect(CreditEntry.safeParse({ ...entry, ...wrong }).success).toBe(false);
  });

  it('is listed with the balance after it', () => {
    const { method, url, schema } = creditRoutes.history;
    expect([method, url]).toEqual(['GET', '/api/credits']);
    const body = { success: true, data: { balance: 7, welcome: 'given', entries: [entry] } };
    // Servers of releases before say nothing of credits that wait.
    const data = { ...body.data, waitingCredits: 0 };
    expect(schema.response[200].parse(body)).toEqual({ ...body, data });
    expect(schema.response[200].safeParse({ success: true, data: {} }).success).toBe(false);
  });
});

describe('credits in words', () => {
  it('are one credit or many, with commas between thousands', () => {
    expect([0, 1, 2, 1_200].map(creditsText)).toEqual([
      '0 credits',
      '1 credit',
      '2 credits',
      '1,200 credits',
    ]);
  });
});

describe('the key of what was delivered', () => {
  it('names the action and its subject, and differs from any other key', () => {
    expect(deliveryKey('pdf-export', entry.id)).toBe(`pdf-export:${entry.id}`);
    for (const action of creditActions)
      expect(isDeliveryKey(deliveryKey(action, entry.id))).toBe(true);
    for (const key of ['', entry.id, `x pdf-export:${entry.id}`, `${entry.id}:pdf-export:`])
      expect(isDeliveryKey(key)).toBe(false);
  });
});
