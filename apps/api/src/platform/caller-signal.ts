import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/** Aborted when the caller goes away before the answer, or has gone already. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort(callerLeft());
  raw.once('close', () => {
    if (!raw.writableEnded) controller.abort(callerLeft());
  });
  return controller.signal;
}

/** The error for a caller who has gone: nobody reads it, but it returns what the caller paid. */
export const callerLeft = () =>
  new AppError('MALFORMED_REQUEST', 'The connection was closed before the answer.');
