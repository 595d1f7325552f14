import { AppError } from './app-error.ts';
import { createChoice, estimatorFor, type Limits, type Queue, type Waiting } from './next-task.ts';
import { createTimeAccounts, type TimeAccount } from './time-accounts.ts';

type Options = Limits & {
  /** Running tasks share one processor, so a second of it is divided among them. */
  isShared?: boolean;
  /** The clock in seconds; tests pass their own. */
  now?: () => number;
};
type Entering = {
  /** A waiting task whose signal is aborted leaves the queue; created only if it has to wait. */
  signal?: (() => AbortSignal) | undefined;
  /** The expected duration in seconds if known, counted in advance. */
  expectedSeconds?: number | undefined;
  /** Tasks of one kind are likely to take equally long. */
  kind?: string | undefined;
};

/**
 * Least attained service with per-account queues: the account with the least recent service is
 * next, and no account ever takes the last free place, so that another account's task starts at
 * once. Heavy accounts share a few places, because one person can open many accounts. If an
 * account's queue is full, only that account is rejected; if the total is reached, the longest
 * queue gives way.
 */
export function createFairQueue({ now = seconds, isShared = false, ...limits }: Options) {
  const queues = createQueues(limits);
  const accounts = createTimeAccounts({ isShared, now, isNeeded: queues.hasTasksOf });
  const estimateOf = estimatorFor(limits.backlog);
  const nextOf = createChoice({ limits, accounts, waiting: queues.byAccount, estimateOf, now });

  const startNext = (): void => {
    while (queues.count() > 0 && accounts.load.running < limits.atOnce) {
      const next = nextOf();
      if (!next) return;
      queues.leave(next, next[1][0])?.start();
    }
  };

  /**
   * Waits for a turn, and resolves to a function that ends it. `RATE_LIMITED` if this account has
   * too many waiting tasks, `UNAVAILABLE` if all accounts together have.
   */
  const enter = async (
    whose: string,
    { signal: signalOf, expectedSeconds = 0, kind = '' }: Entering = {},
  ): Promise<() => void> => {
    const account = accounts.of(whose);
    queues.makeRoom(account);
    return new Promise((resolve, reject) => {
      let signal: AbortSignal | undefined;
      const start = () => {
        signal?.removeEventListener('abort', leave);
        const end = accounts.begin(account, estimateOf(account, waiting));
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
      const queue = queues.add(account, waiting);
      const leave = () => {
        queues.leave(queue, waiting)?.refuse(signal?.reason);
        // The new first task may be shorter, and able to start.
        startNext();
      };
      startNext();
      if (!queue[1].includes(waiting)) return;
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

/** The waiting tasks by account; only accounts with some are in it. */
function createQueues({ waitingEach, waitingInAll }: Limits) {
  const byAccount = new Map<TimeAccount, Waiting[]>();
  let count = 0;

  const add = (account: TimeAccount, one: Waiting): Queue => {
    const queue = byAccount.get(account) ?? [];
    byAccount.set(account, queue);
    queue.push(one);
    count++;
    return [account, queue];
  };

  const leave = ([account, queue]: Queue, one: Waiting | undefined): Waiting | undefined => {
    const index = one ? queue.indexOf(one) : -1;
    if (index === -1) return undefined;
    queue.splice(index, 1);
    count--;
    if (queue.length === 0) byAccount.delete(account);
    return one;
  };

  /**
   * Makes room for one more task of an account by rejecting the last task of the longest queue, if
   * that is longer.
   */
  const makeRoom = (account: TimeAccount): void => {
    const own = byAccount.get(account)?.length ?? 0;
    if (own >= waitingEach) throw ownQueueIsFull();
    if (count < waitingInAll) return;
    let longest: Queue | undefined;
    for (const queue of byAccount)
      if (queue[1].length > (longest?.[1].length ?? own)) longest = queue;
    if (!longest) throw everyQueueIsFull();
    leave(longest, longest[1].at(-1))?.refuse(everyQueueIsFull());
  };

  return {
    byAccount: byAccount as ReadonlyMap<TimeAccount, Waiting[]>,
    count: () => count,
    hasTasksOf: (account: TimeAccount): boolean => byAccount.has(account),
    add,
    leave,
    makeRoom,
  };
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
