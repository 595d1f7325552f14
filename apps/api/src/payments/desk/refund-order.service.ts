import { rupees } from '@folio/contract/prices';
import { validate as isUuid } from 'uuid';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  listPaymentsToSend,
  lookAtDeskRefundTomorrow,
  noteDeskRefund,
  noteToldBack,
  type PaymentToSend,
  readBackByHand,
} from '../money-back.repository.ts';
import { type MoneyBackContext, tellOfMoneyBack } from '../money-back.service.ts';
import { lockOrder, type OrderRow } from '../orders.repository.ts';
import { isRefusal, isUnavailable } from '../payment-provider.ts';
import { refundAlone } from '../refund-lock.repository.ts';
import {
  deskKeyOf,
  goneBackOf,
  inTurn,
  mostFailuresOf,
  type Standing,
  standingsOf,
} from '../refunds.ts';
import { settlePaymentIn } from '../settlement.service.ts';
import { readOrder } from './desk.repository.ts';

export type RefundPlan = {
  order: OrderRow;
  payments: PaymentToSend[];
  leftPaise: number;
  /** The amount of the payments that had been refunded at the time of planning. */
  backPaise: number;
};

/**
 * Plans what a refund would send: the difference to the requested total, and never more than is
 * left.
 *
 * @throws AppError `MONEY_BACK_REFUSED` for a disputed order, which could be refunded twice.
 * `VALIDATION_ERROR` for more than was paid, which is a typing error: ₹990 for ₹99.
 */
export async function planRefund(
  { db, payments: provider }: Pick<MoneyBackContext, 'db' | 'payments'>,
  { id, totalPaise }: { id: string; totalPaise: number | undefined },
): Promise<RefundPlan | undefined> {
  const record = isUuid(id) ? await readOrder(db, id) : undefined;
  if (!record) return undefined;
  const { order } = record;
  refuseDisputed(order);
  const payments = await listPaymentsToSend(db, id);
  const standings = await answered(() => standingsOf(provider, payments));
  const told = standings.map(({ seen }) => seen);
  refuseMore(totalPaise, Math.max(paidIn(record.payments), paidIn(told)));
  const left = standings.reduce((sum, { leftPaise }) => sum + leftPaise, 0);
  const back = goneBackOf(standings) + (await readBackByHand(db, id, payments));
  const wanted = totalPaise === undefined ? left : Math.max(0, totalPaise - back);
  return { order, payments, leftPaise: Math.min(left, wanted), backPaise: back };
}

const paidIn = (seen: readonly { capturedPaise: number }[]): number =>
  seen.reduce((sum, { capturedPaise }) => sum + capturedPaise, 0);

function refuseMore(totalPaise = 0, paidPaise: number): void {
  if (paidPaise === 0 || totalPaise <= paidPaise) return;
  const [total, paid] = [totalPaise, paidPaise].map((paise) => rupees(paise, { always: true }));
  throw new AppError('VALIDATION_ERROR', `${total} is more than was paid: ${paid}.`);
}

function refuseDisputed({ isDisputed }: OrderRow): void {
  if (isDisputed)
    throw new AppError(
      'MONEY_BACK_REFUSED',
      'A bank questions this payment and decides where the money goes. Answer it at the payment provider: refunded now, it could go back twice.',
    );
}

/** Requests data from the provider before anything is sent. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new AppError(
      'PAYMENT_PROVIDER_UNAVAILABLE',
      'The payment provider doesn’t answer, so nothing was refunded. Please try again.',
      { cause: error },
    );
  }
}

/**
 * The amount sent now, in paise, and whether the rest will be sent as soon as the provider
 * responds.
 */
export type Refunded = { sentPaise: number; isDue: boolean };

/**
 * Refunds an order at the provider up to the planned total, and takes back what that amount
 * granted. If repeated, or requested by two operators at once, it sends only what has not been
 * refunded yet. A refund that the provider does not accept now, or that a bank rejects later, is
 * retried automatically.
 */
