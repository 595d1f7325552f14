import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import type { Db } from './database.ts';

const databaseTimeoutMs = 2_000;

/** `/healthz` says that the process serves, `/readyz` that it can do its work. */
export function reportHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async () => ({ success: true }));
  app.get('/readyz', async () => {
    await Promise.race([db.execute(sql`SELECT 1`), giveUp()]);
    return { success: true };
  });
}

async function giveUp(): Promise<never> {
  await wait(databaseTimeoutMs, undefined, { ref: false });
  throw new AppError('UNAVAILABLE', 'The database does not answer.');
}
