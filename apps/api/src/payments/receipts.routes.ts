import { receiptUrl } from '@folio/contract/payments';
import type { FastifyPluginAsync } from 'fastify';
import { validate as isUuid } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import { attachment } from '../platform/attachment.ts';
import { limitAccount } from '../platform/request-limits.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { findBill } from './orders.repository.ts';
import { paymentLimits } from './payments.limits.ts';
import { receiptFilename, toReceipt } from './present-receipt.ts';
import { makeReceiptPdf } from './receipt-pdf.ts';

/** A PDF of what was paid. */
export const receiptsPlugin: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { id: string } }>(
    receiptUrl,
    { onRequest: [requireSession, limitAccount(paymentLimits.receiptsOfAccount)] },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const { id } = request.params;
      const order = isUuid(id) ? await findBill(app.db, user.id, id) : undefined;
      if (!order) throw new AppError('NOT_FOUND', "This payment couldn't be found.");
      const receipt = toReceipt(order, user, app.configuration.seller);
      const bytes = await makeReceiptPdf(app.documentThreads, { whose: user.id }, receipt);
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(receiptFilename(receipt)))
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );
};
