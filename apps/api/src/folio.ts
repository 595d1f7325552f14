import { join } from 'node:path';
import { Email } from '@folio/contract/auth';
import { Command, InvalidArgumentError } from 'commander';
import { listOperators } from './admin/operators.repository.ts';
import { setOperator } from './admin/operators.service.ts';
import { invite } from './auth/invitations.service.ts';
import { endSecondFactorOf } from './auth/second-factor.service.ts';
import { whileIdle } from './backup/backup.repository.ts';
import { releaseOf } from './backup/backup-format.ts';
import { openBackupPlace, splitAddress } from './backup/backup-place.ts';
import { type BackupRun, noteBackupRun } from './backup/backup-runs.service.ts';
import { backupName, removeOldBackups, writeBackupFile } from './backup/keep-backups.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { eachDay, isProofDue, noteProof, type TimeOfDay } from './backup/scheduled-backups.ts';
import { verifyBackup } from './backup/verify-backup.ts';
import type { Installation } from './backup/write-backup.ts';
import { type Configuration, readConfiguration } from './platform/configuration.ts';
import { connectDatabase, type Db } from './platform/database.ts';
import { isTableMissing } from './platform/database-faults.ts';
import { attachDatabase } from './platform/embedded-postgres/attach-database.ts';
import { openPictureStore } from './platform/pictures/open-picture-store.ts';
import { endWithReason, StartError } from './platform/start-error.ts';

// npm run folio -- <command>
const print = (text: string) => process.stdout.write(`${text}\n`);

/** Opens an installation's database and pictures, whether its server is running or not. */
async function visit<Result>(
  configuration: Configuration,
  work: (installation: Installation) => Promise<Result>,
): Promise<Result> {
  const { target, leave } = await attachDatabase(configuration);
  try {
    return await work({ target, pictures: openPictureStore(configuration) });
  } finally {
    await leave();
  }
}

function toCount(value: string): number {
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new InvalidArgumentError('is a number, 1 or more');
  return Number(value);
}

function toTimeOfDay(value: string): TimeOfDay {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value) ?? [];
  if (hours === undefined) throw new InvalidArgumentError('is a time of day, such as 03:15');
  return { hours: Number(hours), minutes: Number(minutes) };
}

type BackupOptions = { keep?: number; selfTest?: true };

async function backup(
  where: string,
  { at, ...options }: BackupOptions & { at?: TimeOfDay },
): Promise<void> {
  if (at === undefined) return backUp(where, options);
  // Reports errors in the settings at once, rather than at the scheduled time.
  readConfiguration(process.env);
  const problem = (text: string) => process.stderr.write(`${text}\n`);
  await eachDay(at, () => backUp(where, options), problem);
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
    }
    // Last, so that one that can't be restored takes the place of none that can.
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
    process.stderr.write('We couldn’t note this backup for the console.\n'),
  );
}

async function verify(file: string, passphrase: string | undefined): Promise<boolean> {
  const { isSound, text } = await verifyBackup(file, passphrase);
  print(text);
  process.exitCode = isSound ? 0 : 1;
  return isSound;
}

async function restore(address: string, options: { verify?: true }): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { backupPassphrase: passphrase } = configuration;
  const { where, name } = splitAddress(address);
  await openBackupPlace(where, configuration).lend(name, async (file) => {
    if (options.verify) return void (await verify(file, passphrase));
    const { head, contents } = await visit(configuration, (own) =>
      restoreBackup(file, own, passphrase),
    );
    const { users: accounts } = contents.tables;
    print(
      `Restored what release ${head.release} held at ${head.takenAt}: ${accounts?.rows ?? 0} accounts.`,
    );
  });
}

/** Moves by way of a backup, which is kept, so that it can be undone. */
async function move(to: string, { folder }: { folder: string }): Promise<void> {
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
  const { contents } = await visit(target, (own) => restoreBackup(file, own, passphrase));
  for (const [table, { rows, sha256 }] of Object.entries(contents.tables))
    print(`${table.padEnd(32)} ${String(rows).padStart(9)} rows, the same: ${sha256.slice(0, 16)}`);
  print(`${contents.pictures} pictures. ${file} holds what was moved.`);
  print(
    isAddress
      ? 'Set DATABASE_URL to the new address.'
      : `Set DATA_DIR to ${to}, and no DATABASE_URL.`,
  );
}

