import type { FastifyRequest } from 'fastify';
import { sessionOf } from './require-session.ts';
import { createTimeAllowance } from './time-allowance.ts';

/**
 * How long searches of one account, and what else reads all of its applications, may keep the database:
 * so many seconds at once, and from then on so much of each. A thousand long texts take a second;
 * somebody who writes the longest ones and searches them over and over would take a core of it for
 * themselves.
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

/** A search of the caller's, within the time of their account on this server. */
export function withinSearchTime<T>(request: FastifyRequest, search: () => Promise<T>): Promise<T> {
  const { server } = request.server;
  const run = byServer.get(server) ?? createSearchTime();
  byServer.set(server, run);
  return run(sessionOf(request).user.id, search);
}
