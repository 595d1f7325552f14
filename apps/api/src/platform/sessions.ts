import { maxDeviceSessions } from '@folio/contract/profiles';
import { and, desc, eq, getTableColumns, inArray, ne, not, sql } from 'drizzle-orm';
import { AppError } from './app-error.ts';
import type { Configuration } from './configuration.ts';
import type { Db, Queryable } from './database.ts';
import { endGrants } from './end-grants.ts';
import { isSold } from './money-configuration.ts';
import type { Origin } from './origin.ts';
import { batched, prepared } from './prepared-statements.ts';
import { sessions, users } from './schema.ts';
import { hashOf, newSecretToken } from './secret-token.ts';

export type UserRow = typeof users.$inferSelect;
/** A valid session and whose it is. */
export type Session = {
  tokenHash: string;
  user: UserRow;
  /** The origin of the request that the session belongs to. */
  origin?: () => Origin;
  /** The API key, where a program calls with its owner's key. */
  keyId?: string;
};

const idleLimit = sql.raw(`interval '7 days'`);
const wholeLimit = sql.raw(`interval '30 days'`);
/** How long a code of an app counts for what is asked after it. */
const codeLimit = sql.raw(`interval '10 minutes'`);
/** How old `last_seen_at` may get: it costs a write. */
const seenGranularity = sql.raw(`interval '5 minutes'`);

const idle = sql`${sessions.lastSeenAt} < now() - ${idleLimit}`;
const outlived = sql`${sessions.expiresAt} < now()`;

/** Opens a session and returns its token, which is stored nowhere. */
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
    expiresAt: sql`now() + ${wholeLimit}`,
    ...(isCodeProven && { codeProvenAt: sql`now()` }),
  });
  await endLeastRecentlyUsed(db, userId);
  return token;
}

/** Every way in ends here: whoever proves who they are learns that the account is kept out, and why. */
async function refuseBanned(db: Queryable, userId: string): Promise<void> {
  const { bannedAt, banReason } = users;
  const [user] = await db.select({ bannedAt, banReason }).from(users).where(eq(users.id, userId));
  if (!user?.bannedAt) return;
  throw new AppError(
    'ACCOUNT_BANNED',
    `This account is blocked. The reason we were given: ${user.banReason} Contact us if you think this is a mistake.`,
  );
}

/** Ends the sessions unused longest: a script that signs in again and again fills no table and no list. */
async function endLeastRecentlyUsed(db: Queryable, userId: string): Promise<void> {
  const unused = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .offset(maxDeviceSessions);
  await db.delete(sessions).where(inArray(sessions.tokenHash, unused));
}

/** A plan is over at its end, whoever has looked by then. */
const currentSubscription = sql<UserRow['subscription']>`
  case when ${users.planEndsAt} <= now() then 'free' else ${users.subscription} end`;

/** What a large pack opens is over at its end, too: then there is no end to tell of. */
const currentPackOpensUntil = sql<UserRow['packOpensUntil']>`
  case when ${users.packOpensUntil} > now() then ${users.packOpensUntil} end`.mapWith(
  users.packOpensUntil,
);

/** An account as it stands now, in the columns of `users`. */
export const currentAccount = {
  ...getTableColumns(users),
  subscription: currentSubscription,
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

/** Sessions of requests that arrive together are read by one statement. */
const findSession = batched(async (db, tokenHashes: readonly string[]) => {
  const rows = await findSessions(db).execute({ tokenHashes });
  const found = new Map(rows.map((row) => [row.tokenHash, row]));
  return tokenHashes.map((tokenHash) => found.get(tokenHash));
});

type Parts = { db: Db; configuration: Pick<Configuration, 'paymentProvider'> };

/** The session that a token opens; 'unknown' and 'expired' ones open none. */
export async function readSession(
  { db, configuration }: Parts,
  token: string,
): Promise<Session | 'unknown' | 'expired'> {
  const tokenHash = hashOf(token);
  const row = await findSession(db, tokenHash);
  // A release that knows no bans may have opened one since.
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
 * An account as this server serves it: where nothing is sold nothing is locked, so that everybody
 * has the highest plan. What they have paid elsewhere or before stays as it is stored.
 */
export const withUnlockedPlan = <A extends Partial<UserRow> & Pick<UserRow, 'subscription'>>(
  configuration: Parts['configuration'],
  account: A,
): A =>
  isSold(configuration) ? account : { ...account, subscription: 'premium', planEndsAt: null };

const isOfSession = ({ tokenHash }: Session) => eq(sessions.tokenHash, tokenHash);

/** Whether a session has proven a code beside the password lately enough for what can't be undone. */
export const isCodeProven = async (db: Queryable, session: Session): Promise<boolean> =>
  (await db.$count(
    sessions,
    and(isOfSession(session), sql`${sessions.codeProvenAt} > now() - ${codeLimit}`),
  )) > 0;

/** Whether a session has not ended since the request arrived that it came with. */
export const isStillOpen = async (db: Queryable, session: Session): Promise<boolean> =>
  (await db.$count(sessions, isOfSession(session))) > 0;

export async function noteCodeProven(db: Queryable, session: Session): Promise<void> {
  await db.update(sessions).set({ codeProvenAt: sql`now()` }).where(isOfSession(session));
}

export async function endSession(db: Queryable, { tokenHash }: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

const isGood = (userId: string) => and(eq(sessions.userId, userId), not(idle), not(outlived));

/** A session's place in the list, which begins with the one that was last in use. */
export type SessionCursor = { lastSeenAt: string; id: string };

/** Up to `limit` of the sessions that are still good, behind a place in the list, and how many there are. */
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

/** Ends one session of a user; false when it is not theirs or not there. */
export async function endOneSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends the sessions of a user, all or all but one, and disconnects the apps that they let in. */
export async function endSessions(db: Queryable, userId: string, except?: Session): Promise<void> {
  const kept = except && ne(sessions.tokenHash, except.tokenHash);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), kept));
  await endGrants(db, userId);
}

/** Removes what has outlived its use; until then an idle session is told to have expired. */
export async function deleteOutlivedSessions(db: Queryable): Promise<void> {
  await db.delete(sessions).where(outlived);
}
