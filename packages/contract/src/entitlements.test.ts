import { expect, it } from 'vitest';
import { carriesFootLine, hasCreativeLayout, isPaid, mayUseTemplate } from './entitlements.ts';

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

it.each(accounts)('an account with %o has what it paid for', (account, { paid, premium }) => {
  expect(isPaid(account)).toBe(paid);
  expect(carriesFootLine(account)).toBe(!paid);
  expect(mayUseTemplate('creative', account)).toBe(premium);
  expect(mayUseTemplate('modern', account)).toBe(true);
  expect(hasCreativeLayout(account)).toBe(premium);
});
