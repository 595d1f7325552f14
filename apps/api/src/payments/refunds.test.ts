import { expect, it } from 'vitest';
import type { PaymentProvider, SeenPayment } from './payment-provider.ts';
import { deskKeyOf, goneBackOf, refundsOf, type Standing, standingsOf } from './refunds.ts';

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

it('leaves of a payment what neither went back nor was taken by a bank, and nothing below that', async () => {
  const seen = (id: string) => ({ id, capturedPaise: 9_900, refundedPaise: 1_000 }) as SeenPayment;
  const provider = {
    findPayment: async (id: string) => (id === 'unknown' ? undefined : seen(id)),
    listRefunds: async () => [],
  } as unknown as PaymentProvider;
  const leftOf = async (paymentId: string, deductedPaise: number) =>
    (await standingsOf(provider, [{ paymentId, deductedPaise }])).map((one) => one.leftPaise);
  expect(await leftOf('pay_1', 0)).toEqual([8_900]);
  expect(await leftOf('pay_1', 2_000)).toEqual([6_900]);
  expect(await leftOf('pay_1', 9_900)).toEqual([0]);
  await expect(leftOf('unknown', 0)).rejects.toThrow('does not know the payment unknown');
});

it('adds up what went back of all payments, and names a refund by all that makes it another', () => {
  const seen = { id: 'pay_1' } as SeenPayment;
  const standing = { seen, goneBackPaise: 1_000, failures: 0, leftPaise: 8_900 };
  expect(goneBackOf([])).toBe(0);
  expect(goneBackOf([standing, { ...standing, goneBackPaise: 500 }])).toBe(1_500);
  const others: [Standing, number][] = [
    [standing, 4_950],
    [standing, 4_951],
    [{ ...standing, goneBackPaise: 0 }, 4_950],
    [{ ...standing, failures: 1 }, 4_950],
    [{ ...standing, seen: { ...seen, id: 'pay_2' } }, 4_950],
  ];
  expect(new Set(others.map(([one, paise]) => deskKeyOf(one, paise))).size).toBe(5);
  expect(deskKeyOf({ ...standing, leftPaise: 0 }, 4_950)).toBe(deskKeyOf(standing, 4_950));
});
