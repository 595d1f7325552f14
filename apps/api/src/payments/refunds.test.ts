import { expect, it } from 'vitest';
import type { PaymentProvider, SeenPayment } from './payment-provider.ts';
import { refundsOf } from './refunds.ts';

type Refund = Awaited<ReturnType<PaymentProvider['listRefunds']>>[number];

it.each<[string, Pick<Refund, 'state' | 'amountPaise'>[], number, object]>([
  ['nothing', [], 0, { goneBackPaise: 0, failures: 0 }],
  [
    'what is on its way, before the payment says so',
    [
      { state: 'pending', amountPaise: 1_000 },
      { state: 'processed', amountPaise: 500 },
      { state: 'failed', amountPaise: 700 },
    ],
    300,
    { goneBackPaise: 1_500, failures: 1 },
  ],
  [
    'what the payment says, where the list has not all',
    [{ state: 'failed', amountPaise: 700 }],
    2_000,
    { goneBackPaise: 2_000, failures: 1 },
  ],
])('has gone back: %s', async (_, refunds, refundedPaise, standing) => {
  const provider = { listRefunds: async () => refunds } as unknown as PaymentProvider;
  const seen = { id: 'pay_1', refundedPaise } as SeenPayment;
  expect(await refundsOf(provider, seen)).toEqual(standing);
});
