import type { KeptOperation } from '@folio/operations/apply-operations';
import { index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { resumes } from './schema.ts';

/** What each save of a resume has changed, by the version that it made. No part of the resume itself. */
export const resumeOperations = pgTable(
  'resume_operations',
  {
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    operations: jsonb('operations').$type<KeptOperation[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.version] }),
    // Read by who forgets what is old.
    index('resume_operations_created_at_idx').on(table.createdAt),
  ],
);
