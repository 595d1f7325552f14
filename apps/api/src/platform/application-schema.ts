import type {
  ApplicationContact,
  ApplicationEvent,
  ApplicationStatus,
  Preparation,
} from '@folio/contract/application-fields';
import type { SuggestionDecision } from '@folio/contract/suggestions';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { apiKeys } from './api-key-schema.ts';
import { createdAt, instant, updatedAt } from './columns.ts';
import { resumes, users } from './schema.ts';

/** The jobs that people apply for. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    company: text('company').notNull(),
    place: text('place').notNull(),
    pay: text('pay').notNull(),
    source: text('source').notNull(),
    link: text('link').notNull(),
    jobDescription: text('job_description').notNull(),
    notes: text('notes').notNull(),
    /** One of `applicationStatuses`, or a status of a later release. */
    status: text('status').$type<ApplicationStatus>().notNull(),
    statusDay: date('status_day').notNull(),
    nextStep: text('next_step').notNull(),
    nextStepDay: date('next_step_day'),
    deadline: date('deadline'),
    resumeId: uuid('resume_id').references(() => resumes.id, { onDelete: 'set null' }),
    contacts: jsonb('contacts').$type<ApplicationContact[]>().notNull(),
    events: jsonb('events').$type<ApplicationEvent[]>().notNull(),
    leftOut: jsonb('left_out').$type<string[]>().notNull().default([]),
    preparation: jsonb('preparation').$type<Preparation[]>().notNull().default([]),
    /** Version of the shape of the columns above; a later release may raise it. */
    contentVersion: integer('content_version').notNull().default(1),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When it was deleted. It can be restored until it is purged. */
    trashedAt: instant('trashed_at'),
  },
  (table) => [
    // For reading a list in the order of creation, page by page.
    index('applications_user_id_id_idx').on(table.userId, table.id),
    // For notifying the owner's other devices of recent saves.
    index('applications_user_id_updated_at_idx').on(table.userId, table.updatedAt),
    index('applications_resume_id_idx')
      .on(table.resumeId)
      .where(sql`${table.resumeId} is not null`),
    index('applications_trashed_at_idx')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
  ],
);

/** Jobs that programs have found for somebody, who adds or declines them. */
export const applicationProposals = pgTable(
  'application_proposals',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One of the kinds in `ApplicationProposal`, or one of a later release. */
    byKind: text('by_kind').notNull(),
    /** The name at that time, which outlives the key. */
    byName: text('by_name').notNull(),
    keyId: uuid('key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    /** The proposed fields, as they were sent. */
    fields: jsonb('fields').notNull(),
    reason: text('reason').notNull().default(''),
    decision: text('decision').$type<SuggestionDecision>().notNull().default('open'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('application_proposals_user_id_id_idx').on(table.userId, table.id),
    index('application_proposals_key_id_idx')
      .on(table.keyId)
      .where(sql`${table.keyId} is not null`),
  ],
);

/** Changes to applications that programs propose. The owner accepts or declines them. */
export const applicationChanges = pgTable(
  'application_changes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** One of the kinds in `ApplicationChange`, or one of a later release. */
    byKind: text('by_kind').notNull(),
    /** The name at that time, which outlives the key. */
    byName: text('by_name').notNull(),
    keyId: uuid('key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    /** The proposed values, as they were sent. */
    fields: jsonb('fields').notNull(),
    reason: text('reason').notNull().default(''),
    decision: text('decision').$type<SuggestionDecision>().notNull().default('open'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('application_changes_user_id_id_idx').on(table.userId, table.id),
    index('application_changes_application_id_idx').on(table.applicationId),
    index('application_changes_key_id_idx').on(table.keyId).where(sql`${table.keyId} is not null`),
  ],
);

/**
 * The addresses at which calendars read people's next steps. As for sessions, only the hash is
 * stored.
 */
export const calendarFeeds = pgTable('calendar_feeds', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  lastReadAt: instant('last_read_at'),
});

/** Accounts that want mails about next steps on the morning of their day. */
export const stepReminders = pgTable(
  'step_reminders',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    timeZone: text('time_zone').notNull(),
    /** The morning of the next mail, if there is anything to send by then. */
    nextAt: instant('next_at').notNull(),
    /** Steps up to this day, in that time zone, have been mailed or had passed. */
    toldUntil: date('told_until').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('step_reminders_next_at_idx').on(table.nextAt)],
);
