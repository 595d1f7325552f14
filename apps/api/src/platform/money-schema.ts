import { disputeStates, orderStates, purchaseKinds } from '@folio/contract/payments';
import { offerIds, planIds } from '@folio/contract/prices';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { users } from './schema.ts';

/** A purchase. It outlives its buyer's account, without identifying the buyer. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /**
     * A keyed hash of the buyer's mailbox, which outlives the account; null if it was not stored.
     */
    mailboxHash: text('mailbox_hash'),
    kind: text('kind', { enum: purchaseKinds }).notNull(),
    item: text('item').notNull(),
    credits: integer('credits').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    /** The price without a discount; null in orders of releases that did not store it. */
    listPaise: integer('list_paise'),
    /** The offer that gave a discount, in addition to or instead of a code. */
    offer: text('offer', { enum: offerIds }),
    /**
     * When the order last reserved a place in a limited offer; null if not since it was created.
     */
    placeHeldAt: instant('place_held_at'),
    promoCode: text('promo_code'),
    /**
     * The tax in its price when it was created, or 0 if none was stated; null in orders of earlier
     * releases.
     */
    gstPercent: integer('gst_percent'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** A hash of the request. The same key with another request is rejected. */
    requestHash: text('request_hash'),
    providerOrderId: text('provider_order_id'),
    state: text('state', { enum: orderStates }).notNull().default('created'),
    /** The sums that the provider was seen to hold for it. Both only ever grow. */
    capturedPaise: integer('captured_paise').notNull().default(0),
    refundedPaise: integer('refunded_paise').notNull().default(0),
    /** What banks took back in addition to that. It shrinks if a dispute is won. */
    chargedBackPaise: integer('charged_back_paise').notNull().default(0),
    /**
     * The payment that the order stands on and that its receipt names; null if an earlier release
     * chose it.
     */
    holderPaymentId: text('holder_payment_id'),
    /** Whether a bank disputes one of its payments and has not decided. */
    isDisputed: boolean('is_disputed').notNull().default(false),
    /**
     * The credits that its money bought. They are taken back with it, as far as they are available.
     */
    grantedCredits: integer('granted_credits').notNull().default(0),
    createdAt: createdAt(),
    paidAt: instant('paid_at'),
    /** When its buyer asked for the money back, or when it was paid for a deleted account. */
    moneyBackAskedAt: instant('money_back_asked_at'),
    /**
     * When the provider is next asked to refund it, or about the state of the refund; null if
     * nothing is left to do.
     */
    moneyBackNextAt: instant('money_back_next_at'),
    moneyBackAttempts: integer('money_back_attempts').notNull().default(0),
    /**
     * Whether its refunds have failed too often, so that an operator must return the money. This is
     * checked once a day.
     */
    isMoneyBackGivenUp: boolean('is_money_back_given_up').notNull().default(false),
    /** The total that operators want refunded, or null if they requested nothing. */
    deskRefundPaise: integer('desk_refund_paise'),
    deskRefundedAt: instant('desk_refunded_at'),
    /** When the last returned money went back, by a refund or to a bank; null if none did. */
    wentBackAt: instant('went_back_at'),
    /**
     * The receipt's number, counted from 1 without gaps, in order of payment; null in orders of
     * earlier releases.
     */
    receiptNumber: integer('receipt_number'),
    /** When the receipt's mail was queued. */
    receiptMailedAt: instant('receipt_mailed_at'),
    /** When the provider is next asked about the order; null if there is nothing left to ask. */
    nextCheckAt: instant('next_check_at'),
    checks: integer('checks').notNull().default(0),
  },
  (table) => [
    uniqueIndex('payment_orders_idempotency_key').on(table.userId, table.idempotencyKey),
    uniqueIndex('payment_orders_provider_order_id_key').on(table.providerOrderId),
    uniqueIndex('payment_orders_receipt_number_key').on(table.receiptNumber),
    index('payment_orders_user_id_created_at_idx').on(table.userId, table.createdAt),
    index('payment_orders_next_check_at_idx').on(table.nextCheckAt),
    // For finding what a mailbox has bought through its other accounts, including deleted ones.
    index('payment_orders_mailbox_hash_idx')
      .on(table.mailboxHash)
      .where(sql`${table.mailboxHash} is not null`),
    // For counting how many places of an offer are taken.
    index('payment_orders_offer_idx')
      .on(table.offer, table.createdAt)
      .where(sql`${table.offer} is not null`),
    // For the few orders that wait for a refund.
    index('payment_orders_money_back_idx')
      .on(table.userId, table.moneyBackAskedAt)
      .where(sql`${table.moneyBackAskedAt} is not null`),
    index('payment_orders_money_back_next_at_idx')
      .on(table.moneyBackNextAt)
      .where(sql`${table.moneyBackNextAt} is not null`),
    index('payment_orders_disputed_idx').on(table.id).where(sql`${table.isDisputed}`),
    // For the console's lists and sums.
    index('payment_orders_state_id_idx').on(table.state, table.id),
    index('payment_orders_given_up_idx').on(table.id).where(sql`${table.isMoneyBackGivenUp}`),
    index('payment_orders_paid_at_idx').on(table.paidAt).where(sql`${table.paidAt} is not null`),
    // For the few paid orders without a queued mail.
    index('payment_orders_receipt_due_idx')
      .on(table.paidAt)
      .where(sql`${table.paidAt} is not null and ${table.receiptMailedAt} is null`),
    check('payment_orders_amount_positive', sql`${table.amountPaise} > 0`),
    check('payment_orders_granted_not_negative', sql`${table.grantedCredits} >= 0`),
  ],
);

