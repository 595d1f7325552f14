import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { applications } from './application-schema.ts';
import { createdAt, instant, updatedAt } from './columns.ts';
import { letterTexts } from './cover-letter-schema.ts';
import { resumes, users } from './schema.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Letters with ids of their own, each for an application or independent. */
export const letters = pgTable(
  'letters',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    /** The resume with the letter's facts and design; the letter outlives it. */
    resumeId: uuid('resume_id').references(() => resumes.id, { onDelete: 'set null' }),
    applicationId: uuid('application_id').references(() => applications.id, {
      onDelete: 'set null',
    }),
    ...letterTexts(),
    /** Version of the shape of the texts above; a later release may raise it. */
    contentVersion: integer('content_version').notNull().default(1),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The time of the last moment in its history; null before the first. */
    historyKeptAt: instant('history_kept_at'),
    /** When it was deleted. It can be restored until it is purged. */
    trashedAt: instant('trashed_at'),
  },
  (table) => [
    index('letters_user_id_updated_at_idx').on(table.userId, table.updatedAt),
    index('letters_resume_id_idx').on(table.resumeId).where(sql`${table.resumeId} is not null`),
    index('letters_application_id_idx')
      .on(table.applicationId)
      .where(sql`${table.applicationId} is not null`),
    index('letters_trashed_at_idx').on(table.trashedAt).where(sql`${table.trashedAt} is not null`),
  ],
);

/**
 * Moments of a letter, with the reason why each was kept. Letters are short, so each is stored in
 * full.
 */
export const letterMoments = pgTable(
  'letter_moments',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    document: jsonb('document').notNull(),
    /** One of `MomentKind`, or a kind of a later release. */
    kind: text('kind').notNull(),
    /** The name given by its owner; named moments are never thinned out. */
    name: text('name'),
    detail: text('detail').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    index('letter_moments_letter_id_at_idx').on(table.letterId, table.at),
    index('letter_moments_user_id_at_idx').on(table.userId, table.at),
  ],
);
