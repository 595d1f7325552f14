import { checkLedger } from './credits/check-ledger.ts';
import { checkRefunds } from './payments/surplus.service.ts';
import { readConfiguration } from './platform/configuration.ts';
import { StartError } from './platform/start-error.ts';
import { visitMigrated } from './platform/visit-installation.ts';

export const usage =
  'npm run ledger:check     ends with 1 where a balance is not the sum of its entries';

/** `folio ledger:check`. */
export async function run(args: string[]): Promise<void> {
  if (args.length > 0) throw new StartError(`There is no option ${args[0]}.\n${usage}`);
  const reports = await visitMigrated(readConfiguration(process.env), async ({ db }) => [
    await checkLedger(db),
    await checkRefunds(db),
  ]);
  for (const { text } of reports) process.stdout.write(`${text}\n`);
  process.exitCode = reports.every(({ isSound }) => isSound) ? 0 : 1;
}
