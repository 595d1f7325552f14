import { inArray, lt, sql } from 'drizzle-orm';
import { AppError } from './app-error.ts';
import type { Configuration } from './configuration.ts';
import type { Db } from './database.ts';
import { rateLimits } from './schema.ts';
import { hashOf } from './secret-token.ts';

/** So many hits within so many seconds, counted from the first, by all nodes together. */
export type RateLimit = { name: string; hits: number; seconds: number };
/** What is counted under a limit: an account, an address. */
export type RateLimitHit = { limit: RateLimit; subject: string };

type Counters = { db: Db; configuration: Pick<Configuration, 'rateLimits'> };

/** Counts a hit under each limit, and refuses when one of them is exceeded. */
export async function countHits(counters: Counters, hits: RateLimitHit[]): Promise<void> {
  if (!counters.configuration.rateLimits) return;
  const limitByKey = new Map(hits.map((hit) => [keyOf(hit), hit.limit]));
  const rows = await increment(counters.db, limitByKey);
  const waits = rows.map(({ key, hits: count, secondsLeft }) =>
    count > (limitByKey.get(key)?.hits ?? 0) ? Math.max(1, Math.ceil(secondsLeft)) : 0,
  );
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds === 0) return;
  throw new AppError('RATE_LIMITED', `Too many attempts. ${tryAgainIn(retryAfterSeconds)}`, {
    retryAfterSeconds,
  });
}

/** Counts a hit, where too many are no reason to refuse the whole request. */
export async function isWithinLimit(counters: Counters, hit: RateLimitHit): Promise<boolean> {
  try {
    await countHits(counters, [hit]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/** Takes hits back that turned out not to count, such as a login with the right password. */
export async function forgiveHits(counters: Counters, hits: RateLimitHit[]): Promise<void> {
  if (!counters.configuration.rateLimits) return;
  await counters.db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(inArray(rateLimits.key, hits.map(keyOf)));
}

export async function deletePastRateLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
}

/** One statement, so that parallel hits are all counted; in one order, so that they never deadlock. */
function increment(db: Db, limitByKey: Map<string, RateLimit>) {
  const isPast = sql`${rateLimits.resetsAt} <= now()`;
  return db
    .insert(rateLimits)
    .values(
      [...limitByKey].toSorted(byKey).map(([key, { seconds }]) => ({
        key,
        hits: 1,
        resetsAt: sql`now() + make_interval(secs => ${seconds})`,
      })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isPast} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${isPast} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      key: rateLimits.key,
      hits: rateLimits.hits,
      secondsLeft: sql<number>`extract(epoch from ${rateLimits.resetsAt} - now())`.mapWith(Number),
    });
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** Subjects are hashed: they are people's addresses, and as long as a caller likes. */
const keyOf = ({ limit, subject }: RateLimitHit) => `${limit.name}:${hashOf(subject)}`;

function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 90) return `Please try again in ${seconds} second${seconds === 1 ? '' : 's'}.`;
  return `Please try again in ${minutes} minutes.`;
}
