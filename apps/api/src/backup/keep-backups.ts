import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { withCleanUp } from '../platform/clean-up.ts';
import { StartError } from '../platform/start-error.ts';
import type { BackupContents } from './backup-format.ts';
import type { BackupPlace } from './backup-place.ts';
import { type Installation, writeBackup } from './write-backup.ts';

const ownName = /^folio-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz(?:\.age)?$/;
const unfinishedEnding = '.part';
const isUnfinished = (name: string): boolean =>
  name.endsWith(unfinishedEnding) && ownName.test(name.slice(0, -unfinishedEnding.length));

/** `folio-2026-11-30T031500Z.tar.gz`, which sorts by time; with `.age` if encrypted. */
export const backupName = (takenAt: Date, isEncrypted: boolean): string =>
  `folio-${takenAt.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz${isEncrypted ? '.age' : ''}`;

/**
 * Writes a backup under a temporary name, syncs it to disk, and renames it. Readable by its owner
 * only.
 */
export async function writeBackupFile(
  file: string,
  installation: Installation,
  passphrase?: string,
): Promise<BackupContents> {
  const unfinished = file + unfinishedEnding;
  makeFolder(dirname(resolve(file)));
  // Opened before anything is read, because a stream would emit its error while nobody listens.
  const output = (await open(unfinished, 'w', 0o600).catch(refuse(unfinished))).createWriteStream();
  const write = async () => {
    const contents = await writeBackup(installation, output, passphrase);
    const written = openSync(unfinished, 'r');
    fsyncSync(written);
    closeSync(written);
    renameSync(unfinished, file);
    return contents;
  };
  return withCleanUp(write, async () => {
    output.destroy();
    rmSync(unfinished, { force: true });
  });
}

const refuse =
  (path: string) =>
  (cause: NodeJS.ErrnoException): never => {
    throw new StartError(`${path} cannot be written: ${cause.code}.`, { cause });
  };

/** Level by level: Node's recursive `mkdir` never returns in `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (cause) {
    refuse(folder)(cause as NodeJS.ErrnoException);
  }
}

/**
 * Deletes the oldest backups with Folio's names in this folder, keeping `keep`, and remains of
 * interrupted backups that are older than those.
 */
export async function removeOldBackups(
  place: BackupPlace,
  newest: string,
  keep: number,
): Promise<string[]> {
  const names = (await place.names()).toSorted();
  const found = names.filter((name) => ownName.test(name));
  const [oldestKept = newest] = found.slice(-keep);
  const interrupted = names.filter((name) => isUnfinished(name) && name < oldestKept);
  const old = [...found.slice(0, -keep).filter((name) => name !== newest), ...interrupted];
  for (const name of old) await place.remove(name);
  return old;
}
