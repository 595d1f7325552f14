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
 * Sends the money of a purchase back to its buyer, and takes back what it gave and was not used. While
 * the provider is out of reach it is sent later.
 *
 * @throws AppError `MONEY_BACK_REFUSED` for what is too old, has gone back or was asked for too often.
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

/** Sends what could not be sent when it was asked for. */
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

/** What is refused for hours is left to people; a provider out of reach is no reason to go on. */
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

/** Also where too many refunds wait for it. */
const hasToWait = (error: unknown): boolean =>
  isOutOfReach(error) || (error instanceof AppError && error.code === 'UNAVAILABLE');

/**
 * Sends each payment of the order whole, so that none takes the place of one that has gone back; what
 * operators alone have refunded, as far as they have.
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

/** It may have been paid once more, and nobody have told us: that goes back, too. */
async function settleWhatIsThere(context: MoneyBackContext, order: OrderRow): Promise<void> {
  if (order.providerOrderId === null) return;
  for (const seen of await context.payments.listPayments(order.providerOrderId))
    if (seen.capturedPaise > 0 && fits(order, seen))
      await settlePayment(context.db, order.id, seen);
}

/** What went back otherwise, or failed, meanwhile makes it another request. */
const wholeKeyOf = ({ seen, leftPaise, failures }: Standing): string =>
  `money-back-${seen.id}-${leftPaise}${failures > 0 ? `-${failures}` : ''}`;

type ToSend = Standing & { amountPaise: number; key: string } & Pick<DueMoneyBack, 'attempts'>;

/** @returns whether it is done; false where it is left to people. */
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
    // An attempt before may have sent it without getting the answer, and told nobody.
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
 * Leaves a refund to people, and says so to its buyer, once.
 *
 * @param back what has gone back of a payment; what was told beyond that came back, and is told anew when
 * it has gone.
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

/** Queues the mail of a refund for its buyer, unless their account is gone. */
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
