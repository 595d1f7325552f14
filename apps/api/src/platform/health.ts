import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import type { Db } from './database.ts';
import type { DatabaseState } from './embedded-postgres/supervisor.ts';

const databaseTimeoutMs = 2_000;

/**
 * `/healthz` reports that the process is running, `/readyz` that it can serve (it queries the
 * database). Both include the state of an embedded database.
 */
export function reportHealth(
  app: FastifyInstance,
  db: Db,
  stateOf: (() => DatabaseState) | undefined,
): void {
  app.get('/healthz', async () => ({
    success: true,
    ...(stateOf && { database: stateOf().state }),
  }));
  app.get('/readyz', async () => {
    const state = stateOf?.();
    if (state?.state === 'restarting') {
      const database = { state: state.state, since: state.since, tries: state.tries };
      throw new AppError('UNAVAILABLE', 'The embedded database is being restarted.', {
        data: { database },
      });
    }
    try {
      await Promise.race([db.execute(sql`SELECT 1`), giveUp()]);
    } catch (cause) {
      throw new AppError('UNAVAILABLE', 'The database does not answer.', {
        data: { database: { state: 'unreachable' } },
        cause,
      });
    }
    return { success: true };
  });
}

async function giveUp(): Promise<never> {
  await wait(databaseTimeoutMs, undefined, { ref: false });
  throw new Error(`No answer within ${databaseTimeoutMs} ms`);
}
