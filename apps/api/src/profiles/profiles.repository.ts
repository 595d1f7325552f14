import type { ProfileDetails } from '@folio/contract/profile';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { isHiddenPage } from '../platform/hidden-pages.ts';
import { profiles } from '../platform/profile-schema.ts';
import { resumes, users } from '../platform/schema.ts';
import { currentAccount, type UserRow } from '../platform/sessions.ts';

export type ProfileRow = typeof profiles.$inferSelect;
/** A person with the profile, if there is one. */
export type Person = { user: UserRow; profile: ProfileRow | null };
/** A person whose page an operator may have hidden. */
export type FoundPerson = Person & { isHidden: boolean };
export type LinkedResume = { id: string; name: string; version: number; isPublic: boolean };

export async function findProfile(db: Queryable, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row;
}

export async function saveDetails(
  tx: Tx,
  userId: string,
  details: ProfileDetails,
): Promise<ProfileRow> {
  const [row] = await tx
    .insert(profiles)
    .values({ userId, details, version: 1 })
    .onConflictDoUpdate({
      target: profiles.userId,
      set: { details, version: sql`${profiles.version} + 1`, updatedAt: sql`now()` },
    })
    .returning();
  if (!row) throw new Error('The database returned no row for a profile');
  return row;
}

/**
 * Finds a person by account id or username (case-insensitive); only verified accounts that aren't
 * banned.
 */
export async function findPerson(
  db: Db,
  by: { id: string } | { username: string },
): Promise<FoundPerson | undefined> {
  const isMeant =
    'id' in by ? eq(users.id, by.id) : sql`lower(${users.username}) = lower(${by.username})`;
  const [row] = await db
    .select({
      user: currentAccount,
      profile: profiles,
      isHidden: isHiddenPage('profile', users.id),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(isMeant, isNotNull(users.emailVerifiedAt), isNull(users.bannedAt)));
  return row;
}

/** A resume of that owner, unless an operator has hidden it. */
export async function findLinkedResume(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<LinkedResume | undefined> {
  const { id: resumeId, name, version } = resumes;
  const isPublic = sql<boolean>`${resumes.isPublic} and not ${isHiddenPage('resume', resumes.id)}`;
  const [row] = await db
    .select({ id: resumeId, name, version, isPublic })
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, ownerId)));
  return row;
}

/** Changes the view count, which may be negative to revert one. */
export async function addViews(db: Db, userId: string, count: number): Promise<void> {
  await db
    .insert(profiles)
    .values({ userId, views: Math.max(0, count) })
    .onConflictDoUpdate({
      target: profiles.userId,
      set: { views: sql`greatest(0, ${profiles.views} + ${count})` },
    });
}
