import type { FastifyInstance } from 'fastify';
import { toLoggableError } from './loggable-error.ts';

/**
 * Does work as soon as the server listens and then again and again, never twice at once on this
 * node. Every node does so: the work must be one that any number may do at the same time. Its
 * signal tells long work that the server closes.
 */
export function repeatWhileListening(
  app: FastifyInstance,
  name: string,
  everyMs: number,
  work: (closing: AbortSignal) => Promise<unknown>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const closing = new AbortController();
  const once = async (): Promise<void> => {
    if (isRunning || closing.signal.aborted) return;
    isRunning = true;
    await work(closing.signal).catch((error: unknown) =>
      app.log.error({ err: toLoggableError(error) }, name),
    );
    isRunning = false;
  };
  app.addHook('onListen', async () => {
    running = once();
    timer = setInterval(() => {
      if (!isRunning) running = once();
    }, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await running;
  });
}
