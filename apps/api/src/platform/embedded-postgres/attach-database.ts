import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Configuration } from '../configuration.ts';
import type { DatabaseTarget } from '../database.ts';
import { StartError } from '../start-error.ts';
import { unprivilegedAccount } from './account.ts';
import { chooseEndpoint } from './endpoint.ts';
import { clusterIn, prepareFolders } from './folders.ts';
import { probeServer } from './probe.ts';
import { embeddedDatabase, startEmbeddedPostgres } from './server.ts';

export type Visit = { target: DatabaseTarget; leave: () => Promise<void> };

/**
 * Returns the database of an installation for a command, whether or not the product is running.
 *
 * @throws StartError if there is none and none may be created, before anything is changed.
 */
export async function attachDatabase(
  { databaseUrl, dataDir }: Pick<Configuration, 'databaseUrl' | 'dataDir'>,
  { mayBeNew = false } = {},
): Promise<Visit> {
  if (databaseUrl) return { target: databaseUrl, leave: async () => {} };
  if (!mayBeNew && !existsSync(join(clusterIn(dataDir), 'PG_VERSION')))
    throw new StartError(
      `There is no database of Folio in DATA_DIR (${resolve(dataDir)}), or this user can’t see it. Look at DATA_DIR or DATABASE_URL.`,
    );
  const folders = prepareFolders(dataDir, unprivilegedAccount(dataDir, clusterIn(dataDir)));
  const endpoint = await chooseEndpoint(folders);
  if ((await probeServer(endpoint, folders.cluster)) === 'ours')
    return { target: { ...endpoint.target, database: embeddedDatabase }, leave: async () => {} };
  const { target, stop } = await startEmbeddedPostgres({ dataDir });
  return { target, leave: () => stop() };
}
