import { setTimeout as wait } from 'node:timers/promises';
import type { CreateOrder, Order, Quote } from '@folio/contract/payments';
import { itemOf, type Purchase } from '@folio/contract/prices';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import { hashOf } from '../platform/secret-token.ts';
import type { UserRow } from '../platform/sessions.ts';
import { nextCheckSeconds } from './order-state.ts';
import {
  findOrderByKey,
  insertOrder,
  markOrderFailed,
  type NewOrder,
  type OrderRow,
  setProviderOrder,
} from './orders.repository.ts';
import { type PaymentsContext, providerOf } from './payments-context.ts';
import { purchaseOf, quote, refuseOtherPrice } from './price.service.ts';

const pollMs = 50;
const longestMs = 10_000;

/** Makes an order with the provider, at our own price. The same key makes it once. */
export async function createOrder(
  context: PaymentsContext,
  user: UserRow,
  input: CreateOrder,
): Promise<Order> {
  const provider = providerOf(context);
  const purchase = purchaseOf(input);
  const price = quote(context, purchase, input.promoCode);
  refuseOtherPrice(input, purchase, price);
  const { idempotencyKey = uuidv7(), ...asked } = input;
  const requestHash = hashOf(JSON.stringify(asked));
  const order = await insertOrder(context.db, {
    id: uuidv7(),
    userId: user.id,
    kind: purchase.kind,
    item: purchase.plan,
    credits: itemOf(purchase).credits,
    amountPaise: price.discountedPaise,
    promoCode: price.percentOff > 0 ? (input.promoCode ?? null) : null,
    idempotencyKey,
    requestHash,
  });
  if (!order)
    return earlierOrder(context, user, { idempotencyKey, requestHash }, { ...purchase, ...price });
  return placeOrder(context, provider, order);
}

async function placeOrder(
  { db }: PaymentsContext,
  provider: ReturnType<typeof providerOf>,
  { id, amountPaise, kind, item }: OrderRow,
): Promise<Order> {
  try {
    const notes = { plan: item, kind, annual: String(kind === 'plan') };
    const providerOrderId = await provider.createOrder({ receipt: id, amountPaise, notes });
    await setProviderOrder(db, id, providerOrderId, nextCheckSeconds(0, 0) ?? 0);
    return { id: providerOrderId, amount: amountPaise, currency: 'INR' };
  } catch (error) {
    await markOrderFailed(db, id);
    throw error;
  }
}

/** The order that was made under the same key, as soon as the provider has named it. */
async function earlierOrder(
  { db }: PaymentsContext,
  user: UserRow,
  { idempotencyKey, requestHash }: Pick<NewOrder, 'idempotencyKey' | 'requestHash'>,
  { kind, plan, discountedPaise }: Purchase & Quote,
): Promise<Order> {
  for (let waited = 0; waited < longestMs; waited += pollMs) {
    const order = await findOrderByKey(db, user.id, idempotencyKey);
    if (order?.kind !== kind || order.item !== plan || order.amountPaise !== discountedPaise)
      throw conflict();
    if (order.requestHash && order.requestHash !== requestHash) throw conflict();
    if (order.providerOrderId)
      return { id: order.providerOrderId, amount: order.amountPaise, currency: 'INR' };
    if (order.state === 'failed') break;
    await wait(pollMs);
  }
  throw new AppError('PAYMENT_PROVIDER_UNAVAILABLE', 'Could not create payment order');
}

const conflict = () => new AppError('IDEMPOTENCY_CONFLICT', 'This key was used for another order.');
