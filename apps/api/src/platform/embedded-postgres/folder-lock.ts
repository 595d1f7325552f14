import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../start-error.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * An advisory lock whose holder owns the data folder; it is released when the process ends, however
 * that happens.
 */
const ownerLock = 4_611_686_014_132_420_609n;
const timeoutMs = 1_500;
const pauseMs = 100;
const answerTimeoutMs = 5_000;

export type FolderLock = { client: Client; release: () => Promise<void> };

export class FolderInUseError extends StartError {
  constructor(dataDir: string) {
    super(
      `Another Folio uses the data folder ${dataDir} (its PostgreSQL holds the advisory lock ${ownerLock}). Stop that one, or give this one a DATA_DIR of its own.`,
    );
  }
}

/**
 * Takes the lock on a separate connection. Retries briefly, because the last owner may have just
 * been killed.
 */
export async function lockFolder({ target }: Endpoint, dataDir: string): Promise<FolderLock> {
  const client = new Client({
    ...target,
    keepAlive: true,
    application_name: 'folio owner',
    connectionTimeoutMillis: answerTimeoutMs,
    query_timeout: answerTimeoutMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const deadline = performance.now() + timeoutMs;
    while (!(await tryLock(client))) {
      if (performance.now() > deadline) throw new FolderInUseError(dataDir);
      await wait(pauseMs);
    }
  } catch (error) {
    // A server that does not respond would not end the connection in order, either.
    client.connection.stream.destroy();
    throw error;
  }
  return { client, release: () => client.end() };
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS held',
    [ownerLock],
  );
  return rows[0]?.held === true;
}
