import { itemOf, mostMoneyBacks, type Purchase } from '@folio/contract/prices';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/database.ts';
import { toLoggableError } from '../platform/loggable-error.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { lockAccount } from './entitlements.repository.ts';
import { moneyBackFailedMail, moneyBackMail, type SentBack } from './money-back.mails.ts';
import {
  claimDueMoneyBacks,
  countMoneyBacks,
  type DueMoneyBack,
  giveUpMoneyBack,
  listPaymentsToSend,
  lockMoneyBacks,
  lookAtDeskRefundTomorrow,
  lookAtMoneyBackTomorrow,
  noteMoneyBack,
  noteToldBack,
  readBackByHand,
  readToldBack,
  uncountMoneyBackAttempts,
} from './money-back.repository.ts';
import {
  isMoneyBackDue,
  moneyBackRefusal,
  moneyBackUntil,
  tooManyMoneyBacks,
} from './money-back-rules.ts';
import { readTime } from './offers.repository.ts';
import { ordersOf } from './offers.service.ts';
import { findBill, lockOrder, type OrderRow } from './orders.repository.ts';
import { isOutOfReach, type PaymentProvider } from './payment-provider.ts';
import { refundAlone } from './refund-lock.repository.ts';
import {
  deskKeyOf,
  goneBackOf,
  inTurn,
  mostFailures,
  mostFailuresOf,
  mostRefusals,
  type Standing,
  standingsOf,
} from './refunds.ts';
import { isQuestioned } from './seen-money.repository.ts';
import { fits, settlePayment, settlePaymentIn } from './settlement.service.ts';
import { findBuyer } from './surplus.repository.ts';

export type MoneyBackContext = Pick<FastifyInstance, 'db' | 'mailer'> & {
  configuration: Pick<Configuration, 'baseUrl'>;
  payments: PaymentProvider;
  log: { warn: (facts: object, message: string) => void };
};

const atOnce = 20;

/**
 * Refunds a purchase in full and takes back what it granted and was not used. If the provider is
 * unreachable, the refund is sent later.
 *
 * @throws AppError `MONEY_BACK_REFUSED` if the purchase is too old or already refunded, or the
 * buyer has had too many refunds.
 */
export async function askMoneyBack(
  context: MoneyBackContext,
  user: UserRow,
  id: string,
): Promise<string> {
  const earlier = await inTransaction(context.db, async (tx) => {
    const own = await findBill(tx, user.id, id);
    if (!own) throw new AppError('NOT_FOUND', "This payment couldn't be found.");
    const order = await lockOrder(tx, id);
    if (order.moneyBackAskedAt) return order;
    await lockAccount(tx, user.id);
    if (!moneyBackUntil(order, await readTime(tx))) throw moneyBackRefusal(order);
    const buyer = await ordersOf(tx, user);
    await lockMoneyBacks(tx, buyer);
    if ((await countMoneyBacks(tx, buyer)) >= mostMoneyBacks) throw tooManyMoneyBacks();
    await noteMoneyBack(tx, id);
    return undefined;
  });
  if (earlier?.isDisputed || earlier?.isMoneyBackGivenUp) throw moneyBackRefusal(earlier);
  const [due] = await claimDueMoneyBacks(context.db, { limit: 1, id });
  const isSent = due
    ? (await attempt(context, due)) === 'sent'
    : !isMoneyBackDue(await inTransaction(context.db, (tx) => lockOrder(tx, id)));
  return isSent
    ? 'Your money is on its way back. It may take five to seven days to show up at your bank.'
    : 'We’ll send your money back as soon as our payment provider accepts it. You don’t need to do anything.';
}

/** Sends refunds that could not be sent when they were requested. */
export async function sendDueMoneyBacks(
  context: MoneyBackContext,
  closing?: AbortSignal,
): Promise<void> {
  for (;;) {
    const due = await claimDueMoneyBacks(context.db, { limit: atOnce });
    for (const [at, one] of due.entries()) {
      const isTried = !closing?.aborted;
      if (isTried && (await attempt(context, one)) !== 'out of reach') continue;
      const untried = due.slice(at + Number(isTried)).map(({ id }) => id);
      return uncountMoneyBackAttempts(context.db, untried, { wereTried: false });
    }
    if (due.length < atOnce) return;
  }
}

/**
 * After hours of refusals the refund is left to the operators; an unreachable provider doesn't
 * count.
 */
async function attempt(
  context: MoneyBackContext,
  due: DueMoneyBack,
): Promise<'sent' | 'failed' | 'out of reach'> {
  try {
    const isHeld = () => new Error('An operator is refunding the order');
    await refundAlone(context.db, { orderId: due.id, isHeld }, () => sendMoneyBack(context, due));
    return 'sent';
  } catch (error) {
    const facts = { orderId: due.id, err: toLoggableError(error) };
    context.log.warn(facts, 'We couldn’t send the money of an order back yet.');
    if (hasToWait(error)) {
      await uncountMoneyBackAttempts(context.db, [due.id], { wereTried: true });
      return 'out of reach';
    }
    if (due.attempts >= mostRefusals) await giveUp(context, due.id, facts);
    return 'failed';
  }
}

/** Includes a full queue of refunds. */
const hasToWait = (error: unknown): boolean =>
  isOutOfReach(error) || (error instanceof AppError && error.code === 'UNAVAILABLE');