/** Changes a database whose schema the server has prepared. */
async function change<Result>(
  configuration: Configuration,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  try {
    return await visit(configuration, ({ target }) => {
      const { db, close } = connectDatabase(target);
      return work(db).finally(close);
    });
  } catch (error) {
    if (!isTableMissing(error)) throw error;
    throw new StartError(
      'This database has not been prepared by this release. Start Folio once with the same settings (DATA_DIR or DATABASE_URL), then try again.',
    );
  }
}

async function endTwoStepLogin(email: string): Promise<void> {
  const configuration = readConfiguration(process.env);
  const wasOn = await change(configuration, (db) => endSecondFactorOf(db, email));
  process.exitCode = wasOn ? 0 : 1;
  print(wasOn ? `Two-step login of ${email} is off.` : `${email} has no two-step login.`);
}

async function inviteSomebody(email: string | undefined, { days }: { days: number }) {
  const configuration = readConfiguration(process.env);
  if (email !== undefined && !Email.safeParse(email).success)
    throw new StartError(`${email} is no email address.`);
  const { link, expiresAt } = await change(configuration, (db) =>
    invite({ db, configuration }, { email, days }),
  );
  print(link);
  print(`For ${email ?? 'whoever opens it first'}, until ${expiresAt?.toISOString()}.`);
  if (configuration.signUp === 'closed') print('SIGN_UP is closed: no one can sign up by it now.');
}

/** Grants or revokes the operator role; this is the only way to do so. */
async function changeOperator(email: string, isOperator: boolean): Promise<void> {
  const configuration = readConfiguration(process.env);
  const outcome = await change(configuration, (db) => setOperator(db, email, isOperator));
  if (outcome === 'unknown')
    throw new StartError(`No account has the address ${email}, or it is not proven.`);
  const is = isOperator ? 'is an operator' : 'is no operator';
  print(`${email} ${is}${outcome === 'unchanged' ? ' already' : ' from now on'}.`);
  if (isOperator) print('The console at /admin asks for two-step login or a passkey.');
}

async function showOperators(): Promise<void> {
  const operators = await change(readConfiguration(process.env), listOperators);
  if (operators.length === 0) print('There are no operators.');
  for (const { email, since } of operators) print(`${email}, since ${since.toISOString()}`);
}

const program = new Command('folio')
  .description('Looks after an installation of Folio. Settings are those of the server.')
  .version(releaseOf());
program
  .command('backup')
  .argument('[place]', 'the folder where it is written, or s3://bucket/folder', '.')
  .option('--keep <count>', 'remove the oldest until so many are left', toCount)
  .option('--self-test', 'prove the new one as restore --verify does, once a month')
  .option('--at <time>', 'stay, and write one each day at this time (hh:mm, UTC)', toTimeOfDay)
  .description('write all accounts, texts, money and pictures to one file, while the server runs')
  .action(backup);
program
  .command('restore')
  .argument('<file>', 'what backup has written: a file, or s3://bucket/folder/file')
  .option('--verify', 'restore into a database that is thrown away, and check what it holds')
  .description('fill an empty installation from a backup')
  .action(restore);
program
  .command('move')
  .argument('<to>', 'a postgres:// address, or a data folder for the embedded database')
  .option('--folder <folder>', 'where the backup of it is kept', '.')
  .description('move everything to another database, and compare what arrived')
  .action(move);
program
  .command('invite')
  .argument('[email]', 'the only address that may sign up by it')
  .option('--days <count>', 'how long it is good', toCount, 7)
  .description('make a link by which one person may sign up, whatever ALLOWED_EMAIL_DOMAINS says')
  .action(inviteSomebody);
program
  .command('end-two-step-login')
  .argument('<email>', 'whose password alone is to let them in again')
  .description('let someone in by the password alone who has lost their app and all recovery codes')
  .action(endTwoStepLogin);
const operator = program.command('operator').description('say who may open the console at /admin');
operator
  .command('add')
  .argument('<email>', 'of an account that is there')
  .description('give an account the role')
  .action((email: string) => changeOperator(email, true));
operator
  .command('remove')
  .argument('<email>')
  .description('take the role away')
  .action((email: string) => changeOperator(email, false));
operator.command('list').description('list the operators').action(showOperators);

try {
  await program.parseAsync();
} catch (error) {
  endWithReason(error);
}
