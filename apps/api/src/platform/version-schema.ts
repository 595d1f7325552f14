import type { ResumeContent } from '@folio/contract/resume-content';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { resumes } from './schema.ts';

/** Which resume was made out of which; without either of the two there is nothing to tell. */
export const tailoredVersions = pgTable(
  'tailored_versions',
  {
    resumeId: uuid('resume_id')
      .primaryKey()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    originalId: uuid('original_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    jobDescription: text('job_description').notNull(),
    /** The original's content as far as it has been dealt with. */
    base: jsonb('base').$type<ResumeContent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('tailored_versions_original_id_idx').on(table.originalId)],
);
