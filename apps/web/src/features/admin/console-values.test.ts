import { expect, it } from 'vitest';
import { leftPaiseOf } from './order.tsx';
import { lastDayBefore } from './person.tsx';

it('a refund is offered for what neither went back nor was taken by a bank', () => {
  const order = { capturedPaise: 9_900, refundedPaise: 4_900, chargedBackPaise: 0 };
  expect(leftPaiseOf(order)).toBe(5_000);
  expect(leftPaiseOf({ ...order, chargedBackPaise: 5_000 })).toBe(0);
});

it('a plan that was agreed on until October 31 is shown until that day, not until the next', () => {
  const end = new Date(2026, 10, 1);
  expect(lastDayBefore(end.toISOString())).toMatch(/October 31|31 October/);
  expect(lastDayBefore(null)).toBe('–');
});