/**
 * Requests for an order that were answered with an earlier one, by their idempotency key, so that a
 * repeated request gets the same response.
 */
export const orderKeys = pgTable(
  'order_keys',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrders.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    /**
     * Whether the order is what was requested. Otherwise it was abandoned earlier, and becomes the
     * response once it is paid.
     */
    isAnswer: boolean('is_answer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.idempotencyKey] }),
    index('order_keys_idempotency_key_idx').on(table.idempotencyKey),
  ],
);

/**
 * Locked while the accounts that used a limited offer are counted, until the new order is stored.
 */
export const countedOffers = pgTable('counted_offers', {
  offer: text('offer', { enum: offerIds }).primaryKey(),
});

/** The last number of a receipt. A database sequence would leave gaps. */
export const receiptNumbers = pgTable('receipt_numbers', {
  series: text('series', { enum: ['receipts'] }).primaryKey(),
  last: integer('last').notNull().default(0),
});

/**
 * What the provider reported about each payment. The `paise` columns only ever grow, in whatever
 * order reports arrive.
 */
export const payments = pgTable(
  'payments',
  {
    providerPaymentId: text('provider_payment_id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrders.id),
    capturedPaise: integer('captured_paise').notNull().default(0),
    refundedPaise: integer('refunded_paise').notNull().default(0),
    /** How much of the refunds the buyer has been told about by mail. */
    toldBackPaise: integer('told_back_paise').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('payments_order_id_idx').on(table.orderId)],
);

/**
 * Payments beyond the one that an order needs: they buy nothing and are refunded in full. Their
 * money counts nowhere else.
 */
export const surplusPayments = pgTable(
  'surplus_payments',
  {
    providerPaymentId: text('provider_payment_id')
      .primaryKey()
      .references(() => payments.providerPaymentId),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrders.id),
    amountPaise: integer('amount_paise').notNull(),
    /** How often the provider was asked to refund it. */
    attempts: integer('attempts').notNull().default(0),
    /** When it is asked next; null once the money has been returned for good. */
    nextAttemptAt: instant('next_attempt_at').defaultNow(),
    refundedAt: instant('refunded_at'),
    /** Whether it was refunded before the server did so, by an operator here or at the provider. */
    isBackByHand: boolean('is_back_by_hand').notNull().default(false),
    /**
     * Whether its refunds have failed too often, so that an operator must return the money. This is
     * checked once a day.
     */
    isGivenUp: boolean('is_given_up').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('surplus_payments_order_id_idx').on(table.orderId),
    index('surplus_payments_next_attempt_at_idx').on(table.nextAttemptAt),
    index('surplus_payments_given_up_idx').on(table.orderId).where(sql`${table.isGivenUp}`),
  ],
);

/** What the provider last reported about each dispute. */
export const disputes = pgTable(
  'payment_disputes',
  {
    providerDisputeId: text('provider_dispute_id').primaryKey(),
    providerPaymentId: text('provider_payment_id')
      .notNull()
      .references(() => payments.providerPaymentId),
    state: text('state', { enum: disputeStates }).notNull(),
    /** The amount that the bank took for it. */
    deductedPaise: integer('deducted_paise').notNull(),
    /**
     * The reason, as a code of the provider; null in disputes of releases that did not store it.
     */
    reason: text('reason'),
    /** The phase of the dispute: 'retrieval', 'chargeback', 'arbitration' … */
    phase: text('phase'),
    /** The deadline for a response. */
    respondBy: instant('respond_by'),
    /** The provider's time of the report, in seconds; the later of two sightings counts. */
    toldAt: bigint('told_at', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('payment_disputes_provider_payment_id_idx').on(table.providerPaymentId)],
);

/**
 * The money returned for each order, by the time at which that was seen; negative if a bank gives
 * back what it took. A trigger adds a row for every change of an order's sums. Rows are never
 * changed; their sums are those of the order.
 */
export const moneyBacks = pgTable(
  'money_backs',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrders.id),
    refundedPaise: integer('refunded_paise').notNull(),
    chargedBackPaise: integer('charged_back_paise').notNull(),
    movedAt: instant('moved_at').notNull().defaultNow(),
  },
  (table) => [index('money_backs_moved_at_idx').on(table.movedAt)],
);

/** Webhook events that have been processed. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text('id').primaryKey(), type: text('type').notNull(), createdAt: createdAt() },
  (table) => [index('payment_events_created_at_idx').on(table.createdAt)],
);

/** When a plan is in force. `users.subscription` is the best plan in force. */
export const planPeriods = pgTable(
  'plan_periods',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => paymentOrders.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text('plan', { enum: planIds }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    isRefunded: boolean('is_refunded').notNull().default(false),
    /** When its owner was told that it ends. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [index('plan_periods_user_id_idx').on(table.userId, table.endsAt)],
);
