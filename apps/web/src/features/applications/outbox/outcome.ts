import type { ApplicationSummary } from '@folio/contract/applications';
import { errorStatus } from '@folio/contract/errors';
import { isApiError, isSessionLost } from '../../../lib/api-client.ts';
import type { QueuedChange } from './queued-change.ts';

/** How a change ended: the server has it, or it waits on this device until it can be reached. */
export type Sent = { kind: 'sent'; changed: ApplicationSummary[] } | { kind: 'waiting' };

export type Outcome = Sent | { kind: 'refused'; error: unknown };

/** Told of each change that was answered; `isAwaited`: whoever made it is told by themselves. */
export type Follower = (change: QueuedChange, outcome: Outcome, isAwaited: boolean) => void;
/** Told of changes that another tab has sent, or taken back. */
export type OnGone = (changes: readonly QueuedChange[]) => void;

/** Nothing arrives from a device that is without a line; one with a line may be wrong about it. */
export const mayReach = (): boolean => globalThis.navigator?.onLine !== false;

/**
 * Whether the server has said that it will not do this. A fault of its own, a proxy's words, a route that
 * an older release does not have, and whatever else nobody knows the end of, are none.
 */
export function isRefusal(error: unknown): boolean {
  if (!isApiError(error) || isSessionLost(error)) return false;
  const { code } = error;
  if (code === 'OFFLINE' || code === 'RATE_LIMITED' || code === 'NOT_FOUND') return false;
  return errorStatus[code] < 500;
}
