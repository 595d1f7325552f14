import { AppError } from './app-error.ts';
import { createTimeAccounts, type Estimate, type TimeAccount } from './time-accounts.ts';

type Options = {
  /** Most concurrent tasks. */
  atOnce: number;
  /** Most concurrent tasks of one account; by default all but one. */
  ofOne?: number;
  /**
   * An account is heavy above this many recent seconds; all heavy ones together have `atOnce`
   * places.
   */
  heavy?: { seconds: number; atOnce: number };
  /** Most waiting tasks: of one account, and in total. */
  waitingEach: number;
  waitingInAll: number;
  /**
   * Bounds what is in progress by what it is likely to take: how long tasks of that kind took its
   * account, and `ofNew` seconds for the first one. Those that take `ofNew` or longer are long, and
   * no more than `longAtOnce` run at once; short ones run beside them, of `seconds` altogether. So a
   * short task never waits for a long one's turn. `ofNew` is at most `seconds`.
   */
  backlog?: { seconds: number; ofNew: number; longAtOnce: number };
  /** Running tasks share one processor, so a second of it is divided among them. */
  isShared?: boolean;
  /** The clock in seconds; tests pass their own. */
  now?: () => number;
};
type Entering = {
  /** A waiting task whose signal is aborted leaves the queue; created only if it has to wait. */
  signal?: (() => AbortSignal) | undefined;
  /** The expected duration in seconds, where it is known: counted in advance. */
  expectedSeconds?: number | undefined;
  /** Tasks of one kind are likely to take equally long. */
  kind?: string | undefined;
};
/** An account with its waiting tasks, first in first out. */
type Queue = [account: TimeAccount, waiting: Waiting[]];
type Waiting = {
  start: () => void;
  refuse: (error: unknown) => void;
  since: number;
  expectedSeconds: number;
  kind: string;
};

/**
 * Least attained service with per-account queues: the account with the least recent service is
 * next, and no account ever takes the last free place, so that another's task starts at once. Heavy
 * accounts share a few places, since one person can open many accounts. When an account's queue is
 * full, only that account is refused; when the total is, the longest queue gives way.
 */
export function createFairQueue({ now = seconds, isShared = false, ...limits }: Options) {
  const { atOnce, waitingEach, waitingInAll, heavy, backlog } = limits;
  const mostOfOne = limits.ofOne ?? Math.max(1, atOnce - 1);
  /** The waiting tasks by account; only accounts with some are searched. */
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

  const estimateOf = estimatorFor(backlog);

  const isLong = ([account, [first]]: Queue): boolean =>
    first !== undefined && estimateOf(account, first).isLong;

  const fits = ([account, [first]]: Queue): boolean => {
    if (!backlog || !first || running() === 0) return true;
    const estimate = estimateOf(account, first);
    if (estimate.isLong) return accounts.longRunning() < backlog.longAtOnce;
    return accounts.expectedOfShort() + estimate.expectedSeconds <= backlog.seconds;
  };

  /**
   * Queues whose next task may start: their account, and all heavy ones together, have a free
   * place.
   */
  const withRoom = (): Queue[] => {
    const isFull = heavy !== undefined && heavyPlaces() >= heavy.atOnce;
    return [...queues].filter(
      ([account, [first]]) =>
        account.running.size < mostOfOne && !(isFull && isHeavy(account, first?.expectedSeconds)),
    );
  };

  /**
   * The next task: of those that fit, of the account with the least service, and of those the
   * longest waiting. Since short tasks could starve a long one, every now and then the turn goes to
   * tasks that have waited for too long.
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
    if (patient && fits(patient)) return patient;
    // Until a patient task fits, no other takes what it waits for.
    const others = patient
      ? candidates.filter((queue) => isLong(queue) !== isLong(patient))
      : candidates;
    const fitting = others.filter(fits);
    // Read once, since running tasks keep increasing it.
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
   * Waits for a turn, and resolves to a function that ends it. `RATE_LIMITED` when this account has
   * too many waiting tasks, `UNAVAILABLE` when everybody together has.
   */
  const enter = async (
    whose: string,
    { signal: signalOf, expectedSeconds = 0, kind = '' }: Entering = {},
  ): Promise<() => void> => {
    const account = of(whose);
    makeRoom(queues.get(account)?.length ?? 0);
    const queue = queues.get(account) ?? [];
    queues.set(account, queue);
    return new Promise((resolve, reject) => {
      let signal: AbortSignal | undefined;
      const start = () => {
        signal?.removeEventListener('abort', leave);
        const end = begin(account, estimateOf(account, waiting));
        resolve(() => {
          end();
          startNext();
        });
      };
      const refuse = (error: unknown) => {
        signal?.removeEventListener('abort', leave);
        reject(error);
      };
      const waiting: Waiting = { start, refuse, since: now(), expectedSeconds, kind };
      const leave = () => {
        leaveQueue([account, queue], waiting)?.refuse(signal?.reason);
        // The new first task may be shorter, and able to start.
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

  /** Runs a task when it is its account's turn. */
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

/** What a task is likely to take: as long as those of its kind did, where that was measured. */
const estimatorFor =
  (backlog: Options['backlog']) =>
  (account: TimeAccount, { kind, expectedSeconds }: Waiting): Estimate => {
    if (!backlog) return { kind, expectedSeconds, isLong: false };
    const usual = account.usual.get(kind) ?? backlog.ofNew;
    const likely = Math.max(expectedSeconds, usual);
    return { kind, expectedSeconds: likely, isLong: likely >= backlog.ofNew };
  };

/** Tasks that have waited this long precede newer, shorter ones. */
const patienceSeconds = 2;

const sinceOf = ([, [first]]: Queue) => first?.since ?? 0;

/** The element with the least first measure; of equal ones, with the least second. */
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
