import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Configuration, readConfiguration } from './platform/configuration.ts';
import { makeDataFolder } from './platform/data-folder.ts';
import { FolderInUseError } from './platform/embedded-postgres/folder-lock.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/server.ts';
import { createLog, type Log } from './platform/logging.ts';
import { migrateDatabase } from './platform/migrate.ts';
import { pictureFolder } from './platform/pictures/open-picture-store.ts';
import { Shutdown } from './platform/shutdown.ts';
import type { DatabaseSource } from './serve.ts';

const settleMs = 1_000;

/** Configuration → database → server → listen; all are closed when the process ends. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<void> {
  const shutdown = new Shutdown();
  await shutdown.guard(async () => {
    const configuration = readConfiguration(environment);
    const log = createLog(configuration);
    const { databaseUrl, dataDir, pictures } = configuration;
    const source: DatabaseSource = databaseUrl
      ? { target: databaseUrl }
      : await startOwnDatabase(configuration, log, shutdown);
    // Starting the rest may take longer than the shutdown timeout.
    if (shutdown.isEnding) return;
    if (pictures.store === 'folder') makeDataFolder(pictureFolder(dataDir));
    await migrateDatabase(source.target);
    if (shutdown.isEnding) return;
    // Loads most of the product.
    const { serve } = await import('./serve.ts');
    const jobs = await serve(configuration, source, log, shutdown);
    jobs.start();
    setTimeout(releaseStartMemory, settleMs).unref();
  });
}

async function startOwnDatabase(
  { dataDir }: Configuration,
  log: Log,
  shutdown: Shutdown,
): Promise<DatabaseSource> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    onTrouble: (message, failure) => {
      log.error({ err: failure }, message);
      if (failure instanceof FolderInUseError) void shutdown.end(1);
    },
  });
  shutdown.onShutdown(
    'database server',
    () => postgres.stop(),
    () => postgres.stop('immediate'),
  );
  return postgres;
}

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Loading the modules leaves about 130 MB of garbage that V8 gives back only half a minute later.
 * Collecting it once takes some 50 ms.
 */
function releaseStartMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
