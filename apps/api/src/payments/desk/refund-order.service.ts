import { validate as isUuid } from 'uuid';
import { inTransaction } from '../../platform/transaction.ts';
import { listPaymentsToSend, type PaymentToSend } from '../money-back.repository.ts';
import { type MoneyBackContext, tellOfMoneyBack } from '../money-back.service.ts';
import { lockOrder, type OrderRow } from '../orders.repository.ts';
import { refundsOf } from '../refunds.ts';
import { settlePaymentIn } from '../settlement.service.ts';
import { lockRefunds, readOrder } from './desk.repository.ts';

export type RefundPlan = {
  order: OrderRow;
  payments: PaymentToSend[];
  leftPaise: number;
  /** What had gone back of them when it was planned. */
  backPaise: number;
};

/** What a refund would send: the difference to the total that is to have gone back, never more than is left. */
export async function planRefund(
  { db, payments: provider }: Pick<MoneyBackContext, 'db' | 'payments'>,
  { id, totalPaise }: { id: string; totalPaise: number | undefined },
): Promise<RefundPlan | undefined> {
  const record = isUuid(id) ? await readOrder(db, id) : undefined;
  if (!record) return undefined;
  const payments = await listPaymentsToSend(db, id);
  let left = 0;
  let back = 0;
  for (const payment of payments) {
    const { capturedPaise, goneBackPaise } = await standingOf(provider, payment);
    left += Math.max(0, capturedPaise - goneBackPaise - payment.deductedPaise);
    back += goneBackPaise;
  }
  const wanted = totalPaise === undefined ? left : Math.max(0, totalPaise - back);
  return { order: record.order, payments, leftPaise: Math.min(left, wanted), backPaise: back };
}

/**
 * Refunds an order at the provider until so much of it has gone back in all, and takes back what that
 * gave. Asked for again, or by two at once, it finds what has gone, and sends the rest alone.
 *
 * @returns what was sent now, in paise.
 */
export const refundOrder = (context: RefundContext, plan: RefundPlan): Promise<number> =>
  inTransaction(context.db, async (tx) => {
    await lockRefunds(tx, plan.order.id);
    return sendRefunds(context, plan);
  });

type RefundContext = MoneyBackContext & {
  log: { info: (facts: object, message: string) => void };
};

/** Its transactions are its own: what was sent is on record, whatever becomes of the rest. */
async function sendRefunds(context: RefundContext, plan: RefundPlan): Promise<number> {
  const { db, payments: provider, log } = context;
  const { order } = plan;
  const standings: (PaymentToSend & Awaited<ReturnType<typeof standingOf>>)[] = [];
  for (const payment of plan.payments)
    standings.push({ ...payment, ...(await standingOf(provider, payment)) });
  const backPaise = standings.reduce((sum, { goneBackPaise }) => sum + goneBackPaise, 0);
  // Whoever was asked took their time: what somebody else sent meanwhile counts.
  let wanted = plan.leftPaise - Math.max(0, backPaise - plan.backPaise);
  let sent = 0;
  for (const { seen, capturedPaise, goneBackPaise, failures, deductedPaise } of standings) {
    const left = Math.max(0, capturedPaise - goneBackPaise - deductedPaise);
    const amountPaise = Math.max(0, Math.min(left, wanted));
    // What had gone back before makes it another request: the same one is made once.
    const key = `desk-${seen.id}-${goneBackPaise}-${amountPaise}-${failures}`;
    if (amountPaise > 0) await provider.refund({ paymentId: seen.id, amountPaise, key });
    await inTransaction(db, async (tx) => {
      await lockOrder(tx, order.id);
      await settlePaymentIn(tx, order.id, { ...seen, refundedPaise: goneBackPaise + amountPaise });
      if (amountPaise > 0)
        await tellOfMoneyBack(context, tx, order, { amountPaise, payment: seen.id });
    });
    if (amountPaise > 0)
      log.info(
        { orderId: order.id, payment: seen.id, amountPaise },
        'An operator refunded an order.',
      );
    wanted -= amountPaise;
    sent += amountPaise;
  }
  return sent;
}

async function standingOf(provider: MoneyBackContext['payments'], { paymentId }: PaymentToSend) {
  const seen = await provider.findPayment(paymentId);
  if (!seen) throw new Error(`The payment provider does not know the payment ${paymentId}`);
  const { capturedPaise } = seen;
  return { seen, capturedPaise, ...(await refundsOf(provider, seen)) };
}
