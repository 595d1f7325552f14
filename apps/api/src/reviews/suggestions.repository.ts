import { suggestionLimits } from '@folio/contract/suggestions';
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { suggestions } from '../platform/review-schema.ts';

export type SuggestionRow = typeof suggestions.$inferSelect;
export type NewSuggestion = Omit<
  typeof suggestions.$inferInsert,
  'id' | 'decision' | 'createdAt' | 'updatedAt'
>;

const isOf = (userId: string, resumeId: string) =>
  and(eq(suggestions.userId, userId), eq(suggestions.resumeId, resumeId));

export const countWaiting = (db: Queryable, userId: string, resumeId: string): Promise<number> =>
  db.$count(suggestions, and(isOf(userId, resumeId), eq(suggestions.decision, 'open')));

export async function insertSuggestion(
  db: Queryable,
  suggestion: NewSuggestion & { id: string },
): Promise<SuggestionRow> {
  const [row] = await db.insert(suggestions).values(suggestion).returning();
  if (!row) throw new Error('The database returned no row for a new suggestion');
  return row;
}

/** Of what its owner has decided the newest stay: no list shows more of it. */
export async function thinDecided(tx: Tx, userId: string, resumeId: string): Promise<void> {
  const past = tx
    .select({ id: suggestions.id })
    .from(suggestions)
    .where(and(isOf(userId, resumeId), ne(suggestions.decision, 'open')))
    .orderBy(desc(suggestions.id))
    .offset(suggestionLimits.decided);
  await tx.delete(suggestions).where(inArray(suggestions.id, past));
}

/** The oldest first: all that wait, and of the others the newest. */
export const listSuggestions = (db: Db, userId: string, resumeId: string) =>
  list(db, isOf(userId, resumeId));

export const listOfReviewer = (db: Db, reviewerId: string) =>
  list(db, eq(suggestions.reviewerId, reviewerId));

/** Those that wait are fewer by far (`suggestionLimits.waiting`). */
const mostListed = 1_000;

async function list(db: Db, where: SQL | undefined): Promise<SuggestionRow[]> {
  const rows = await db
    .select()
    .from(suggestions)
    .where(where)
    .orderBy(desc(sql`${suggestions.decision} = 'open'`), desc(suggestions.id))
    .limit(mostListed);
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

type Named = { userId: string; resumeId: string; id: string };

/** Undefined where it is not theirs, or not there. */
export async function decideSuggestion(
  db: Db,
  { userId, resumeId, id }: Named,
  decision: SuggestionRow['decision'],
): Promise<SuggestionRow | undefined> {
  const [row] = await db
    .update(suggestions)
    .set({ decision, updatedAt: sql`now()` })
    .where(and(eq(suggestions.id, id), isOf(userId, resumeId)))
    .returning();
  return row;
}

/** Whether it was theirs, and still waited. */
export async function deleteOfReviewer(db: Db, reviewerId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(suggestions)
    .where(
      and(
        eq(suggestions.id, id),
        eq(suggestions.reviewerId, reviewerId),
        eq(suggestions.decision, 'open'),
      ),
    )
    .returning({ id: suggestions.id });
  return gone.length > 0;
}
