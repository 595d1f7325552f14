import type { ChildProcess } from 'node:child_process';
import { readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartError } from '../start-error.ts';
import { unprivilegedAccount } from './account.ts';
import { prepareBinaries } from './binaries.ts';
import { chooseEndpoint, type Endpoint } from './endpoint.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { type Folders, prepareFolders } from './folders.ts';
import { initialiseCluster } from './initialise.ts';
import { probeServer } from './probe.ts';
import { Programs } from './programs.ts';
import { writeSettings } from './settings.ts';
import { isInUse, removeStaleFiles } from './stale-files.ts';

export type EmbeddedPostgres = {
  target: Endpoint['target'];
  /** Ends the server: `fast` in order, `immediate` as by a crash, which it recovers from. */
  stop: (mode?: 'fast' | 'immediate') => Promise<void>;
};

type Options = {
  dataDir: string;
  /** False gives up safety against a crash of the machine for speed: for tests. */
  isDurable?: boolean;
  /** Hears that the server was lost, and then that it is back or why it will not be. */
  onTrouble?: (message: string, failure?: Error) => void;
};

export const embeddedDatabase = 'folio';
const startTimeoutMs = 60_000;
const pauseMs = 10;
const maxLogBytes = 1_000_000;

/** Starts the PostgreSQL of a data folder, or adopts the one that a killed app left, and owns it. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, isDurable = true, onTrouble = () => {} } = options;
  const account = unprivilegedAccount();
  const folders = prepareFolders(dataDir, account);
  const programs = new Programs(prepareBinaries(folders.root, account), folders, account);
  const endpoint = await chooseEndpoint(folders);
  let isStopping = false;

  const start = async (): Promise<FolderLock> => {
    await ensureServer(folders, endpoint, programs, { isDurable, account });
    const lock = await lockFolder(endpoint, folders.root);
    await createDatabase(lock.client);
    lock.client.once('end', () => {
      if (!isStopping) recover();
    });
    return lock;
  };
  const recover = (): void => {
    onTrouble('The embedded PostgreSQL went away; starting it again.');
    start().then(
      () => onTrouble('The embedded PostgreSQL is back.'),
      (error) => onTrouble('The embedded PostgreSQL cannot be started again.', error),
    );
  };

  await initialiseCluster(folders, endpoint, programs, isDurable);
  await start();
  return {
    target: { ...endpoint.target, database: embeddedDatabase },
    stop: (mode = 'fast') => {
      isStopping = true;
      return programs.run('pg_ctl', ['stop', '-D', folders.cluster, '-m', mode, '-w', '-t', '30']);
    },
  };
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
    embeddedDatabase,
  ]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${embeddedDatabase}`);
}

/** Until the server answers: starts it once nobody else is at it, waits while somebody is. */
async function ensureServer(
  folders: Folders,
  endpoint: Endpoint,
  programs: Programs,
  settings: Parameters<typeof writeSettings>[2],
): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  let server: ChildProcess | undefined;
  while (performance.now() < deadline) {
    const state = await probeServer(endpoint, folders.cluster);
    if (state === 'ours') return;
    if (state === 'absent' && !isRunning(server) && !isInUse(folders.cluster)) {
      if (server) break;
      removeStaleFiles(folders);
      writeSettings(folders.cluster, endpoint, settings);
      keepLogShort(folders.log);
      server = programs.startServer();
      server.on('error', () => {});
    }
    await wait(pauseMs);
  }
  throw new StartError(
    `PostgreSQL did not start. Its log (${folders.log}) ends:\n${tail(folders.log)}`,
  );
}

function isRunning(server: ChildProcess | undefined): boolean {
  return server?.pid !== undefined && server.exitCode === null && server.signalCode === null;
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-6).join('\n');
}

function keepLogShort(log: string): void {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxLogBytes) renameSync(log, `${log}.1`);
}
