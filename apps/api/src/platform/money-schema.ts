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

/** One purchase. It outlives its buyer's account, without saying whose it was. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** A keyed hash of the buyer's mailbox, which outlives the account; null where it was not noted. */
    mailboxHash: text('mailbox_hash'),
    kind: text('kind', { enum: purchaseKinds }).notNull(),
    item: text('item').notNull(),
    credits: integer('credits').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    /** What it cost without a discount; null in orders of a release that noted none. */
    listPaise: integer('list_paise'),
    /** What took something off beside or instead of a code. */
    offer: text('offer', { enum: offerIds }),
    /** When the order was last offered under a limited offer; null since it was made. */
    placeHeldAt: instant('place_held_at'),
    promoCode: text('promo_code'),
    /** The tax in its price when it was made, 0 where none was stated; null in orders of releases before. */
    gstPercent: integer('gst_percent'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** A hash of what was asked: the same key with another request is refused. */
    requestHash: text('request_hash'),
    providerOrderId: text('provider_order_id'),
    state: text('state', { enum: orderStates }).notNull().default('created'),
    /** What the provider was seen to hold of it; both only ever grow. */
    capturedPaise: integer('captured_paise').notNull().default(0),
    refundedPaise: integer('refunded_paise').notNull().default(0),
    /** What banks took back beside that; it shrinks when a dispute is won. */
    chargedBackPaise: integer('charged_back_paise').notNull().default(0),
    /** The payment that it stands on, which its receipt names; null where a release before chose it. */
    holderPaymentId: text('holder_payment_id'),
    /** A bank questions a payment of it, and has not decided. */
    isDisputed: boolean('is_disputed').notNull().default(false),
    /** Credits that its money stands for: so many are taken back with it, as far as they are there. */
    grantedCredits: integer('granted_credits').notNull().default(0),
    createdAt: createdAt(),
    paidAt: instant('paid_at'),
    /** When its buyer asked for the money back, or it was paid for an account that was gone. */
    moneyBackAskedAt: instant('money_back_asked_at'),
    /** When the provider is next asked to send it, or how it stands; null where nothing is left to do. */
    moneyBackNextAt: instant('money_back_next_at'),
    moneyBackAttempts: integer('money_back_attempts').notNull().default(0),
    /** Its refunds have failed too often: people have to send it, which is looked for once a day. */
    isMoneyBackGivenUp: boolean('is_money_back_given_up').notNull().default(false),
    /** The total that operators want refunded; null where they asked for nothing. */
    deskRefundPaise: integer('desk_refund_paise'),
    deskRefundedAt: instant('desk_refunded_at'),
    /** When the last of what is away went back, by a refund or to a bank; null where nothing is. */
    wentBackAt: instant('went_back_at'),
    /** The receipt's number, from 1 without a gap, by payment; null in orders of releases before. */
    receiptNumber: integer('receipt_number'),
    /** When the receipt's mail was queued. */
    receiptMailedAt: instant('receipt_mailed_at'),
    /** When the provider is next asked about the order; null when there is nothing left to ask. */
    nextCheckAt: instant('next_check_at'),
    checks: integer('checks').notNull().default(0),
  },
  (table) => [
    uniqueIndex('payment_orders_idempotency_key').on(table.userId, table.idempotencyKey),
    uniqueIndex('payment_orders_provider_order_id_key').on(table.providerOrderId),
    uniqueIndex('payment_orders_receipt_number_key').on(table.receiptNumber),
    index('payment_orders_user_id_created_at_idx').on(table.userId, table.createdAt),
    index('payment_orders_next_check_at_idx').on(table.nextCheckAt),
    // What a mailbox has bought through its other accounts, deleted ones too.
    index('payment_orders_mailbox_hash_idx')
      .on(table.mailboxHash)
      .where(sql`${table.mailboxHash} is not null`),
    // How many places of an offer are taken.
    index('payment_orders_offer_idx')
      .on(table.offer, table.createdAt)
      .where(sql`${table.offer} is not null`),
    // The few that wait to be sent back.
    index('payment_orders_money_back_idx')
      .on(table.userId, table.moneyBackAskedAt)
      .where(sql`${table.moneyBackAskedAt} is not null`),
    index('payment_orders_money_back_next_at_idx')
      .on(table.moneyBackNextAt)
      .where(sql`${table.moneyBackNextAt} is not null`),
    index('payment_orders_disputed_idx').on(table.id).where(sql`${table.isDisputed}`),
    // The console's lists and sums.
    index('payment_orders_state_id_idx').on(table.state, table.id),
    index('payment_orders_given_up_idx').on(table.id).where(sql`${table.isMoneyBackGivenUp}`),
    index('payment_orders_paid_at_idx').on(table.paidAt).where(sql`${table.paidAt} is not null`),
    // The few that were paid and of which no mail was queued yet.
    index('payment_orders_receipt_due_idx')
      .on(table.paidAt)
      .where(sql`${table.paidAt} is not null and ${table.receiptMailedAt} is null`),
    check('payment_orders_amount_positive', sql`${table.amountPaise} > 0`),
    check('payment_orders_granted_not_negative', sql`${table.grantedCredits} >= 0`),
  ],
);

