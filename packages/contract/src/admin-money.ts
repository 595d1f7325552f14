import { z } from 'zod';
import { page, paging, Reason } from './admin.ts';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { disputeStates, orderStates, purchaseKinds } from './payments.ts';
import type { Route } from './route.ts';

/** Filters of the list of orders; the last five are beside a state. */
export const orderFilters = [
  ...orderStates,
  'disputed',
  'dispute-won',
  'dispute-lost',
  'given-up',
  'unanswered',
] as const;
export type OrderFilter = (typeof orderFilters)[number];

const moment = z.iso.datetime();

export const AdminOrder = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(purchaseKinds),
  state: z.enum(orderStates),
  isDisputed: z.boolean(),
  /** A bank has decided about a payment of it. */
  isDisputeWon: z.boolean(),
  isDisputeLost: z.boolean(),
  /** Until when the first of its open disputes has to be answered. */
  answerBy: moment.nullable(),
  isRefundGivenUp: z.boolean(),
  isRefundDue: z.boolean(),
  /** For days the provider hasn't said whether it was paid. */
  isUnanswered: z.boolean(),
  amountPaise: z.number().int(),
  capturedPaise: z.number().int(),
  refundedPaise: z.number().int(),
  chargedBackPaise: z.number().int(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

export const AdminOrderDetails = z.object({
  ...AdminOrder.shape,
  /** The buyer; null for an account that is gone. */
  buyer: z.object({ id: z.uuid(), email: z.string() }).nullable(),
  promoCode: z.string().nullable(),
  providerOrderId: z.string().nullable(),
  payments: z.array(
    z.object({
      id: z.string(),
      capturedPaise: z.number().int(),
      refundedPaise: z.number().int(),
      at: moment,
    }),
  ),
  disputes: z.array(
    z.object({
      id: z.string(),
      state: z.enum(disputeStates),
      deductedPaise: z.number().int(),
      /** A code of the provider, and how far it has come; null where it told none. */
      reason: z.string().nullable(),
      phase: z.string().nullable(),
      respondBy: moment.nullable(),
      at: moment,
    }),
  ),
  surplus: z.array(
    z.object({
      id: z.string(),
      amountPaise: z.number().int(),
      attempts: z.number().int(),
      refundedAt: moment.nullable(),
    }),
  ),
  plans: z.array(z.object({ startsAt: moment, endsAt: moment, isRefunded: z.boolean() })),
  credits: z.array(z.object({ kind: z.string(), amount: z.number().int(), at: moment })),
});
export type AdminOrderDetails = z.infer<typeof AdminOrderDetails>;

/** What came in and what went back on a day of India, each by the day on which it did. */
const Day = z.object({
  day: z.iso.date(),
  /** That were paid on it. */
  orders: z.number().int(),
  capturedPaise: z.number().int(),
  refundedPaise: z.number().int(),
  chargedBackPaise: z.number().int(),
  /** Paid beyond the price of an order, and of such payments what went back: in no other sum. */
  surplusPaise: z.number().int(),
  surplusRefundedPaise: z.number().int(),
});
export type AdminDay = z.infer<typeof Day>;

export const adminMoneyRoutes = {
  list: {
    method: 'GET',
    url: '/api/admin/orders',
    schema: {
      querystring: z.strictObject({
        ...paging,
        state: z.enum(orderFilters, 'There is no such state').optional(),
        buyer: z.uuid('This is not an id').optional(),
      }),
      response: { 200: page(AdminOrder) },
    },
  },
  days: {
    method: 'GET',
    url: '/api/admin/order-days',
    schema: { response: { 200: answer({ data: z.array(Day) }) } },
  },
  get: {
    method: 'GET',
    url: '/api/admin/orders/:id',
    schema: { params: IdParams, response: { 200: answer({ data: AdminOrderDetails }) } },
  },
  /** Refunds until the total refunded of the order is `totalPaise`; the whole order without it. */
  refund: {
    method: 'POST',
    url: '/api/admin/orders/:id/refund',
    schema: {
      params: IdParams,
      body: z.strictObject({
        reason: Reason,
        totalPaise: z.number().int().min(1, 'Enter an amount').max(1_000_000_000).optional(),
      }),
      response: { 200: answer({ message: z.string(), sentPaise: z.number().int() }) },
    },
  },
} as const satisfies Record<string, Route>;
