import type { Purchase } from '@folio/contract/prices';
import { AppError } from '../platform/app-error.ts';
import { findLeftOrders } from './due-orders.repository.ts';
import { noteOrderKey, type OrderRequest } from './order-keys.repository.ts';
import { type PaymentsContext, providerOf } from './payments-context.ts';
import { settleWhatIsPaid } from './reconciler.ts';

/**
 * Asks about orders of the same thing that their buyer has left: whoever closes the tab after paying,
 * and begins anew on another device, would pay twice. What was paid counts at once. They are noted
 * before, so that the request is refused again under its key if its answer is lost.
 *
 * @throws AppError `ALREADY_PAID` where something was.
 */
export async function refuseAlreadyPaid(
  context: PaymentsContext,
  purchase: Purchase,
  request: OrderRequest,
): Promise<void> {
  const parts = { ...context, payments: providerOf(context) };
  const left = await findLeftOrders(context.db, request.userId, purchase);
  const orderIds = left.map(({ id }) => id);
  await noteOrderKey(context.db, request, { orderIds, isAnswer: false });
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
