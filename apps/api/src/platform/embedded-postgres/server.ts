import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../start-error.ts';
import { unprivilegedAccount } from './account.ts';
import { prepareBinaries } from './binaries.ts';
import { chooseEndpoint, type Endpoint } from './endpoint.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { clusterIn, type Folders, prepareFolders, socketPort } from './folders.ts';
import { initializeCluster } from './initialize.ts';
import { probeServer } from './probe.ts';
import { Programs } from './programs.ts';
import { cleanLog, keepLogShort } from './server-log.ts';
import { writeSettings } from './settings.ts';
import { type DatabaseState, Supervisor } from './supervisor.ts';

export type EmbeddedPostgres = {
  target: Endpoint['target'];
  state: () => DatabaseState;
  /**
   * Stops the server: `fast` is an orderly shutdown, `immediate` a crash with recovery at the next
   * start.
   */
  stop: (mode?: 'fast' | 'immediate') => Promise<void>;
};

type Options = {
  dataDir: string;
  /** False trades durability for speed, for tests. */
  isDurable?: boolean;
  /** Called when the server was lost, when it fails to start, and when it is back. */
  onTrouble?: (message: string, failure?: Error) => void;
};

export const embeddedDatabase = 'folio';
const startTimeoutMs = 60_000;
const pauseMs = 10;
const firstAttempts = 3;

/** Starts the PostgreSQL of a data folder, or adopts the one that a killed app left, and owns it. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, isDurable = true, onTrouble = () => {} } = options;
  const account = unprivilegedAccount(dataDir, clusterIn(dataDir));
  const folders = prepareFolders(dataDir, account);
  const programs = new Programs(prepareBinaries(folders.root, account), folders, account);
  const endpoint = await chooseEndpoint(folders);

  const start = async (ending?: AbortSignal): Promise<void> => {
    await ensureServer(folders, endpoint, programs, { isDurable, account }, ending);
    const lock = await lockFolder(endpoint, folders.root);
    try {
      await createDatabase(endpoint);
    } catch (error) {
      // Otherwise the folder would stay locked for the next attempt.
      await lock.release();
      throw error;
    }
    lock.client.once('end', () => supervisor.recover());
  };
  const supervisor = new Supervisor({ start, onTrouble });

  cleanLog(folders.log);
  const leaveLog = keepLogShort(folders.log);
  await initializeCluster(folders, endpoint, programs, isDurable);
  await startFirst(start);
  return {
    target: { ...endpoint.target, database: embeddedDatabase },
    state: () => supervisor.state,
    stop: async (mode = 'fast') => {
      leaveLog();
      // Ends the supervisor first, since a concurrent restart would leave a server running.
      await supervisor.end();
      await programs.run('pg_ctl', ['stop', '-D', folders.cluster, '-m', mode, '-w', '-t', '30']);
    },
  };
}

/**
 * A server that was killed during its start deserves another try; the third failure is reported.
 */
async function startFirst(start: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (error instanceof FolderInUseError || attempt === firstAttempts) throw error;
    }
  }
}

/** Uses a short-lived connection: the backend of one that has created a database keeps 12 MB. */
async function createDatabase({ target }: Endpoint): Promise<void> {
  const client = new Client(target);
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      embeddedDatabase,
    ]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${embeddedDatabase}`);
  } finally {
    await client.end();
  }
}

/** Waits until the server answers: starts it unless another process is starting it. */
async function ensureServer(
  folders: Folders,
  endpoint: Endpoint,
  programs: Programs,
  settings: Parameters<typeof writeSettings>[2],
  ending?: AbortSignal,
): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  let server: ChildProcess | undefined;
  while (performance.now() < deadline) {
    const state = await probeServer(endpoint, folders.cluster);
    if (state === 'ours') return;
    if (state === 'absent' && !isRunning(server) && !isInUse(folders.cluster)) {
      if (server || ending?.aborted) break;
      removeStaleFiles(folders);
      writeSettings(folders.cluster, endpoint, settings);
      server = programs.startServer();
      server.on('error', () => {});
    }
    await wait(pauseMs);
  }
  throw new StartError(
    `PostgreSQL did not start in DATA_DIR (${folders.root}). ${lastReason(folders.log)}`,
  );
}

function isRunning(server: ChildProcess | undefined): boolean {
  return server?.pid !== undefined && server.exitCode === null && server.signalCode === null;
}

/** The last reason in the server's log; other lines may quote people's data. */
function lastReason(log: string): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  const reason = lines.findLast((line) => /\b(FATAL|PANIC):/.test(line));
  return reason ? `Its log (${log}) says: ${reason}` : `Its log is ${log}.`;
}

/**
 * After a power cut the process id in `postmaster.pid` may belong to another process, and
 * PostgreSQL would refuse to start forever. The files are removed only when no process works in the
 * cluster.
 */
function removeStaleFiles({ cluster, socket }: Folders): void {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile) || !canSeeProcesses() || isInUse(cluster)) return;
  const socketFile = join(socket, `.s.PGSQL.${socketPort}`);
  for (const file of [pidFile, `${socketFile}.lock`, socketFile]) rmSync(file, { force: true });
}

const canSeeProcesses = (): boolean => existsSync('/proc/self/cwd');

/** Whether a live process has the cluster as its working directory, as every server process has. */
function isInUse(cluster: string): boolean {
  if (!canSeeProcesses()) return false;
  return readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && worksIn(pid, cluster));
}

function worksIn(pid: string, folder: string): boolean {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== folder) return false;
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status[status.lastIndexOf(')') + 2] !== 'Z';
  } catch {
    return false;
  }
}
