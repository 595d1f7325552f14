import { Bill } from '@folio/contract/payments';
import { expect, it } from 'vitest';
import { toBill } from './present-bill.ts';

const row: Parameters<typeof toBill>[0] = {
  surplusPaise: 7_920,
  surplusRefundedPaise: 0,
  id: '01890000-0000-7000-8000-000000000000',
  userId: '01890000-0000-7000-8000-000000000001',
  kind: 'credits',
  item: 'premium',
  credits: 50,
  amountPaise: 7_920,
  promoCode: 'TWENTY',
  idempotencyKey: 'a key',
  requestHash: 'a hash',
  providerOrderId: 'order_1',
  state: 'paid',
  capturedPaise: 7_920,
  refundedPaise: 100,
  chargedBackPaise: 200,
  isDisputed: true,
  grantedCredits: 50,
  createdAt: new Date('2026-11-20T10:00:00Z'),
  receiptMailedAt: null,
  paidAt: new Date('2026-11-21T10:00:00Z'),
  nextCheckAt: null,
  checks: 1,
};

it('shows of an order what concerns its buyer, and nothing else', () => {
  const bill = {
    id: row.id,
    name: 'Premium Pack',
    kind: 'credits',
    amountPaise: 7_920,
    refundedPaise: 100,
    chargedBackPaise: 200,
    isDisputed: true,
    surplusPaise: 7_920,
    surplusRefundedPaise: 0,
    currency: 'INR',
    state: 'paid',
    paidAt: '2026-11-21T10:00:00.000Z',
  };
  expect(toBill(row)).toEqual(bill);
  expect(Bill.parse(bill)).toEqual(bill);
  expect(toBill({ ...row, kind: 'plan', paidAt: null })).toMatchObject({
    name: 'Premium Plan',
    paidAt: '2026-11-20T10:00:00.000Z',
  });
});
