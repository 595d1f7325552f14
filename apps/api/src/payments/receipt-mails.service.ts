import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../platform/transaction.ts';
import { toReceipt } from './present-receipt.ts';
import { receiptMail } from './receipt.mails.ts';
import { claimDueReceipts } from './receipt-mails.repository.ts';

type Parts = Pick<FastifyInstance, 'db' | 'configuration' | 'mailer'>;

const atOnce = 20;

/**
 * Mails what was paid, once an order, however its payment was seen. Money does not wait for mail:
 * this is no part of settling an order. What was paid back meanwhile, or whose buyer is gone, is
 * left out.
 */
export async function mailDueReceipts({ db, configuration, mailer }: Parts): Promise<void> {
  let taken: number;
  do {
    taken = await inTransaction(db, async (tx) => {
      const due = await claimDueReceipts(tx, atOnce);
      for (const { order, paymentId, buyer } of due) {
        if (!buyer || order.state !== 'paid') continue;
        const receipt = toReceipt({ ...order, paymentId }, buyer, configuration.seller);
        await mailer.send(receiptMail(receipt, buyer.firstName, configuration.baseUrl), tx);
      }
      return due.length;
    });
  } while (taken === atOnce);
}
