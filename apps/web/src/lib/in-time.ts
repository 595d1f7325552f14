import type { RouteArgs, RouteResult } from '@folio/contract/route';
import { ApiError, apiWith, type CallOptions, type FreeRoute, type PriceOf } from './api-client.ts';

/** Long enough for a slow network. */
const answerTimeoutMs = 30_000;

/**
 * Waits for a request only so long, then aborts it and rejects as without a connection: one that is
 * never answered, as behind a network that has gone, must not hold up what waits for it.
 */
export async function inTime<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  timeoutMs = answerTimeoutMs,
): Promise<T> {
  const controller = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new ApiError('OFFLINE'));
    controller.abort();
  }, timeoutMs);
  return Promise.race([ask(controller.signal), late]).finally(() => clearTimeout(timer));
}

/** For what may keep documents of several applications before it is answered. */
const longAnswerTimeoutMs = 60_000;

/** Like `api`, for what others wait behind. */
export const apiInTime = <R extends FreeRoute>(
  route: R,
  ...args: RouteArgs<R>
): Promise<RouteResult<R>> =>
  inTime(
    (signal) => apiWith({ signal } as CallOptions & PriceOf<R>, route, ...args),
    longAnswerTimeoutMs,
  );
