import { expect, it } from 'vitest';
import type { OrderRow } from './orders.repository.ts';
import { fits } from './settlement.service.ts';

it('takes a payment for one of an order only with its id, its whole price and its currency', () => {
  const order = { providerOrderId: 'order_1', amountPaise: 9_900 } as OrderRow;
  const payment = { orderId: 'order_1', amountPaise: 9_900, currency: 'INR' };
  expect(fits(order, payment)).toBe(true);
  for (const other of [{ orderId: 'order_2' }, { amountPaise: 9_901 }, { currency: 'USD' }])
    expect(fits(order, { ...payment, ...other })).toBe(false);
});
