import { adminPagesRoutes } from '@folio/contract/admin-pages';
import { pageReportRoutes } from '@folio/contract/page-reports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerNetwork } from '../platform/caller-network.ts';
import { listHidden, listReports } from './pages.repository.ts';
import {
  decideReport,
  hidePage,
  presentHidden,
  presentReport,
  reportPage,
  showPageAgain,
} from './pages.service.ts';
import { idCursor, momentCursor, toMomentCursor, toPage } from './paging.ts';
import { acknowledged } from './people.routes.ts';

/** Outside of the console, since anybody can report a page. */
export const pageReportsPlugin: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...pageReportRoutes.report,
    handler: async (request) => {
      await reportPage(app, request.body, callerNetwork(request));
      return acknowledged('Thank you. We’ll look at this page.');
    },
  });
};

export const adminPagesPlugin: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.route({
    ...adminPagesRoutes.reports,
    config: { action: 'pages.reports' },
    handler: async (request) => {
      const { state, limit, cursor } = request.query;
      const asked = { isOpen: state === 'open', before: idCursor(cursor), limit: limit + 1 };
      const rows = await listReports(db, asked);
      return toPage(rows.map(presentReport), limit, ({ id }) => id);
    },
  });

  app.route({
    ...adminPagesRoutes.decide,
    config: { action: 'pages.decide' },
    handler: async (request) => {
      const { decision, reason } = request.body;
      const isToHide = decision === 'hide';
      request.shownTargets = await decideReport(app, request.params.id, { isToHide, reason });
      return acknowledged(isToHide ? 'The page is hidden.' : 'The page stays.');
    },
  });

  app.route({
    ...adminPagesRoutes.hidden,
    config: { action: 'pages.hidden' },
    handler: async (request) => {
      const { limit, cursor } = request.query;
      const rows = await listHidden(db, { after: momentCursor(cursor), limit: limit + 1 });
      return toPage(rows.map(presentHidden), limit, ({ hiddenAt, page }) =>
        toMomentCursor(hiddenAt, page.id),
      );
    },
  });

  app.route({
    ...adminPagesRoutes.hide,
    config: { action: 'pages.hide' },
    handler: async (request) => {
      request.shownTargets = await hidePage(app, request.body.address, request.body.reason);
      return acknowledged('The page is hidden.');
    },
  });

  app.route({
    ...adminPagesRoutes.show,
    config: { action: 'pages.show' },
    handler: async (request) => {
      request.shownTargets = await showPageAgain(app, request.body);
      return acknowledged('The page is shown again.');
    },
  });
};
