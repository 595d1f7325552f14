import { checkLedger } from './credits/check-ledger.ts';
import { checkRefunds } from './payments/surplus.service.ts';
import { readConfiguration } from './platform/configuration.ts';
import { connectDatabase } from './platform/database.ts';
import { attachDatabase } from './platform/embedded-postgres/attach-database.ts';
import { migrateDatabase } from './platform/migrate.ts';

// npm run ledger:check
const visit = await attachDatabase(readConfiguration(process.env));
try {
  await migrateDatabase(visit.target);
  const database = connectDatabase(visit.target);
  const reports = [await checkLedger(database.db), await checkRefunds(database.db)];
  await database.close();
  for (const { text } of reports) process.stdout.write(`${text}\n`);
  process.exitCode = reports.every(({ isSound }) => isSound) ? 0 : 1;
} finally {
  await visit.leave();
}
