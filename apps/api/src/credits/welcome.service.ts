import type { Configuration } from '../platform/configuration.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { countHits, isWithinLimit, type RateLimitHit, refundHits } from '../platform/rate-limit.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { grantSignupCredits } from './grants.service.ts';
import { mailboxHash } from './mailbox.ts';
import { hasWelcome, insertWelcomes, isWelcomed, listWelcomed } from './welcome.repository.ts';

type Owner = Pick<UserRow, 'id' | 'email'>;
type WelcomeSettings = Pick<
  Configuration,
  'rateLimits' | 'creditsAtSignup' | 'signupCreditsPerNetwork'
>;

const atOnce = 1_000;

/**
 * Grants the sign-up credits once the address is verified: once per mailbox, however it is spelled,
 * and also if an earlier account of it was deleted. If two accounts of one mailbox are verified at
 * the same time, the second waits for the first here and gets none. If too many accounts from the
 * caller's network got credits that day, they are granted later (`claimWelcome`).
 *
 * @returns the number of credits granted.
 */
export async function grantWelcome(
  tx: Tx,
  configuration: WelcomeSettings,
  user: Owner,
  network: string,
): Promise<number> {
  if (configuration.creditsAtSignup === 0) return 0;
  const hit = welcomeHit(configuration, network);
  // Counted within the transaction: the next request from this network waits here until it ends.
  if (!(await isWithinLimit({ db: tx, configuration }, hit))) return 0;
  return giveCounted(tx, configuration, user, hit);
}

/** Grants the credits that were counted, or takes the count back if there are none to grant. */
async function giveCounted(
  tx: Tx,
  configuration: WelcomeSettings,
  user: Owner,
  hit: RateLimitHit,
): Promise<number> {
  const { creditsAtSignup: amount } = configuration;
  const isNew = (await rememberMailboxes(tx, [user])) > 0;
  if (isNew && (await grantSignupCredits(tx, user.id, amount))) return amount;
  await refundHits({ db: tx, configuration }, [hit]);
  return 0;
}

const welcomeHit = (
  { signupCreditsPerNetwork: hits }: WelcomeSettings,
  network: string,
): RateLimitHit => ({
  limit: {
    name: 'welcome-network',
    hits,
    seconds: 86_400,
    refusal: 'Too many accounts on your network got their free credits today.',
  },
  subject: network,
});

/**
 * Grants an account its sign-up credits after the fact.
 *
 * @returns the number of credits granted; 0 if it isn't entitled to any.
 * @throws AppError RATE_LIMITED if its network has had its share for the day.
 */
export function claimWelcome(
  { db, configuration }: { db: Db; configuration: WelcomeSettings },
  user: UserRow,
  network: string,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    if ((await waitingWelcome(tx, user, configuration.creditsAtSignup)) === 0) return 0;
    const hit = welcomeHit(configuration, network);
    await countHits({ db: tx, configuration }, [hit]);
    return giveCounted(tx, configuration, user, hit);
  });
}

/** The sign-up credits that an account can still claim. */
async function waitingWelcome(
  db: Queryable,
  user: Pick<UserRow, 'id' | 'email' | 'emailVerifiedAt'>,
  amount: number,
): Promise<number> {
  if (amount === 0 || !user.emailVerifiedAt || (await hasWelcome(db, user.id))) return 0;
  return (await isWelcomed(db, await mailboxHash(db, user.email))) ? 0 : amount;
}

/**
 * Stores the mailbox of an account that got its sign-up credits, hashed with a key of the server,
 * so that nobody else can find out whether an address is among them.
 */
export async function rememberMailbox(tx: Tx, user: Owner): Promise<void> {
  if (await hasWelcome(tx, user.id)) await rememberMailboxes(tx, [user]);
}

/**
 * Records the mailboxes of all accounts, because earlier releases granted credits without recording
 * them.
 */
export async function rememberAllMailboxes(
  db: Db,
  closing: AbortSignal,
  many = atOnce,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  while (!closing.aborted) {
    const owners = await listWelcomed(db, after, many);
    await rememberMailboxes(db, owners);
    const last = owners.at(-1);
    if (!last || owners.length < many) return;
    after = last.id;
  }
}

async function rememberMailboxes(
  db: Queryable,
  owners: readonly Pick<Owner, 'email'>[],
): Promise<number> {
  const hashes = new Set<string>();
  for (const { email } of owners) hashes.add(await mailboxHash(db, email));
  return insertWelcomes(db, [...hashes].toSorted());
}

/**
 * Returns whether an account started with credits, and if not, the reason and what it can still
 * claim.
 */
export async function welcomeOf(
  db: Db,
  user: UserRow,
  amount: number,
): Promise<{ welcome: 'given' | 'had-before' | 'none'; waitingCredits: number }> {
  if (await hasWelcome(db, user.id)) return { welcome: 'given', waitingCredits: 0 };
  const waitingCredits = await waitingWelcome(db, user, amount);
  return { welcome: amount > 0 && !waitingCredits ? 'had-before' : 'none', waitingCredits };
}
