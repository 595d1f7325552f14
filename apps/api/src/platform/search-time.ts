import type { FastifyRequest } from 'fastify';
import { sessionOf } from './require-session.ts';
import { createTimeAllowance } from './time-allowance.ts';

/**
 * How long an account's searches, and other work that reads all of its applications, may occupy the
 * database: this many seconds at once, and then this share of the time. A thousand long texts take
 * a second; repeated searches of the longest possible texts would occupy a whole core.
 */
export const searchTime = { burstSeconds: 20, share: 0.25 } as const;

/** @param now the clock in seconds; tests pass their own. */
export function createSearchTime(now = () => performance.now() / 1_000) {
  const allowance = createTimeAllowance({ ...searchTime, refusal: tooLong }, now);
  const search = async <T>(account: string, find: () => Promise<T>): Promise<T> => {
    allowance.admit(account);
    const begun = now();
    try {
      return await find();
    } finally {
      allowance.charge(account, now() - begun);
    }
  };
  const running = new Map<string, Promise<unknown>>();
  /** Runs an account's searches one by one, unless it has used up its time. */
  return async <T>(account: string, find: () => Promise<T>): Promise<T> => {
    const before = running.get(account) ?? Promise.resolve();
    const found = before.then(
      () => search(account, find),
      () => search(account, find),
    );
    running.set(account, found);
    try {
      return await found;
    } finally {
      if (running.get(account) === found) running.delete(account);
    }
  };
}

const tooLong = 'Your searches take too long.';

const byServer = new WeakMap<object, ReturnType<typeof createSearchTime>>();

/** Runs a caller's search within the time allowance of their account on this server. */
export function withinSearchTime<T>(request: FastifyRequest, search: () => Promise<T>): Promise<T> {
  const { server } = request.server;
  const run = byServer.get(server) ?? createSearchTime();
  byServer.set(server, run);
  return run(sessionOf(request).user.id, search);
}
