import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/** Aborted when the caller goes away before the answer. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) controller.abort(callerLeft());
  });
  return controller.signal;
}

/** Nobody reads it; it makes what the caller paid come back. */
export const callerLeft = () =>
  new AppError('MALFORMED_REQUEST', 'The connection was closed before the answer.');
