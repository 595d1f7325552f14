import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  hasCreativeLayout,
  isBranded,
  isPaid,
  maySetInTemplate,
  mayUseTemplate,
} from './entitlements.ts';
import { templateIds } from './template-ids.ts';
import { templateById } from './template-list.ts';

const accounts = [
  [
    { subscription: 'free', hasBoughtPack: false },
    { paid: false, premium: false },
  ],
  [
    { subscription: 'free', hasBoughtPack: true },
    { paid: true, premium: false },
  ],
  [
    { subscription: 'basic', hasBoughtPack: false },
    { paid: true, premium: true },
  ],
  [
    { subscription: 'premium', hasBoughtPack: true },
    { paid: true, premium: true },
  ],
] as const;

it.each(accounts)(
  '[entitlements-1] an account with %o has what it paid for',
  (account, { paid, premium }) => {
    expect(isPaid(account)).toBe(paid);
    expect(isBranded(account)).toBe(!paid);
    expect(mayUseTemplate('creative', account)).toBe(premium);
    expect(mayUseTemplate('modern', account)).toBe(true);
    expect(hasCreativeLayout(account)).toBe(premium);
  },
);

it('a resume is set in what the account may choose or the server has for it, and in nothing else', () => {
  const template = fc.constantFrom(...templateIds);
  const stored = fc.option(template, { nil: undefined });
  const subscription = fc.constantFrom('free' as const, 'basic' as const, 'premium' as const);
  fc.assert(
    fc.property(template, stored, subscription, (id, kept, plan) => {
      const may = maySetInTemplate(id, kept, { subscription: plan });
      const isFreeForAll = ['modern', 'classic', 'minimal', 'academic'].includes(id);
      const isSignature = ['swiss', 'executive'].includes(id);
      expect(templateById(id).premium).toBe(!isFreeForAll);
      const isInPlan = isSignature ? plan === 'premium' : plan !== 'free';
      expect(may).toBe(isFreeForAll || isInPlan || kept === id);
    }),
  );
});

it('a basic plan opens professional, creative and ten more; Premium the signature designs, too', () => {
  const opened = (subscription: 'free' | 'basic' | 'premium') =>
    templateIds.filter((id) => mayUseTemplate(id, { subscription }));
  expect(opened('free')).toEqual(['modern', 'classic', 'minimal', 'academic']);
  const more = opened('basic').filter((id) => !opened('free').includes(id));
  expect(more).toHaveLength(12);
  expect(more).toEqual(expect.arrayContaining(['professional', 'creative']));
  expect(opened('premium')).toEqual(templateIds);
});
