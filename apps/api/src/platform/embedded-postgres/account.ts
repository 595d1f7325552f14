import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';

/** The user that PostgreSQL runs as when the app is root, which PostgreSQL refuses. */
export type Account = { name: string; uid: number; gid: number };

const candidates = ['postgres', 'nobody'];

/** Undefined when PostgreSQL can run as the app's own user. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const candidate of candidates) {
    const entry = lines.find((line) => line.startsWith(`${candidate}:`))?.split(':');
    if (entry) return { name: candidate, uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new StartError(
    `PostgreSQL does not run as root, and none of the users ${candidates.join(', ')} exists. Start Folio as another user, or set DATABASE_URL.`,
  );
}

/** Whether the account may enter a folder and every folder above it. */
export function canEnter(folder: string, account: Account): boolean {
  const { uid, gid, mode } = statSync(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || canEnter(parent, account);
}
