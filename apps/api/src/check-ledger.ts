import { checkLedger } from './credits/check-ledger.ts';
import { readConfiguration } from './platform/configuration.ts';
import { connectDatabase } from './platform/database.ts';
import { visitDatabase } from './platform/embedded-postgres/visit.ts';
import { migrateDatabase } from './platform/migrate.ts';

// npm run ledger:check
const visit = await visitDatabase(readConfiguration(process.env));
try {
  await migrateDatabase(visit.target);
  const database = connectDatabase(visit.target);
  const report = await checkLedger(database.db);
  await database.close();
  process.stdout.write(`${report.text}\n`);
  process.exitCode = report.isSound ? 0 : 1;
} finally {
  await visit.leave();
}
