import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Account } from './account.ts';

/** Where an embedded PostgreSQL keeps what. All paths are absolute and without links. */
export type Folders = {
  /** DATA_DIR itself. */
  root: string;
  /** The cluster: the name carries the major version, whose files no other version reads. */
  cluster: string;
  /** Private folder of the Unix socket. */
  socket: string;
  log: string;
};

export const socketPort = 5432;
/** Linux allows 107 bytes and macOS 103, the final zero aside. */
const maxSocketPathBytes = 100;

/** Creates the folders, closed to everyone but the user that PostgreSQL runs as. */
export function prepareFolders(dataDir: string, account: Account | undefined): Folders {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const root = realpathSync(dataDir);
  const socket = socketFolder(root);
  mkdirSync(socket, { recursive: true, mode: 0o700 });
  if (account) for (const folder of [root, socket]) chownSync(folder, account.uid, account.gid);
  assertPrivate(socket, account?.uid ?? process.getuid?.());
  return { root, cluster: join(root, 'postgres-18'), socket, log: join(root, 'postgres.log') };
}

function socketFolder(root: string): string {
  const beside = join(root, 'run');
  if (Buffer.byteLength(join(beside, `.s.PGSQL.${socketPort}`)) <= maxSocketPathBytes)
    return beside;
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  return join(realpathSync(tmpdir()), `folio-${name}`);
}

/** In a shared temporary folder somebody else could have made it first. */
function assertPrivate(folder: string, uid: number | undefined): void {
  if (uid === undefined) return;
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || stats.uid !== uid)
    throw new StartError(
      `${folder} belongs to somebody else, so PostgreSQL's socket cannot be there.`,
    );
  chmodSync(folder, 0o700);
}
