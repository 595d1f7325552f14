import { applicationProposalLimits } from '@folio/contract/application-proposals';
import type { SuggestionDecision } from '@folio/contract/suggestions';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { applicationProposals } from '../platform/application-schema.ts';
import type { Db, Tx } from '../platform/database.ts';

export type ProposalRow = typeof applicationProposals.$inferSelect;
type NewProposal = Omit<
  typeof applicationProposals.$inferInsert,
  'decision' | 'createdAt' | 'updatedAt'
>;

const isOf = (userId: string) => eq(applicationProposals.userId, userId);

/** The oldest first. */
export const listProposals = (db: Db, userId: string): Promise<ProposalRow[]> =>
  db.select().from(applicationProposals).where(isOf(userId)).orderBy(asc(applicationProposals.id));

export const countWaiting = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(applicationProposals, and(isOf(userId), eq(applicationProposals.decision, 'open')));

export async function insertProposal(tx: Tx, values: NewProposal): Promise<ProposalRow> {
  const [row] = await tx.insert(applicationProposals).values(values).returning();
  if (!row) throw new Error('The database returned no row for a new proposal');
  return row;
}

export async function decideProposal(
  db: Db,
  userId: string,
  id: string,
  decision: SuggestionDecision,
): Promise<ProposalRow | undefined> {
  const [row] = await db
    .update(applicationProposals)
    .set({ decision, updatedAt: sql`now()` })
    .where(and(isOf(userId), eq(applicationProposals.id, id)))
    .returning();
  return row;
}

/** Deletes the earliest decided proposals beyond the limit. */
export async function thinDecided(tx: Tx, userId: string): Promise<void> {
  const past = tx
    .select({ id: applicationProposals.id })
    .from(applicationProposals)
    .where(and(isOf(userId), ne(applicationProposals.decision, 'open')))
    .orderBy(sql`${applicationProposals.updatedAt} desc`)
    .offset(applicationProposalLimits.decided);
  await tx.delete(applicationProposals).where(sql`${applicationProposals.id} in ${past}`);
}
