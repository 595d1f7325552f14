import fc from 'fast-check';
import { expect, it } from 'vitest';
import { subscriptions, type User } from './auth.ts';
import { type CreditAction, creditActions } from './credit-actions.ts';
import { defaultCreditCosts } from './credits.ts';
import {
  creditCost,
  entitlementsOf,
  hasCreativeLayout,
  isBranded,
  isIncluded,
  maySetInTemplate,
  mayUseTemplate,
  opensTier,
} from './entitlements.ts';
import { templateIds } from './template-ids.ts';
import { templateById } from './template-list.ts';

const later = '2100-01-01T00:00:00.000Z';
const accounts = [
  [
    { subscription: 'free', hasBoughtPack: false },
    { branded: true, templates: 4, creative: false, included: 0, first: false },
  ],
  [
    { subscription: 'free', hasBoughtPack: true },
    { branded: false, templates: 4, creative: false, included: 0, first: false },
  ],
  [
    { subscription: 'free', hasBoughtPack: true, packOpensUntil: null },
    { branded: false, templates: 4, creative: false, included: 0, first: false },
  ],
  [
    { subscription: 'free', hasBoughtPack: true, packOpensUntil: later },
    { branded: false, templates: 16, creative: false, included: 0, first: true },
  ],
  [
    { subscription: 'basic', hasBoughtPack: false },
    { branded: false, templates: 16, creative: true, included: 1, first: false },
  ],
  [
    { subscription: 'premium', hasBoughtPack: false },
    { branded: false, templates: 18, creative: true, included: creditActions.length, first: true },
  ],
  [
    { subscription: 'enterprise', hasBoughtPack: false },
    { branded: false, templates: 18, creative: true, included: creditActions.length, first: true },
  ],
] as const;

it.each(accounts)(
  '[entitlements-1] an account with %o has what it paid for',
  (account, { branded, templates, creative, included, first }) => {
    expect(isBranded(account)).toBe(branded);
    expect(templateIds.filter((id) => mayUseTemplate(id, account))).toHaveLength(templates);
    expect(hasCreativeLayout(account)).toBe(creative);
    expect(creditActions.filter((action) => isIncluded(action, account))).toHaveLength(included);
    expect(entitlementsOf(account).isAnsweredFirst).toBe(first);
  },
);

it('what a plan includes takes nothing, and all else what the server says', () => {
  const costs = { ...defaultCreditCosts, 'pdf-export': 2 };
  const cost = (action: CreditAction, subscription: User['subscription']) =>
    creditCost(action, { subscription, hasBoughtPack: false }, costs);
  expect(cost('pdf-export', 'free')).toBe(2);
  expect(cost('pdf-export', 'basic')).toBe(0);
  expect(cost('analysis', 'basic')).toBe(3);
  for (const plan of ['premium', 'enterprise'] as const)
    expect(creditActions.map((action) => cost(action, plan))).toEqual(creditActions.map(() => 0));
});

it('a resume is set in what the account may choose or the server has for it, and in nothing else', () => {
  const template = fc.constantFrom(...templateIds);
  const stored = fc.option(template, { nil: undefined });
  const subscription = fc.constantFrom(...subscriptions);
  fc.assert(
    fc.property(template, stored, subscription, fc.boolean(), (id, other, plan, isKept) => {
      const kept = isKept ? id : other;
      const may = maySetInTemplate(id, kept, { subscription: plan, hasBoughtPack: false });
      const isFreeForAll = ['modern', 'classic', 'minimal', 'academic'].includes(id);
      const isSignature = ['swiss', 'executive'].includes(id);
      expect(templateById(id).premium).toBe(!isFreeForAll);
      const isInPlan = isSignature ? plan === 'premium' || plan === 'enterprise' : plan !== 'free';
      expect(may).toBe(isFreeForAll || isInPlan || kept === id);
    }),
  );
});

it('a basic plan opens professional, creative and ten more; Premium the signature designs, too', () => {
  const opened = (subscription: User['subscription']) =>
    templateIds.filter((id) => mayUseTemplate(id, { subscription, hasBoughtPack: false }));
  expect(opened('free')).toEqual(['modern', 'classic', 'minimal', 'academic']);
  const more = opened('basic').filter((id) => !opened('free').includes(id));
  expect(more).toHaveLength(12);
  expect(more).toEqual(expect.arrayContaining(['professional', 'creative']));
  for (const plan of ['premium', 'enterprise'] as const) expect(opened(plan)).toEqual(templateIds);
  for (const plan of subscriptions)
    expect(opened(plan)).toEqual(
      templateIds.filter((id) => opensTier(plan, templateById(id).tier)),
    );
});
