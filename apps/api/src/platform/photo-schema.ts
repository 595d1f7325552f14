import { customType, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './schema.ts';

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

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
    createdAt: createdAt(),
  },
  (table) => [
    index('photos_user_id_idx').on(table.userId),
    index('photos_created_at_idx').on(table.createdAt),
  ],
);
