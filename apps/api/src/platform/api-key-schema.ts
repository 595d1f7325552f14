import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { users } from './schema.ts';

/** API keys of programs. As with sessions, only the hash is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The public id. */
    id: uuid('id').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    ending: text('ending').notNull(),
    /** Some of `apiKeyScopes`; unknown scopes of a later release are ignored. */
    scopes: text('scopes').array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('api_keys_user_id_idx').on(table.userId),
    index('api_keys_expires_at_idx').on(table.expiresAt),
  ],
);

/** The usage of keys, aggregated by day, so that a busy key doesn't fill the table. */
export const apiKeyUsage = pgTable(
  'api_key_usage',
  {
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    day: date('day').notNull().default(sql`current_date`),
    /** Method and path as declared in the contract, without parameters' values. */
    route: text('route').notNull(),
    status: integer('status').notNull(),
    count: integer('count').notNull().default(1),
    lastAt: instant('last_at').notNull().defaultNow(),
    /** Ids of the documents concerned, latest first; only a few of them. */
    touched: jsonb('touched').$type<string[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.day, table.route, table.status] }),
    index('api_key_usage_day_idx').on(table.day),
  ],
);
