/** What is known about a task before it starts. */
export type Estimate = { kind: string; expectedSeconds: number; isLong: boolean };
/** A task in progress. */
type Reservation = Estimate & { since: number };
/**
 * `used`: seconds of finished tasks, with exponential decay. `usual`: by kind of task, its duration;
 * it rises at once and falls slowly, so that short tasks do not hide long ones.
 */
export type TimeAccount = {
  running: Set<Reservation>;
  used: number;
  usedAt: number;
  usual: Map<string, number>;
};

type Options = {
  /** Concurrent tasks share one processor, so a second of it is divided among them. */
  isShared: boolean;
  /** The clock, in seconds. */
  now: () => number;
  /** Whether an account is still needed although it has no task in progress. */
  isNeeded: (account: TimeAccount) => boolean;
};

/** Usage of a minute ago counts an eighth. */
const halfLifeSeconds = 20;
/** The least cost of a task, so that even instant ones move their account back in the order. */
const minCostSeconds = 0.001;
/** From this number of accounts on, idle ones are purged. */
const fewAccounts = 1_000;

/** Counts the tasks in progress. */
class Load {
  running = 0;
  /** How many long tasks are in progress. */
  longRunning = 0;
  /** The expected seconds of all short tasks in progress. */
  expectedOfShort = 0;

  count({ isLong, expectedSeconds }: Estimate, change: 1 | -1): void {
    this.running += change;
    if (isLong) this.longRunning += change;
    else this.expectedOfShort += change * expectedSeconds;
    // Sums of fractions don't return to exactly zero.
    if (this.running === this.longRunning) this.expectedOfShort = 0;
  }
}

/** Tracks the recent service of each account, finished and in progress. */
export function createTimeAccounts({ isShared, now, isNeeded }: Options) {
  const accounts = new Map<string, TimeAccount>();
  const active = new Set<TimeAccount>();
  const load = new Load();
  let purgeAt = fewAccounts;
  let spent = 0;
  let spentAt = now();

  /** A virtual clock, which runs slower while several tasks share a processor. */
  const spentUntil = (at: number): number => {
    spent += (at - spentAt) / (isShared ? Math.max(1, load.running) : 1);
    spentAt = at;
    return spent;
  };

  const purgeIdle = (at: number) => {
    for (const [name, account] of accounts) {
      const isIdle = account.running.size === 0 && !isNeeded(account);
      if (isIdle && decayed(account, at) < minCostSeconds) accounts.delete(name);
    }
    purgeAt = Math.max(fewAccounts, 2 * accounts.size);
  };

  return {
    /** Accounts with work in progress. */
    active: active as ReadonlySet<TimeAccount>,
    load: load as Readonly<Omit<Load, 'count'>>,
    of: (whose: string): TimeAccount => {
      const at = now();
      const account = accounts.get(whose) ?? newAccount(at);
      accounts.set(whose, account);
      if (accounts.size > purgeAt) purgeIdle(at);
      return account;
    },
    usedBy: (account: TimeAccount): number => {
      const at = now();
      const until = spentUntil(at);
      let used = decayed(account, at);
      for (const { since, expectedSeconds } of account.running)
        used += Math.max(until - since, expectedSeconds);
      return used;
    },
    /** Starts a task; returns an idempotent function that ends it. */
    begin: (account: TimeAccount, estimate: Estimate): (() => void) => {
      const at = now();
      const reservation = { ...estimate, since: spentUntil(at) };
      load.count(reservation, 1);
      account.running.add(reservation);
      active.add(account);
      charge(account, minCostSeconds, at);
      return () => {
        if (!account.running.has(reservation)) return;
        const end = now();
        const took = spentUntil(end) - reservation.since;
        charge(account, took, end);
        learn(account, estimate.kind, took);
        account.running.delete(reservation);
        load.count(reservation, -1);
        if (account.running.size === 0) active.delete(account);
      };
    },
  };
}

function charge(account: TimeAccount, cost: number, at: number): void {
  account.used = decayed(account, at) + cost;
  account.usedAt = at;
}

const newAccount = (at: number): TimeAccount => ({
  running: new Set(),
  used: 0,
  usedAt: at,
  usual: new Map(),
});

function learn({ usual }: TimeAccount, kind: string, took: number): void {
  const before = usual.get(kind) ?? 0;
  usual.set(kind, Math.max(took, before + (took - before) / 4));
}

const decayed = ({ used, usedAt }: TimeAccount, at: number) =>
  used * 0.5 ** ((at - usedAt) / halfLifeSeconds);
