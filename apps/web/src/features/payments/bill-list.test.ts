import type { Bill } from '@folio/contract/payments';
import { expect, it } from 'vitest';
import { longDate } from '../../lib/dates.ts';
import { checkoutPath, leftPaise, nextWords, planWords } from './bill-list.tsx';
import { billStates } from './bill-states.ts';

const bill: Bill = {
  id: '01890000-0000-7000-8000-000000000000',
  name: 'Premium Pack',
  kind: 'credits',
  amountPaise: 9_900,
  currency: 'INR',
  refundedPaise: 0,
  chargedBackPaise: 0,
  isDisputed: false,
  state: 'paid',
  surplusPaise: 0,
  surplusRefundedPaise: 0,
  isMoneyBackByMessage: false,
  isMoneyBackDue: false,
  isRefundGivenUp: false,
  paidAt: '2026-11-21T10:00:00.000Z',
};
const wordsOf = (values: Partial<Bill>) =>
  billStates({ ...bill, ...values }).map(({ words }) => words);

it('shows a completed payment as paid', () => {
  expect(billStates(bill)).toEqual([{ tone: 'good', words: 'Paid' }]);
});

it('what went back is named, with its amount where that is a part', () => {
  expect(wordsOf({ state: 'refunded', refundedPaise: 9_900 })).toEqual(['Refunded']);
  expect(wordsOf({ refundedPaise: 4_950 })).toEqual(['₹49.50 refunded']);
  expect(wordsOf({ state: 'refunded', chargedBackPaise: 9_900 })).toEqual(['Charged back']);
  expect(wordsOf({ chargedBackPaise: 9_899 })).toEqual(['₹98.99 charged back']);
  expect(wordsOf({ state: 'refunded', refundedPaise: 4_000, chargedBackPaise: 5_900 })).toEqual([
    '₹40.00 refunded',
    '₹59.00 charged back',
  ]);
});

it('what can be had back is what has not gone back', () => {
  expect(leftPaise(bill)).toBe(9_900);
  expect(leftPaise({ ...bill, refundedPaise: 4_000, chargedBackPaise: 900 })).toBe(5_000);
});

it('an order that was paid twice is paid, and says where the second payment is', () => {
  expect(wordsOf({ surplusPaise: 9_900 })).toEqual(['Paid', 'Paid twice: refunding ₹99.00']);
  expect(wordsOf({ surplusPaise: 19_800, surplusRefundedPaise: 9_900 })).toEqual([
    'Paid',
    'Paid twice: refunding ₹99.00',
    'Paid twice: ₹99.00 refunded',
  ]);
});

it('[bill-list-1] a payment that a bank questions is disputed, whatever went back of it', () => {
  expect(billStates({ ...bill, isDisputed: true })).toEqual([
    { tone: 'danger', words: 'Disputed' },
  ]);
  expect(wordsOf({ isDisputed: true, refundedPaise: 100 })).toEqual(['₹1.00 refunded', 'Disputed']);
});

it('a purchase that is being refunded is no longer shown as paid', () => {
  const isMoneyBackDue = true;
  expect(wordsOf({ isMoneyBackDue })).toEqual(['Refund on its way']);
  expect(wordsOf({ isMoneyBackDue, refundedPaise: 1_000, isDisputed: true })).toEqual([
    '₹10.00 refunded',
    'Disputed',
    'Refund on its way',
  ]);
});

it('an order without a payment says so, and what happens next', () => {
  const unpaid = (['created', 'failed', 'expired'] as const).map((state) => ({ ...bill, state }));
  expect(unpaid.map((one) => billStates(one)[0]?.words)).toEqual(['Open', 'Failed', 'Not paid']);
  expect(unpaid.map(nextWords)).toEqual([
    expect.stringContaining('Not paid yet'),
    expect.stringContaining('Nothing was charged'),
    expect.stringContaining('Nothing was charged'),
  ]);
});

it('an order that was left leads back to its payment, unless the same was bought since', () => {
  const open = { ...bill, state: 'created' as const };
  const pathOf = (name: string, ...others: Bill[]) => checkoutPath({ ...open, name }, others);
  expect(pathOf('Premium Pack')).toBe('/payment/credits/premium');
  expect(pathOf('Basic Plan')).toBe('/subscribe/basic');
  expect([pathOf('Enterprise Plan'), pathOf('Gold Plan')]).toEqual([undefined, undefined]);
  expect(checkoutPath(bill, [])).toBeUndefined();
  const since = { ...bill, paidAt: '2026-11-21T10:05:00.000Z' };
  expect(pathOf('Premium Pack', since)).toBeUndefined();
  expect(pathOf('Premium Pack', { ...since, state: 'expired' })).toBe('/payment/credits/premium');
});

it('[bill-list-2] a purchase says until when its money can be had back, and when it is on its way', () => {
  expect(nextWords({ ...bill, moneyBackUntil: '2026-12-05T10:00:00.000Z' })).toMatch(
    /^You can get your money back until .*2026\.$/,
  );
  expect(nextWords({ ...bill, isMoneyBackDue: true })).toContain('We’re refunding this purchase');
  expect(nextWords({ ...bill, isDisputed: true })).toContain('Your bank is looking into');
  expect(nextWords(bill)).toBe('');
});

it('a purchase that went back says how, and when to look for it', () => {
  const back = { ...bill, state: 'refunded' } as const;
  expect(nextWords({ ...back, refundedPaise: 9_900 })).toContain('five to seven days');
  expect(nextWords({ ...back, refundedPaise: 9_000, chargedBackPaise: 900 })).toContain('Refunded');
  expect(nextWords({ ...back, chargedBackPaise: 9_900 })).toContain('Your bank gave you');
});

it('who has had three refunds within a year is told to write, with the days still running', () => {
  const often = nextWords({ ...bill, isMoneyBackByMessage: true });
  expect(often).toContain('3 purchases refunded this year. Write to us about this one');
});

it('a refund that was given up says so, and what happens next', () => {
  const givenUp = { state: 'refunded', refundedPaise: 9_900, isRefundGivenUp: true } as const;
  expect(wordsOf(givenUp)).toEqual(['Refund failed']);
  expect(nextWords({ ...bill, ...givenUp })).toContain('We’ll pay you another way');
});

it('says of a plan which year was paid for: one to come, the present one or one that is over', () => {
  const [planStartsAt, planEndsAt] = ['2027-02-28T19:30:00.000Z', '2028-02-28T19:30:00.000Z'];
  const [from, until] = [longDate(planStartsAt), longDate(planEndsAt)];
  const at = (now: string) => planWords({ ...bill, planStartsAt, planEndsAt }, Date.parse(now));
  expect(at('2027-02-28T19:29:59.999Z')).toBe(`From ${from} until ${until}.`);
  expect(at(planStartsAt)).toBe(`Until ${until}.`);
  expect(at(planEndsAt)).toBe(`Ended on ${until}.`);
  expect(planWords(bill)).toBe('');
});
