import { readInboxOptions } from './inbox/inbox-options.ts';
import { showInbox } from './inbox/show-inbox.ts';
import { readConfiguration } from './platform/configuration.ts';
import { connectDatabase } from './platform/database.ts';
import { attachDatabase } from './platform/embedded-postgres/attach-database.ts';
import { migrateDatabase } from './platform/migrate.ts';
import { endWithReason } from './platform/start-error.ts';

// npm run inbox
try {
  const options = readInboxOptions(process.argv.slice(2), new Date());
  const visit = await attachDatabase(readConfiguration(process.env));
  try {
    await migrateDatabase(visit.target);
    const database = connectDatabase(visit.target);
    const { text, isDone } = await showInbox(database.db, options);
    await database.close();
    process.stdout.write(`${text}\n`);
    process.exitCode = isDone ? 0 : 1;
  } finally {
    await visit.leave();
  }
} catch (error) {
  endWithReason(error);
}
