import type { Purchase } from '@folio/contract/prices';
import { AppError } from '../platform/app-error.ts';
import { untilDone } from '../platform/transaction.ts';
import { findLeftOrders } from './due-orders.repository.ts';
import { noteOrderKey, type OrderRequest } from './order-keys.repository.ts';
import { type PaymentsContext, providerOf } from './payments-context.ts';
import { settleWhatIsPaid } from './reconciler.ts';

/**
 * Checks the buyer's abandoned orders for the same item. Without this, someone who closes the tab
 * after paying and starts again on another device would pay twice. A payment that is found is
 * settled at once. The orders are recorded first, so that a retry with the same key is refused
 * again if the response was lost.
 *
 * @throws AppError `ALREADY_PAID` if one of them was paid.
 */
export async function refuseAlreadyPaid(
  context: PaymentsContext,
  purchase: Purchase,
  request: OrderRequest,
): Promise<void> {
  const parts = { ...context, payments: providerOf(context) };
  const left = await findLeftOrders(context.db, request.userId, purchase);
  const orderIds = left.map(({ id }) => id).toSorted();
  // The record references several orders, which a deletion of the account may lock at the same
  // time.
  await untilDone(() => noteOrderKey(context.db, request, { orderIds, isAnswer: false }));
  const settled = await Promise.all(
    left.map(({ id, providerOrderId }) => settleWhatIsPaid(parts, id, providerOrderId)),
  );
  if (settled.includes(true)) throw alreadyPaid();
}

export const alreadyPaid = () =>
  new AppError(
    'ALREADY_PAID',
    'Your earlier payment for this has arrived, and what you bought is in your account. Nothing more was charged.',
  );
