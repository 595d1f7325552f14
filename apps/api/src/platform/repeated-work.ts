import type { FastifyInstance } from 'fastify';
import { toLoggableError } from './loggable-error.ts';
import { traced } from './telemetry.ts';
import { untilDone } from './transaction.ts';

/** The state of a periodic job on this server. */
export type RepeatedWork = {
  name: string;
  everyMs: number;
  startedAt: number | undefined;
  endedAt: number | undefined;
  hasFailed: boolean;
};

/** While the database is unavailable, a job that runs each second logs that once a minute. */
const troubleEveryMs = 60_000;
/** Jobs that run more often are not traced. */
const oftenMs = 30_000;

/** Jobs by the server that runs them, because tests run several servers in one process. */
const worksOf = new WeakMap<FastifyInstance['server'], RepeatedWork[]>();

export const repeatedWork = ({ server }: Pick<FastifyInstance, 'server'>): RepeatedWork[] =>
  worksOf.get(server) ?? [];

/**
 * Runs a job when the server starts listening and then periodically, never twice at once on this
 * node. All nodes do so, so the job must tolerate that. It is retried after a deadlock. Its signal
 * is aborted when the server closes.
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
  /** When it last logged a failure since its last success. */
  let loggedAt = Number.NEGATIVE_INFINITY;
  const closing = new AbortController();
  const state: RepeatedWork = {
    name,
    everyMs,
    startedAt: undefined,
    endedAt: undefined,
    hasFailed: false,
  };
  worksOf.set(app.server, [...repeatedWork(app), state]);
  const once = async (): Promise<void> => {
    if (isRunning || closing.signal.aborted) return;
    isRunning = true;
    state.startedAt = Date.now();
    state.hasFailed = false;
    const step = { name, kind: 'internal', attributes: {} } as const;
    const begin = () => untilDone(() => work(closing.signal));
    await (everyMs < oftenMs ? begin() : traced(step, begin)).catch((error: unknown) => {
      state.hasFailed = true;
      if (performance.now() - loggedAt < troubleEveryMs) return;
      loggedAt = performance.now();
      app.log.error({ err: toLoggableError(error) }, name);
    });
    if (!state.hasFailed) loggedAt = Number.NEGATIVE_INFINITY;
    state.endedAt = Date.now();
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
