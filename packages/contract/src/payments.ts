import { z } from 'zod';
import { isDeliveryKey } from './credits.ts';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { offerIds, packIds } from './prices.ts';
import type { Route } from './route.ts';

export const purchaseKinds = ['credits', 'plan'] as const;

const PromoCode = z.string().trim().min(1).max(40);
const ProviderId = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w-]+$/, 'This is not an id of the payment provider');
export const IdempotencyKey = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\w.:-]+$/)
  .refine((key) => !isDeliveryKey(key));

/**
 * Names the purchase by `kind` and `plan`, or by its price in rupees. All fields must agree with
 * the server's price table.
 */
export const CreateOrder = z
  .strictObject({
    kind: z.enum(purchaseKinds).optional(),
    plan: z.enum(packIds).optional(),
    amount: z.number().positive().max(1_000_000).optional(),
    currency: z.literal('INR').optional(),
    credits: z.number().int().positive().max(1_000_000).optional(),
    promoCode: PromoCode.optional(),
    /**
     * A request repeated with the same key creates one order. An `Idempotency-Key` header has the
     * same effect.
     */
    idempotencyKey: IdempotencyKey.optional(),
  })
  .refine(({ plan, amount }) => plan !== undefined || amount !== undefined, {
    path: ['plan'],
    message: 'Say what you would like to buy',
  });
export type CreateOrder = z.infer<typeof CreateOrder>;

/** `amount` is in paise, as the provider's checkout expects. */
const Order = z.object({ id: z.string(), amount: z.number().int(), currency: z.literal('INR') });
export type Order = z.infer<typeof Order>;

/**
 * Proves a payment by a signature with all three ids, or by the payment's id alone, about which the
 * server asks the provider.
 */
export const VerifyPayment = z
  .strictObject({
    razorpay_payment_id: ProviderId,
    razorpay_order_id: ProviderId.optional(),
    razorpay_signature: z.string().max(200).optional(),
    plan: z.string().max(40).optional(),
    credits: z.number().int().optional(),
  })
  .refine((sent) => !sent.razorpay_signature === !sent.razorpay_order_id, {
    path: ['razorpay_signature'],
    message: 'An order and its signature come together',
  });
export type VerifyPayment = z.infer<typeof VerifyPayment>;

export const Quote = z.object({
  amountPaise: z.number().int(),
  discountedPaise: z.number().int(),
  percentOff: z.number().int(),
  /** The reason for the discount, if there is one. */
  reason: z.enum(['promo-code', ...offerIds]).optional(),
  /** The places left of the first hundred, if that offer is the reason. */
  placesLeft: z.number().int().optional(),
  /** The offer's last day, if it ends for this buyer. The offer holds until that day is over. */
  endsAt: z.iso.datetime().optional(),
});
export type Quote = z.infer<typeof Quote>;

export const orderStates = ['created', 'paid', 'refunded', 'failed', 'expired'] as const;
export type OrderState = (typeof orderStates)[number];

/** The states of a dispute with the buyer's bank, in order. */
export const disputeStates = ['open', 'under_review', 'closed', 'lost', 'won'] as const;
export type DisputeState = (typeof disputeStates)[number];

export const Bill = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(purchaseKinds),
  amountPaise: z.number().int(),
  refundedPaise: z.number().int(),
  /** What the buyer's bank took back, not including refunds. */
  chargedBackPaise: z.number().int(),
  /** What was paid beyond the price. It is refunded and buys nothing. */
  surplusPaise: z.number().int(),
  surplusRefundedPaise: z.number().int(),
  /** Whether the buyer's bank disputes the payment and has not decided. */
  isDisputed: z.boolean(),
  currency: z.literal('INR'),
  state: z.enum(orderStates),
  /** When it was paid or, for an order without a payment, created. */
  paidAt: z.iso.datetime(),
  /** The year of a plan that was paid for and not refunded. */
  planStartsAt: z.iso.datetime().optional(),
  planEndsAt: z.iso.datetime().optional(),
  /**
   * The last day on which the buyer may ask for the money back; absent if that is over or was done.
   */
  moneyBackUntil: z.iso.datetime().optional(),
  /**
   * Whether a refund within the guarantee takes a message, because the buyer has had
   * `mostMoneyBacks` this year.
   */
  isMoneyBackByMessage: z.boolean().default(false),
  /** Whether the money was asked for and its refund is in progress. */
  isMoneyBackDue: z.boolean().default(false),
  /**
   * Whether its refunds have failed too often, so that an operator returns the money another way.
   */
  isRefundGivenUp: z.boolean().default(false),
});
export type Bill = z.infer<typeof Bill>;

export const paymentRoutes = {
  key: {
    method: 'GET',
    url: '/api/payment/razorpay-key',
    schema: {
      /** `checkoutScript` is the address of the provider's checkout script. */
      response: { 200: answer({ key: z.string(), checkoutScript: z.string() }) },
    },
  },
  quote: {
    method: 'POST',
    url: '/api/payment/quote',
    schema: {
      body: z.strictObject({
        kind: z.enum(purchaseKinds),
        plan: z.enum(packIds),
        promoCode: PromoCode.optional(),
      }),
      response: { 200: answer({ data: Quote }) },
    },
  },
  createOrder: {
    method: 'POST',
    url: '/api/payment/create-order',
    schema: {
      body: CreateOrder,
      response: { 201: answer({ ...Order.shape, data: Order }) },
    },
  },
  verify: {
    method: 'POST',
    url: '/api/payment/verify',
    schema: { body: VerifyPayment, response: { 200: answer({ message: z.string() }) } },
  },
  /** Refunds a purchase of the last fourteen days, without a reason. */
  moneyBack: {
    method: 'POST',
    url: '/api/payment/:id/money-back',
    schema: {
      params: IdParams,
      response: { 200: answer({ message: z.string() }) },
    },
  },
  history: {
    method: 'GET',
    url: '/api/payment/history',
    schema: { response: { 200: answer({ data: z.array(Bill) }) } },
  },
} as const satisfies Record<string, Route>;

/** The webhook to which the provider sends payment events. */
export const webhookUrl = '/api/payment/webhook';
/** A bill as a PDF. */
export const receiptUrl = '/api/payment/:id/receipt';
