import { itemOf, type Purchase, rupees } from '@folio/contract/prices';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../platform/database.ts';
import { toLoggableError } from '../platform/loggable-error.ts';
import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { lockOrder } from './orders.repository.ts';
import { isUnavailable, type PaymentProvider } from './payment-provider.ts';
import { recordPayment } from './seen-money.repository.ts';
import {
  claimDueSurplus,
  type DueSurplus,
  deleteUntriedSurplus,
  findBuyer,
  insertSurplus,
  listStandings,
  markSurplusBack,
} from './surplus.repository.ts';
import { chooseHolder, isOnItsWay } from './surplus.ts';

const atOnce = 20;

/**
 * Sets aside what an order was paid with beyond one payment; part of the transaction that settles
 * it. @returns the payment that the order stands on, and those that are set aside.
 */
export async function setSurplusAside(
  tx: Tx,
  orderId: string,
): Promise<{ holderId: string | undefined; surplusIds: string[] }> {
  for (;;) {
    const standings = await listStandings(tx, orderId);
    const { holderId, surplusIds } = chooseHolder(standings);
    for (const { id, capturedPaise, surplus } of standings)
      if (surplusIds.includes(id) && !surplus)
        await insertSurplus(tx, { providerPaymentId: id, orderId, amountPaise: capturedPaise });
    const freed = standings.filter(
      ({ id, surplus }) => surplus && !isOnItsWay(surplus) && !surplusIds.includes(id),
    );
    const back = standings.filter(({ surplus }) => isOnItsWay(surplus)).map(({ id }) => id);
    // One that was begun to be sent back in the meantime stays so, and another may have to hold.
    if (
      await deleteUntriedSurplus(
        tx,
        freed.map(({ id }) => id),
      )
    )
      return { holderId, surplusIds: [...surplusIds, ...back] };
  }
}

type Refunding = Pick<FastifyInstance, 'db' | 'configuration' | 'mailer'> & {
  payments: PaymentProvider;
  log: { warn: (facts: object, message: string) => void };
};

/** Sends back what was paid twice, until the provider has it: asked again, it refunds once. */
export async function refundSurplus(context: Refunding, closing?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await claimDueSurplus(context.db, atOnce);
    for (const surplus of due) {
      if (closing?.aborted) return;
      try {
        await sendBack(context, surplus);
      } catch (error) {
        const facts = { orderId: surplus.orderId, payment: surplus.id };
        context.log.warn(
          { ...facts, err: toLoggableError(error) },
          'A second payment could not be refunded yet.',
        );
        if (isUnavailable(error)) return;
      }
    }
    if (due.length < atOnce) return;
  }
}

async function sendBack(
  { db, configuration, mailer, payments: provider, log }: Refunding,
  { id, orderId, attempts, deductedPaise }: DueSurplus,
): Promise<void> {
  const words = 'An order was paid twice: the second payment goes back.';
  if (attempts === 1) log.warn({ orderId, payment: id }, words);
  const seen = await provider.findPayment(id);
  if (!seen) throw new Error('The payment provider does not know the payment');
  const amountPaise = Math.max(0, seen.capturedPaise - seen.refundedPaise - deductedPaise);
  const refundedPaise = seen.refundedPaise + amountPaise;
  // The amount is in the key: what went back otherwise meanwhile makes it another request.
  if (amountPaise > 0)
    await provider.refund({ paymentId: id, amountPaise, key: `surplus-${id}-${amountPaise}` });
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    await recordPayment(tx, orderId, { ...seen, refundedPaise });
    if (!(await markSurplusBack(tx, id)) || refundedPaise === 0) return;
    const buyer = await findBuyer(tx, orderId);
    if (!buyer) return;
    const { name: item } = itemOf({ kind: order.kind, plan: order.item } as Purchase);
    const facts = { item, amountPaise: refundedPaise, payment: id };
    await mailer.send(surplusRefundedMail(buyer, facts, configuration.baseUrl), tx);
  });
}

type Refunded = { item: string; amountPaise: number; payment: string };

/** For who has paid for one order twice. */
export function surplusRefundedMail(
  { email, firstName }: Pick<UserRow, 'email' | 'firstName'>,
  { item, amountPaise, payment }: Refunded,
  baseUrl: string,
): Mail {
  const amount = rupees(amountPaise);
  return layOutMail({
    to: email,
    subject: 'You paid twice, and we refunded it',
    preview: `${amount} for your second payment`,
    paragraphs: [
      greeting(firstName),
      `Your order was paid twice. We refunded the second payment, ${amount}, and what you bought stays in your account. Your bank may take five to seven days to show it.`,
    ],
    facts: [
      ['Bought', item],
      ['Refunded', amount],
      ['Payment', payment],
    ],
    action: { label: 'See your payments', url: `${baseUrl}/billing` },
    footnote: 'There is nothing for you to do.',
  });
}
