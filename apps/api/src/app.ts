import { bodyLimits } from '@folio/contract/route';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import { accountEventsPlugin } from './account-events/account-events.routes.ts';
import { consolePlugin } from './admin/console.routes.ts';
import { pageReportsPlugin } from './admin/pages.routes.ts';
import { aiPlugin } from './ai/ai.routes.ts';
import { resumeAnalysisPlugin } from './ai/resume-analysis.routes.ts';
import { describeApi } from './api-docs/api-docs.routes.ts';
import { apiKeysPlugin } from './api-keys/api-keys.routes.ts';
import { applicationChangesPlugin } from './applications/application-changes.routes.ts';
import { applicationProposalsPlugin } from './applications/application-proposals.routes.ts';
import { applicationsPlugin } from './applications/applications.routes.ts';
import { calendarFeedsPlugin } from './applications/calendar-feeds.routes.ts';
import { sentDocumentsPlugin } from './applications/sent-documents.routes.ts';
import { shareTargetPlugin } from './applications/share-target.routes.ts';
import { stepRemindersPlugin } from './applications/step-reminders.routes.ts';
import { accountLogPlugin } from './auth/account-log.routes.ts';
import { authPlugin } from './auth/auth.routes.ts';
import { oidcPlugin } from './auth/oidc.routes.ts';
import { passkeysPlugin } from './auth/passkeys.routes.ts';
import { secondFactorPlugin } from './auth/second-factor.routes.ts';
import { coverLettersPlugin } from './cover-letters/cover-letters.routes.ts';
import { creditsPlugin } from './credits/credits.routes.ts';
import { errorReportsPlugin } from './error-reports/error-reports.routes.ts';
import { exportsPlugin } from './exports/exports.routes.ts';
import { historyPlugin } from './history/history.routes.ts';
import { inboxPlugin } from './inbox/inbox.routes.ts';
import { languagesPlugin } from './languages/languages.routes.ts';
import { letterHistoryPlugin } from './letters/letter-history.routes.ts';
import { lettersPlugin } from './letters/letters.routes.ts';
import { mcpPlugin } from './mcp/mcp.routes.ts';
import { connectedAppsPlugin } from './oauth/connected-apps.routes.ts';
import { oauthPlugin } from './oauth/oauth.routes.ts';
import type { Payments } from './payments/open-payments.ts';
import { paymentsPlugin } from './payments/payments.routes.ts';
import { openSandboxTo } from './payments/sandbox/open-sandbox.ts';
import { photosPlugin } from './photos/photos.routes.ts';
import type { Configuration } from './platform/configuration.ts';
import {
  type ConnectionLimits,
  closeConnectionsOnStop,
  connectionLimits,
  connectionOptions,
} from './platform/connection-limits.ts';
import type { Db } from './platform/database.ts';
import {
  createDocumentThreads,
  type DocumentThreads,
  documentTime,
} from './platform/document-threads.ts';
import type { DatabaseState } from './platform/embedded-postgres/supervisor.ts';
import { handleErrors, sendRefusal, toAppError } from './platform/error-handler.ts';
import { reportHealth } from './platform/health.ts';
import type { Jobs } from './platform/jobs.ts';
import { parseJsonBodies } from './platform/json-bodies.ts';
import { createLog, type Log } from './platform/logging.ts';
import { serveDevMailbox } from './platform/mail/dev-mailbox.routes.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { openPictureStore, type PictureStore } from './platform/pictures/open-picture-store.ts';
import { forbidCaching, logRequests } from './platform/request-hooks.ts';
import { limitBodies } from './platform/request-limits.ts';
import { traceRequests } from './platform/request-steps.ts';
import { takeTurns } from './platform/request-turns.ts';
import { decorateSessions } from './platform/require-session.ts';
import { plainAnswerHeaders, secureHeaders } from './platform/security-headers.ts';
import { subscribe } from './platform/telemetry.ts';
import { configureZodErrors, validateBounded } from './platform/validation-errors.ts';
import { webAppFolder as builtWebApp, serveWebApp } from './platform/web-app.ts';
import { profilesPlugin } from './profiles/profiles.routes.ts';
import { proposalsPlugin } from './proposals/proposals.routes.ts';
import { publicPagesPlugin } from './public-pages/public-pages.routes.ts';
import { serveVisitorPages } from './public-pages/visitor-pages.ts';
import { questionsPlugin } from './questions/questions.routes.ts';
import { operationsPlugin } from './resumes/operations.routes.ts';
import { publicResumesPlugin } from './resumes/public-resumes.routes.ts';
import { resumesPlugin } from './resumes/resumes.routes.ts';
import { resumeLinksPlugin } from './reviews/resume-links.routes.ts';
import { reviewsPlugin } from './reviews/reviews.routes.ts';
import { suggestionsPlugin } from './reviews/suggestions.routes.ts';
import { templatesPlugin } from './templates/templates.routes.ts';
import { thumbnailsPlugin } from './thumbnails/thumbnails.routes.ts';
import { trashPlugin } from './trash/trash.routes.ts';
import { versionsPlugin } from './versions/versions.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    configuration: Configuration;
    db: Db;
    mailer: Mailer;
    documentThreads: DocumentThreads;
    pictures: PictureStore;
  }
}

