import type { ApplicationSummary } from '@folio/contract/applications';
import { errorStatus } from '@folio/contract/errors';
import { isApiError, isSessionLost } from '../../../lib/api-client.ts';
import { accountId } from '../../../lib/token.ts';
import type { QueuedChange } from './queued-change.ts';

/** The outcome of a change: saved by the server, or queued until it can be reached. */
export type Sent = { kind: 'sent'; changed: ApplicationSummary[] } | { kind: 'waiting' };

export type Outcome = Sent | { kind: 'refused'; error: unknown } | { kind: 'failed' };

/**
 * Called for each answered change; `isAwaited`: `make` returns the outcome to its caller as well.
 */
export type Follower = (change: QueuedChange, outcome: Outcome, isAwaited: boolean) => void;
/** Called for changes that another tab has sent or removed. */
export type OnGone = (changes: readonly QueuedChange[]) => void;

/**
 * Whether the server may be reached. A browser knows when it is offline, but may be wrong about
 * being online.
 */
export const mayReach = (): boolean => globalThis.navigator?.onLine !== false;

/**
 * Whether the server has refused the change for good. Server errors, answers of proxies, routes
 * that an older release lacks, and errors with an unknown outcome don't count.
 */
function isRefusal(error: unknown): boolean {
  if (!isApiError(error) || isSessionLost(error)) return false;
  const { code } = error;
  if (code === 'OFFLINE' || code === 'RATE_LIMITED' || code === 'NOT_FOUND') return false;
  return errorStatus[code] < 500;
}

/**
 * Whether the server has failed at this change, such as by a bug, so that other changes may
 * succeed. Being down, full or behind a proxy doesn't count: such answers have no request id.
 */
const isFault = (error: unknown): boolean =>
  isApiError(error, 'INTERNAL') && error.requestId !== undefined;

/** Sends a change of an account; never throws. */
export async function outcomeOf(
  send: () => Promise<ApplicationSummary[]>,
  userId: string,
): Promise<Outcome> {
  // Another tab has logged in another account, which would make the change.
  if (accountId() !== userId) return { kind: 'waiting' };
  try {
    return { kind: 'sent', changed: await send() };
  } catch (error) {
    if (isRefusal(error)) return { kind: 'refused', error };
    return { kind: isFault(error) ? 'failed' : 'waiting' };
  }
}
