import { proposalLimits } from '@folio/contract/proposals';
import type { SuggestionDecision } from '@folio/contract/suggestions';
import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  ne,
  sql,
} from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { letters } from '../platform/letter-schema.ts';
import { textProposals } from '../platform/proposal-schema.ts';
import { questions } from '../platform/question-schema.ts';

export type ProposalRow = typeof textProposals.$inferSelect;
export type NewProposal = Omit<
  typeof textProposals.$inferInsert,
  'decision' | 'createdAt' | 'updatedAt'
>;
/** The proposals of a letter, or of an answer. */
export type Proposed = { userId: string } & ({ letterId: string } | { questionId: string });

const isOf = (of: Proposed) =>
  and(
    eq(textProposals.userId, of.userId),
    'letterId' in of
      ? eq(textProposals.letterId, of.letterId)
      : eq(textProposals.questionId, of.questionId),
  );

/** Oldest first; their number is limited. */
export const listProposals = (db: Db, of: Proposed): Promise<ProposalRow[]> =>
  db.select().from(textProposals).where(isOf(of)).orderBy(asc(textProposals.id));

/** For answers to existing questions, newest first. */
export async function listAnswerProposals(db: Db, userId: string): Promise<ProposalRow[]> {
  const rows = await db
    .select(getTableColumns(textProposals))
    .from(textProposals)
    .innerJoin(questions, eq(questions.id, textProposals.questionId))
    .where(and(eq(textProposals.userId, userId), isNull(questions.trashedAt)))
    .orderBy(desc(textProposals.id))
    .limit(proposalLimits.listed);
  return rows.toReversed();
}

export const countWaiting = (tx: Tx, of: Proposed): Promise<number> =>
  tx.$count(textProposals, and(isOf(of), eq(textProposals.decision, 'open')));

/** Returns the number of letters whose only text is a proposed one. */
export async function countBegun(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: countDistinct(letters.id) })
    .from(textProposals)
    .innerJoin(letters, eq(letters.id, textProposals.letterId))
    .where(
      and(
        eq(textProposals.userId, userId),
        eq(textProposals.decision, 'open'),
        eq(letters.text, ''),
        isNull(letters.trashedAt),
      ),
    );
  return row?.count ?? 0;
}

/** Deletes all but the newest decided proposals. */
export async function thinDecided(tx: Tx, of: Proposed): Promise<void> {
  const past = tx
    .select({ id: textProposals.id })
    .from(textProposals)
    .where(and(isOf(of), ne(textProposals.decision, 'open')))
    .orderBy(desc(textProposals.id))
    .offset(proposalLimits.decided);
  await tx.delete(textProposals).where(inArray(textProposals.id, past));
}

export async function insertProposal(db: Queryable, values: NewProposal): Promise<ProposalRow> {
  const [row] = await db.insert(textProposals).values(values).returning();
  if (!row) throw new Error('The database returned no row for a new proposal');
  return row;
}

/** Undefined if it doesn't exist, or belongs to another account. */
export async function decideProposal(
  db: Db,
  of: Proposed,
  id: string,
  decision: SuggestionDecision,
): Promise<ProposalRow | undefined> {
  const [row] = await db
    .update(textProposals)
    .set({ decision, updatedAt: sql`now()` })
    .where(and(eq(textProposals.id, id), isOf(of)))
    .returning();
  return row;
}
