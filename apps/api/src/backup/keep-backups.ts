import {
  closeSync,
  createWriteStream,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
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
  mkdirSync(dirname(file), { recursive: true });
  try {
    const output = createWriteStream(unfinished, { mode: 0o600 });
    const contents = await writeBackup(installation, output, passphrase);
    const written = openSync(unfinished, 'r');
    fsyncSync(written);
    closeSync(written);
    renameSync(unfinished, file);
    return contents;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/**
 * Deletes the oldest backups with names like ours in this folder, keeping `keep`; and what is older
 * than these of backups that were interrupted.
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