export type AppParts = {
  configuration: Configuration;
  db: Db;
  /** The state of the embedded database, if it is used. */
  databaseState?: (() => DatabaseState) | undefined;
  mailer: Mailer;
  log?: Log;
  jobs?: Jobs;
  /** The payment provider; without one nothing is sold. */
  payments?: Payments | undefined;
  /** Shared worker threads, closed by the caller; by default the server starts its own. */
  documentThreads?: DocumentThreads;
  /** Connection timeouts; shorter in tests. */
  connections?: ConnectionLimits;
  /** The folder of the built web app; tests provide their own. */
  webAppFolder?: string;
};
export type App = Awaited<ReturnType<typeof buildApp>>;

/** Features without further dependencies. */
const plugins = [
  authPlugin,
  accountLogPlugin,
  apiKeysPlugin,
  connectedAppsPlugin,
  secondFactorPlugin,
  passkeysPlugin,
  oidcPlugin,
  creditsPlugin,
  pageReportsPlugin,
  errorReportsPlugin,
  inboxPlugin,
  resumesPlugin,
  operationsPlugin,
  accountEventsPlugin,
  publicResumesPlugin,
  versionsPlugin,
  languagesPlugin,
  coverLettersPlugin,
  lettersPlugin,
  letterHistoryPlugin,
  questionsPlugin,
  proposalsPlugin,
  applicationChangesPlugin,
  applicationProposalsPlugin,
  applicationsPlugin,
  sentDocumentsPlugin,
  calendarFeedsPlugin,
  stepRemindersPlugin,
  shareTargetPlugin,
  historyPlugin,
  trashPlugin,
  templatesPlugin,
  exportsPlugin,
  thumbnailsPlugin,
  photosPlugin,
  profilesPlugin,
  aiPlugin,
  resumeAnalysisPlugin,
  resumeLinksPlugin,
  suggestionsPlugin,
  reviewsPlugin,
  mcpPlugin,
  oauthPlugin,
];

/** Builds the server, ready to listen or for `inject` in tests; closing it leaves `db` open. */
export async function buildApp(parts: AppParts) {
  const { configuration, db, mailer, log, jobs, payments, webAppFolder = builtWebApp } = parts;
  const { connections = connectionLimits } = parts;
  configureZodErrors();
  const app = Fastify({
    loggerInstance: log ?? createLog(configuration),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    trustProxy: configuration.trustedProxies.length > 0 && configuration.trustedProxies,
    genReqId: () => uuidv7(),
    requestIdHeader: false,
    bodyLimit: bodyLimits.form,
    ...connectionOptions(connections),
    // During shutdown, requests on open connections are still answered normally.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, _request, reply) =>
      sendRefusal(reply.headers(plainAnswerHeaders), toAppError(error)),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validateBounded);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('configuration', configuration);
  app.decorate('db', db);
  app.decorate('mailer', mailer);
  const timeLimit = configuration.rateLimits ? documentTime : undefined;
  app.decorate('documentThreads', parts.documentThreads ?? createDocumentThreads({ timeLimit }));
  app.decorate('pictures', openPictureStore(configuration));
  if (!parts.documentThreads) app.addHook('onClose', () => app.documentThreads.close());

  traceRequests(app);
  handleErrors(app);
  closeConnectionsOnStop(app, connections);
  forbidCaching(app);
  logRequests(app, configuration.isProduction ? 'info' : 'debug');
  limitBodies(app);
  parseJsonBodies(app, takeTurns(app));
  secureHeaders(app, configuration);
  logMisreadFields(app);
  reportHealth(app, db, parts.databaseState);
  if (jobs) serveDevMailbox(app, jobs);
  await serveWebApp(app, webAppFolder);
  serveVisitorPages(app, webAppFolder);
  decorateSessions(app);
  await describeApi(app);
  for (const plugin of plugins) await app.register(plugin);
  await app.register(paymentsPlugin, { payments: payments?.provider });
  if (payments?.sandbox) await openSandboxTo(app, payments.sandbox);
  await app.register(consolePlugin, { payments: payments?.provider });
  await app.register(publicPagesPlugin, { folder: webAppFolder });
  return app;
}

function logMisreadFields(app: FastifyInstance): void {
  const stop = subscribe('misfit', (facts) =>
    app.log.warn(facts, 'A stored field does not fit this release, and is shown as its default.'),
  );
  app.addHook('onClose', async () => stop());
}
