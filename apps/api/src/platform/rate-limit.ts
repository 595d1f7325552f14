import { inArray, lt, sql } from 'drizzle-orm';
import { AppError } from './app-error.ts';
import { wideNetworkOf } from './caller-network.ts';
import type { Configuration } from './configuration.ts';
import type { Db, Queryable } from './database.ts';
import { deleteSlice } from './delete-slice.ts';
import { rateLimits } from './schema.ts';
import { hashOf } from './secret-token.ts';

/**
 * At most `hits` within `seconds` (fixed window), counted from the first hit by all nodes together.
 */
export type RateLimit = {
  name: string;
  hits: number;
  seconds: number;
  /** The message for a refused caller, before the time of the next attempt. */
  refusal?: string;
};
/** The subject that a limit counts, such as an account or an address. */
export type RateLimitHit = { limit: RateLimit; subject: string };

type Counters = { db: Queryable; configuration: Pick<Configuration, 'rateLimits'> };

/**
 * Counts a hit under one limit after the other, and rejects it at the first exceeded one; later
 * ones don't count it. So limits by caller must precede limits by target, or a rejected caller
 * could still use up the attempts of others.
 */
export async function countHits(counters: Counters, hits: RateLimitHit[]): Promise<void> {
  if (!counters.configuration.rateLimits) return;
  for (const hit of hits) {
    const { count, secondsLeft } = await increment(counters.db, hit);
    if (count > hit.limit.hits)
      throw tooManyAttempts(Math.max(1, Math.ceil(secondsLeft)), hit.limit.refusal);
  }
}

/**
 * Returns the hits of one sender, under limits of their own before the limit that all senders
 * share, so that neither a single address nor a network of many addresses uses that up.
 */
export const senderHits = (
  { ofAddress, ofNetwork }: { ofAddress: RateLimit; ofNetwork: RateLimit },
  address: string,
): RateLimitHit[] => [
  { limit: ofAddress, subject: address },
  { limit: ofNetwork, subject: wideNetworkOf(address) ?? address },
];

export const tooManyAttempts = (retryAfterSeconds: number, refusal = 'Too many attempts.') =>
  new AppError('RATE_LIMITED', `${refusal} ${tryAgainIn(retryAfterSeconds)}`, {
    retryAfterSeconds,
  });

/** Counts a hit and returns whether it is within the limit, without rejecting the request. */
export async function isWithinLimit(counters: Counters, hit: RateLimitHit): Promise<boolean> {
  try {
    await countHits(counters, [hit]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/** Resets counters, such as those of an account whose owner has proven their identity. */
export async function clearHits(db: Queryable, hits: RateLimitHit[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, hits.map(keyOf)));
}

/** Refunds hits that turned out not to count, such as a login with the right password. */
export async function refundHits(counters: Counters, hits: RateLimitHit[]): Promise<void> {
  if (!counters.configuration.rateLimits) return;
  await counters.db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(inArray(rateLimits.key, hits.map(keyOf)));
}

export const deletePastRateLimits = (db: Db): Promise<boolean> =>
  deleteSlice(db, rateLimits, rateLimits.key, lt(rateLimits.resetsAt, sql`now()`));

/** Counts in one statement, so that parallel hits are all counted. */
async function increment(db: Queryable, hit: RateLimitHit) {
  const isPast = sql`${rateLimits.resetsAt} <= now()`;
  const [row] = await db
    .insert(rateLimits)
    .values({
      key: keyOf(hit),
      hits: 1,
      resetsAt: sql`now() + make_interval(secs => ${hit.limit.seconds})`,
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isPast} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${isPast} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      count: rateLimits.hits,
      secondsLeft: sql<number>`extract(epoch from ${rateLimits.resetsAt} - now())`.mapWith(Number),
    });
  if (!row) throw new Error('The database returned no row for a counter');
  return row;
}

/** Subjects are hashed, since they are personal and of any length. */
const keyOf = ({ limit, subject }: RateLimitHit) => `${limit.name}:${hashOf(subject)}`;

function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 90) return `Please try again in ${seconds} second${seconds === 1 ? '' : 's'}.`;
  if (minutes <= 90) return `Please try again in ${minutes} minutes.`;
  return `Please try again in ${Math.ceil(minutes / 60)} hours.`;
}
