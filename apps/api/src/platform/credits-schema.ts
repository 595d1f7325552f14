import type { CreditAction } from '@folio/contract/credit-actions';
import { creditEntryKinds } from '@folio/contract/credits';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { paymentOrders } from './money-schema.ts';
import { users } from './schema.ts';

/**
 * The ledger: rows are added and never changed. Their sum is the balance. `users.credits` is the
 * same sum, updated in the same statement, so that a single row determines whether there is enough.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    kind: text('kind', { enum: creditEntryKinds }).notNull(),
    action: text('action').$type<CreditAction>(),
    /** A movement that is requested again with the same key is made only once. */
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('credit_entries_idempotency_key').on(table.userId, table.idempotencyKey),
    index('credit_entries_user_id_created_at_idx').on(table.userId, table.createdAt),
    check('credit_entries_amount_not_zero', sql`${table.amount} <> 0`),
  ],
);

/** Credits reserved for work in progress: kept if it is delivered, released otherwise. */
export const creditReservations = pgTable(
  'credit_reservations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text('action').$type<CreditAction>().notNull(),
    amount: integer('amount').notNull(),
    /**
     * `included` is a request that the account's plan includes; it has an answer once that is
     * there.
     */
    state: text('state', { enum: ['held', 'kept', 'released', 'included'] })
      .notNull()
      .default('held'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** The response, for repeated requests with the same key. */
    answer: jsonb('answer').$type<{ result: unknown }>(),
    /** A hash of the request. The same key with another request is rejected. */
    requestHash: text('request_hash'),
    /**
     * The number of deliveries that share this reservation. It is released when the last one is cut
     * off.
     */
    holders: integer('holders').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('credit_reservations_idempotency_key').on(table.userId, table.idempotencyKey),
    index('credit_reservations_created_at_idx').on(table.createdAt),
    // For the check every minute for reservations to release: the few that have not ended.
    index('credit_reservations_held_idx').on(table.createdAt).where(sql`${table.state} = 'held'`),
    index('credit_reservations_included_idx')
      .on(table.createdAt)
      .where(sql`${table.state} = 'included' and ${table.answer} is null`),
    check(
      'credit_reservations_amount_by_state',
      sql`${table.amount} > 0 or ${table.amount} = 0 and ${table.state} = 'included'`,
    ),
  ],
);

/**
 * The shortfall of a refund, for each reservation that was held at that time. Those whose work
 * fails pay it, together only once.
 */
export const heldTakeBacks = pgTable(
  'held_take_backs',
  {
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => creditReservations.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrders.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.orderId] }),
    index('held_take_backs_order_id_idx').on(table.orderId),
  ],
);

/**
 * Keyed hashes of mailboxes that have received sign-up credits. They belong to no account, and stay
 * when one is deleted.
 */
export const welcomeGrants = pgTable('welcome_grants', {
  mailboxHash: text('mailbox_hash').primaryKey(),
  createdAt: createdAt(),
});
