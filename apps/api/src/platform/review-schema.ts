import type { RejectedClaim } from '@folio/contract/ai-answers';
import type { SuggestionDecision, SuggestionReply } from '@folio/contract/suggestions';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { apiKeys } from './api-key-schema.ts';
import { createdAt, instant, updatedAt } from './columns.ts';
import { resumes, users } from './schema.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const resumeId = () =>
  uuid('resume_id')
    .notNull()
    .references(() => resumes.id, { onDelete: 'cascade' });

/**
 * Links to a resume for people without an account: review links by a secret, shared links by a
 * name.
 */
export const resumeLinks = pgTable(
  'resume_links',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    resumeId: resumeId(),
    /** One of `linkKinds`, or a kind of a later release. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** The hash of a review link's secret; as with sessions, the secret itself is never stored. */
    tokenHash: text('token_hash'),
    /** The name of a shared link, in lower case. */
    slug: text('slug'),
    question: text('question').notNull().default(''),
    passwordHash: text('password_hash'),
    hidesContacts: boolean('hides_contacts').notNull().default(false),
    isDownloadable: boolean('is_downloadable').notNull().default(false),
    views: integer('views').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at'),
    /**
     * Since when there has been something new that the owner hasn't seen; null if there is nothing
     * new.
     */
    unseenSince: instant('unseen_since'),
    /** When the owner was last notified by mail. */
    toldAt: instant('told_at'),
  },
  (table) => [
    uniqueIndex('resume_links_token_hash_key').on(table.tokenHash),
    uniqueIndex('resume_links_slug_key').on(table.slug),
    index('resume_links_resume_id_idx').on(table.resumeId, table.createdAt),
    index('resume_links_user_id_id_idx').on(table.userId, table.id),
    index('resume_links_unseen_since_idx')
      .on(table.unseenSince)
      .where(sql`${table.unseenSince} is not null`),
    check('resume_links_has_address', sql`(${table.tokenHash} is null) <> (${table.slug} is null)`),
  ],
);

/** Reviewers of a link: a name, and the hash of the browser's secret. */
export const resumeReviewers = pgTable(
  'resume_reviewers',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => resumeLinks.id, { onDelete: 'cascade' }),
    passHash: text('pass_hash').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('resume_reviewers_pass_hash_key').on(table.passHash),
    index('resume_reviewers_link_id_idx').on(table.linkId),
    index('resume_reviewers_user_id_id_idx').on(table.userId, table.id),
  ],
);

/** Suggestions of others for a resume's texts. */
export const suggestions = pgTable(
  'suggestions',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    resumeId: resumeId(),
    /** One of the kinds in `Suggestion`, or one of a later release. */
    byKind: text('by_kind').notNull(),
    /** The name at that time, which outlives the link and the key. */
    byName: text('by_name').notNull(),
    reviewerId: uuid('reviewer_id').references(() => resumeReviewers.id, { onDelete: 'set null' }),
    keyId: uuid('key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    path: text('path').notNull(),
    before: text('before').notNull(),
    quote: text('quote').notNull().default(''),
    after: text('after'),
    reason: text('reason').notNull().default(''),
    verdict: text('verdict'),
    flags: jsonb('flags').$type<RejectedClaim[]>().notNull().default([]),
    decision: text('decision').$type<SuggestionDecision>().notNull().default('open'),
    /** Replies of the owner and the reviewer, oldest first. */
    replies: jsonb('replies').$type<SuggestionReply[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('suggestions_resume_id_idx').on(table.resumeId, table.id),
    index('suggestions_user_id_id_idx').on(table.userId, table.id),
    // For notifying the owner's devices of recent suggestions.
    index('suggestions_user_id_updated_at_idx').on(table.userId, table.updatedAt),
    index('suggestions_reviewer_id_idx')
      .on(table.reviewerId)
      .where(sql`${table.reviewerId} is not null`),
    index('suggestions_key_id_idx').on(table.keyId).where(sql`${table.keyId} is not null`),
  ],
);
