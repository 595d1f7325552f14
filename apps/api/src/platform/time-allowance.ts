import { LRUCache } from 'lru-cache';
import { tooManyAttempts } from './rate-limit.ts';

/**
 * How long work of one caller may take: this many seconds at once, and then this share of the time.
 * `refusal` is the message for a caller who has used that up.
 */
export type TimeLimit = { burstSeconds: number; share: number; refusal: string };

const mostCallers = 10_000;

type Spent = { seconds: number; at: number };

/** @param now the clock in seconds; tests pass their own. */
export function createTimeAllowance(
  { burstSeconds, share, refusal }: TimeLimit,
  now = () => performance.now() / 1_000,
) {
  const spent = new LRUCache<string, Spent>({ max: mostCallers });
  const spentBy = (caller: string): number => {
    const { seconds, at } = spent.get(caller) ?? { seconds: 0, at: now() };
    return Math.max(0, seconds - (now() - at) * share);
  };
  return {
    /** Rejects a caller whose time is used up. */
    admit: (caller: string): void => {
      const over = spentBy(caller) - burstSeconds;
      if (over > 0) throw tooManyAttempts(Math.ceil(over / share), refusal);
    },
    charge: (caller: string, seconds: number): void => {
      spent.set(caller, { seconds: spentBy(caller) + seconds, at: now() });
    },
  };
}
