import { join } from 'node:path';
import { type Configuration, readConfiguration } from '../platform/configuration.ts';
import { StartError } from '../platform/start-error.ts';
import { change, visit } from '../platform/visit-installation.ts';
import { whileIdle } from './backup.repository.ts';
import { openBackupPlace, splitAddress } from './backup-place.ts';
import { type BackupRun, noteBackupRun } from './backup-runs.service.ts';
import { backupName, removeOldBackups, writeBackupFile } from './keep-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { eachDay, isProofDue, noteProof, type TimeOfDay } from './scheduled-backups.ts';
import { verifyBackup } from './verify-backup.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

type BackupOptions = { keep?: number; selfTest?: true };

export async function backup(
  where: string,
  { at, ...options }: BackupOptions & { at?: TimeOfDay },
): Promise<void> {
  if (at === undefined) return backUp(where, options);
  // Reports errors in the settings at once, rather than at the scheduled time.
  readConfiguration(process.env);
  await eachDay(at, () => backUp(where, options), complain);
}

async function backUp(where: string, { keep, selfTest }: BackupOptions): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { backupPassphrase: passphrase } = configuration;
  const place = openBackupPlace(where, configuration);
  const name = backupName(new Date(), passphrase !== undefined);
  const run: BackupRun = { file: '', isEncrypted: passphrase !== undefined };
  try {
    const contents = await place.keep(name, (file) =>
      visit(configuration, (own) => writeBackupFile(file, own, passphrase)),
    );
    const rows = Object.values(contents.tables).reduce((sum, table) => sum + table.rows, 0);
    Object.assign(run, { file: name, rows, pictures: contents.pictures });
    print(`${place.addressOf(name)}: ${rows} rows, ${contents.pictures} pictures.`);
    if (contents.missingPictures > 0)
      print(`${contents.missingPictures} pictures are not in the store.`);
    if (selfTest && (await isProofDue(place, new Date()))) {
      run.isSound = await place.lend(name, (file) => verify(file, passphrase));
      if (run.isSound) await noteProof(place, name, new Date());
      else complain(`${name} is not sound: none of those before is removed.`);
    }
    // Old backups are deleted last, so that one that can't be restored never replaces one that can.
    if (keep !== undefined && run.isSound !== false)
      for (const old of await removeOldBackups(place, name, keep)) print(`${old} is removed.`);
  } catch (error) {
    run.problem = error instanceof StartError ? error.message : 'It failed: see its error output.';
    throw error;
  } finally {
    await noteBackup(configuration, run);
  }
}

/** Records the result for the operators' console. A failure to record doesn't fail the backup. */
async function noteBackup(configuration: Configuration, run: BackupRun): Promise<void> {
  await change(configuration, (db) => noteBackupRun(db, run)).catch(() =>
    complain('We couldn’t note this backup for the console.'),
  );
}

async function verify(file: string, passphrase: string | undefined): Promise<boolean> {
  const { isSound, text } = await verifyBackup(file, passphrase);
  print(text);
  process.exitCode = isSound ? 0 : 1;
  return isSound;
}

export async function restore(address: string, options: { verify?: true }): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { backupPassphrase: passphrase } = configuration;
  const { where, name } = splitAddress(address);
  await openBackupPlace(where, configuration).lend(name, async (file) => {
    if (options.verify) return void (await verify(file, passphrase));
    const { head, contents } = await visit(
      configuration,
      (own) => restoreBackup(file, own, passphrase),
      { mayBeNew: true },
    );
    const { users: accounts } = contents.tables;
    print(
      `Restored what release ${head.release} held at ${head.takenAt}: ${accounts?.rows ?? 0} accounts.`,
    );
  });
}

/** Moves the data through a backup, which is kept so that the move can be undone. */
export async function move(to: string, { folder }: { folder: string }): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { backupPassphrase: passphrase } = configuration;
  const isAddress = /^postgres(?:ql)?:/.test(to);
  const target = readConfiguration({
    ...process.env,
    DATABASE_URL: isAddress ? to : undefined,
    DATA_DIR: isAddress ? configuration.dataDir : to,
  });
  const file = join(folder, backupName(new Date(), passphrase !== undefined));
  await visit(configuration, async (own) => {
    await whileIdle(own.target, () => writeBackupFile(file, own, passphrase));
  });
  const { contents } = await visit(target, (own) => restoreBackup(file, own, passphrase), {
    mayBeNew: true,
  });
  for (const [table, { rows, sha256 }] of Object.entries(contents.tables))
    print(`${table.padEnd(32)} ${String(rows).padStart(9)} rows, the same: ${sha256.slice(0, 16)}`);
  print(`${contents.pictures} pictures. ${file} holds what was moved.`);
  print(
    isAddress
      ? 'Set DATABASE_URL to the new address.'
      : `Set DATA_DIR to ${to}, and no DATABASE_URL.`,
  );
}
