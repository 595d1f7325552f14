import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Folders, socketPort } from './folders.ts';

/**
 * After a power cut the pid in `postmaster.pid` may belong to some other process by now, and
 * PostgreSQL would refuse to start for ever. The files go only when no process works in the cluster.
 */
export function removeStaleFiles({ cluster, socket }: Folders): void {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile) || !canSeeProcesses() || isInUse(cluster)) return;
  const socketFile = join(socket, `.s.PGSQL.${socketPort}`);
  for (const file of [pidFile, `${socketFile}.lock`, socketFile]) rmSync(file, { force: true });
}

const canSeeProcesses = (): boolean => existsSync('/proc/self/cwd');

/** Whether a live process has the cluster as its working directory, as every server process has. */
export function isInUse(cluster: string): boolean {
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
