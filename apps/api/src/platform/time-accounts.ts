/** A piece of work under way. */
type Piece = { since: number; expectedSeconds: number };
/**
 * `used` are seconds of work that has ended, half as many after each half-life, and `usual` what a
 * piece of it took, the last ones most.
 */
export type TimeAccount = { running: Set<Piece>; used: number; usedAt: number; usual: number };

type Options = {
  /** What runs at once shares one processor: a second of it is divided among all that runs. */
  isShared: boolean;
  /** The clock, in seconds. */
  now: () => number;
  /** Accounts that somebody still needs, though nothing is under way for them. */
  isNeeded: (account: TimeAccount) => boolean;
};

/** What somebody used a minute ago counts an eighth. */
const halfLifeSeconds = 20;
/** The least that a piece of work counts: even work that takes no time moves its account back. */
const leastCostSeconds = 0.001;
/** Accounts are gone through for those that can be forgotten when there are so many. */
const fewAccounts = 1_000;

/** Tells how much time was spent for whom of late, on what has ended and on what is under way. */
export function createTimeAccounts({ isShared, now, isNeeded }: Options) {
  const accounts = new Map<string, TimeAccount>();
  const active = new Set<TimeAccount>();
  let running = 0;
  let expected = 0;
  let forgetAt = fewAccounts;
  let spent = 0;
  let spentAt = now();

  /** The clock that work is measured by: it runs slower while several pieces share a processor. */
  const spentUntil = (at: number): number => {
    spent += (at - spentAt) / (isShared ? Math.max(1, running) : 1);
    spentAt = at;
    return spent;
  };

  const charge = (account: TimeAccount, cost: number, at: number) => {
    account.used = decayed(account, at) + cost;
    account.usedAt = at;
  };

  const forgetIdle = (at: number) => {
    for (const [name, account] of accounts) {
      const isIdle = account.running.size === 0 && !isNeeded(account);
      if (isIdle && decayed(account, at) < leastCostSeconds) accounts.delete(name);
    }
    forgetAt = Math.max(fewAccounts, 2 * accounts.size);
  };

  return {
    /** Accounts with work under way. */
    active: active as ReadonlySet<TimeAccount>,
    running: () => running,
    /** What all that is under way is likely to take, in seconds. */
    expected: () => expected,
    of: (whose: string): TimeAccount => {
      const at = now();
      const account = accounts.get(whose) ?? newAccount(at);
      accounts.set(whose, account);
      if (accounts.size > forgetAt) forgetIdle(at);
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
    /** Answers what ends the piece of work, which it does once, however often it is called. */
    begin: (account: TimeAccount, expectedSeconds: number): (() => void) => {
      const at = now();
      const piece = { since: spentUntil(at), expectedSeconds };
      account.running.add(piece);
      active.add(account);
      running++;
      expected += expectedSeconds;
      charge(account, leastCostSeconds, at);
      return () => {
        if (!account.running.has(piece)) return;
        const end = now();
        const took = spentUntil(end) - piece.since;
        charge(account, took, end);
        account.usual = (account.usual + took) / 2;
        account.running.delete(piece);
        running--;
        expected = running === 0 ? 0 : expected - expectedSeconds;
        if (account.running.size === 0) active.delete(account);
      };
    },
  };
}

const newAccount = (at: number): TimeAccount => ({
  running: new Set(),
  used: 0,
  usedAt: at,
  usual: 0,
});

const decayed = ({ used, usedAt }: TimeAccount, at: number) =>
  used * 0.5 ** ((at - usedAt) / halfLifeSeconds);
