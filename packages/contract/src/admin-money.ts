import { z } from 'zod';
import { page, paging, Reason } from './admin.ts';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { disputeStates, orderStates, purchaseKinds } from './payments.ts';
import type { Route } from './route.ts';

/** Filters of the list of orders. The last five are independent of an order's state. */
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
  /** Whether a bank has decided a dispute about one of its payments in the seller's favor. */
  isDisputeWon: z.boolean(),
  isDisputeLost: z.boolean(),
  /** When the first of its open disputes must be answered. */
  answerBy: moment.nullable(),
  isRefundGivenUp: z.boolean(),
  isRefundDue: z.boolean(),
  /** Whether the provider hasn't said for days whether it was paid. */
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
  /** The buyer, or null if the account was deleted. */
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
      /** The provider's code, and the phase of the dispute; null if it gave none. */
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

/** The money received and returned on a day in India, each on the day on which it happened. */
const Day = z.object({
  day: z.iso.date(),
  /** The orders paid on that day. */
  orders: z.number().int(),
  capturedPaise: z.number().int(),
  refundedPaise: z.number().int(),
  chargedBackPaise: z.number().int(),
  /**
   * Money paid beyond the price of an order, and refunds of it; neither is part of any other sum.
   */
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
  /**
   * Refunds until the total refunded of the order is `totalPaise`, or the whole order without it.
   */
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
