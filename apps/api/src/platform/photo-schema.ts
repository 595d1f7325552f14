import { customType, index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** People's photos, in the database so that every node has them. A row is never changed. */
export const photos = pgTable(
  'photos',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bytes: bytea('bytes').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('photos_user_id_idx').on(table.userId),
    index('photos_created_at_idx').on(table.createdAt),
  ],
);
