import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { buildIndexes } from './build-indexes.ts';
import type { DatabaseTarget } from './database.ts';
import { causesOf } from './database-faults.ts';
import { StartError } from './start-error.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number that all versions of the product share and nothing else on the server uses. */
const migrationLock = 7_046_029_254_386_353_131n;
const lockPauseMs = 50;

/**
 * Brings the schema up to date. Nodes that start at once wait for each other; a migration that
 * fails leaves the schema as it was.
 */
export async function migrateDatabase(
  target: DatabaseTarget,
  folder: string = migrationsFolder,
): Promise<void> {
  const client = new Client(typeof target === 'string' ? { connectionString: target } : target);
  await client.connect().catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.message || cause.code;
    throw new StartError(`The database at ${client.host} cannot be reached: ${reason}`, { cause });
  });
  try {
    await takeLock(client);
    await buildIndexes(client, folder);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } catch (cause) {
    const reasons = causesOf(cause).map(({ message }) => message.split('\nparams:')[0]);
    throw new StartError(
      `A migration failed, and the database is as it was before: ${reasons.join(': ')}`,
      { cause },
    );
  } finally {
    await client.end();
  }
}

/** Asks again and again: a statement that waits would hold up the building of an index elsewhere. */
async function takeLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS held',
      [migrationLock],
    );
    if (rows[0]?.held) return;
    await wait(lockPauseMs);
  }
}
