import { AppError } from './app-error.ts';
import { createTimeAccounts, type TimeAccount } from './time-accounts.ts';

type Options = {
  /** Pieces of work that run at once. */
  atOnce: number;
  /** Pieces of one account's work that run at once; by default all but one. */
  ofOne?: number;
  /** An account is heavy above this many seconds of late; all heavy ones together hold `atOnce` places. */
  heavy?: { seconds: number; atOnce: number };
  /** Pieces of work that may wait: of one account, and in all. */
  waitingEach: number;
  waitingInAll: number;
  /**
   * What runs at once is likely to take so many seconds, where it is more than one piece: a piece by
   * what others of its account took, and of an account that is new by what is said here. Whoever comes
   * next waits no longer than that, however many come at once.
   */
  backlog?: { seconds: number; ofNew: number };
  /** What runs at once shares one processor: a second of it is divided among all that runs. */
  isShared?: boolean;
  /** The clock, in seconds; tests pass their own. */
  now?: () => number;
};
type Entering = {
  /** Work whose signal is aborted leaves the queue; asked for when work has to wait. */
  signal?: (() => AbortSignal) | undefined;
  /** What it is likely to take, in seconds, where that can be told: it counts before it was used. */
  expectedSeconds?: number | undefined;
};
/** What an account waits for, the first of it first. */
type Queue = [account: TimeAccount, waiting: Waiting[]];
type Waiting = {
  start: () => void;
  refuse: (error: unknown) => void;
  since: number;
  expectedSeconds: number;
};

/**
 * Shares few places among many accounts: who has used the least lately is served next (least
 * attained service), and no account ever holds the last free place, so that another's work begins
 * at once. Those who use the most share a few places among themselves, as one person can open many
 * accounts. What one account asks for beyond its queue is refused to it alone; where too much waits
 * in all, the longest queue gives way.
 */
