import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Endpoint } from './endpoint.ts';
import { type Folders, settingsFile } from './folders.ts';
import type { Programs } from './programs.ts';

const options = [
  '--username=postgres',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

/** About 40 MB for the cluster, 32 MB for its first logs, and some working space. */
const neededMb = 120;

/**
 * Creates the cluster in a temporary folder and renames it, so that a crash leaves none or all of
 * it.
 */
export async function initializeCluster(
  { root, cluster }: Folders,
  { initialization }: Endpoint,
  programs: Programs,
  isDurable: boolean,
): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  assertRoom(root);
  const prefix = 'postgres-18.unfinished-';
  removeAbandoned(root, prefix);
  const unfinished = join(root, `${prefix}${process.pid}`);
  const sync = isDurable ? [] : ['--no-sync'];
  try {
    await programs.run('initdb', ['-D', unfinished, ...options, ...initialization, ...sync]);
    appendFileSync(join(unfinished, 'postgresql.conf'), `\ninclude '${settingsFile}'\n`);
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true });
    const reason = cause instanceof Error ? cause.message.split('\n').at(-1) : String(cause);
    throw new StartError(`DATA_DIR (${root}): no database could be made there. ${reason}`, {
      cause,
    });
  }
  if (isDurable) synchronise(join(unfinished, 'postgresql.conf'));
  try {
    renameSync(unfinished, cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  }
  if (isDurable) synchronise(root);
}

/** Fails early instead of leaving an incomplete database on a full disk. */
function assertRoom(root: string): void {
  const { bavail, bsize } = statfsSync(root);
  const freeMb = Math.floor((bavail * bsize) / 1_000_000);
  if (freeMb >= neededMb) return;
  throw new StartError(
    `DATA_DIR (${root}) has ${freeMb} MB free, and a new database takes ${neededMb} MB. Make room, or set DATA_DIR to a folder on another disk.`,
  );
}

/** Removes temporary folders of killed processes; one that is in use is kept. */
function removeAbandoned(root: string, prefix: string): void {
  for (const name of readdirSync(root))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      rmSync(join(root, name), { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function synchronise(path: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
