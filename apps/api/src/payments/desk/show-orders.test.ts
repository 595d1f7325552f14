import { moneyTimeZone } from '@folio/contract/prices';
import { describe, expect, it } from 'vitest';
import type { DeskOrder, OrderRecord } from './desk.repository.ts';
import { ordersCsv } from './orders-csv.ts';
import { daysText, listText, orderText } from './show-orders.ts';

const id = '01890000-0000-7000-8000-00000000000a';
const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);

/** An order that nobody has paid, and whatever a test knows of it beside that. */
const orderOf = (facts: Partial<DeskOrder> = {}): DeskOrder => ({
  id,
  userId: null,
  mailboxHash: null,
  kind: 'credits',
  item: 'premium',
  credits: 50,
  amountPaise: 9_900,
  listPaise: null,
  offer: null,
  placeHeldAt: null,
  promoCode: null,
  gstPercent: null,
  idempotencyKey: 'key',
  requestHash: null,
  providerOrderId: null,
  state: 'created',
  capturedPaise: 0,
  refundedPaise: 0,
  chargedBackPaise: 0,
  isDisputed: false,
  grantedCredits: 0,
  createdAt: at('08:00'),
  paidAt: null,
  moneyBackAskedAt: null,
  moneyBackNextAt: null,
  moneyBackAttempts: 0,
  isMoneyBackGivenUp: false,
  deskRefundPaise: null,
  deskRefundedAt: null,
  wentBackAt: null,
  holderPaymentId: null,
  receiptNumber: null,
  receiptMailedAt: null,
  nextCheckAt: null,
  checks: 0,
  moment: '2026-11-23 08:00',
  backDate: null,
  paymentId: null,
  surplusPaise: 0,
  surplusRefundedPaise: 0,
  isSurplusGivenUp: false,
  isDisputeWon: false,
  isDisputeLost: false,
  answerBy: null,
  isUnanswered: false,
  ...facts,
});

const partlyBack = orderOf({
  state: 'paid',
  paidAt: at('09:00'),
  moment: '2026-11-23 09:00',
  listPaise: 19_800,
  capturedPaise: 9_900,
  refundedPaise: 2_000,
  chargedBackPaise: 1_000,
  wentBackAt: at('19:00'),
  backDate: '2026-11-24',
  surplusPaise: 9_900,
  surplusRefundedPaise: 4_900,
  isDisputed: true,
  answerBy: new Date('2026-12-05T10:00Z'),
  isMoneyBackGivenUp: true,
  moneyBackNextAt: at('10:00'),
});

describe('the list of orders', () => {
  it('says of a paid order what banks have decided, and that a second payment is left to people', () => {
    const standing = (facts: Partial<DeskOrder>) =>
      listText([orderOf({ state: 'paid', ...facts })], moneyTimeZone)
        .split('  ')
        .at(-2)
        ?.trim();
    expect(standing({ isSurplusGivenUp: true })).toBe('paid, refund given up');
    expect(standing({ isDisputeWon: true })).toBe('paid, dispute won');
    expect(standing({ isDisputeLost: true })).toBe('paid, dispute lost');
  });

  it('has no refund under way once the money has gone back', () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const sent = { state: 'refunded', refundedPaise: 9_900 } as const;
    const stateIn = (moneyBackNextAt: Date) =>
      listText([orderOf({ ...sent, moneyBackNextAt })], moneyTimeZone).includes(
        'refunded, refund under way',
      );
    expect([inDays(1), inDays(-1)].map(stateIn)).toEqual([false, true]);
  });

  it('has a line each, with all that its state says, and what they come to', () => {
    expect(listText([orderOf(), partlyBack], moneyTimeZone).split('\n')).toEqual([
      `2026-11-23 08:00       ₹99.00  Premium Pack     created     ${id}`,
      `2026-11-23 09:00       ₹99.00  Premium Pack     paid, disputed, answer by 2026-12-05, refund given up  ${id}`,
      '2 orders, captured ₹99.00, refunded ₹20.00, charged back ₹10.00, kept ₹69.00, paid twice ₹99.00, of which ₹49.00 refunded',
    ]);
  });

  it('speaks of what was paid twice only where something was', () => {
    expect(listText([orderOf()], moneyTimeZone).split('\n')[1]).toBe(
      '1 order, captured ₹0.00, refunded ₹0.00, charged back ₹0.00, kept ₹0.00',
    );
  });

  it('by day has a line for each, and one for all', () => {
    expect([listText([], moneyTimeZone), daysText([])]).toEqual(['No orders.', 'No orders.']);
    const sum = (count: string, paise: string) =>
      `${count}, captured ${paise}, refunded ₹0.00, charged back ₹0.00, kept ${paise}`;
    const none = {
      refundedPaise: 0,
      chargedBackPaise: 0,
      surplusPaise: 0,
      surplusRefundedPaise: 0,
    };
    const days = [
      { ...none, day: '2026-11-23', orders: 2, capturedPaise: 9_900 },
      { ...none, day: '2026-11-24', orders: 1, capturedPaise: 4_900 },
    ];
    expect(daysText(days).split('\n')).toEqual([
      `2026-11-23  ${sum('2 orders', '₹99.00')}`,
      `2026-11-24  ${sum('1 order', '₹49.00')}`,
      `all         ${sum('3 orders', '₹148.00')}`,
    ]);
    const back = { ...none, orders: 0, capturedPaise: 0, refundedPaise: 2_000 };
    expect(daysText([{ ...back, day: '2026-11-25', surplusRefundedPaise: 4_900 }])).toMatch(
      /^2026-11-25 {2}0 orders, captured ₹0\.00, refunded ₹20\.00, charged back ₹0\.00, kept -₹20\.00, paid twice ₹0\.00, of which ₹49\.00 refunded$/m,
    );
  });
});

