import type { createTimeAccounts, Estimate, TimeAccount } from './time-accounts.ts';

/** How many tasks may run and wait. */
export type Limits = {
  /** The most concurrent tasks. */
  atOnce: number;
  /** The most concurrent tasks of one account; by default all but one. */
  ofOne?: number;
  /**
   * An account is heavy above this many recent seconds. All heavy accounts together have `atOnce`
   * places.
   */
  heavy?: { seconds: number; atOnce: number };
  /** The most waiting tasks of one account, and in total. */
  waitingEach: number;
  waitingInAll: number;
  /**
   * Limits the tasks in progress by their expected duration: how long tasks of that kind took for
   * the account, or `ofNew` seconds for its first one. Tasks of `ofNew` seconds or longer are long,
   * and at most `longAtOnce` of them run at once. Short ones run next to them, up to `seconds`
   * altogether. So a short task never waits for a long one's turn. `ofNew` is at most `seconds`.
   */
  backlog?: { seconds: number; ofNew: number; longAtOnce: number };
};
/** An account with its waiting tasks, first in first out. */
export type Queue = [account: TimeAccount, waiting: Waiting[]];
export type Waiting = {
  start: () => void;
  refuse: (error: unknown) => void;
  since: number;
  expectedSeconds: number;
  kind: string;
};

type Choice = {
  limits: Limits;
  accounts: ReturnType<typeof createTimeAccounts>;
  waiting: ReadonlyMap<TimeAccount, Waiting[]>;
  estimateOf: ReturnType<typeof estimatorFor>;
  now: () => number;
};

/**
 * Chooses the next task, which the caller then starts: among those that fit, one of the account
 * with the least service, and among those the longest waiting. Because short tasks could starve a
 * long one, every now and then the turn goes to tasks that have waited for too long.
 */
export function createChoice({ limits, accounts, waiting, estimateOf, now }: Choice) {
  const { backlog } = limits;
  let patientAt = now();

  const isLong = ([account, [first]]: Queue): boolean =>
    first !== undefined && estimateOf(account, first).isLong;

  const fits = ([account, [first]]: Queue): boolean => {
    if (!backlog || !first || accounts.load.running === 0) return true;
    const estimate = estimateOf(account, first);
    if (estimate.isLong) return accounts.load.longRunning < backlog.longAtOnce;
    return accounts.load.expectedOfShort + estimate.expectedSeconds <= backlog.seconds;
  };

  const patientOf = (candidates: readonly Queue[]): Queue | undefined => {
    const before = now() - patienceSeconds;
    if (!backlog || patientAt >= before) return undefined;
    return leastOf(
      candidates.filter((queue) => sinceOf(queue) < before),
      sinceOf,
    );
  };

  const chosen = (): Queue | undefined => {
    const candidates = withRoom(limits, accounts, waiting);
    const patient = patientOf(candidates);
    if (patient && fits(patient)) return patient;
    // Until a patient task fits, no other task may take the room that it waits for.
    const others = patient
      ? candidates.filter((queue) => isLong(queue) !== isLong(patient))
      : candidates;
    const fitting = others.filter(fits);
    // Read once, since running tasks keep increasing it.
    const used = new Map(fitting.map((queue) => [queue, accounts.usedBy(queue[0])]));
    return leastOf(fitting, (queue) => used.get(queue) ?? 0, sinceOf);
  };

  return (): Queue | undefined => {
    const next = chosen();
    if (next && sinceOf(next) < now() - patienceSeconds) patientAt = now();
    return next;
  };
}

/** Queues whose next task may start: their account, and all heavy ones together, have a free place. */
function withRoom(
  { atOnce, ofOne = Math.max(1, atOnce - 1), heavy }: Limits,
  { active, usedBy }: Choice['accounts'],
  waiting: Choice['waiting'],
): Queue[] {
  const isHeavy = (account: TimeAccount, expectedSeconds = 0): boolean =>
    heavy !== undefined && usedBy(account) + expectedSeconds > heavy.seconds;
  let heavyRunning = 0;
  if (heavy)
    for (const account of active) if (isHeavy(account)) heavyRunning += account.running.size;
  const isFull = heavy !== undefined && heavyRunning >= heavy.atOnce;
  return [...waiting].filter(
    ([account, [first]]) =>
      account.running.size < ofOne && !(isFull && isHeavy(account, first?.expectedSeconds)),
  );
}

/** Estimates a task by the measured duration of tasks of its kind, if there is one. */
export const estimatorFor =
  (backlog: Limits['backlog']) =>
  (account: TimeAccount, { kind, expectedSeconds }: Waiting): Estimate => {
    if (!backlog) return { kind, expectedSeconds, isLong: false };
    const usual = account.usual.get(kind) ?? backlog.ofNew;
    const likely = Math.max(expectedSeconds, usual);
    return { kind, expectedSeconds: likely, isLong: likely >= backlog.ofNew };
  };

/** Tasks that have waited this long precede newer, shorter ones. */
const patienceSeconds = 2;

const sinceOf = ([, [first]]: Queue) => first?.since ?? 0;

/**
 * Returns the element with the lowest first measure, or among equal ones with the lowest second
 * measure.
 */
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
