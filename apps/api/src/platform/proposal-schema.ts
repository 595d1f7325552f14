import type { RejectedClaim } from '@folio/contract/ai-answers';
import type { SuggestionDecision } from '@folio/contract/suggestions';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { apiKeys } from './api-key-schema.ts';
import { createdAt, updatedAt } from './columns.ts';
import { letters } from './letter-schema.ts';
import { questions } from './question-schema.ts';
import { users } from './schema.ts';

/** Proposals of programs for letters and answers. */
export const textProposals = pgTable(
  'text_proposals',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    letterId: uuid('letter_id').references(() => letters.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id').references(() => questions.id, { onDelete: 'cascade' }),
    /** One of the kinds in `Proposal`, or one of a later release. */
    byKind: text('by_kind').notNull(),
    /** The name at that time, which outlives the key. */
    byName: text('by_name').notNull(),
    keyId: uuid('key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    before: text('before').notNull(),
    after: text('after').notNull(),
    reason: text('reason').notNull().default(''),
    verdict: text('verdict').notNull(),
    flags: jsonb('flags').$type<RejectedClaim[]>().notNull().default([]),
    decision: text('decision').$type<SuggestionDecision>().notNull().default('open'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('text_proposals_user_id_id_idx').on(table.userId, table.id),
    index('text_proposals_letter_id_idx')
      .on(table.letterId)
      .where(sql`${table.letterId} is not null`),
    index('text_proposals_question_id_idx')
      .on(table.questionId)
      .where(sql`${table.questionId} is not null`),
    index('text_proposals_key_id_idx').on(table.keyId).where(sql`${table.keyId} is not null`),
    check(
      'text_proposals_of_one',
      sql`(${table.letterId} is null) <> (${table.questionId} is null)`,
    ),
  ],
);
