import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { toLoggableError } from '../platform/loggable-error.ts';

/**
 * Runs work whose duration must not show in the answer, such as a look-up that tells whether an
 * address is known. Closing the server waits for it.
 */
export function workAfterAnswer(app: FastifyInstance) {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (log: FastifyBaseLogger, work: () => Promise<void>): void => {
    const run = work()
      .catch((error: unknown) => log.error({ err: toLoggableError(error) }, 'work after an answer'))
      .finally(() => running.delete(run));
    running.add(run);
  };
}
