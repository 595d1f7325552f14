import { maxDeviceSessions } from '@folio/contract/profiles';
import { and, desc, eq, getTableColumns, inArray, ne, not, sql } from 'drizzle-orm';
import { AppError } from './app-error.ts';
import type { Configuration } from './configuration.ts';
import type { Db, Queryable } from './database.ts';
import { deleteSlice } from './delete-slice.ts';
import { endGrants } from './end-grants.ts';
import { isSold } from './money-configuration.ts';
import { planPeriods } from './money-schema.ts';
import type { Origin } from './origin.ts';
import { batched, prepared } from './prepared-statements.ts';
import { sessions, users } from './schema.ts';
import { hashOf, newSecretToken } from './secret-token.ts';

export type UserRow = typeof users.$inferSelect;
/** A valid session with its user. */
export type Session = {
  tokenHash: string;
  user: UserRow;
  /** The origin of the request that the session belongs to. */
  origin?: () => Origin;
  /** The API key, where a program calls with its owner's key. */
  keyId?: string;
};

/** A session expires after this long without a request, and `absoluteLimit` after the login. */
const idleLimit = sql.raw(`interval '7 days'`);
const absoluteLimit = sql.raw(`interval '30 days'`);
/** How long a proven second-factor code is valid for sensitive actions. */
const codeLimit = sql.raw(`interval '10 minutes'`);
/** The resolution of `last_seen_at`, since updating it costs a write. */
const seenGranularity = sql.raw(`interval '5 minutes'`);

const idle = sql`${sessions.lastSeenAt} < now() - ${idleLimit}`;
const outlived = sql`${sessions.expiresAt} < now()`;

/** Starts a session and returns its token, of which only the hash is stored. */
export async function startSession(
  db: Queryable,
  userId: string,
  device = '',
  { isCodeProven = false } = {},
): Promise<string> {
  await refuseBanned(db, userId);
  const token = newSecretToken();
  await db.insert(sessions).values({
    tokenHash: hashOf(token),
    userId,
    device,
    expiresAt: sql`now() + ${absoluteLimit}`,
    ...(isCodeProven && { codeProvenAt: sql`now()` }),
  });
  await endLeastRecentlyUsed(db, userId);
  return token;
}

/**
 * Checked at the end of every login: once their identity is proven, a banned person is told about
 * the ban and its reason.
 */
async function refuseBanned(db: Queryable, userId: string): Promise<void> {
  const { bannedAt, banReason } = users;
  const [user] = await db.select({ bannedAt, banReason }).from(users).where(eq(users.id, userId));
  if (!user?.bannedAt) return;
  throw new AppError(
    'ACCOUNT_BANNED',
    `This account is blocked. The reason we were given: “${user.banReason}” Contact us if you think this is a mistake.`,
  );
}

/**
 * Ends the least recently used sessions, so that a script that logs in repeatedly fills neither the
 * table nor the list.
 */
async function endLeastRecentlyUsed(db: Queryable, userId: string): Promise<void> {
  const unused = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .offset(maxDeviceSessions);
  await db.delete(sessions).where(inArray(sessions.tokenHash, unused));
}

const isPlanOver = sql`${users.planEndsAt} <= now()`;

const ownPeriods = sql`${planPeriods} where user_id = ${users.id} and not is_refunded
  and ends_at > now()`;

/** The best purchased plan in force, besides the one that has ended. */
const planBeside = sql`(
  select plan from ${ownPeriods} and starts_at <= now() order by plan = 'premium' desc limit 1)`;

/** The plan in force, also if no job has updated the row since the last one ended. */
const currentSubscription = sql<UserRow['subscription']>`
  case when ${isPlanOver} then coalesce(${planBeside}, 'free') else ${users.subscription} end`;

/** The end of the plan in force, including all purchased periods of it. */
const currentPlanEndsAt = sql<UserRow['planEndsAt']>`
  case when ${isPlanOver} then coalesce(
    (select max(ends_at) from ${ownPeriods} and plan = ${planBeside}), ${users.planEndsAt})
    else ${users.planEndsAt} end`.mapWith(users.planEndsAt);

/** The benefits of a large pack end in the same way. */
const currentPackOpensUntil = sql<UserRow['packOpensUntil']>`
  case when ${users.packOpensUntil} > now() then ${users.packOpensUntil} end`.mapWith(
  users.packOpensUntil,
);

