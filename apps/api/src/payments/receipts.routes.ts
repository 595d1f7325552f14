import { receiptUrl } from '@folio/contract/payments';
import { itemOf, type Purchase, planDays } from '@folio/contract/prices';
import type { Receipt } from '@folio/documents/receipt';
import type { FastifyPluginAsync } from 'fastify';
import { validate as isUuid } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import { attachment } from '../platform/attachment.ts';
import type { Work } from '../platform/document-threads.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import type { UserRow } from '../platform/sessions.ts';
import { findBill, type OrderRow } from './orders.repository.ts';
import { limitAccount, paymentLimits } from './payments.limits.ts';

const receiptWork: Work<Receipt, Uint8Array> = {
  module: new URL('./receipt-worker.ts', import.meta.url),
};

/** A PDF of what was paid. */
export const receiptsPlugin: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { id: string } }>(
    receiptUrl,
    { onRequest: requireSession, preHandler: limitAccount(paymentLimits.receiptsOfAccount) },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const { id } = request.params;
      const order = isUuid(id) ? await findBill(app.db, user.id, id) : undefined;
      if (!order) throw new AppError('NOT_FOUND', "This payment couldn't be found.");
      const receipt = toReceipt(order, user);
      const bytes = await app.documentThreads.run(receiptWork, receipt);
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(`Folio_Receipt_${receipt.number}.pdf`))
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );
};

function toReceipt(order: OrderRow, { firstName, lastName, email }: UserRow): Receipt {
  const item = itemOf({ kind: order.kind, plan: order.item } as Purchase);
  return {
    number: order.id.slice(0, 18),
    paidAt: (order.paidAt ?? order.createdAt).toISOString(),
    buyer: { name: `${firstName} ${lastName}`, email },
    item: item.name,
    details: order.kind === 'credits' ? `${order.credits} AI credits` : `For ${planDays} days`,
    fullPaise: Math.max(item.amountPaise, order.amountPaise),
    paidPaise: order.amountPaise,
    refundedPaise: Math.min(order.refundedPaise, order.amountPaise),
    promoCode: order.promoCode,
  };
}
