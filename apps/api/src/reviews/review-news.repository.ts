import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../platform/database.ts';
import { resumeLinks, resumeReviewers } from '../platform/review-schema.ts';
import { resumes, users } from '../platform/schema.ts';

/** Records that this reviewer has added something new, keeping an earlier time. */
export async function noteUnseen(tx: Tx, reviewerId: string): Promise<void> {
  await tx.execute(sql`
    update ${resumeLinks} set unseen_since = now()
    where unseen_since is null
      and id = (select link_id from ${resumeReviewers} where id = ${reviewerId})`);
}

/** The owner has seen all suggestions for a resume. */
export async function setSeen(db: Db, userId: string, resumeId: string): Promise<void> {
  await db
    .update(resumeLinks)
    .set({ unseenSince: null })
    .where(
      and(
        eq(resumeLinks.userId, userId),
        eq(resumeLinks.resumeId, resumeId),
        isNotNull(resumeLinks.unseenSince),
      ),
    );
}

/** The delay before a mail, and the minimum time between mails, in seconds. */
export type MailDelays = { waitSeconds: number; quietSeconds: number; limit: number };

/**
 * Claims links with unseen suggestions that are due for a mail. They count as notified when `tx`
 * commits; other nodes skip them until then.
 */
export async function claimUnsent(
  tx: Tx,
  { waitSeconds, quietSeconds, limit }: MailDelays,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${resumeLinks} set told_at = now() where id in (
      select id from ${resumeLinks}
      where unseen_since < now() - make_interval(secs => ${waitSeconds})
        and (told_at is null or told_at < unseen_since)
        and (told_at is null or told_at < now() - make_interval(secs => ${quietSeconds}))
      order by unseen_since limit ${limit} for update skip locked
    ) returning id`);
  return rows.map(({ id }) => id);
}

/** The content of the mails; nothing for banned accounts and trashed resumes. */
export const findNews = (tx: Tx, linkIds: readonly string[]) =>
  tx
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      resumeId: resumes.id,
      resumeName: resumes.name,
      linkName: resumeLinks.name,
    })
    .from(resumeLinks)
    .innerJoin(resumes, eq(resumes.id, resumeLinks.resumeId))
    .innerJoin(users, and(eq(users.id, resumes.userId), eq(users.id, resumeLinks.userId)))
    .where(and(inArray(resumeLinks.id, [...linkIds]), isNull(users.bannedAt)))
    .orderBy(resumeLinks.id);
export type ReviewNews = Awaited<ReturnType<typeof findNews>>[number];
