import { subscriptions } from '@folio/contract/auth';
import type { DocumentSettings } from '@folio/contract/document-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { SectionReference } from '@folio/contract/section-references';
import type { TemplateId } from '@folio/contract/template-ids';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, updatedAt } from './columns.ts';

/**
 * Runs on PostgreSQL 15 and distributed engines alike: ids are made by the app, and there are no
 * sequences or notifications, and one trigger (decision 084).
 */

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** The key by which the address is found (`emailKey`); null or stale in rows of a release without it. */
    emailKey: text('email_key'),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    subscription: text('subscription', { enum: subscriptions }).notNull().default('free'),
    /** When the subscription falls back to free; null for one that does not end. */
    planEndsAt: instant('plan_ends_at'),
    /** The end of the plan that was agreed with the account's organization. */
    enterpriseUntil: instant('enterprise_until'),
    credits: integer('credits').notNull(),
    /** Whether a pack of credits was ever bought. */
    hasBoughtPack: boolean('has_bought_pack').notNull().default(false),
    /** The end of what a large pack opens beside its credits. */
    packOpensUntil: instant('pack_opens_until'),
    emailVerifiedAt: instant('email_verified_at'),
    /** While an account waits for its address: the hash of the secret in the browser that signed up. */
    signupBrowserHash: text('signup_browser_hash'),
    /**
     * Of a sign-up with another's address, which waits for ever and is no account: the hash of that
     * address's key. It takes its username, and knows its password, as any other sign-up does.
     */
    shadowOf: text('shadow_of'),
    /** Since when an operator keeps it out, and why, as its owner was told; null for an account in order. */
    bannedAt: instant('banned_at'),
    banReason: text('ban_reason').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_canonical_email_key').on(table.emailKey),
    uniqueIndex('users_shadow_of_key').on(table.shadowOf),
    // Rows that a release without the key has written, or whose address it has changed.
    index('users_email_key_due_idx')
      .on(table.id)
      .where(sql`${table.emailKey} is distinct from lower(${table.email})`),
    index('users_unverified_idx').on(table.createdAt).where(sql`${table.emailVerifiedAt} is null`),
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    // Finds addresses and names by how they begin, whatever the database's collation.
    index('users_email_start_idx').on(sql`lower(${table.email}) text_pattern_ops`),
    index('users_username_start_idx').on(sql`lower(${table.username}) text_pattern_ops`),
    index('users_name_start_idx').on(
      sql`lower(left(${table.firstName} || ' ' || ${table.lastName}, 100)) text_pattern_ops`,
    ),
    index('users_last_name_start_idx').on(
      sql`lower(left(${table.lastName}, 100)) text_pattern_ops`,
    ),
    // For a query of every node each minute: the few accounts whose plan ends at all.
    index('users_plan_ends_at_idx')
      .on(table.planEndsAt)
      .where(sql`${table.planEndsAt} is not null`),
    check('users_credits_not_negative', sql`${table.credits} >= 0`),
    check(
      'users_subscription_known',
      sql`${table.subscription} in ('free', 'basic', 'premium', 'enterprise')`,
    ),
  ],
);

export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Tokens are stored as their SHA-256 only: a copy of the database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** By which its owner names it. */
    id: uuid('id').notNull().defaultRandom(),
    userId: ownerId(),
    /** Browser and system in words; what the browser says of itself is not kept. */
    device: text('device').notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** When the session last proved a code of its account's app; null for never. */
    codeProvenAt: instant('code_proven_at'),
  },
  (table) => [
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_expires_at_idx').on(table.expiresAt),
  ],
);

/**
 * Null in the rows of the trash alone: whatever is read by its owner is read without them, by the
 * releases too that know of no trash. So what is read has one.
 */
const ownerOutsideTrash = customType<{ data: string; notNull: true }>({ dataType: () => 'uuid' });

export const resumes = pgTable(
  'resumes',
  {
    id: uuid('id').primaryKey(),
    userId: ownerOutsideTrash('user_id').references((): AnyPgColumn => users.id, {
      onDelete: 'cascade',
    }),
    name: text('name').notNull(),
    templateId: text('template_id').$type<TemplateId>().notNull(),
    content: jsonb('content').$type<ResumeContent>().notNull(),
    order: jsonb('section_order').$type<SectionReference[]>().notNull(),
    settings: jsonb('settings').$type<Partial<DocumentSettings>>().notNull().default({}),
    isPublic: boolean('is_public').notNull().default(false),
    isPublished: boolean('is_published').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The user whose trash it lies in. */
    trashedBy: uuid('trashed_by').references(() => users.id, { onDelete: 'cascade' }),
    trashedAt: instant('trashed_at'),
    /** When its history last took in a moment; null before the first. */
    historyKeptAt: instant('history_kept_at'),
  },
  (table) => [
    // The order of lists, so that each page is read from where the one before ended.
    index('resumes_user_id_updated_at_id_idx').on(table.userId, table.updatedAt, table.id),
    // For the gallery's counts by template, from the index alone.
    index('resumes_template_id_idx').on(table.templateId),
    index('resumes_trashed_by_trashed_at_idx')
      .on(table.trashedBy, table.trashedAt)
      .where(sql`${table.trashedBy} is not null`),
    index('resumes_trashed_at_idx').on(table.trashedAt).where(sql`${table.trashedAt} is not null`),
    check(
      'resumes_owned_or_trashed',
      sql`(${table.userId} is null) = (${table.trashedBy} is not null and ${table.trashedAt} is not null)`,
    ),
  ],
);

/** Which previews in the gallery a person has opened: on how many days, and when last. */
export const templateViews = pgTable(
  'template_views',
  {
    userId: ownerId(),
    templateId: text('template_id').$type<TemplateId>().notNull(),
    days: integer('days').notNull().default(1),
    lastDay: date('last_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.templateId] })],
);

/** How often something was done within a window, counted by all nodes together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at_idx').on(table.resetsAt)],
);

/** Failures in browsers, one row for each kind of failure; of nobody in particular. */
export const errorReports = pgTable(
  'error_reports',
  {
    fingerprint: text('fingerprint').primaryKey(),
    reports: integer('reports').notNull().default(1),
    kind: text('kind').notNull(),
    message: text('message').notNull(),
    stack: text('stack'),
    place: text('place').notNull(),
    trail: jsonb('trail').$type<string[]>().notNull(),
    version: text('version').notNull(),
    sessionId: text('session_id').notNull(),
    sessionSeconds: integer('session_seconds').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
    lastReportedAt: instant('last_reported_at').notNull().defaultNow(),
    /** When somebody marked it as dealt with; a new report of it makes it open again. */
    doneAt: instant('done_at'),
  },
  (table) => [index('error_reports_last_reported_at_idx').on(table.lastReportedAt)],
);

/** Keys that the server makes for itself at first need, by what they are for. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});
