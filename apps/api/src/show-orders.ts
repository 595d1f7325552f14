import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { pino } from 'pino';
import { readOrdersOptions } from './payments/desk/orders-options.ts';
import { runOrders } from './payments/desk/run-orders.ts';
import { openPayments } from './payments/open-payments.ts';
import { readConfiguration } from './platform/configuration.ts';
import { connectDatabase } from './platform/database.ts';
import { attachDatabase } from './platform/embedded-postgres/attach-database.ts';
import { createJobs } from './platform/jobs.ts';
import { createDevMailer, createSendingMailer } from './platform/mail/queued-mailer.ts';
import { mailQueues } from './platform/mail/queues.ts';
import { migrateDatabase } from './platform/migrate.ts';
import { endWithReason } from './platform/start-error.ts';

async function confirm(question: string): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  // Without a terminal, or on Ctrl+D, the answer is no.
  const closed = once(asking, 'close').then(() => '');
  const answer = await Promise.race([asking.question(`${question} Type yes: `), closed]);
  asking.close();
  return answer.trim().toLowerCase() === 'yes';
}

// npm run orders
try {
  const options = readOrdersOptions(process.argv.slice(2), new Date());
  const configuration = readConfiguration(process.env);
  const visit = await attachDatabase(configuration);
  try {
    await migrateDatabase(visit.target);
    const { db, pool, close } = connectDatabase(visit.target);
    // Only the result goes to standard output; logs go to standard error.
    const log = pino({ level: configuration.logLevel }, pino.destination(2));
    const jobs = createJobs(pool, mailQueues, (error) => log.error({ err: error }, 'mails'));
    // Mails are only queued here; the running server sends them with their attachments.
    const mailer = configuration.smtpUrl
      ? createSendingMailer(jobs)
      : createDevMailer(jobs, () => {});
    try {
      if (options.command === 'refund') jobs.start();
      const { paymentProvider } = configuration;
      const payments = paymentProvider === 'razorpay' ? openPayments(configuration) : undefined;
      const parts = { db, configuration, mailer, log, confirm };
      const { text, isDone } = await runOrders({ ...parts, payments: payments?.provider }, options);
      process.stdout.write(`${text}\n`);
      process.exitCode = isDone ? 0 : 1;
    } finally {
      // Otherwise the connections would keep the process alive.
      if (options.command === 'refund') await jobs.stop(5_000);
      await close();
    }
  } finally {
    await visit.leave();
  }
} catch (error) {
  endWithReason(error);
}
