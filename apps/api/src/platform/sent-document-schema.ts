import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { applications } from './application-schema.ts';
import { createdAt } from './columns.ts';
import { historyMoments } from './history-schema.ts';
import { letterMoments } from './letter-schema.ts';
import { bytea } from './resume-schema.ts';
import { users } from './schema.ts';

/** What was sent with an application, byte for byte. A row is never changed but for its event. */
export const sentDocuments = pgTable(
  'sent_documents',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** With which resume it went, also when that is gone; null of what was kept before this was. */
    resumeId: uuid('resume_id'),
    /** The moment of that resume's history that says the same: as long as this, it is not thinned out. */
    momentId: uuid('moment_id').references(() => historyMoments.id, { onDelete: 'set null' }),
    /** Of a letter that has an id of its own: which one, and the moment of its history that says the same. */
    letterId: uuid('letter_id'),
    letterMomentId: uuid('letter_moment_id').references(() => letterMoments.id, {
      onDelete: 'set null',
    }),
    /** The event with which it was kept by itself: it goes where that is undone, unless its owner keeps it. */
    eventId: text('event_id'),
    kind: text('kind', { enum: ['resume', 'letter', 'answers'] }).notNull(),
    /** What its resume was called then. */
    name: text('name').notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    templateId: text('template_id').notNull(),
    /** How well the resume answered the job then, of 100; null of letters, answers, and without a job. */
    match: integer('match'),
    bytes: bytea('bytes').notNull(),
    /** Size in bytes. */
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('sent_documents_application_id_idx').on(table.applicationId),
    index('sent_documents_user_id_id_idx').on(table.userId, table.id),
    index('sent_documents_moment_id_idx')
      .on(table.momentId)
      .where(sql`${table.momentId} is not null`),
    index('sent_documents_letter_moment_id_idx')
      .on(table.letterMomentId)
      .where(sql`${table.letterMomentId} is not null`),
  ],
);