/** The columns of `users` with expired plans and packs resolved. */
export const currentAccount = {
  ...getTableColumns(users),
  subscription: currentSubscription,
  planEndsAt: currentPlanEndsAt,
  packOpensUntil: currentPackOpensUntil,
};

const findSessions = prepared((db) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      user: currentAccount,
      isExpired: sql<boolean>`${idle} or ${outlived}`,
      isSeenLongAgo: sql<boolean>`${sessions.lastSeenAt} < now() - ${seenGranularity}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')})`)
    .prepare('find_sessions'),
);

/** Sessions of concurrent requests are read by one statement. */
const findSession = batched(async (db, tokenHashes: readonly string[]) => {
  const rows = await findSessions(db).execute({ tokenHashes });
  const found = new Map(rows.map((row) => [row.tokenHash, row]));
  return tokenHashes.map((tokenHash) => found.get(tokenHash));
});

type Parts = { db: Db; configuration: Pick<Configuration, 'paymentProvider'> };

/** Returns the session of a token, or why there is none. */
export async function readSession(
  { db, configuration }: Parts,
  token: string,
): Promise<Session | 'unknown' | 'expired'> {
  const tokenHash = hashOf(token);
  const row = await findSession(db, tokenHash);
  // A release without bans may have started a session since.
  if (!row || row.user.bannedAt) return 'unknown';
  if (row.isExpired) return 'expired';
  if (row.isSeenLongAgo)
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(sessions.tokenHash, tokenHash));
  return { tokenHash, user: withUnlockedPlan(configuration, row.user) };
}

/**
 * Returns the account as this server treats it: if nothing is sold, everybody has the highest plan.
 * The stored plan stays unchanged.
 */
export const withUnlockedPlan = <A extends Partial<UserRow> & Pick<UserRow, 'subscription'>>(
  configuration: Parts['configuration'],
  account: A,
): A =>
  isSold(configuration) ? account : { ...account, subscription: 'premium', planEndsAt: null };

const isOfSession = ({ tokenHash }: Session) => eq(sessions.tokenHash, tokenHash);

/** Whether a session has recently proven a second-factor code, as irreversible actions require. */
export const isCodeProven = async (db: Queryable, session: Session): Promise<boolean> =>
  (await db.$count(
    sessions,
    and(isOfSession(session), sql`${sessions.codeProvenAt} > now() - ${codeLimit}`),
  )) > 0;

/** Whether a session has not ended since the request arrived. */
export const isStillOpen = async (db: Queryable, session: Session): Promise<boolean> =>
  (await db.$count(sessions, isOfSession(session))) > 0;

export async function noteCodeProven(db: Queryable, session: Session): Promise<void> {
  await db.update(sessions).set({ codeProvenAt: sql`now()` }).where(isOfSession(session));
}

export async function endSession(db: Queryable, { tokenHash }: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

const isGood = (userId: string) => and(eq(sessions.userId, userId), not(idle), not(outlived));

/** The cursor of a list of sessions, sorted by last use. */
export type SessionCursor = { lastSeenAt: string; id: string };

/** Up to `limit` valid sessions after a cursor, and the total count. */
export async function listSessions(
  db: Queryable,
  userId: string,
  { limit, after }: { limit: number; after?: SessionCursor | undefined },
) {
  const isAfter =
    after &&
    sql`(${sessions.lastSeenAt}, ${sessions.id}) < (${after.lastSeenAt}::timestamptz, ${after.id}::uuid)`;
  const rows = await db
    .select()
    .from(sessions)
    .where(and(isGood(userId), isAfter))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(limit);
  return { rows, total: await db.$count(sessions, isGood(userId)) };
}

/** Ends one session of a user. Returns false if it doesn't exist or isn't theirs. */
export async function endOneSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/**
 * Ends all sessions of a user, except one if given, and revokes the access that they have granted.
 */
export async function endSessions(db: Queryable, userId: string, except?: Session): Promise<void> {
  const kept = except && ne(sessions.tokenHash, except.tokenHash);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), kept));
  await endGrants(db, userId);
}

/** Deletes expired sessions; until then an idle one is reported as expired. */
export const deleteOutlivedSessions = (db: Queryable): Promise<boolean> =>
  deleteSlice(db, sessions, sessions.tokenHash, outlived);
