import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { makeAccount } from '../../credits/testing/make-account.ts';
import type { Db } from '../../platform/database.ts';
import { paymentOrders } from '../../platform/money-schema.ts';
import { users } from '../../platform/schema.ts';
import type { OrderRow } from '../orders.repository.ts';
import type { ProviderEvent, SeenDispute, SeenPayment } from '../payment-provider.ts';
import { applyEvent } from '../verify.service.ts';

export const pricePaise = 9_900;
export const packCredits = 50;

type EventFacts = Partial<Omit<SeenPayment, 'dispute'>> & { dispute?: Partial<SeenDispute> };

/** Inserts an order directly into the database, with events about its payments. */
export async function makeOrder(db: Db, values: Partial<OrderRow> = {}) {
  const userId = values.userId === undefined ? await makeAccount(db, 10) : values.userId;
  const id = uuidv7();
  const providerOrderId = `order_${id}`;
  await db.insert(paymentOrders).values({
    id,
    userId,
    providerOrderId,
    idempotencyKey: id,
    nextCheckAt: new Date(),
    kind: 'credits',
    item: 'premium',
    credits: packCredits,
    amountPaise: pricePaise,
    ...values,
  });
  const warnings: object[] = [];
  const words: string[] = [];
  const log = {
    warn: (facts: object, message: string) => {
      warnings.push(facts);
      words.push(message);
    },
  };

  /** Creates an event, for a full payment unless specified otherwise. */
  function eventOf({ dispute, ...payment }: EventFacts = {}): ProviderEvent {
    const seen: SeenPayment = {
      id: `pay_${id}`,
      orderId: providerOrderId,
      amountPaise: pricePaise,
      currency: 'INR',
      isAuthorized: false,
      capturedPaise: pricePaise,
      refundedPaise: 0,
      ...payment,
    };
    const disputed = dispute && { ...disputeOf(seen.id), ...dispute };
    const payments = [disputed ? { ...seen, dispute: disputed } : seen];
    return { id: uuidv7(), type: 'an event', payments };
  }
  const apply = (event: ProviderEvent) => applyEvent({ db, log }, event);

  return {
    id,
    userId: userId ?? '',
    warnings,
    words,
    eventOf,
    apply,
    sendEvent: (facts?: EventFacts) => apply(eventOf(facts)),
    row: async () => {
      const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, id));
      if (!row) throw new Error('No order');
      return row;
    },
    buyer: async () => {
      const [row] = await db
        .select()
        .from(users)
        .where(eq(users.id, userId ?? ''));
      if (!row) throw new Error('No buyer');
      return row;
    },
  };
}

const disputeOf = (paymentId: string): SeenDispute => ({
  id: `disp_${paymentId}`,
  state: 'open',
  deductedPaise: 0,
  toldAtSeconds: 1_000,
  facts: { reason: 'goods_not_received', phase: 'chargeback', respondBy: undefined },
});
