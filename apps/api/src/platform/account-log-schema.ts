import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './schema.ts';

/** Actions on an account, and refused attempts, for its owner to read. */
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
    /** Truncated: enough to recognize one's own places, too little to identify a connection. */
    network: text('network').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_log_user_id_id_idx').on(table.userId, table.id),
    index('account_log_created_at_idx').on(table.createdAt),
  ],
);
