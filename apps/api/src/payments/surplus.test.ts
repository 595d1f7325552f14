import fc from 'fast-check';
import { expect, it } from 'vitest';
import { surplusRefundedMail } from './surplus.service.ts';
import { chooseHolder, type PaymentStanding } from './surplus.ts';

const paid = (id: string, values: Partial<PaymentStanding> = {}): PaymentStanding => ({
  id,
  isHolder: false,
  capturedPaise: 9_900,
  keptPaise: 9_900,
  isRefunded: false,
  ...values,
});

it('an order stands on the payment of which most is left, of equal ones on the first by id', () => {
  expect(chooseHolder([])).toEqual({ holderId: undefined, surplusIds: [] });
  expect(chooseHolder([paid('b'), paid('c'), paid('a')])).toEqual({
    holderId: 'a',
    surplusIds: ['b', 'c'],
  });
  expect(chooseHolder([paid('a', { keptPaise: 1 }), paid('b')])).toEqual({
    holderId: 'b',
    surplusIds: ['a'],
  });
  // Of what has gone back already nothing is left to send.
  expect(chooseHolder([paid('a', { keptPaise: 0 }), paid('b')]).surplusIds).toEqual([]);
});

it('an order stays on the payment that its receipt names while anything of it is left', () => {
  const holder = (values: Partial<PaymentStanding> = {}) =>
    paid('b', { isHolder: true, ...values });
  expect(chooseHolder([paid('a'), holder(), paid('c')])).toEqual({
    holderId: 'b',
    surplusIds: ['a', 'c'],
  });
  expect(chooseHolder([paid('a'), holder({ keptPaise: 1 })])).toEqual({
    holderId: 'b',
    surplusIds: ['a'],
  });
  expect(chooseHolder([paid('c'), holder({ keptPaise: 0 }), paid('a')])).toEqual({
    holderId: 'a',
    surplusIds: ['c'],
  });
  const none = [paid('a', { keptPaise: 0 }), holder({ keptPaise: 0 })];
  expect(chooseHolder(none)).toEqual({ holderId: 'b', surplusIds: [] });
});

it('of an order whose money was asked back, what it stood on stays, and what arrives goes back', () => {
  const gone = paid('b', { isHolder: true, keptPaise: 0, isRefunded: true });
  const later = { holderId: 'b', surplusIds: ['a', 'c'] };
  expect(chooseHolder([paid('a'), gone, paid('c')], { isGivenBack: true })).toEqual(later);
  // Its first payment has nothing before it, and is what goes back with the order.
  expect(chooseHolder([paid('a')], { isGivenBack: true }).holderId).toBe('a');
});

it('nothing stands on what was never captured, or is on its way back', () => {
  const set = (attempts: number, isBack: boolean) => ({ surplus: { attempts, isBack } });
  for (const none of [
    paid('a', { capturedPaise: 0, keptPaise: 0 }),
    paid('a', set(1, false)),
    paid('a', set(0, true)),
  ])
    expect(chooseHolder([none])).toEqual({ holderId: undefined, surplusIds: [] });
  expect(chooseHolder([paid('a', set(0, false))]).holderId).toBe('a');
});

it('what an order stands on does not follow from the order in which payments were seen', () => {
  const standing = fc.record({
    capturedPaise: fc.constantFrom(0, 9_900),
    keptPaise: fc.constantFrom(0, 1, 9_900),
    surplus: fc.option(fc.record({ attempts: fc.nat({ max: 1 }), isBack: fc.boolean() }), {
      nil: undefined,
    }),
  });
  fc.assert(
    fc.property(fc.array(standing, { maxLength: 5 }), fc.nat(), fc.nat(), (standings, turn, at) => {
      const all = standings.map((one, index) => ({
        ...one,
        id: `pay_${index}`,
        isRefunded: false,
        isHolder: index === at % 6,
      }));
      const by = turn % (all.length || 1);
      expect(chooseHolder([...all.slice(by), ...all.slice(0, by)])).toEqual(chooseHolder(all));
    }),
  );
});

it('who paid twice is told what went back, and that there is nothing to do', () => {
  const mail = surplusRefundedMail(
    { email: 'ada@example.org', firstName: 'Ada' },
    { item: 'Basic Pack', amountPaise: 4_900, payment: 'pay_1', isLate: false },
    'https://folio.test',
  );
  expect(mail).toMatchObject({
    to: 'ada@example.org',
    subject: 'You paid twice, and we refunded it',
    html: expect.stringContaining('₹49 for your second payment'),
  });
  for (const said of [
    'Hello Ada',
    'Your order was paid twice. We refunded the second payment, ₹49, and your purchase stays in your account.',
    'It may take five to seven days to show up at your bank.',
    'Bought: Basic Pack',
    'Refunded: ₹49',
    'Payment: pay_1',
    'See your payments',
    'https://folio.test/billing',
    'You don’t need to do anything.',
  ])
    expect(mail.text.replace(/\s+/g, ' ')).toContain(said);
});
