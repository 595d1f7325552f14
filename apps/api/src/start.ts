import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Receipt } from '@folio/documents/receipt';
import { type App, buildApp } from './app.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { openPayments } from './payments/open-payments.ts';
import { makeReceiptPdf } from './payments/receipt-pdf.ts';
import { type Configuration, readConfiguration } from './platform/configuration.ts';
import { makeDataFolder } from './platform/data-folder.ts';
import { connectDatabase, type DatabaseTarget } from './platform/database.ts';
import { createDocumentThreads } from './platform/document-threads.ts';
import { FolderInUseError } from './platform/embedded-postgres/folder-lock.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/server.ts';
import type { DatabaseState } from './platform/embedded-postgres/supervisor.ts';
import { createJobs } from './platform/jobs.ts';
import { createLog, type Log } from './platform/logging.ts';
import { openMail } from './platform/mail/open-mail.ts';
import { mailQueues } from './platform/mail/queues.ts';
import { migrateDatabase } from './platform/migrate.ts';
import { pictureFolder } from './platform/pictures/open-picture-store.ts';
import { Shutdown } from './platform/shutdown.ts';
import { StartError } from './platform/start-error.ts';

const jobsStopTimeoutMs = 4_000;
const settleMs = 1_000;
const troubleEveryMs = 60_000;

/** Where the database is and, of the embedded one, how it is. */
type DatabaseSource = { target: DatabaseTarget; state?: () => DatabaseState };

/** Configuration → database → server → listen, and all of it back when the process is to end. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<void> {
  const shutdown = new Shutdown();
  await shutdown.guard(async () => {
    const configuration = readConfiguration(environment);
    const log = createLog(configuration);
    const { databaseUrl, dataDir, pictures } = configuration;
    const source: DatabaseSource = databaseUrl
      ? { target: databaseUrl }
      : await startOwnDatabase(configuration, log, shutdown);
    if (pictures.store === 'folder') makeDataFolder(pictureFolder(dataDir));
    await migrateDatabase(source.target);
    const jobs = await serve(configuration, source, log, shutdown);
    jobs.start();
    setTimeout(releaseStartMemory, settleMs).unref();
  });
}

async function startOwnDatabase(
  { dataDir }: Configuration,
  log: Log,
  shutdown: Shutdown,
): Promise<DatabaseSource> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    onTrouble: (message, failure) => {
      log.error({ err: failure }, message);
      if (failure instanceof FolderInUseError) void shutdown.end(1);
    },
  });
  shutdown.onShutdown(
    'database server',
    () => postgres.stop(),
    () => postgres.stop('immediate'),
  );
  return postgres;
}

async function serve(
  configuration: Configuration,
  { target, state: databaseState }: DatabaseSource,
  log: Log,
  shutdown: Shutdown,
) {
  const database = connectDatabase(target, (err) =>
    log.warn({ err }, 'A connection to the database broke.'),
  );
  shutdown.onShutdown('database connections', database.close);
  const { port, host } = configuration.metrics;
  if (port !== undefined)
    shutdown.onShutdown(
      'metrics',
      (await openMetrics(database, { port, host }, databaseState)).close,
    );
  const jobs = createJobs(
    database.pool,
    mailQueues,
    throttled(troubleEveryMs, (err) => log.error({ err }, 'Background work met a problem.')),
  );
  const documentThreads = createDocumentThreads({
    preload: new URL('./preload-documents.ts', import.meta.url),
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
    ...{ configuration, db, databaseState, mailer, jobs, log, payments, documentThreads },
  });
  shutdown.onShutdown('server', () => app.close());
  await listen(app, configuration);
  documentThreads.start();
  return jobs;
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

/** Every queue looks for work each second: while the database is away, one line a minute will do. */
function throttled(everyMs: number, report: (error: unknown) => void): (error: unknown) => void {
  let dueAt = 0;
  return (error) => {
    if (performance.now() < dueAt) return;
    dueAt = performance.now() + everyMs;
    report(error);
  };
}

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Loading the modules leaves about 130 MB of garbage that V8 gives back only half a minute later.
 * Collecting it once takes some 50 ms.
 */
function releaseStartMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
