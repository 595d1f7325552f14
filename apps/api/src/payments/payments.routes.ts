import { IdParams } from '@folio/contract/id-params';
import { type Bill, paymentRoutes, receiptUrl } from '@folio/contract/payments';
import { itemOf, mostMoneyBacks, type Purchase } from '@folio/contract/prices';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../platform/app-error.ts';
import { attachment } from '../platform/http-headers.ts';
import { idempotencyKeyOf } from '../platform/idempotency-key.ts';
import type { RateLimit } from '../platform/rate-limit.ts';
import { repeatWhileListening } from '../platform/repeated-work.ts';
import { limitAccount, limitAddress } from '../platform/request-limits.ts';
import { waitElsewhere } from '../platform/request-turns.ts';
import { readerOf, requireSession, sessionOf } from '../platform/require-session.ts';
import { endOutlivedPlans } from './entitlements.repository.ts';
import { countMoneyBacks } from './money-back.repository.ts';
import { askMoneyBack, sendDueMoneyBacks } from './money-back.service.ts';
import { isMoneyBackDue, moneyBackUntil } from './money-back-rules.ts';
import { ordersOf } from './offers.service.ts';
import { createOrder } from './order.service.ts';
import { deletePastEvents, findBill, listBills, type OrderRow } from './orders.repository.ts';
import { type PaymentsContext, providerOf } from './payments-context.ts';
import { remindOfEndingPlans } from './plan-reminders.service.ts';
import { receiptFilename, toReceipt } from './present-receipt.ts';
import { purchaseOf, quote } from './price.service.ts';
import { mailDueReceipts } from './receipt-mails.service.ts';
import { makeReceiptPdf } from './receipt-pdf.ts';
import { reconcile } from './reconciler.ts';
import { refundSurplus } from './surplus.service.ts';
import { verifyPayment } from './verify.service.ts';
import { webhookPlugin } from './webhook.routes.ts';

const minute = 60;

/** More than any buyer needs, and too few to guess promo codes or to overload the provider. */
export const paymentLimits = {
  ordersOfAccount: { name: 'orders-account', hits: 20, seconds: 10 * minute },
  verifiesOfAccount: { name: 'verifies-account', hits: 30, seconds: 10 * minute },
  moneyBacksOfAccount: { name: 'money-backs-account', hits: 20, seconds: 10 * minute },
  receiptsOfAccount: { name: 'receipts-account', hits: 30, seconds: minute },
  quotesFromAddress: { name: 'quotes-address', hits: 60, seconds: minute },
} as const satisfies Record<string, RateLimit>;

/** A PDF of what was paid. */
const receiptsPlugin: FastifyPluginAsyncZod = async (app) => {
  waitElsewhere(app);
  app.get(
    receiptUrl,
    {
      schema: { params: IdParams },
      onRequest: [requireSession, limitAccount(paymentLimits.receiptsOfAccount)],
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const order = await findBill(app.db, user.id, request.params.id);
      if (!order) throw new AppError('NOT_FOUND', "This payment couldn't be found.");
      const receipt = toReceipt(order, user, app.configuration);
      const bytes = await makeReceiptPdf(app.documentThreads, { whose: user.id }, receipt);
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(receiptFilename(receipt)))
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );
};

type Surplus = Pick<Bill, 'surplusPaise' | 'surplusRefundedPaise'> & { isSurplusGivenUp: boolean };
type Period = { planStartsAt?: Date | null; planEndsAt?: Date | null };

/** What an order was for. */
const itemName = ({ kind, item }: Pick<OrderRow, 'kind' | 'item'>): string =>
  itemOf({ kind, plan: item } as Purchase).name;

/** How a buyer can request a refund within the refund period; undefined if none would be sent. */
type MoneyBackBy = 'button' | 'message' | undefined;

export function toBill(row: OrderRow & Surplus & Period, moneyBackBy?: MoneyBackBy): Bill {
  const until = moneyBackUntil(row);
  return {
    id: row.id,
    name: itemName(row),
    kind: row.kind,
    amountPaise: row.amountPaise,
    refundedPaise: row.refundedPaise,
    chargedBackPaise: row.chargedBackPaise,
    isDisputed: row.isDisputed,
    surplusPaise: row.surplusPaise,
    surplusRefundedPaise: row.surplusRefundedPaise,
    currency: 'INR',
    state: row.state,
    paidAt: (row.paidAt ?? row.createdAt).toISOString(),
    ...(row.planStartsAt && { planStartsAt: row.planStartsAt.toISOString() }),
    ...(row.planEndsAt && { planEndsAt: row.planEndsAt.toISOString() }),
    ...(until && moneyBackBy === 'button' && { moneyBackUntil: until.toISOString() }),
    isMoneyBackByMessage: until !== undefined && moneyBackBy === 'message',
    isMoneyBackDue: isMoneyBackDue(row),
    isRefundGivenUp: row.isMoneyBackGivenUp || row.isSurplusGivenUp,
  };
}

