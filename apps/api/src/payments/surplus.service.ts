import { itemOf, type Purchase, rupees } from '@folio/contract/prices';
import type { FastifyInstance } from 'fastify';
import type { Db, Tx } from '../platform/database.ts';
import { toLoggableError } from '../platform/loggable-error.ts';
import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { listGivenUpMoneyBacks, noteToldBack, readToldBack } from './money-back.repository.ts';
import { lockOrder, type OrderRow } from './orders.repository.ts';
import { isOutOfReach, type PaymentProvider } from './payment-provider.ts';
import { mostFailures, mostRefusals, refundsOf } from './refunds.ts';
import { isQuestioned, recordPayment } from './seen-money.repository.ts';
import {
  claimDueSurplus,
  type DueSurplus,
  deleteUntriedSurplus,
  findBuyer,
  giveUpSurplus,
  insertSurplus,
  listGivenUp,
  listStandings,
  markSurplusBack,
  markUntriedSurplusBack,
  uncountSurplusAttempts,
} from './surplus.repository.ts';
import { chooseHolder, isOnItsWay, type PaymentStanding } from './surplus.ts';

const atOnce = 20;

/**
 * Sets aside all payments of an order but one. Runs in the transaction that settles it.
 *
 * @returns the payment that the order stands on, and those set aside.
 */
export async function setSurplusAside(
  tx: Tx,
  { id: orderId, moneyBackAskedAt }: Pick<OrderRow, 'id' | 'moneyBackAskedAt'>,
): Promise<{ holderId: string | undefined; surplusIds: string[] }> {
  const isGivenBack = moneyBackAskedAt !== null;
  for (;;) {
    const standings = await listStandings(tx, orderId);
    const { holderId, surplusIds } = chooseHolder(standings, { isGivenBack });
    for (const { id, capturedPaise, surplus } of standings)
      if (surplusIds.includes(id) && !surplus)
        await insertSurplus(tx, { providerPaymentId: id, orderId, amountPaise: capturedPaise });
    const back = standings.filter(({ surplus }) => isOnItsWay(surplus)).map(({ id }) => id);
    const left = standings.filter(
      ({ id, surplus }) => surplus && !isOnItsWay(surplus) && !surplusIds.includes(id),
    );
    const isBack = ({ id, isRefunded }: PaymentStanding) => isRefunded && id !== holderId;
    const backBefore = left.filter(isBack).map(({ id }) => id);
    const freed = left.filter((one) => !isBack(one)).map(({ id }) => id);
    // A payment whose refund has started meanwhile stays set aside, and another may have to take
    // its place.
    if ((await markUntriedSurplusBack(tx, backBefore)) && (await deleteUntriedSurplus(tx, freed)))
      return { holderId, surplusIds: [...surplusIds, ...back, ...backBefore] };
  }
}

type Refunding = Pick<FastifyInstance, 'db' | 'configuration' | 'mailer'> & {
  payments: PaymentProvider;
  log: { warn: (facts: object, message: string) => void };
};

/** Refunds overpayments until the provider has accepted; repeated requests refund once. */
export async function refundSurplus(context: Refunding, closing?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await claimDueSurplus(context.db, atOnce);
    for (const [at, surplus] of due.entries()) {
      const isTried = !closing?.aborted;
      if (isTried && (await tryToSend(context, surplus))) continue;
      const [ids, tried] = [due.slice(at).map(({ id }) => id), isTried ? surplus.id : null];
      return uncountSurplusAttempts(context.db, ids, tried);
    }
    if (due.length < atOnce) return;
  }
}

/**
 * False if the provider is unreachable. After hours of refusals a refund is left to the operators.
 */
async function tryToSend(context: Refunding, surplus: DueSurplus): Promise<boolean> {
  try {
    await sendBack(context, surplus);
    return true;
  } catch (error) {
    const facts = { orderId: surplus.orderId, payment: surplus.id };
    context.log.warn({ ...facts, err: toLoggableError(error) }, notYet);
    if (isOutOfReach(error)) return false;
    if (surplus.attempts < mostRefusals) return true;
    await giveUpSurplus(context.db, surplus.id);
    context.log.warn(facts, byHand);
    return true;
  }
}

