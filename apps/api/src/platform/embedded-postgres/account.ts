import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';

/** The user that PostgreSQL runs as if the app runs as root, as which PostgreSQL refuses to run. */
export type Account = { name: string; uid: number; gid: number };

const candidates = ['postgres', 'nobody'];

/**
 * Returns undefined if PostgreSQL can run as the app's own user. For root it returns the owner of
 * the database or, for a new one, of the folder, because root may run a command on an installation
 * that belongs to another user.
 */
export function unprivilegedAccount(dataDir: string, clusterPath: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const cluster = ownerOf(clusterPath);
  if (cluster) return { name: String(cluster.uid), ...cluster };
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map(toAccount);
  const owner = ownerOf(dataDir);
  // An account without a name can't create a database, because initdb looks the name up.
  const named = accounts.find(({ uid }) => uid === owner?.uid);
  if (owner && named) return { name: named.name, ...owner };
  for (const candidate of candidates) {
    const account = accounts.find(({ name }) => name === candidate);
    if (account) return account;
  }
  throw new StartError(
    `PostgreSQL does not run as root, and none of the users ${candidates.join(', ')} exists. Start Folio as another user, or set DATABASE_URL.`,
  );
}

const toAccount = (line: string): Account => {
  const [name = '', , uid, gid] = line.split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
};

/**
 * Returns undefined if the owner is root or can't be determined. The code that creates the folder
 * reports why.
 */
function ownerOf(path: string): Pick<Account, 'uid' | 'gid'> | undefined {
  try {
    const { uid, gid } = statSync(path);
    return uid === 0 ? undefined : { uid, gid };
  } catch {
    return undefined;
  }
}

/** Whether the account may enter a folder and every folder above it. */
export function canEnter(folder: string, account: Account): boolean {
  const { uid, gid, mode } = statSync(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || canEnter(parent, account);
}