/**
 * Requests for an order that were answered with an earlier one, by the key that they came with: asked
 * for again under it, they are answered alike.
 */
export const orderKeys = pgTable(
  'order_keys',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrders.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The order is what was asked for. Otherwise it was left before, and answers once it is paid. */
    isAnswer: boolean('is_answer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.idempotencyKey] }),
    index('order_keys_idempotency_key_idx').on(table.idempotencyKey),
  ],
);

/** Held by whoever counts how many have had an offer that is for so many alone, until their order stands. */
export const countedOffers = pgTable('counted_offers', {
  offer: text('offer', { enum: offerIds }).primaryKey(),
});

/** The number that a receipt had last: a sequence of the database would leave gaps. */
export const receiptNumbers = pgTable('receipt_numbers', {
  series: text('series', { enum: ['receipts'] }).primaryKey(),
  last: integer('last').notNull().default(0),
});

/** What the provider told of each payment. `paise` columns only ever grow, whatever comes first. */
export const payments = pgTable(
  'payments',
  {
    providerPaymentId: text('provider_payment_id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrders.id),
    capturedPaise: integer('captured_paise').notNull().default(0),
    refundedPaise: integer('refunded_paise').notNull().default(0),
    /** So much of it our mails have told its buyer of. */
    toldBackPaise: integer('told_back_paise').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('payments_order_id_idx').on(table.orderId)],
);

/**
 * Payments beyond the one that an order asks for: they give nothing, and go back in full. Their
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
    /** When it is asked next; null once the money has gone back for good. */
    nextAttemptAt: instant('next_attempt_at').defaultNow(),
    refundedAt: instant('refunded_at'),
    /** It went back before we sent it: an operator refunded it, here or at the provider. */
    isBackByHand: boolean('is_back_by_hand').notNull().default(false),
    /** Its refunds have failed too often: people have to send it, which is looked for once a day. */
    isGivenUp: boolean('is_given_up').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('surplus_payments_order_id_idx').on(table.orderId),
    index('surplus_payments_next_attempt_at_idx').on(table.nextAttemptAt),
    index('surplus_payments_given_up_idx').on(table.orderId).where(sql`${table.isGivenUp}`),
  ],
);

/** What the provider last told of each dispute. */
export const disputes = pgTable(
  'payment_disputes',
  {
    providerDisputeId: text('provider_dispute_id').primaryKey(),
    providerPaymentId: text('provider_payment_id')
      .notNull()
      .references(() => payments.providerPaymentId),
    state: text('state', { enum: disputeStates }).notNull(),
    /** What the bank took for it. */
    deductedPaise: integer('deducted_paise').notNull(),
    /** Why, by a code of the provider; null in disputes of releases that noted none. */
    reason: text('reason'),
    /** How far it has come: 'retrieval', 'chargeback', 'arbitration' … */
    phase: text('phase'),
    /** Until when it can be answered. */
    respondBy: instant('respond_by'),
    /** The provider's time of telling, in seconds: of two sightings the later one counts. */
    toldAt: bigint('told_at', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('payment_disputes_provider_payment_id_idx').on(table.providerPaymentId)],
);

/**
 * What went back of each order, by the moment at which that was seen; negative where a bank gives back
 * what it took. Added by a trigger for every change of an order's sums, and never changed: their sums
 * are those of the order.
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

/** Webhook events that were dealt with. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text('id').primaryKey(), type: text('type').notNull(), createdAt: createdAt() },
  (table) => [index('payment_events_created_at_idx').on(table.createdAt)],
);

/** When a plan is in force; `users.subscription` is the best of those that are. */
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