export function createFairQueue({ now = seconds, isShared = false, ...limits }: Options) {
  const { atOnce, waitingEach, waitingInAll, heavy, backlog } = limits;
  const mostOfOne = limits.ofOne ?? Math.max(1, atOnce - 1);
  /** The waiting work of each account that has some; only these accounts are ever searched. */
  const queues = new Map<TimeAccount, Waiting[]>();
  const isNeeded = (account: TimeAccount) => queues.has(account);
  const accounts = createTimeAccounts({ isShared, now, isNeeded });
  const { of, usedBy, begin, active, running } = accounts;
  let waitingCount = 0;
  let patientAt = now();

  const isHeavy = (account: TimeAccount, expectedSeconds = 0): boolean =>
    heavy !== undefined && usedBy(account) + expectedSeconds > heavy.seconds;

  const heavyPlaces = (): number => {
    let places = 0;
    for (const account of active) if (isHeavy(account)) places += account.running.size;
    return places;
  };

  const startNext = (): void => {
    while (waitingCount > 0 && running() < atOnce) {
      const next = nextOf();
      if (!next) return;
      if (sinceOf(next) < now() - patienceSeconds) patientAt = now();
      leaveQueue(next, next[1][0])?.start();
    }
  };

  const likelyToTake = (account: TimeAccount, one: Waiting | undefined): number =>
    Math.max(one?.expectedSeconds ?? 0, backlog ? account.usual || backlog.ofNew : 0);

  const fits = ([account, [first]]: Queue): boolean =>
    !backlog ||
    running() === 0 ||
    accounts.expected() + likelyToTake(account, first) <= backlog.seconds;

  /** Queues that may start work: their account, and all heavy ones together, have a place free. */
  const withRoom = (): Queue[] => {
    const isFull = heavy !== undefined && heavyPlaces() >= heavy.atOnce;
    return [...queues].filter(
      ([account, [first]]) =>
        account.running.size < mostOfOne && !(isFull && isHeavy(account, first?.expectedSeconds)),
    );
  };

  /**
   * Whose turn it is: of those that fit who has used the least, and of those who waits longest. Short
   * work of others could keep long work from its turn for ever: so now and then it is nobody's but
   * theirs who have waited for too long.
   */
  const nextOf = (): Queue | undefined => {
    const candidates = withRoom();
    const at = now();
    const isPatience = backlog !== undefined && patientAt < at - patienceSeconds;
    const patient = isPatience
      ? leastOf(
          candidates.filter((queue) => sinceOf(queue) < at - patienceSeconds),
          sinceOf,
        )
      : undefined;
    if (patient) return fits(patient) ? patient : undefined;
    const fitting = candidates.filter(fits);
    // Measured once: what is under way goes on being used.
    const used = new Map(fitting.map((queue) => [queue, usedBy(queue[0])]));
    return leastOf(fitting, (queue) => used.get(queue) ?? 0, sinceOf);
  };

  const leaveQueue = ([account, queue]: Queue, one: Waiting | undefined) => {
    const index = one ? queue.indexOf(one) : -1;
    if (index === -1) return undefined;
    queue.splice(index, 1);
    waitingCount--;
    if (queue.length === 0) queues.delete(account);
    return one;
  };

  const makeRoom = (own: number) => {
    if (own >= waitingEach) throw ownQueueIsFull();
    if (waitingCount < waitingInAll) return;
    let longest: Queue | undefined;
    for (const queue of queues) if (queue[1].length > (longest?.[1].length ?? own)) longest = queue;
    if (!longest) throw everyQueueIsFull();
    leaveQueue(longest, longest[1].at(-1))?.refuse(everyQueueIsFull());
  };

  /**
   * Waits for a turn, and answers how to end it. `RATE_LIMITED` when that account has too much
   * waiting, `UNAVAILABLE` when everybody together has.
   */
  const enter = async (
    whose: string,
    { signal: signalOf, expectedSeconds = 0 }: Entering = {},
  ): Promise<() => void> => {
    const account = of(whose);
    makeRoom(queues.get(account)?.length ?? 0);
    const queue = queues.get(account) ?? [];
    queues.set(account, queue);
    return new Promise((resolve, reject) => {
      let signal: AbortSignal | undefined;
      const start = () => {
        signal?.removeEventListener('abort', leave);
        const end = begin(account, likelyToTake(account, waiting));
        resolve(() => {
          end();
          startNext();
        });
      };
      const refuse = (error: unknown) => {
        signal?.removeEventListener('abort', leave);
        reject(error);
      };
      const waiting: Waiting = { start, refuse, since: now(), expectedSeconds };
      const leave = () => {
        leaveQueue([account, queue], waiting)?.refuse(signal?.reason);
        // What is first now may be less long, and need not wait.
        startNext();
      };
      queue.push(waiting);
      waitingCount++;
      startNext();
      if (!queue.includes(waiting)) return;
      signal = signalOf?.();
      if (signal?.aborted) leave();
      else signal?.addEventListener('abort', leave, { once: true });
    });
  };

  /** Does work when it is its account's turn. */
  const run = async <T>(whose: string, make: () => Promise<T>, entering?: Entering): Promise<T> => {
    const leave = await enter(whose, entering);
    try {
      return await make();
    } finally {
      leave();
    }
  };
  return { enter, run };
}

/** Work that has waited this long goes before newer work of others that takes less. */
const patienceSeconds = 2;

const sinceOf = ([, [first]]: Queue) => first?.since ?? 0;

/** The one that the first measure says the least of; where it says the same, the second one does. */
function leastOf<T>(
  all: readonly T[],
  first: (one: T) => number,
  second: (one: T) => number = () => 0,
): T | undefined {
  let least: T | undefined;
  for (const one of all) {
    if (least === undefined) least = one;
    else if ((first(one) - first(least) || second(one) - second(least)) < 0) least = one;
  }
  return least;
}

const seconds = () => performance.now() / 1_000;

const ownQueueIsFull = () =>
  new AppError('RATE_LIMITED', 'You asked for a lot at once. Please wait a few seconds.', {
    retryAfterSeconds: 5,
  });
const everyQueueIsFull = () =>
  new AppError('UNAVAILABLE', 'Too much is asked at the moment. Please try again soon.', {
    retryAfterSeconds: 5,
  });
