import type { Bill } from '@folio/contract/payments';
import { expect, it } from 'vitest';
import { billStates } from './bill-list.tsx';

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
  paidAt: '2026-11-21T10:00:00.000Z',
};
const wordsOf = (values: Partial<Bill>) =>
  billStates({ ...bill, ...values }).map(({ words }) => words);

it('a payment that stands is paid', () => {
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
