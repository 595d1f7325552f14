import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { isHiddenPage } from '../platform/hidden-pages.ts';
import { resumeLinks, resumeReviewers } from '../platform/review-schema.ts';
import { resumes, users } from '../platform/schema.ts';
import { accountColumns, headColumns, writtenColumns } from '../platform/written-resumes.ts';

export type LinkRow = typeof resumeLinks.$inferSelect;
export type ReviewerRow = typeof resumeReviewers.$inferSelect;
type NewLink = typeof resumeLinks.$inferInsert;

const isOf = (userId: string, resumeId: string) =>
  and(eq(resumeLinks.userId, userId), eq(resumeLinks.resumeId, resumeId));

export const countLinks = (db: Queryable, userId: string, resumeId: string): Promise<number> =>
  db.$count(resumeLinks, isOf(userId, resumeId));

/** Undefined if the shared link's name is taken. */
export async function insertLink(db: Queryable, link: NewLink): Promise<LinkRow | undefined> {
  const [row] = await db.insert(resumeLinks).values(link).onConflictDoNothing().returning();
  return row;
}

/** Returns the link that an earlier request created. */
export async function findOwnLink(
  db: Queryable,
  userId: string,
  resumeId: string,
  key: { tokenHash: string } | { id: string },
): Promise<LinkRow | undefined> {
  const [row] = await db
    .select()
    .from(resumeLinks)
    .where(
      and(
        isOf(userId, resumeId),
        'id' in key ? eq(resumeLinks.id, key.id) : eq(resumeLinks.tokenHash, key.tokenHash),
      ),
    );
  return row;
}

/** Newest first. */
export const listLinks = (db: Db, userId: string, resumeId: string): Promise<LinkRow[]> =>
  db
    .select()
    .from(resumeLinks)
    .where(isOf(userId, resumeId))
    .orderBy(desc(resumeLinks.createdAt), desc(resumeLinks.id));

/** Undefined if it doesn't exist, or belongs to another account. */
export async function deleteLink(
  db: Queryable,
  userId: string,
  resumeId: string,
  id: string,
): Promise<Pick<LinkRow, 'name'> | undefined> {
  const [gone] = await db
    .delete(resumeLinks)
    .where(and(eq(resumeLinks.id, id), isOf(userId, resumeId)))
    .returning({ name: resumeLinks.name });
  return gone;
}

/** The key of a link in its URL. */
export type LinkKey = { tokenHash: string } | { slug: string };

/**
 * A valid link with its resume and the owner's plan. Not found for resumes in the trash or hidden
 * by an operator, and for banned accounts.
 */
export async function findOpenLink(db: Db, key: LinkKey) {
  const [row] = await db
    .select({
      link: resumeLinks,
      resume: writtenColumns,
      account: accountColumns,
    })
    .from(resumeLinks)
    .innerJoin(resumes, eq(resumes.id, resumeLinks.resumeId))
    .innerJoin(users, and(eq(users.id, resumes.userId), eq(users.id, resumeLinks.userId)))
    .where(isOpen(key));
  return row;
}

/**
 * Returns the link without the long parts of the resume, for callers who have yet to prove that
 * they may read it.
 */
export async function findLinkAlone(db: Db, key: LinkKey) {
  const [row] = await db
    .select({ link: resumeLinks, resume: headColumns, account: accountColumns })
    .from(resumeLinks)
    .innerJoin(resumes, eq(resumes.id, resumeLinks.resumeId))
    .innerJoin(users, and(eq(users.id, resumes.userId), eq(users.id, resumeLinks.userId)))
    .where(isOpen(key));
  return row;
}

const isOpen = (key: LinkKey) =>
  and(
    'slug' in key ? eq(resumeLinks.slug, key.slug) : eq(resumeLinks.tokenHash, key.tokenHash),
    or(isNull(resumeLinks.expiresAt), gt(resumeLinks.expiresAt, sql`now()`)),
    isNull(users.bannedAt),
    sql`not ${isHiddenPage('resume', resumes.id)}`,
  );
export type LinkHead = NonNullable<Awaited<ReturnType<typeof findLinkAlone>>>;
export type OpenLink = NonNullable<Awaited<ReturnType<typeof findOpenLink>>>;

/** Negative to revert a view by the owner. */
export async function addLinkViews(db: Db, id: string, views: number): Promise<void> {
  await db
    .update(resumeLinks)
    .set({ views: sql`greatest(${resumeLinks.views} + ${views}, 0)` })
    .where(eq(resumeLinks.id, id));
}

/** The number of a link's reviewers; locks the link for the transaction. */
export async function lockReviewers(tx: Tx, linkId: string): Promise<number | undefined> {
  const [link] = await tx
    .select({ id: resumeLinks.id })
    .from(resumeLinks)
    .where(eq(resumeLinks.id, linkId))
    .for('update');
  if (!link) return undefined;
  const [row] = await tx
    .select({ count: count() })
    .from(resumeReviewers)
    .where(eq(resumeReviewers.linkId, linkId));
  return row?.count;
}

export async function insertReviewer(
  db: Queryable,
  reviewer: typeof resumeReviewers.$inferInsert,
): Promise<void> {
  await db.insert(resumeReviewers).values(reviewer);
}

export async function findReviewer(
  db: Db,
  linkId: string,
  passHash: string,
): Promise<ReviewerRow | undefined> {
  const [row] = await db
    .select()
    .from(resumeReviewers)
    .where(and(eq(resumeReviewers.linkId, linkId), eq(resumeReviewers.passHash, passHash)));
  return row;
}

export async function renameReviewer(db: Db, id: string, name: string): Promise<void> {
  await db.update(resumeReviewers).set({ name }).where(eq(resumeReviewers.id, id));
}