const recordOf = (order: DeskOrder, facts: Partial<OrderRecord> = {}): OrderRecord => ({
  order,
  buyer: null,
  payments: [],
  surplus: [],
  disputes: [],
  periods: [],
  entries: [],
  ...facts,
});

describe('one order whole', () => {
  it('has dashes where nothing is known', () => {
    expect(orderText(recordOf(orderOf()), 'UTC').split('\n')).toEqual([
      `order        ${id}`,
      'state        created',
      'item         Premium Pack',
      'buyer        account deleted',
      'price        ₹99.00',
      'list price   –',
      'reason       –',
      'ordered      2026-11-23 08:00:00',
      'paid         –',
      'receipt      –',
      'captured     ₹0.00',
      'refunded     ₹0.00',
      'charged back ₹0.00',
      'kept         ₹0.00',
      'went back    –',
      'at provider  –',
      'money back   –',
      'mailed       –',
    ]);
  });

  it('tells its terms, its money, what it gave and what banks said, by the clocks of a zone', () => {
    const facts = {
      providerOrderId: 'order_1',
      promoCode: 'HALF',
      offer: 'welcome',
      receiptMailedAt: at('09:01'),
    } as const;
    const orderId = id;
    const userId = '01890000-0000-7000-8000-00000000000b';
    const surplus = {
      isBackByHand: false,
      isGivenUp: false,
      orderId,
      nextAttemptAt: null,
      amountPaise: 9_900,
      createdAt: at('09:05'),
    };
    const period = { orderId, userId, plan: 'basic', remindedAt: null } as const;
    const [startsAt, endsAt] = [new Date('2026-11-23T00:00Z'), new Date('2027-11-23T00:00Z')];
    const entry = { userId, action: null, idempotencyKey: `order:${id}:1`, createdAt: at('09:00') };
    const record = recordOf(
      { ...partlyBack, ...facts },
      {
        payments: [
          {
            providerPaymentId: 'pay_1',
            orderId,
            capturedPaise: 9_900,
            refundedPaise: 2_000,
            toldBackPaise: 0,
            createdAt: at('09:00'),
          },
        ],
        surplus: [
          { ...surplus, providerPaymentId: 'pay_2', attempts: 1, refundedAt: at('09:10') },
          { ...surplus, providerPaymentId: 'pay_3', attempts: 4, refundedAt: null },
        ],
        disputes: [
          {
            providerDisputeId: 'disp_1',
            providerPaymentId: 'pay_1',
            state: 'open',
            deductedPaise: 1_000,
            reason: 'chargeback_not_authorized',
            phase: 'chargeback',
            respondBy: new Date('2026-12-05T10:00Z'),
            toldAt: 1,
            createdAt: at('09:30'),
          },
        ],
        periods: [
          { ...period, startsAt, endsAt, isRefunded: false },
          { ...period, startsAt, endsAt, isRefunded: true },
        ],
        entries: [
          { ...entry, id: 'a', amount: 50, kind: 'purchase' },
          { ...entry, id: 'b', amount: -20, kind: 'refund' },
        ],
      },
    );
    expect(orderText(record, 'Asia/Kolkata').split('\n').slice(1)).toEqual([
      'state        paid, disputed, answer by 2026-12-05, refund given up',
      'item         Premium Pack',
      'buyer        account deleted',
      'price        ₹99.00',
      'list price   ₹198.00',
      'reason       promo code HALF',
      'ordered      2026-11-23 13:30:00',
      'paid         2026-11-23 14:30:00',
      'receipt      01890000-0000-7000',
      'captured     ₹99.00',
      'refunded     ₹20.00',
      'charged back ₹10.00',
      'kept         ₹69.00',
      'went back    2026-11-24 00:30:00',
      'at provider  order_1',
      'money back   given up: by hand',
      'mailed       2026-11-23 14:31:00',
      'payment      pay_1, 2026-11-23 14:30:00, captured ₹99.00, refunded ₹20.00',
      'paid twice   pay_2, ₹99.00, refunded 2026-11-23 14:40:00',
      'paid twice   pay_3, ₹99.00, tried 4 times',
      'dispute      disp_1, open, chargeback, chargeback_not_authorized, since 2026-11-23 15:00:00, answer by 2026-12-05 15:30:00, deducted ₹10.00',
      'plan         2026-11-23 05:30:00 to 2027-11-23 05:30:00',
      'plan         2026-11-23 05:30:00 to 2027-11-23 05:30:00, refunded',
      'credits      2026-11-23 14:30:00, purchase +50',
      'credits      2026-11-23 14:30:00, refund −20',
    ]);
    const [told] = record.disputes;
    if (!told) throw new Error('No dispute');
    const bare = { ...told, phase: null, reason: null, respondBy: null };
    expect(orderText({ ...record, disputes: [bare] }, 'UTC')).toContain(
      'dispute      disp_1, open, since 2026-11-23 09:30:00, deducted ₹10.00',
    );
    const asked = orderOf({ offer: 'welcome', moneyBackAskedAt: at('11:00') });
    const lines = orderText(recordOf(asked), 'UTC').split('\n');
    expect(lines).toContain('reason       welcome');
    expect(lines).toContain('money back   2026-11-23 11:00:00');
  });
});

