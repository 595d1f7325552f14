import { setTimeout as wait } from 'node:timers/promises';
import type { CreateOrder, Order } from '@folio/contract/payments';
import { itemOf, type Purchase } from '@folio/contract/prices';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import { limitConcurrency } from '../platform/concurrency-limit.ts';
import type { Queryable, Tx } from '../platform/database.ts';
import { hashOf } from '../platform/secret-token.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { alreadyPaid, refuseAlreadyPaid } from './earlier-order.service.ts';
import { lockAccount } from './entitlements.repository.ts';
import { findOpenOffer, holdPlaceAnew } from './offers.repository.ts';
import { holdOffers, ordersOf } from './offers.service.ts';
import { findKnownRequest, noteOrderKey, type OrderRequest } from './order-keys.repository.ts';
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

/**
 * Orders of plans are serialized in the database (`holdOffers`). Within this process they queue
 * here, before they take a connection: otherwise a burst of orders would hold all connections while
 * they wait.
 */
const inTurn = limitConcurrency({ atOnce: 1, waiting: 1_000 });
const pollMs = 50;
const longestMs = 10_000;

/** Creates an order with the provider at the server's own price, once per idempotency key. */
export async function createOrder(
  context: PaymentsContext,
  user: UserRow,
  input: CreateOrder,
): Promise<Order> {
  const provider = providerOf(context);
  const purchase = purchaseOf(input);
  const { idempotencyKey = uuidv7(), ...asked } = input;
  const requestHash = hashOf(JSON.stringify(asked));
  const request = { userId: user.id, idempotencyKey, requestHash };
  if (!(await findAnswer(context.db, request))) await refuseAlreadyPaid(context, purchase, request);
  const write = () =>
    inTransaction(context.db, (tx) =>
      writeOrder({ ...context, db: tx }, user, { ...input, ...request }, purchase),
    );
  const written = await (purchase.kind === 'plan' ? inTurn(write) : write());
  if ('order' in written) return placeOrder(context, provider, written.order);
  return earlierOrder(context, user, written.earlier, purchase);
}

type Key = Pick<NewOrder, 'idempotencyKey' | 'requestHash'>;
type Written = { order: OrderRow } | { earlier: Key };

/**
 * The order that an earlier request with this key was answered with.
 *
 * @throws AppError `IDEMPOTENCY_CONFLICT` if that was a different request; `ALREADY_PAID` if that
 * was its answer.
 */
async function findAnswer(db: Queryable, request: OrderRequest): Promise<OrderRow | undefined> {
  const known = await findKnownRequest(db, request);
  if (known?.requestHash && known.requestHash !== request.requestHash) throw conflict();
  if (known?.isPaidBefore) throw alreadyPaid();
  return known?.order;
}

/**
 * Records an order and its price, or returns the existing one: that of the same key, or the unpaid
 * one under an offer that each account has once. The buyer pays what they were quoted: if the price
 * has changed since, a new order is made.
 */
async function writeOrder(
  { db: tx, configuration }: Pick<PaymentsContext, 'configuration'> & { db: Tx },
  user: UserRow,
  input: CreateOrder & OrderRequest,
  purchase: Purchase,
): Promise<Written> {
  const { promoCode, userId, idempotencyKey, requestHash } = input;
  const request = { userId, idempotencyKey, requestHash };
  if (purchase.kind === 'plan') await holdOffers(tx, configuration);
  await lockAccount(tx, userId);
  const earlier = await findAnswer(tx, request);
  if (earlier) return { earlier };
  const price = await quote({ db: tx, configuration }, purchase, { promoCode, buyer: user });
  refuseOtherPrice(input, purchase, price);
  const offer = price.reason === 'promo-code' ? undefined : price.reason;
  const priced = { item: purchase.plan, amountPaise: price.discountedPaise };
  const open = offer && (await findOpenOffer(tx, user.id, { offer, ...priced }));
  if (open) {
    await holdPlaceAnew(tx, open.id, nextCheckSeconds(0, 0) ?? 0);
    await noteOrderKey(tx, request, { orderIds: [open.id], isAnswer: true });
    return { earlier: open };
  }
  const order = await insertOrder(tx, {
    ...request,
    id: uuidv7(),
    ...(await ordersOf(tx, user)),
    kind: purchase.kind,
    item: purchase.plan,
    credits: itemOf(purchase).credits,
    amountPaise: price.discountedPaise,
    listPaise: price.amountPaise,
    offer: offer ?? null,
    promoCode: price.reason === 'promo-code' ? (promoCode ?? null) : null,
    gstPercent: configuration.gst?.percent ?? 0,
  });
  return order ? { order } : { earlier: request };
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

/** The order with this key, as soon as it has the provider's id. */
async function earlierOrder(
  { db }: PaymentsContext,
  user: UserRow,
  { idempotencyKey, requestHash }: Key,
  { kind, plan }: Purchase,
): Promise<Order> {
  for (let waited = 0; waited < longestMs; waited += pollMs) {
    const order = await findOrderByKey(db, user.id, idempotencyKey);
    if (order?.kind !== kind || order.item !== plan) throw conflict();
    if (order.requestHash && order.requestHash !== requestHash) throw conflict();
    if (order.providerOrderId)
      return { id: order.providerOrderId, amount: order.amountPaise, currency: 'INR' };
    if (order.state === 'failed') break;
    await wait(pollMs);
  }
  throw new AppError('PAYMENT_PROVIDER_UNAVAILABLE', 'Could not create payment order');
}

const conflict = () => new AppError('IDEMPOTENCY_CONFLICT', 'This key was used for another order.');
