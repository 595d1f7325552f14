import { AppError } from './app-error.ts';

type Options = {
  /** So many pieces of work run at once. */
  atOnce: number;
  /** So many pieces of one account's work wait at most, and so many of all. */
  waitingEach: number;
  waitingInAll: number;
  /** In seconds; the tests bring their own. */
  now?: () => number;
};
type Waiting = { start: () => void; refuse: (error: unknown) => void; since: number };
/** `used` are seconds of work that has ended, half as many after each half-life. */
type Account = { waiting: Waiting[]; runningSince: number[]; used: number; usedAt: number };

/** What somebody used a minute ago counts an eighth. */
const halfLifeSeconds = 20;
/** Also work that takes no time moves who asked for it behind those who had none yet. */
const leastCostSeconds = 0.001;

/**
 * Shares few places among many accounts: who has used the least lately is served next (least
 * attained service), and no account ever holds the last free place, so that another's work begins
 * at once. What one account asks for beyond its queue is refused to it alone; where too much waits
 * in all, the longest queue gives way.
 */
export function createFairQueue({ atOnce, waitingEach, waitingInAll, now = seconds }: Options) {
  const accounts = new Map<string, Account>();
  const mostOfOne = Math.max(1, atOnce - 1);
  let running = 0;
  let waitingCount = 0;

  const charge = (account: Account, cost: number, at: number) => {
    account.used = decayed(account, at) + cost;
    account.usedAt = at;
  };

  const startNext = (): void => {
    const at = now();
    forgetIdle(at);
    let next: Account | undefined;
    for (const account of accounts.values())
      if (mayStart(account) && (!next || isBefore(account, next, at))) next = account;
    if (!next || running >= atOnce) return;
    waitingCount--;
    next.waiting.shift()?.start();
    startNext();
  };

  const mayStart = ({ waiting, runningSince }: Account) =>
    waiting.length > 0 && runningSince.length < mostOfOne;

  const forgetIdle = (at: number) => {
    for (const [name, account] of accounts)
      if (isIdle(account) && usedBy(account, at) < leastCostSeconds) accounts.delete(name);
  };

  const isBefore = (one: Account, other: Account, at: number) => {
    const difference = usedBy(one, at) - usedBy(other, at);
    return difference < 0 || (difference === 0 && sinceOf(one) < sinceOf(other));
  };

  const makeRoom = (account: Account) => {
    if (account.waiting.length >= waitingEach) throw ownQueueIsFull();
    if (waitingCount < waitingInAll) return;
    const [longest = account] = [...accounts.values()].toSorted(
      (a, b) => b.waiting.length - a.waiting.length,
    );
    if (longest.waiting.length <= account.waiting.length) throw everyQueueIsFull();
    longest.waiting.pop()?.refuse(everyQueueIsFull());
    waitingCount--;
  };

  const turn = (account: Account, signal: AbortSignal | undefined) =>
    new Promise<number>((resolve, reject) => {
      const start = () => {
        const at = now();
        signal?.removeEventListener('abort', leave);
        account.runningSince.push(at);
        running++;
        charge(account, leastCostSeconds, at);
        resolve(at);
      };
      const refuse = (error: unknown) => {
        signal?.removeEventListener('abort', leave);
        reject(error);
      };
      const waiting: Waiting = { start, refuse, since: now() };
      const leave = () => {
        account.waiting.splice(account.waiting.indexOf(waiting), 1);
        waitingCount--;
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      account.waiting.push(waiting);
      waitingCount++;
      startNext();
    });

  /**
   * Does work when it is its account's turn. `RATE_LIMITED` when that account has too much waiting,
   * `UNAVAILABLE` when everybody together has. Work whose signal is aborted leaves the queue.
   */
  return async <T>(whose: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    const account: Account = accounts.get(whose) ?? {
      waiting: [],
      runningSince: [],
      used: 0,
      usedAt: now(),
    };
    accounts.set(whose, account);
    makeRoom(account);
    const begun = await turn(account, signal);
    try {
      return await work();
    } finally {
      const at = now();
      account.runningSince.splice(account.runningSince.indexOf(begun), 1);
      running--;
      charge(account, at - begun, at);
      startNext();
    }
  };
}

const seconds = () => performance.now() / 1_000;
const decayed = ({ used, usedAt }: Account, at: number) =>
  used * 0.5 ** ((at - usedAt) / halfLifeSeconds);
const usedBy = (account: Account, at: number) =>
  account.runningSince.reduce((sum, since) => sum + at - since, decayed(account, at));
const isIdle = ({ waiting, runningSince }: Account) => waiting.length + runningSince.length === 0;
const sinceOf = ({ waiting: [first] }: Account) => first?.since ?? 0;

const ownQueueIsFull = () =>
  new AppError('RATE_LIMITED', 'You asked for a lot at once. Please wait a few seconds.', {
    retryAfterSeconds: 5,
  });
const everyQueueIsFull = () =>
  new AppError('UNAVAILABLE', 'Too much is asked at the moment. Please try again soon.', {
    retryAfterSeconds: 5,
  });
