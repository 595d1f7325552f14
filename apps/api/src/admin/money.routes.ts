import { adminMoneyRoutes } from '@folio/contract/admin-money';
import { rupees } from '@folio/contract/prices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  listConsoleOrders,
  readConsoleOrder,
  refundFromConsole,
  sumDays,
} from '../payments/desk/console-orders.service.ts';
import { refundWords } from '../payments/desk/refund-order.service.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { AppError } from '../platform/app-error.ts';
import { idCursor, toPage } from './paging.ts';

export type WithPayments = { payments: PaymentProvider | undefined };

export const adminMoneyPlugin: FastifyPluginAsyncZod<WithPayments> = async (app, { payments }) => {
  const { db, configuration, mailer, log } = app;

  app.route({
    ...adminMoneyRoutes.list,
    config: { action: 'money.list' },
    handler: async (request) => {
      const { state, buyer, limit, cursor } = request.query;
      const before = idCursor(cursor);
      const rows = await listConsoleOrders(db, { state, buyer, before, limit: limit + 1 });
      return toPage(rows, limit, ({ id }) => id);
    },
  });

  app.route({
    ...adminMoneyRoutes.days,
    config: { action: 'money.days' },
    handler: async () => ({ success: true, data: await sumDays(db) }) as const,
  });

  app.route({
    ...adminMoneyRoutes.get,
    config: { action: 'money.view' },
    handler: async (request) => {
      const data = await readConsoleOrder(db, request.params.id);
      if (data.buyer) request.shownTargets = [data.buyer.id];
      return { success: true, data } as const;
    },
  });

  app.route({
    ...adminMoneyRoutes.refund,
    config: { action: 'money.refund' },
    handler: async (request) => {
      if (!payments)
        throw new AppError('PAYMENTS_NOT_CONFIGURED', 'No payment provider is set up here.');
      const { totalPaise } = request.body;
      const context = { db, configuration, mailer, log, payments };
      const { id } = request.params;
      const { buyer } = await readConsoleOrder(db, id);
      const refunded = await refundFromConsole(context, { id, totalPaise });
      const { sentPaise } = refunded;
      // The order's id was audited before the attempt; this adds its owner and the refunded amount.
      if (sentPaise > 0)
        request.shownTargets = [...(buyer ? [buyer.id] : []), rupees(sentPaise, { always: true })];
      return { success: true, message: refundWords(refunded), sentPaise } as const;
    },
  });
};
