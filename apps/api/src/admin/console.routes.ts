import { type AuditEntry, adminRoutes } from '@folio/contract/admin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { lastBackups } from '../backup/backup-runs.service.ts';
import { countOpenEntries } from '../inbox/inbox-entries.ts';
import { countOrdersForPeople } from '../payments/desk/console-orders.service.ts';
import {
  type RepeatedWork,
  repeatedWork,
  repeatWhileListening,
} from '../platform/repeated-work.ts';
import { sessionOf } from '../platform/require-session.ts';
import { queueStates } from '../platform/waiting-jobs.ts';
import { deletePastAudit, listAudit } from './audit.repository.ts';
import { adminInboxPlugin } from './inbox.routes.ts';
import { adminMoneyPlugin, type WithPayments } from './money.routes.ts';
import { guardConsole } from './operator-gate.ts';
import { countOpenReports, deletePastReports } from './pages.repository.ts';
import { adminPagesPlugin } from './pages.routes.ts';
import { idCursor, toPage } from './paging.ts';
import { peoplePlugin } from './people.routes.ts';

const hourMs = 60 * 60_000;
const backupsShown = 30;

/** The operators' console. Its routes respond with 404 to everybody else. */
export const consolePlugin: FastifyPluginAsyncZod<WithPayments> = async (app, { payments }) => {
  const { db } = app;
  guardConsole(app);
  repeatWhileListening(app, 'clearing the console’s records away', hourMs, async () => {
    await deletePastAudit(db);
    await deletePastReports(db);
  });
  await app.register(peoplePlugin);
  await app.register(adminMoneyPlugin, { payments });
  await app.register(adminPagesPlugin);
  await app.register(adminInboxPlugin);

  app.route({
    ...adminRoutes.overview,
    config: { action: 'console.overview' },
    handler: async (request) => {
      const { user } = sessionOf(request);
      const reports = await countOpenReports(db);
      const waiting = {
        reports,
        ...(await countOpenEntries(db)),
        ...(await countOrdersForPeople(db)),
      };
      const confirmedUntil = request.standing?.confirmedUntil?.toISOString() ?? null;
      const operator = { id: user.id, email: user.email };
      return { success: true, data: { operator, confirmedUntil, waiting } } as const;
    },
  });

  app.route({
    ...adminRoutes.jobs,
    config: { action: 'console.jobs' },
    handler: async () => {
      const data = {
        repeated: repeatedWork(app).map(presentRepeated),
        queues: await queueStates(db),
        backups: await lastBackups(db, backupsShown),
      };
      return { success: true, data } as const;
    },
  });

  app.route({
    ...adminRoutes.configuration,
    config: { action: 'console.configuration' },
    handler: async () => ({ success: true, data: app.configuration.settings }) as const,
  });

  app.route({
    ...adminRoutes.audit,
    config: { action: 'console.audit' },
    handler: async (request) => {
      const { limit, cursor, ...filter } = request.query;
      const before = idCursor(cursor);
      const rows = await listAudit(db, { ...filter, before, limit: limit + 1 });
      return toPage(rows.map(presentAudit), limit, ({ id }) => id);
    },
  });
};

const moment = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString());

function presentRepeated({ name, everyMs, startedAt, endedAt, hasFailed }: RepeatedWork) {
  const isRunning = startedAt !== undefined && (endedAt === undefined || endedAt < startedAt);
  const ended = hasFailed ? ('failed' as const) : ('done' as const);
  return {
    name,
    everySeconds: everyMs / 1_000,
    startedAt: moment(startedAt),
    endedAt: moment(endedAt),
    nextAt: moment(startedAt === undefined ? undefined : startedAt + everyMs),
    outcome: isRunning
      ? ('running' as const)
      : startedAt === undefined
        ? ('waiting' as const)
        : ended,
  };
}

type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];
const presentAudit = ({ entry, email }: AuditRow): AuditEntry => ({
  id: entry.id,
  at: entry.createdAt.toISOString(),
  operator: entry.operatorId === null ? null : { id: entry.operatorId, email },
  action: entry.action,
  targets: entry.targets,
  reason: entry.reason,
  status: entry.status,
});
