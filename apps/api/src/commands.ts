import { Email } from '@folio/contract/auth';
import { Command, InvalidArgumentError } from 'commander';
import { listOperators } from './admin/operators.repository.ts';
import { setOperator } from './admin/operators.service.ts';
import { invite } from './auth/invitations.service.ts';
import { endSecondFactorOf } from './auth/second-factor.service.ts';
import { backup, move, restore } from './backup/backup-commands.ts';
import { releaseOf } from './backup/backup-format.ts';
import type { TimeOfDay } from './backup/scheduled-backups.ts';
import { endOnSignals } from './platform/clean-up.ts';
import { readConfiguration } from './platform/configuration.ts';
import { endWithReason, StartError } from './platform/start-error.ts';
import { change } from './platform/visit-installation.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

function toCount(value: string): number {
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new InvalidArgumentError('is a number, 1 or more');
  return Number(value);
}

function toTimeOfDay(value: string): TimeOfDay {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value) ?? [];
  if (hours === undefined) throw new InvalidArgumentError('is a time of day, such as 03:15');
  return { hours: Number(hours), minutes: Number(minutes) };
}

async function endTwoStepLogin(email: string): Promise<void> {
  const configuration = readConfiguration(process.env);
  const wasOn = await change(configuration, (db) => endSecondFactorOf(db, email));
  if (wasOn === undefined) throw new StartError(`No account has the address ${email}.`);
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
  .version(releaseOf())
  .hook('preAction', (_program, command) => {
    // A nightly backup ends only after the one in progress.
    if (command.getOptionValue('at') === undefined) endOnSignals();
  });
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

/**
 * Adds a command that parses its arguments itself. Each one loads its part of the product only when
 * it runs.
 */
function addWhole(
  name: string,
  description: string,
  load: () => Promise<{ usage: string; run: (args: string[]) => Promise<void> }>,
): void {
  program
    .command(name)
    .argument('[options...]')
    .description(description)
    .helpOption(false)
    .allowUnknownOption()
    .action(async () => {
      const args = process.argv.slice(process.argv.indexOf(name) + 1);
      const { usage, run } = await load();
      if (args.some((arg) => arg === '--help' || arg === '-h')) print(usage);
      else await run(args);
    });
}
addWhole(
  'orders',
  'list orders, export them as CSV, and refund',
  () => import('./orders-command.ts'),
);
addWhole(
  'inbox',
  'list inquiries, messages and reported errors',
  () => import('./inbox-command.ts'),
);
addWhole('ledger:check', 'add up every account’s credits', () => import('./ledger-command.ts'));

try {
  await program.parseAsync();
} catch (error) {
  endWithReason(error);
}
