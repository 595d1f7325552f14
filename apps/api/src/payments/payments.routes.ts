import { paymentRoutes } from '@folio/contract/payments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { repeatWhileListening } from '../platform/repeat.ts';
import { limitAccount, limitAddress } from '../platform/request-limits.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { endOutlivedPlans } from './entitlements.repository.ts';
import { createOrder } from './order.service.ts';
import { deletePastEvents, listBills } from './orders.repository.ts';
import { paymentLimits } from './payments.limits.ts';
import { type PaymentsContext, providerOf } from './payments-context.ts';
import { remindOfEndingPlans } from './plan-reminders.service.ts';
import { toBill } from './present-bill.ts';
import { purchaseOf, quote } from './price.service.ts';
import { mailDueReceipts } from './receipt-mails.service.ts';
import { receiptsPlugin } from './receipts.routes.ts';
import { reconcile } from './reconciler.ts';
import { refundSurplus } from './surplus.service.ts';
import { verifyPayment } from './verify.service.ts';
import { webhookPlugin } from './webhook.routes.ts';

const reconcileEveryMs = 15_000;
const refundsEveryMs = 60_000;
const plansEveryMs = 60_000;
const receiptsEveryMs = 10_000;
const remindersEveryMs = 60 * 60_000;
/** An event that comes again later changes nothing: what an order gives follows from the money. */
const eventsKeptForSeconds = 30 * 86_400;

export const paymentsPlugin: FastifyPluginAsyncZod<Pick<PaymentsContext, 'payments'>> = async (
  app,
  { payments },
) => {
  const { db, configuration, log } = app;
  const context: PaymentsContext = { db, configuration, payments, log };
  repeatWhileListening(app, 'ending plans', plansEveryMs, async () => {
    await endOutlivedPlans(db);
    await deletePastEvents(db, eventsKeptForSeconds);
  });
  repeatWhileListening(app, 'mailing receipts', receiptsEveryMs, () => mailDueReceipts(app));
  repeatWhileListening(app, 'telling of plans that end', remindersEveryMs, () =>
    remindOfEndingPlans(app),
  );
  if (payments)
    repeatWhileListening(app, 'asking about unpaid orders', reconcileEveryMs, (closing) =>
      reconcile({ ...context, payments }, closing),
    );
  if (payments)
    repeatWhileListening(app, 'refunding second payments', refundsEveryMs, (closing) =>
      refundSurplus({ ...context, configuration, mailer: app.mailer, payments }, closing),
    );

  app.route({
    ...paymentRoutes.key,
    onRequest: requireSession,
    handler: async () => {
      const { key, checkoutScript } = providerOf(context);
      return { success: true, key, checkoutScript } as const;
    },
  });

  app.route({
    ...paymentRoutes.quote,
    onRequest: limitAddress(paymentLimits.quotesFromAddress),
    handler: async ({ body: { kind, plan, promoCode } }) => {
      const data = quote(context, purchaseOf({ kind, plan }), promoCode);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...paymentRoutes.createOrder,
    onRequest: [requireSession, limitAccount(paymentLimits.ordersOfAccount)],
    handler: async (request, reply) => {
      const order = await createOrder(context, sessionOf(request).user, request.body);
      return reply.code(201).send({ success: true, ...order, data: order });
    },
  });

  app.route({
    ...paymentRoutes.verify,
    onRequest: [requireSession, limitAccount(paymentLimits.verifiesOfAccount)],
    handler: async (request) => {
      const message = await verifyPayment(context, sessionOf(request).user, request.body);
      return { success: true, message } as const;
    },
  });

  app.route({
    ...paymentRoutes.history,
    onRequest: requireSession,
    handler: async (request) => {
      const bills = await listBills(db, sessionOf(request).user.id);
      return { success: true, data: bills.map(toBill) } as const;
    },
  });

  await app.register(receiptsPlugin);
  if (payments) await app.register(webhookPlugin, { context, provider: payments });
};
