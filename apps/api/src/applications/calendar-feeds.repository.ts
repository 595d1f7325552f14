import { endedStatuses } from '@folio/contract/application-fields';
import { and, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { applications, calendarFeeds } from '../platform/application-schema.ts';
import type { Db, Queryable } from '../platform/database.ts';
import { users } from '../platform/schema.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;

export async function findFeed(db: Db, userId: string): Promise<FeedRow | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row;
}

/** An account has one feed: a new one replaces it. */
export async function putFeed(db: Queryable, userId: string, tokenHash: string): Promise<FeedRow> {
  const fresh = { tokenHash, createdAt: sql`now()`, lastReadAt: null };
  const [row] = await db
    .insert(calendarFeeds)
    .values({ userId, tokenHash })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: fresh })
    .returning();
  if (!row) throw new Error('The database returned no row for a new calendar address');
  return row;
}

export async function deleteFeed(db: Queryable, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** The owner of a feed's address, unless banned. Records the access, at most every few minutes. */
export async function readerOf(db: Db, tokenHash: string): Promise<string | undefined> {
  const isIt = eq(calendarFeeds.tokenHash, tokenHash);
  const [row] = await db
    .select({
      userId: calendarFeeds.userId,
      isReadLongAgo: sql<boolean>`coalesce(${calendarFeeds.lastReadAt} < now() - interval '5 minutes', true)`,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(isIt, isNull(users.bannedAt)));
  if (row?.isReadLongAgo)
    await db.update(calendarFeeds).set({ lastReadAt: sql`now()` }).where(isIt);
  return row?.userId;
}

/** What a calendar entry shows of its application, and the version it is from. */
const jobColumns = {
  id: applications.id,
  role: applications.role,
  company: applications.company,
  place: applications.place,
  version: applications.version,
  updatedAt: applications.updatedAt,
};

/** Application deadlines of saved jobs, latest first. */
export const listDeadlines = (db: Db, userId: string, limit: number) =>
  db
    .select({ ...jobColumns, day: applications.deadline })
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        isNull(applications.trashedAt),
        isNotNull(applications.deadline),
        eq(applications.status, 'saved'),
      ),
    )
    .orderBy(desc(applications.deadline), applications.id)
    .limit(limit);
type Deadline = Awaited<ReturnType<typeof listDeadlines>>[number];

/** The next steps of a user's open applications, latest first. */
export const listNextSteps = (db: Db, userId: string, limit: number) =>
  db
    .select({
      ...jobColumns,
      nextStep: applications.nextStep,
      day: applications.nextStepDay,
    })
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        isNull(applications.trashedAt),
        isNotNull(applications.nextStepDay),
        notInArray(applications.status, [...endedStatuses]),
      ),
    )
    .orderBy(desc(applications.nextStepDay), applications.id)
    .limit(limit);
type NextStep = Awaited<ReturnType<typeof listNextSteps>>[number];
/** A calendar entry; a deadline has no step. */
export type CalendarEntry = Deadline & Partial<Pick<NextStep, 'nextStep'>>;
