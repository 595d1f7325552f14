import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { applications } from './application-schema.ts';
import { createdAt } from './columns.ts';
import { historyMoments } from './history-schema.ts';
import { letterMoments } from './letter-schema.ts';
import { bytea } from './resume-schema.ts';
import { users } from './schema.ts';

/** The documents sent with an application, byte for byte. Only the event of a row may change. */
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
    /**
     * The resume that it was sent with, even if that has been deleted; null in rows from before
     * this column.
     */
    resumeId: uuid('resume_id'),
    /**
     * The moment of that resume's history with the same content. While the row exists, it is not
     * thinned out.
     */
    momentId: uuid('moment_id').references(() => historyMoments.id, { onDelete: 'set null' }),
    /**
     * For a letter with an id of its own: the letter, and the moment of its history with the same
     * content.
     */
    letterId: uuid('letter_id'),
    letterMomentId: uuid('letter_moment_id').references(() => letterMoments.id, {
      onDelete: 'set null',
    }),
    /**
     * The event with which it was kept automatically. It is deleted if that event is undone, unless
     * its owner keeps it.
     */
    eventId: text('event_id'),
    kind: text('kind', { enum: ['resume', 'letter', 'answers'] }).notNull(),
    /** The name of its resume at that time. */
    name: text('name').notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    templateId: text('template_id').notNull(),
    /**
     * How well the resume matched the job at that time, out of 100; null for letters, for answers,
     * and without a job description.
     */
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
