import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { applications } from './application-schema.ts';
import { createdAt, instant, updatedAt } from './columns.ts';
import { users } from './schema.ts';

/** Questions of applications with their answers, which are offered for similar questions. */
export const questions = pgTable(
  'questions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id').references(() => applications.id, {
      onDelete: 'set null',
    }),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When it was deleted. It can be restored until it is purged. */
    trashedAt: instant('trashed_at'),
  },
  (table) => [
    index('questions_user_id_id_idx').on(table.userId, table.id),
    index('questions_user_id_updated_at_idx').on(table.userId, table.updatedAt),
    index('questions_application_id_idx')
      .on(table.applicationId)
      .where(sql`${table.applicationId} is not null`),
    index('questions_trashed_at_idx')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
  ],
);
