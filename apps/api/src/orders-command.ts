import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { pino } from 'pino';
import { ordersUsage, readOrdersOptions } from './payments/desk/orders-options.ts';
import { runOrders } from './payments/desk/run-orders.ts';
import { openPayments } from './payments/open-payments.ts';
import { readConfiguration } from './platform/configuration.ts';
import { createJobs } from './platform/jobs.ts';
import { createDevMailer, createSendingMailer } from './platform/mail/queued-mailer.ts';
import { mailQueues } from './platform/mail/queues.ts';
import { visitMigrated } from './platform/visit-installation.ts';

export const usage = ordersUsage;

async function confirm(question: string): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  // Without a terminal, or on Ctrl+D, the answer is no.
  const closed = once(asking, 'close').then(() => '');
  const answer = await Promise.race([asking.question(`${question} Type yes: `), closed]);
  asking.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** `folio orders`, with its arguments. */
export async function run(args: string[]): Promise<void> {
  const options = readOrdersOptions(args, new Date());
  const configuration = readConfiguration(process.env);
  await visitMigrated(configuration, async ({ db, pool }) => {
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
    }
  });
}
