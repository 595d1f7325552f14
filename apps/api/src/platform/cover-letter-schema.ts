import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, updatedAt } from './columns.ts';
import { resumes, users } from './schema.ts';

/** The texts of a letter and its recipient. */
export const letterTexts = () => ({
  jobDescription: text('job_description').notNull(),
  role: text('role').notNull(),
  company: text('company').notNull(),
  hiringManager: text('hiring_manager').notNull(),
  motivation: text('motivation').notNull().default(''),
  address: text('address').notNull(),
  subject: text('subject').notNull(),
  date: text('letter_date').notNull(),
  text: text('letter_text').notNull(),
});

/** Cover letters that belong to a resume, one each. */
export const coverLetters = pgTable(
  'cover_letters',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    ...letterTexts(),
    /** Version of the shape of the columns above; a later release may raise it. */
    contentVersion: integer('content_version').notNull().default(1),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The time of the last moment in its history; null before the first. */
    historyKeptAt: instant('history_kept_at'),
  },
  (table) => [
    uniqueIndex('cover_letters_resume_id_key').on(table.resumeId),
    index('cover_letters_user_id_idx').on(table.userId),
  ],
);

/** Deleted letters. Their resume may have a new one meanwhile, which may be deleted, too. */
export const trashedLetters = pgTable(
  'trashed_letters',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    /** The letter's own columns, with its `contentVersion`. */
    letter: jsonb('letter').notNull(),
    trashedAt: instant('trashed_at').notNull().defaultNow(),
  },
  (table) => [
    index('trashed_letters_user_id_trashed_at_idx').on(table.userId, table.trashedAt),
    index('trashed_letters_resume_id_idx').on(table.resumeId),
    index('trashed_letters_trashed_at_idx').on(table.trashedAt),
  ],
);