describe('the table of an accountant', () => {
  const gst = { percent: 18, isWithinState: true };
  /** The cells of the only line, by their columns. */
  const cellsOf = (facts: Partial<DeskOrder>, tax?: typeof gst) => {
    const [head = '', line = '', ...more] = ordersCsv([orderOf(facts)], tax).split('\r\n');
    expect(more).toEqual(['']);
    const cells = line.split(',');
    return Object.fromEntries(head.split(',').map((name, place) => [name, cells[place]]));
  };

  it('says nothing of what an order has not', () => {
    const { order, ...cells } = cellsOf({});
    expect(order).toBe(id);
    const nothing = ['receipt', 'reason', 'payment', 'provider_order', 'taxable', 'cgst', 'sgst'];
    const tax = ['igst', 'gst', 'taxable_back', 'cgst_back', 'sgst_back', 'igst_back', 'gst_back'];
    nothing.push('back_date');
    expect(cells).toEqual({
      date: '2026-11-23',
      time: '08:00',
      state: 'created',
      kind: 'credits',
      item: 'Premium Pack',
      currency: 'INR',
      list_price: '99.00',
      price: '99.00',
      captured: '0.00',
      refunded: '0.00',
      charged_back: '0.00',
      kept: '0.00',
      paid_twice: '0.00',
      paid_twice_refunded: '0.00',
      ...Object.fromEntries([...nothing, ...tax].map((name) => [name, ''])),
    });
  });

  it('has what an order has, and the tax of what banks and refunds took', () => {
    const facts = { ...partlyBack, providerOrderId: 'order_1', paymentId: 'pay_1' };
    expect(cellsOf({ ...facts, offer: 'welcome' }, gst)).toMatchObject({
      receipt: id.slice(0, 18),
      state: 'disputed',
      list_price: '198.00',
      reason: 'welcome',
      charged_back: '10.00',
      kept: '69.00',
      payment: 'pay_1',
      provider_order: 'order_1',
      taxable: '83.90',
      taxable_back: '25.42',
      cgst_back: '2.29',
      sgst_back: '2.29',
      igst_back: '',
      gst_back: '',
      back_date: '2026-11-24',
    });
    expect(cellsOf({ ...facts, capturedPaise: 0 })).toMatchObject({ kept: '-30.00' });
    expect(cellsOf(facts)).toMatchObject({ taxable_back: '', cgst_back: '' });
    expect(cellsOf({ refundedPaise: 100 }, gst)).toMatchObject({ taxable_back: '' });
    expect(cellsOf({ ...facts, receiptNumber: 12 })).toMatchObject({ receipt: 'R-000012' });
    expect(cellsOf({ ...facts, gstPercent: 0 }, gst)).toMatchObject({ taxable: '', cgst_back: '' });
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@sum', "'@sum"],
    ['-1+1', "'-1+1"],
    ['-1+1.00', "'-1+1.00"],
    ['-12.50', '-12.50'],
    ['-12.50+1', "'-12.50+1"],
    ['=-12.50', "'=-12.50"],
    ['-12.5', "'-12.5"],
    ['-12.5x', "'-12.5x"],
    ['-12.xy', "'-12.xy"],
    ['-xy.50', "'-xy.50"],
    ['HALF-5.00', 'HALF-5.00'],
    ['HALF"5', '"HALF""5"'],
    ['\n=1+1', `"'\n=1+1"`],
    ['＝1+1', "'＝1+1"],
    ['＋1+1', "'＋1+1"],
    ['－1+1', "'－1+1"],
    ['＠sum', "'＠sum"],
  ])('takes %s for no formula', (promoCode, cell) => {
    expect(cellsOf({ promoCode })).toMatchObject({ reason: cell });
  });
});
