import type { Receipt } from '@folio/documents/receipt';
import { type App, buildApp } from './app.ts';
import type { Telemetry } from './metrics/open-telemetry.ts';
import { openPayments } from './payments/open-payments.ts';
import { makeReceiptPdf } from './payments/receipt-pdf.ts';
import type { Configuration } from './platform/configuration.ts';
import { connectDatabase, type Database, type DatabaseTarget } from './platform/database.ts';
import { createDocumentThreads, documentTime } from './platform/document-threads.ts';
import type { DatabaseState } from './platform/embedded-postgres/supervisor.ts';
import { createJobs } from './platform/jobs.ts';
import type { Log } from './platform/logging.ts';
import { openMail } from './platform/mail/open-mail.ts';
import { mailQueues } from './platform/mail/queues.ts';
import type { Shutdown } from './platform/shutdown.ts';
import { StartError } from './platform/start-error.ts';

const jobsStopTimeoutMs = 4_000;
const troubleEveryMs = 60_000;

/** The database's address, and the state of an embedded one. */
export type DatabaseSource = { target: DatabaseTarget; state?: () => DatabaseState };

/**
 * Migrates the database and starts the server; returns its background jobs, which are not started
 * yet.
 */
export async function serve(
  configuration: Configuration,
  { target, state: databaseState }: DatabaseSource,
  log: Log,
  shutdown: Shutdown,
) {
  // Opened first, so that it covers everything; loaded only if configured.
  const telemetry = await openTelemetryOf(configuration);
  if (telemetry) shutdown.onShutdown('telemetry', telemetry.close);
  const database = connectDatabase(target, (err) =>
    log.warn({ err }, 'A connection to the database broke.'),
  );
  shutdown.onShutdown('database connections', database.close);
  await measure(configuration, database, databaseState, telemetry, shutdown);
  const jobs = createJobs(
    database.pool,
    mailQueues,
    throttled(troubleEveryMs, (err) => log.error({ err }, 'Background work met a problem.')),
  );
  const documentThreads = createDocumentThreads({
    preload: new URL('./preload-documents.ts', import.meta.url),
    built: configuration.documentModules,
    timeLimit: configuration.rateLimits ? documentTime : undefined,
    onTrouble: (err) => log.error({ err }, 'A document thread failed beside its tasks.'),
  });
  shutdown.onShutdown('document threads', documentThreads.close);
  const makers = {
    receipt: (of: Receipt) => makeReceiptPdf(documentThreads, { whose: 'mails' }, of),
  };
  const { mailer, close: closeMail } = openMail(configuration, jobs, log, makers);
  shutdown.onShutdown('background work', async () => {
    await jobs.stop(jobsStopTimeoutMs);
    closeMail();
  });
  const payments = openPayments(configuration);
  const { db } = database;
  const app = await buildApp({
    configuration,
    db,
    databaseState,
    mailer,
    jobs,
    log,
    payments,
    documentThreads,
  });
  shutdown.onShutdown('server', () => app.close());
  await listen(app, configuration);
  documentThreads.start();
  return jobs;
}

async function openTelemetryOf({ telemetry }: Configuration): Promise<Telemetry | undefined> {
  if (!telemetry) return undefined;
  const { openTelemetry } = await import('./metrics/open-telemetry.ts');
  return openTelemetry(telemetry);
}

/** Collects metrics for Prometheus (pull) and for a collector (push). */
async function measure(
  { metrics: { port, host } }: Configuration,
  database: Database,
  state: (() => DatabaseState) | undefined,
  telemetry: Telemetry | undefined,
  shutdown: Shutdown,
): Promise<void> {
  if (port === undefined && !telemetry) return;
  const { collectMetrics } = await import('./metrics/collect-metrics.ts');
  const metrics = collectMetrics(database, state);
  shutdown.onShutdown('counting', async () => metrics.close());
  telemetry?.sendMetrics(metrics);
  if (port === undefined) return;
  const { openMetrics } = await import('./metrics/open-metrics.ts');
  const { close } = await openMetrics(metrics, { port, host });
  shutdown.onShutdown('metrics', close);
}

async function listen(app: App, { host, port, baseUrl, isProduction, logLevel }: Configuration) {
  const ready = `Folio is at ${baseUrl}`;
  app.log.level = isProduction ? logLevel : 'warn';
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new StartError(`Port ${port} is taken on ${host}. Set PORT to another one.`)
      : error;
  }
  app.log.level = logLevel;
  if (isProduction) app.log.info(ready);
  else process.stdout.write(`${ready}\n`);
}

/**
 * Every queue polls each second: while the database is unreachable, one log line a minute is
 * enough.
 */
function throttled(everyMs: number, report: (error: unknown) => void): (error: unknown) => void {
  let dueAt = 0;
  return (error) => {
    if (performance.now() < dueAt) return;
    dueAt = performance.now() + everyMs;
    report(error);
  };
}
