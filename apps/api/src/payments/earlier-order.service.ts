import type { Purchase } from '@folio/contract/prices';
import { AppError } from '../platform/app-error.ts';
import type { UserRow } from '../platform/sessions.ts';
import { findLeftOrders } from './due-orders.repository.ts';
import { type PaymentsContext, providerOf } from './payments-context.ts';
import { settleWhatIsPaid } from './reconciler.ts';

/**
 * Asks about orders of the same thing that their buyer has left: whoever closes the tab after paying,
 * and begins anew on another device, would pay twice. What was paid counts at once.
 *
 * @throws AppError `ALREADY_PAID` where something was.
 */
export async function refuseAlreadyPaid(
  context: PaymentsContext,
  user: UserRow,
  purchase: Purchase,
): Promise<void> {
  const parts = { ...context, payments: providerOf(context) };
  const left = await findLeftOrders(context.db, user.id, purchase);
  const settled = await Promise.all(
    left.map(({ id, providerOrderId }) => settleWhatIsPaid(parts, id, providerOrderId)),
  );
  if (settled.includes(true))
    throw new AppError(
      'ALREADY_PAID',
      'Your earlier payment for this has arrived, and what you bought is in your account. Nothing more was charged.',
    );
}
