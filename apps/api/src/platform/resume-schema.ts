import type { ResumeContent } from '@folio/contract/resume-content';
import type { KeptOperation } from '@folio/operations/apply-operations';
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { resumes, users } from './schema.ts';

/** Tailored versions, with the resume from which each was made. */
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
    /** The original's content up to the changes that were handled. */
    base: jsonb('base').$type<ResumeContent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('tailored_versions_original_id_idx').on(table.originalId)],
);

/** The operations of each save by resulting version; independent of the resume's row. */
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
    // For the job that deletes old operations.
    index('resume_operations_created_at_idx').on(table.createdAt),
  ],
);

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Photos, in the database so that every node has them. Rows are immutable. */
export const photos = pgTable(
  'photos',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bytes: bytea('bytes').notNull(),
    /** Size in bytes. */
    size: integer('size').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('photos_user_id_idx').on(table.userId),
    index('photos_created_at_idx').on(table.createdAt),
  ],
);
