import type { Agreed } from '@folio/contract/languages';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { resumes } from './schema.ts';

/**
 * Pairs of language versions of one resume, with the agreed state of their parts. Each pair is one
 * row, under the lower id. If a version is deleted, the others stay linked.
 */
export const languagePairs = pgTable(
  'language_pairs',
  {
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    siblingId: uuid('sibling_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    /** The agreed state, from the side of `resumeId`. */
    agreed: jsonb('agreed').$type<Agreed>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.siblingId] }),
    index('language_pairs_sibling_id_idx').on(table.siblingId),
    check('language_pairs_in_order', sql`${table.resumeId} < ${table.siblingId}`),
  ],
);
