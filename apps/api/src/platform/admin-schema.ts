import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { users } from './schema.ts';

/**
 * Accounts that may open the console. Rows are changed only on the command line, never by a
 * request.
 */
export const operators = pgTable('operators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

/**
 * The audit of operators' actions: append-only, which a trigger enforces (migration 0038). It names
 * accounts by their ids only, so it keeps nothing personal of deleted ones.
 */
export const operatorAudit = pgTable(
  'operator_audit',
  {
    /** UUID version 7: ids sort by time. */
    id: uuid('id').primaryKey(),
    /** The request's id in the log; '' for a command. */
    requestId: text('request_id').notNull(),
    /** The operator's account; null for the command line. */
    operatorId: uuid('operator_id'),
    /** The section and the action, such as 'people.ban'. */
    action: text('action').notNull(),
    /**
     * Ids of the accounts, orders or messages concerned; for a list, the ids of all that it showed.
     */
    targets: text('targets').array().notNull().default([]),
    reason: text('reason').notNull().default(''),
    /** The status of the response, or null if a change was allowed and is about to be made. */
    status: integer('status'),
    createdAt: createdAt(),
  },
  (table) => [
    index('operator_audit_operator_id_id_idx').on(table.operatorId, table.id),
    index('operator_audit_action_id_idx').on(table.action, table.id),
    index('operator_audit_targets_idx').using('gin', table.targets),
    index('operator_audit_created_at_idx').on(table.createdAt),
  ],
);

export const pageKinds = ['profile', 'resume'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Reports of public pages by visitors, for an operator to judge. */
export const pageReports = pgTable(
  'page_reports',
  {
    id: uuid('id').primaryKey(),
    pageKind: text('page_kind', { enum: pageKinds }).notNull(),
    /** The account's id for a profile, otherwise the resume's. */
    pageId: uuid('page_id').notNull(),
    /** The owner of the page. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    /** When an operator decided, and whether the page was hidden. */
    doneAt: instant('done_at'),
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (table) => [
    index('page_reports_open_idx').on(table.id).where(sql`${table.doneAt} is null`),
    index('page_reports_page_id_idx').on(table.pageId),
    index('page_reports_user_id_idx').on(table.userId),
    index('page_reports_created_at_idx').on(table.createdAt),
    check('page_reports_kind_known', sql`${table.pageKind} in ('profile', 'resume')`),
  ],
);

/** Public pages that an operator has hidden from everybody but their owner. */
export const hiddenPages = pgTable(
  'hidden_pages',
  {
    pageKind: text('page_kind', { enum: pageKinds }).notNull(),
    pageId: uuid('page_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The reason shown to its owner. */
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.pageKind, table.pageId] }),
    index('hidden_pages_user_id_idx').on(table.userId),
    index('hidden_pages_created_at_idx').on(table.createdAt),
  ],
);

/** The results of backups; the last hundred are kept. */
export const backupRuns = pgTable('backup_runs', {
  id: uuid('id').primaryKey(),
  /** The file name without the folder, or '' if none was written. */
  file: text('file').notNull(),
  rows: integer('rows').notNull().default(0),
  pictures: integer('pictures').notNull().default(0),
  isEncrypted: boolean('is_encrypted').notNull(),
  /** Whether a test restore succeeded, or null if none was made. */
  isSound: boolean('is_sound'),
  /** Why the backup failed, or '' if it succeeded. */
  problem: text('problem').notNull().default(''),
  createdAt: createdAt(),
});