const reconcileEveryMs = 15_000;
const refundsEveryMs = 60_000;
const plansEveryMs = 60_000;
const receiptsEveryMs = 10_000;
const remindersEveryMs = 60 * 60_000;
/** A repeated event changes nothing, because an order's grants are derived from its payments. */
const eventsKeptForSeconds = 30 * 86_400;

export const paymentsPlugin: FastifyPluginAsyncZod<Pick<PaymentsContext, 'payments'>> = async (
  app,
  { payments },
) => {
  waitElsewhere(app);
  const { db, configuration, log } = app;
  const context: PaymentsContext = { db, configuration, payments, log };
  repeatPaymentWork(app, context);

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
    handler: async (request) => {
      // Throws if nothing is sold, because then there are no prices.
      providerOf(context);
      const { kind, plan, promoCode } = request.body;
      const { reader: buyer } = await readerOf(request);
      const data = await quote(context, purchaseOf({ kind, plan }), { promoCode, buyer });
      return { success: true, data } as const;
    },
  });

  app.route({
    ...paymentRoutes.createOrder,
    onRequest: [requireSession, limitAccount(paymentLimits.ordersOfAccount)],
    handler: async (request, reply) => {
      const { idempotencyKey: inBody, ...asked } = request.body;
      const idempotencyKey = idempotencyKeyOf(request, inBody);
      const order = await createOrder(context, sessionOf(request).user, {
        ...asked,
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      });
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

  await app.register(billsPlugin, { context });
  await app.register(receiptsPlugin);
  if (payments) await app.register(webhookPlugin, { context, provider: payments });
};

/** Recurring jobs for orders, plans and refunds. */
function repeatPaymentWork(app: FastifyInstance, context: PaymentsContext): void {
  const { db, payments } = context;
  const { configuration, mailer } = app;
  repeatWhileListening(app, 'ending plans', plansEveryMs, async () => {
    await endOutlivedPlans(db);
    await deletePastEvents(db, eventsKeptForSeconds);
  });
  repeatWhileListening(app, 'mailing receipts', receiptsEveryMs, () => mailDueReceipts(app));
  // If nothing is sold, nobody could renew a plan, so no reminders are sent.
  if (payments)
    repeatWhileListening(app, 'telling of plans that end', remindersEveryMs, () =>
      remindOfEndingPlans(app),
    );
  if (payments)
    repeatWhileListening(app, 'asking about unpaid orders', reconcileEveryMs, (closing) =>
      reconcile({ ...context, payments }, closing),
    );
  if (payments)
    repeatWhileListening(app, 'refunding payments', refundsEveryMs, async (closing) => {
      const parts = { ...context, configuration, mailer, payments };
      await refundSurplus(parts, closing);
      await sendDueMoneyBacks(parts, closing);
    });
}

/** Past payments, and requests for refunds. */
const billsPlugin: FastifyPluginAsyncZod<{ context: PaymentsContext }> = async (
  app,
  { context },
) => {
  const { db, payments } = context;

  app.route({
    ...paymentRoutes.moneyBack,
    onRequest: [requireSession, limitAccount(paymentLimits.moneyBacksOfAccount)],
    handler: async (request) => {
      const parts = {
        ...context,
        configuration: app.configuration,
        mailer: app.mailer,
        payments: providerOf(context),
      };
      const { id } = request.params;
      const message = await askMoneyBack(parts, sessionOf(request).user, id);
      return { success: true, message } as const;
    },
  });

  app.route({
    ...paymentRoutes.history,
    onRequest: requireSession,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const bills = await listBills(db, user.id);
      // Refunds that would be refused are not offered.
      const isOften = (await countMoneyBacks(db, await ordersOf(db, user))) >= mostMoneyBacks;
      const moneyBackBy = payments && (isOften ? 'message' : 'button');
      return { success: true, data: bills.map((row) => toBill(row, moneyBackBy)) } as const;
    },
  });
};
