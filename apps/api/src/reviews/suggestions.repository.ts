import { type SuggestionReply, suggestionLimits } from '@folio/contract/suggestions';
import { and, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { resumeLinks, resumeReviewers, suggestions } from '../platform/review-schema.ts';

export type SuggestionRow = typeof suggestions.$inferSelect;
/** Includes whether the reviewer's link still works. */
export type ListedSuggestion = SuggestionRow & { isReached: boolean };
export type NewSuggestion = Omit<
  typeof suggestions.$inferInsert,
  'id' | 'decision' | 'createdAt' | 'updatedAt'
>;

const isReached = sql<boolean>`exists (select 1 from ${resumeReviewers} reviewer
  join ${resumeLinks} link on link.id = reviewer.link_id
  where reviewer.id = ${suggestions}.reviewer_id
    and (link.expires_at is null or link.expires_at > now()))`;

const hasNoReplies = sql`${suggestions.replies} = '[]'::jsonb`;

const isOf = (userId: string, resumeId: string) =>
  and(eq(suggestions.userId, userId), eq(suggestions.resumeId, resumeId));

export const countWaiting = (db: Queryable, userId: string, resumeId: string): Promise<number> =>
  db.$count(suggestions, and(isOf(userId, resumeId), eq(suggestions.decision, 'open')));

/** Undefined if its id is taken. */
export async function insertSuggestion(
  db: Queryable,
  suggestion: NewSuggestion & { id: string },
): Promise<SuggestionRow | undefined> {
  const [row] = await db.insert(suggestions).values(suggestion).onConflictDoNothing().returning();
  return row;
}

/**
 * Returns a reviewer's suggestion with the same content that nobody has answered, as after a lost
 * response.
 *
 * @param list the path of the bullet list that it adds to, because its bullet gets another id each
 * time.
 */
export async function findSame(
  db: Queryable,
  { reviewerId, path, before, quote, after, reason }: NewSuggestion,
  list?: string,
): Promise<SuggestionRow | undefined> {
  const isSame = and(
    eq(suggestions.reviewerId, reviewerId ?? ''),
    eq(suggestions.decision, 'open'),
    list === undefined
      ? eq(suggestions.path, path)
      : sql`starts_with(${suggestions.path}, ${`${list}/`})`,
    eq(suggestions.before, before),
    eq(suggestions.quote, quote ?? ''),
    sql`${suggestions.after} is not distinct from ${after ?? null}`,
    eq(suggestions.reason, reason ?? ''),
    hasNoReplies,
  );
  const [row] = await db.select().from(suggestions).where(isSame).limit(1);
  return row;
}

/** Deletes all but the newest decided suggestions. */
export async function thinDecided(tx: Tx, userId: string, resumeId: string): Promise<void> {
  const past = tx
    .select({ id: suggestions.id })
    .from(suggestions)
    .where(and(isOf(userId, resumeId), ne(suggestions.decision, 'open')))
    .orderBy(desc(suggestions.id))
    .offset(suggestionLimits.decided);
  await tx.delete(suggestions).where(inArray(suggestions.id, past));
}

/** All open suggestions and the newest others, oldest first. */
export const listSuggestions = (db: Db, userId: string, resumeId: string) =>
  list(db, isOf(userId, resumeId));

export const listOfReviewer = (db: Db, reviewerId: string) =>
  list(db, eq(suggestions.reviewerId, reviewerId));

/** Open suggestions are limited to far fewer (`suggestionLimits.waiting`). */
const maxListed = 1_000;

async function list(db: Queryable, where: SQL | undefined): Promise<ListedSuggestion[]> {
  const rows = await db
    .select({ ...getTableColumns(suggestions), isReached })
    .from(suggestions)
    .where(where)
    .orderBy(desc(sql`${suggestions.decision} = 'open'`), desc(suggestions.id))
    .limit(maxListed);
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

type Named = { userId: string; resumeId: string; id: string };
/** A suggestion requested by its owner or by its reviewer. */
export type SuggestionKey = Named | { reviewerId: string; id: string };

const isIt = (key: SuggestionKey) =>
  and(
    eq(suggestions.id, key.id),
    'reviewerId' in key
      ? eq(suggestions.reviewerId, key.reviewerId)
      : isOf(key.userId, key.resumeId),
  );

export async function findSuggestion(
  db: Queryable,
  key: SuggestionKey,
): Promise<ListedSuggestion | undefined> {
  const [row] = await list(db, isIt(key));
  return row;
}

/** Does nothing if it takes no replies, or has this one already. */
export async function appendReply(
  tx: Tx,
  key: SuggestionKey,
  reply: SuggestionReply,
): Promise<boolean> {
  const added = await tx
    .update(suggestions)
    .set({
      replies: sql`${suggestions.replies} || ${JSON.stringify([reply])}::jsonb`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        isIt(key),
        eq(suggestions.decision, 'open'),
        isReached,
        sql`jsonb_array_length(${suggestions.replies}) < ${suggestionLimits.replies}`,
        sql`not ${suggestions.replies} @> ${JSON.stringify([{ id: reply.id }])}::jsonb`,
      ),
    )
    .returning({ id: suggestions.id });
  return added.length > 0;
}

/** Undefined if it doesn't exist, or belongs to another account. */
export async function decideSuggestion(
  db: Db,
  key: Named,
  decision: SuggestionRow['decision'],
): Promise<ListedSuggestion | undefined> {
  await db.update(suggestions).set({ decision, updatedAt: sql`now()` }).where(isIt(key));
  return findSuggestion(db, key);
}

/** Returns whether it was the reviewer's, still open, and without a reply. */
export async function deleteOfReviewer(db: Db, reviewerId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(suggestions)
    .where(
      and(
        eq(suggestions.id, id),
        eq(suggestions.reviewerId, reviewerId),
        eq(suggestions.decision, 'open'),
        hasNoReplies,
      ),
    )
    .returning({ id: suggestions.id });
  return gone.length > 0;
}