const notYet = 'We couldn’t refund a second payment yet.';

async function sendBack(
  { db, configuration, mailer, payments: provider, log }: Refunding,
  { id, orderId, attempts, deductedPaise }: DueSurplus,
): Promise<void> {
  const words = 'An order was paid twice: the second payment goes back.';
  if (attempts === 1) log.warn({ orderId, payment: id }, words);
  const seen = await provider.findPayment(id);
  if (!seen) throw new Error('The payment provider does not know the payment');
  const { goneBackPaise, failures } = await refundsOf(provider, seen);
  const amountPaise = Math.max(0, seen.capturedPaise - goneBackPaise - deductedPaise);
  const refundedPaise = goneBackPaise + amountPaise;
  if (amountPaise > 0 && failures >= mostFailures) {
    await giveUpSurplus(db, id);
    log.warn({ orderId, payment: id, failures }, byHand);
    return;
  }
  // The key changes with what was refunded otherwise, or has failed, meanwhile.
  const key = `surplus-${id}-${amountPaise}${failures > 0 ? `-${failures}` : ''}`;
  if (amountPaise > 0) {
    if (await isQuestioned(db, id)) throw new Error('A bank has begun to question it');
    await provider.refund({ paymentId: id, amountPaise, key });
  }
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    await recordPayment(tx, orderId, { ...seen, refundedPaise });
    const mayBeUntold = await markSurplusBack(tx, id, { isNew: amountPaise > 0 });
    const untoldPaise = refundedPaise - (await readToldBack(tx, id));
    if (!mayBeUntold || untoldPaise <= 0) return;
    await noteToldBack(tx, id, refundedPaise);
    const buyer = await findBuyer(tx, orderId);
    if (!buyer) return;
    const { name: item } = itemOf({ kind: order.kind, plan: order.item } as Purchase);
    const isLate = order.moneyBackAskedAt !== null || order.state === 'refunded';
    const facts = { item, amountPaise: untoldPaise, payment: id, isLate };
    await mailer.send(surplusRefundedMail(buyer, facts, configuration.baseUrl), tx);
  });
}

const byHand = 'We couldn’t refund a second payment: refund it at the payment provider.';

/** A report of what has to be refunded by hand; orders and payments are named by id only. */
export async function checkRefunds(db: Db): Promise<{ isSound: boolean; text: string }> {
  const second = await listGivenUp(db);
  const lines = [
    ...second.map(({ orderId, payment }) => `  order ${orderId}: second payment ${payment}`),
    ...(await listGivenUpMoneyBacks(db)).map(({ orderId }) => `  order ${orderId}: its payment`),
  ];
  if (lines.length === 0) return { isSound: true, text: 'No refund has been given up.' };
  const text = [`Payments that have to be refunded by hand: ${lines.length}.`, ...lines].join('\n');
  return { isSound: false, text };
}

/** `isLate`: the purchase itself was refunded before. */
type Refunded = { item: string; amountPaise: number; payment: string; isLate: boolean };

/** The mail to a buyer who has paid for an order twice. */
export function surplusRefundedMail(
  { email, firstName }: Pick<UserRow, 'email' | 'firstName'>,
  { item, amountPaise, payment, isLate }: Refunded,
  baseUrl: string,
): Mail {
  const amount = rupees(amountPaise);
  const what = isLate
    ? `This purchase was refunded, and there was another payment for it. We refunded that too: ${amount}.`
    : `Your order was paid twice. We refunded the second payment, ${amount}, and your purchase stays in your account.`;
  return layOutMail({
    to: email,
    subject: 'You paid twice, and we refunded it',
    preview: `${amount} for your second payment`,
    paragraphs: [
      greeting(firstName),
      `${what} It may take five to seven days to show up at your bank.`,
    ],
    facts: [
      ['Bought', item],
      ['Refunded', amount],
      ['Payment', payment],
    ],
    action: { label: 'See your payments', url: `${baseUrl}/billing` },
    footnote: 'You don’t need to do anything.',
  });
}
