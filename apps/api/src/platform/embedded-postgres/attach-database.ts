import type { Configuration } from '../configuration.ts';
import type { DatabaseTarget } from '../database.ts';
import { unprivilegedAccount } from './account.ts';
import { chooseEndpoint } from './endpoint.ts';
import { prepareFolders } from './folders.ts';
import { probeServer } from './probe.ts';
import { embeddedDatabase, startEmbeddedPostgres } from './server.ts';

export type Visit = { target: DatabaseTarget; leave: () => Promise<void> };

/** The database of an installation for a command beside it, whether the product runs or not. */
export async function attachDatabase({ databaseUrl, dataDir }: Configuration): Promise<Visit> {
  if (databaseUrl) return { target: databaseUrl, leave: async () => {} };
  const folders = prepareFolders(dataDir, unprivilegedAccount());
  const endpoint = await chooseEndpoint(folders);
  if ((await probeServer(endpoint, folders.cluster)) === 'ours')
    return { target: { ...endpoint.target, database: embeddedDatabase }, leave: async () => {} };
  const { target, stop } = await startEmbeddedPostgres({ dataDir });
  return { target, leave: () => stop() };
}
