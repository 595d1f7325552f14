import { errorReportRoutes } from '@folio/contract/error-reports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerNetwork } from '../platform/caller-network.ts';
import { repeatWhileListening } from '../platform/repeated-work.ts';
import { limitAddress } from '../platform/request-limits.ts';
import {
  forgetPastErrorReports,
  keepErrorReport,
  reportsFromAddress,
} from './error-reports.service.ts';

const hourMs = 60 * 60_000;

/** Needs no session, since logging in may be what fails. */
export const errorReportsPlugin: FastifyPluginAsyncZod = async (app) => {
  repeatWhileListening(app, 'clearing error reports away', hourMs, () =>
    forgetPastErrorReports(app),
  );

  app.route({
    ...errorReportRoutes.report,
    onRequest: limitAddress(reportsFromAddress),
    handler: async (request) => {
      const failure = await keepErrorReport(app, request.body, {
        agent: request.headers['user-agent'],
        address: callerNetwork(request),
      });
      request.log.warn({ failure }, 'A browser met an error.');
      return { success: true, message: 'Thank you. We will look into it.' } as const;
    },
  });
};
