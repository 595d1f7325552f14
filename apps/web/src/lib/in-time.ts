import type { RouteArgs, RouteResult } from '@folio/contract/route';
import { ApiError, apiWith, type CallOptions, type FreeRoute, type PriceOf } from './api-client.ts';

/** Long enough for a slow network. */
const answerTimeoutMs = 30_000;

/**
 * Waits a limited time for a request, then aborts it and rejects as if offline: a request that is
 * never answered, as on a broken network, must not block the work behind it.
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

/** For requests that may store documents of several applications. */
const longAnswerTimeoutMs = 60_000;

/** Like `api`, for requests that other work waits for. */
export const apiInTime = <R extends FreeRoute>(
  route: R,
  ...args: RouteArgs<R>
): Promise<RouteResult<R>> =>
  inTime(
    (signal) => apiWith({ signal } as CallOptions & PriceOf<R>, route, ...args),
    longAnswerTimeoutMs,
  );