/**
 * Refunds each payment of the order in full, so that none of them replaces a refunded one; for an
 * operator's partial refund, as much as was requested.
 */
async function sendMoneyBack(
  context: MoneyBackContext,
  { id, attempts }: DueMoneyBack,
): Promise<void> {
  const order = await inTransaction(context.db, (tx) => lockOrder(tx, id));
  if (order.moneyBackAskedAt) await settleWhatIsThere(context, order);
  const payments = await listPaymentsToSend(context.db, id);
  if (payments.length === 0) throw new Error('An order that was paid has no payment');
  const standings = await standingsOf(context.payments, payments);
  const isWhole = order.moneyBackAskedAt !== null;
  const backPaise = goneBackOf(standings) + (await readBackByHand(context.db, id, payments));
  let wanted = isWhole
    ? Number.POSITIVE_INFINITY
    : Math.max(0, (order.deskRefundPaise ?? 0) - backPaise);
  for (const standing of inTurn(standings, order, wanted)) {
    const amountPaise = Math.min(standing.leftPaise, wanted);
    wanted -= amountPaise;
    const key = isWhole ? wholeKeyOf(standing) : deskKeyOf(standing, amountPaise);
    if (!(await sendPayment(context, order, { ...standing, amountPaise, key, attempts }))) return;
  }
  const look = isWhole ? lookAtMoneyBackTomorrow : lookAtDeskRefundTomorrow;
  await look(context.db, id, mostFailuresOf(standings));
}

/**
 * The order may have been paid again without an event reaching the server: that payment is
 * refunded, too.
 */
async function settleWhatIsThere(context: MoneyBackContext, order: OrderRow): Promise<void> {
  if (order.providerOrderId === null) return;
  for (const seen of await context.payments.listPayments(order.providerOrderId))
    if (seen.capturedPaise > 0 && fits(order, seen))
      await settlePayment(context.db, order.id, seen);
}

/** The key changes with what was refunded otherwise, or has failed, meanwhile. */
const wholeKeyOf = ({ seen, leftPaise, failures }: Standing): string =>
  `money-back-${seen.id}-${leftPaise}${failures > 0 ? `-${failures}` : ''}`;

type ToSend = Standing & { amountPaise: number; key: string } & Pick<DueMoneyBack, 'attempts'>;

/** @returns whether the payment is dealt with; false if it is left to the operators. */
async function sendPayment(
  context: MoneyBackContext,
  order: OrderRow,
  { seen, goneBackPaise, failures, amountPaise, key, attempts }: ToSend,
): Promise<boolean> {
  const { db, payments: provider } = context;
  const { id } = order;
  if (amountPaise > 0 && failures >= mostFailures) {
    const facts = { orderId: id, payment: seen.id, failures };
    await giveUp(context, id, facts, { paymentId: seen.id, paise: goneBackPaise });
    return false;
  }
  if (amountPaise > 0) {
    if (await isQuestioned(db, seen.id)) throw new Error('A bank has begun to question it');
    await provider.refund({ paymentId: seen.id, amountPaise, key });
  }
  const backPaise = goneBackPaise + amountPaise;
  await inTransaction(db, async (tx) => {
    const { state } = await settlePaymentIn(tx, id, { ...seen, refundedPaise: backPaise });
    // An earlier attempt may have been sent without a response, so that the buyer was not told.
    const isAnswered = amountPaise > 0 || attempts === 1;
    const untold = isAnswered ? amountPaise : backPaise - (await readToldBack(tx, seen.id));
    if (untold <= 0) return;
    const sent = { amountPaise: untold, payment: seen.id, isWhole: state === 'refunded' };
    await tellOfMoneyBack(context, tx, order, sent);
    await noteToldBack(tx, seen.id, backPaise);
  });
  return true;
}

/**
 * Leaves a refund to the operators and tells the buyer, once.
 *
 * @param back the refunded amount of a payment; any more that the buyer was told about came back,
 * and is announced again when it is refunded.
 */
async function giveUp(
  { db, log, mailer, configuration }: MoneyBackContext,
  id: string,
  facts: object,
  back?: { paymentId: string; paise: number },
): Promise<void> {
  log.warn(facts, byHand);
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    await giveUpMoneyBack(tx, id);
    if (back) await noteToldBack(tx, back.paymentId, back.paise);
    const buyer = await findBuyer(tx, id);
    if (order.isMoneyBackGivenUp || !buyer) return;
    const { name } = itemOf({ kind: order.kind, plan: order.item } as Purchase);
    await mailer.send(moneyBackFailedMail(buyer, name, configuration.baseUrl), tx);
  });
}

/** Queues the refund mail, unless the buyer's account is gone. */
export async function tellOfMoneyBack(
  { mailer, configuration }: Pick<MoneyBackContext, 'mailer' | 'configuration'>,
  tx: Tx,
  { id, kind, item: plan }: OrderRow,
  sent: Omit<SentBack, 'item'>,
): Promise<void> {
  const buyer = await findBuyer(tx, id);
  if (!buyer) return;
  const { name: item } = itemOf({ kind, plan } as Purchase);
  await mailer.send(moneyBackMail(buyer, { item, ...sent }, configuration.baseUrl), tx);
}

const byHand = 'We couldn’t send the money of an order back: refund it at the payment provider.';
