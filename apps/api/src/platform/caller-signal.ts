import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/** A signal that is aborted when the caller disconnects before the answer. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort(callerLeft());
  raw.once('close', () => {
    if (!raw.writableEnded) controller.abort(callerLeft());
  });
  return controller.signal;
}

/** The error for a caller who has disconnected: nobody reads it, but it triggers refunds. */
export const callerLeft = () =>
  new AppError('MALFORMED_REQUEST', 'The connection was closed before the answer.');
