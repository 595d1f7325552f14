import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataFolder, unusable } from '../data-folder.ts';
import { StartError } from '../start-error.ts';
import type { Account } from './account.ts';

/** The folders of an embedded PostgreSQL. Paths are absolute, without symbolic links. */
export type Folders = {
  /** DATA_DIR itself. */
  root: string;
  /** The cluster's folder; its name has the major version, since other versions can't read it. */
  cluster: string;
  /** The private folder of the Unix socket. */
  socket: string;
  log: string;
};

/** The major version of the data format and the programs. */
const majorVersion = '18';
/** The file of Folio's settings, next to PostgreSQL's own. */
export const settingsFile = 'folio.conf';
export const socketPort = 5432;
/** The limit is 107 bytes on Linux and 103 on macOS, without the final zero. */
const maxSocketPathBytes = 100;

/** The cluster's folder in a data folder. */
export const clusterIn = (root: string): string => join(root, `postgres-${majorVersion}`);

/** Creates the folders, accessible only to the user that PostgreSQL runs as. */
export function prepareFolders(dataDir: string, account: Account | undefined): Folders {
  const root = makeDataFolder(dataDir);
  const cluster = clusterIn(root);
  const socket = socketFolder(root);
  try {
    assertOurs(root, cluster);
    if (!existsSync(socket)) mkdirSync(socket, { mode: 0o700 });
    if (account) for (const folder of [root, socket]) chownSync(folder, account.uid, account.gid);
    assertPrivate(socket, account?.uid ?? process.getuid?.());
  } catch (error) {
    throw unusable(root, error);
  }
  return { root, cluster, socket, log: join(root, 'postgres.log') };
}

/**
 * Throws, before changing anything, if the folder has another program's or an incomplete database.
 */
function assertOurs(root: string, cluster: string): void {
  const advice = 'Set DATA_DIR to an empty folder, or to one that Folio has made.';
  if (existsSync(join(root, 'PG_VERSION')))
    throw new StartError(`DATA_DIR (${root}) is the data of another PostgreSQL. ${advice}`);
  if (!lstatSync(cluster, { throwIfNoEntry: false })) return;
  const isEmpty = statSync(cluster).isDirectory() && readdirSync(cluster).length === 0;
  if (isEmpty) return;
  const [version, settings] = ['PG_VERSION', 'postgresql.conf'].map((name) => {
    const file = join(cluster, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  });
  if (!version || !settings || !existsSync(join(cluster, 'global', 'pg_control')))
    throw new StartError(
      `DATA_DIR has an incomplete database (${cluster}). Restore it from a backup, or move it away to start again.`,
    );
  if (version.trim() !== majorVersion || !settings.includes(settingsFile))
    throw new StartError(
      `DATA_DIR has a database that this Folio has not made (${cluster}). ${advice}`,
    );
}

function socketFolder(root: string): string {
  const beside = join(root, 'run');
  if (Buffer.byteLength(join(beside, `.s.PGSQL.${socketPort}`)) <= maxSocketPathBytes)
    return beside;
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  return join(realpathSync(tmpdir()), `folio-${name}`);
}

/** In a shared temporary folder, somebody else could have created it first. */
function assertPrivate(folder: string, uid: number | undefined): void {
  if (uid === undefined) return;
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || stats.uid !== uid)
    throw new StartError(
      `${folder} is no folder of PostgreSQL's own, so its socket cannot be there. Remove it, or set DATA_DIR to another folder.`,
    );
  chmodSync(folder, 0o700);
}
