import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './schema.ts';

/** What was done to an account, and tried, for its owner to read. */
export const accountLog = pgTable(
  'account_log',
  {
    /** UUID version 7: ids sort by time. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One of `accountLogKinds`, or a kind that a later release adds. */
    kind: text('kind').notNull(),
    name: text('name').notNull().default(''),
    device: text('device').notNull(),
    /** Shortened: it tells one's own places from others, and no line. */
    network: text('network').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_log_user_id_id_idx').on(table.userId, table.id),
    index('account_log_created_at_idx').on(table.createdAt),
  ],
);
