import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss';
import { AppError } from './app-error.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import type { Tx } from './database.ts';
import { traced } from './telemetry.ts';

/** A kind of work; its data must be plain JSON. */
export type Queue = { name: string; options: QueueOptions };
export type Job<Data> = { id: string; data: Data };

export type Jobs = {
  /** Starts the workers; earlier calls wait for it. Retries until the database is available. */
  start: () => void;
  /** Queues a job; with `tx` it exists only if that transaction commits. */
  send: (queue: Queue, data: object, tx?: Tx) => Promise<void>;
  /**
   * Registers the handler of a queue on this node. A job may be delivered twice, so the handler
   * must be idempotent.
   */
  handle: <Data>(queue: Queue, handler: (job: Job<Data>) => Promise<void>) => void;
  /** Returns the jobs of a queue that no worker has taken yet, newest first. */
  waiting: <Data>(queue: Queue) => Promise<Array<Job<Data> & { createdAt: Date }>>;
  remove: (queue: Queue, ids: string[]) => Promise<void>;
  /** Lets running jobs finish within the timeout; the others run again after the next start. */
  stop: (timeoutMs: number) => Promise<void>;
};

type Handling = { queue: Queue; handler: (job: Job<unknown>) => Promise<void> };

const nobody = '00000000-0000-0000-0000-000000000000';
const retryStartMs = 1_000;
const startTimeoutMs = 10_000;
/**
 * The most transactions that may wait for the start. Each holds a connection, and the start needs
 * some itself: if they held all of them, it would wait for transactions that wait for it.
 */
const mostWaitingTransactions = 4;

/**
 * Background jobs stored in the database, so that they survive restarts and are shared by all
 * nodes.
 */
export function createJobs(
  pool: Pool,
  queues: readonly Queue[],
  onError: (error: unknown) => void,
): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
  });
  boss.on('error', onError);
  const handlings: Handling[] = [];
  const started = Promise.withResolvers<void>();
  const waitInTransaction = limitConcurrency({ atOnce: mostWaitingTransactions, waiting: 0 });
  let running: Promise<void> | undefined;
  let hasStarted = false;
  let isStopping = false;

  const startOnce = async (): Promise<void> => {
    await boss.start();
    for (const { name, options } of queues) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
      // Creates the queue's cache entry now: a first job within a transaction must not need a
      // second connection, for which it might wait behind others that do the same.
      await boss.findJobs(name, { id: nobody });
    }
    for (const handling of handlings) await work(boss, handling);
  };
  const startUntilDone = async (): Promise<void> => {
    while (!isStopping) {
      try {
        await startOnce();
        hasStarted = true;
        return started.resolve();
      } catch (error) {
        if (!isStopping) onError(error);
        await wait(retryStartMs);
      }
    }
  };

  const untilStarted = () => Promise.race([started.promise, giveUp()]);

  return {
    start: () => {
      running = startUntilDone();
    },
    send: async (queue, data, tx) => {
      if (!hasStarted) await (tx ? waitInTransaction(untilStarted) : untilStarted());
      await boss.send(queue.name, data, tx ? { db: fromDrizzle(tx, sql) } : {});
    },
    handle: (queue, handler) => {
      handlings.push({ queue, handler: handler as Handling['handler'] });
    },
    waiting: async <Data>(queue: Queue) => {
      await started.promise;
      const jobs = await boss.findJobs<Data>(queue.name, { queued: true });
      return jobs
        .map(({ id, data, createdOn }) => ({ id, data, createdAt: createdOn }))
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    },
    remove: async (queue, ids) => {
      await started.promise;
      if (ids.length > 0) await boss.deleteJob(queue.name, ids);
    },
    stop: async (timeout) => {
      isStopping = true;
      await running;
      await boss.stop({ graceful: true, timeout, close: false });
    },
  };
}

async function giveUp(): Promise<never> {
  await wait(startTimeoutMs, undefined, { ref: false });
  throw new AppError('UNAVAILABLE', 'The service is still starting. Please try again shortly.');
}

/**
 * Polls once a second, and again at once if there are more jobs than it can take. A failed job
 * doesn't affect the others in its batch.
 */
const working = {
  pollingIntervalSeconds: 1,
  batchSize: 4,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

async function work(boss: PgBoss, { queue, handler }: Handling): Promise<void> {
  await boss.work(queue.name, working, (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data }) => {
        try {
          const step = { name: `job ${queue.name}`, kind: 'consumer', attributes: {} } as const;
          await traced(step, () => handler({ id, data }));
          return { id, status: 'completed' as const };
        } catch (error) {
          return { id, status: 'failed' as const, output: error };
        }
      }),
    ),
  );
}
