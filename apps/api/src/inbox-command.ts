import { inboxUsage, readInboxOptions } from './inbox/inbox-options.ts';
import { showInbox } from './inbox/show-inbox.ts';
import { readConfiguration } from './platform/configuration.ts';
import { visitMigrated } from './platform/visit-installation.ts';

export const usage = inboxUsage;

/** `folio inbox`, with its arguments. */
export async function run(args: string[]): Promise<void> {
  const options = readInboxOptions(args, new Date());
  const { text, isDone } = await visitMigrated(readConfiguration(process.env), ({ db }) =>
    showInbox(db, options),
  );
  process.stdout.write(`${text}\n`);
  process.exitCode = isDone ? 0 : 1;
}