export const refundOrder = (context: RefundContext, plan: RefundPlan): Promise<Refunded> =>
  refundAlone(context.db, { orderId: plan.order.id, isHeld: underWay }, () =>
    sendRefunds(context, plan),
  );

const underWay = () =>
  new AppError(
    'MONEY_BACK_REFUSED',
    'Another refund of this order is under way, and the payment provider is slow. Nothing more was sent. Please look at the order again in a minute.',
  );

type RefundContext = MoneyBackContext & {
  log: { info: (facts: object, message: string) => void };
};

/**
 * Uses transactions of its own, so that each sent refund is recorded, whatever happens to the rest.
 */
async function sendRefunds(context: RefundContext, plan: RefundPlan): Promise<Refunded> {
  const { db, payments: provider, log } = context;
  const { id } = plan.order;
  const standings = await answered(() => standingsOf(provider, plan.payments));
  const backPaise = goneBackOf(standings) + (await readBackByHand(db, id, plan.payments));
  // The confirmation took time, so refunds that others sent meanwhile are subtracted.
  let wanted = Math.max(0, plan.leftPaise - Math.max(0, backPaise - plan.backPaise));
  let sentPaise = 0;
  if (wanted > 0) await inTransaction(db, (tx) => noteRefund(tx, id, backPaise + wanted));
  for (const standing of inTurn(standings, plan.order, wanted)) {
    const { seen, goneBackPaise, leftPaise } = standing;
    const amountPaise = Math.min(leftPaise, wanted);
    if (!(await isSent(context, standing, amountPaise))) return { sentPaise, isDue: true };
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, id);
      const refundedPaise = goneBackPaise + amountPaise;
      const { state } = await settlePaymentIn(tx, id, { ...seen, refundedPaise });
      if (amountPaise === 0) return;
      const sent = { amountPaise, payment: seen.id, isWhole: state === 'refunded' };
      await tellOfMoneyBack(context, tx, order, sent);
      await noteToldBack(tx, seen.id, refundedPaise);
    });
    if (amountPaise > 0)
      log.info({ orderId: id, payment: seen.id, amountPaise }, 'An operator refunded an order.');
    wanted -= amountPaise;
    sentPaise += amountPaise;
  }
  if (sentPaise > 0) await lookAtDeskRefundTomorrow(db, id, mostFailuresOf(standings));
  return { sentPaise, isDue: false };
}

/** A dispute may have been opened since the refund was planned. */
async function noteRefund(tx: Tx, id: string, totalPaise: number): Promise<void> {
  refuseDisputed(await lockOrder(tx, id));
  await noteDeskRefund(tx, id, totalPaise);
}

/** Returns false if the provider did not respond. The refund may have been sent anyway. */
async function isSent(
  { payments: provider, log }: RefundContext,
  standing: Standing,
  amountPaise: number,
): Promise<boolean> {
  if (amountPaise === 0) return true;
  const { seen } = standing;
  const key = deskKeyOf(standing, amountPaise);
  try {
    await provider.refund({ paymentId: seen.id, amountPaise, key });
    return true;
  } catch (error) {
    if (isRefusal(error))
      throw new AppError(
        'MONEY_BACK_REFUSED',
        `The payment provider refused this refund: ${error.cause.message}. It’s tried again for some hours, and then listed as given up.`,
        { cause: error },
      );
    if (!isUnavailable(error)) throw error;
    log.warn({ payment: seen.id, amountPaise }, 'An operator’s refund is not sent yet.');
    return false;
  }
}

/** Describes the result of a refund. */
export function refundWords({ sentPaise, isDue }: Refunded): string {
  const sent = sentPaise > 0 ? `Refunded ${rupees(sentPaise, { always: true })}.` : '';
  const due = 'The payment provider didn’t answer. The refund is sent as soon as it does.';
  if (isDue) return `${sent} ${due}`.trim();
  return sent || 'Nothing is left to refund.';
}
