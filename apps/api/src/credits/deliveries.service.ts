import { deliveryKey, freeAgainDays, neededCredits, type PaidPdf } from '@folio/contract/credits';
import { creditCost } from '@folio/contract/entitlements';
import { validate as isUuid } from 'uuid';
import type { Db } from '../platform/database.ts';
import { publish, secondsSince } from '../platform/telemetry.ts';
import { type CreditsContext, type Paid, reserveUnknown } from './credits.service.ts';
import {
  forgetDelivered,
  forgetReleased,
  joinReservation,
  listDelivered,
} from './deliveries.repository.ts';
import { findReservation, keepReservation, type ReservationRow } from './ledger.repository.ts';
import { releaseReservation } from './release.service.ts';

const dayMs = 86_400_000;

/** A document that is being sent; it is paid for once it has arrived. */
export type Delivery = { delivered: () => Promise<void>; cutOff: () => Promise<void> };

/** For what costs no credits, such as the PDF of an empty resume. */
export const freeDelivery: Delivery = { delivered: async () => {}, cutOff: async () => {} };

/**
 * Reserves the credits for a delivery, identified by its id. Once delivered, it is free again for
 * `freeAgainDays`. Concurrent deliveries share one reservation, which is released when the last of
 * them is aborted.
 */
export async function reserveDelivery(
  context: CreditsContext,
  paid: Pick<Paid, 'user' | 'action'>,
  subjectId: string,
): Promise<Delivery> {
  const { db } = context;
  const amount = creditCost(paid.action, paid.user, context.configuration.creditCosts);
  const id = amount === 0 ? undefined : await reserveOnce(context, paid, amount, subjectId);
  if (!id) return freeDelivery;
  const begun = performance.now();
  const tellOf = (outcome: 'paid' | 'free' | 'failed') =>
    publish('paidWork', { action: paid.action, outcome, seconds: secondsSince(begun) });
  return {
    delivered: async () => tellOf((await keepReservation(db, id, null)) ? 'paid' : 'free'),
    cutOff: async () => {
      await releaseReservation(db, id);
      tellOf('failed');
    },
  };
}

/** The reservation for a delivery; undefined if the same one was delivered before. */
async function reserveOnce(
  context: CreditsContext,
  { user, action }: Pick<Paid, 'user' | 'action'>,
  amount: number,
  subjectId: string,
): Promise<string | undefined> {
  const idempotencyKey = deliveryKey(action, subjectId);
  const needed = neededCredits(action, amount);
  const spend = { userId: user.id, action, amount, needed, idempotencyKey };
  const { db } = context;
  // No id means that a concurrent delivery changed the reservation: try again.
  for (;;) {
    const known = await findReservation(db, user.id, idempotencyKey);
    if (known?.state === 'kept') {
      if (!(await forgetDelivered(db, known.id, freeAgainDays))) return undefined;
      continue;
    }
    const id = known ? await joinOrForget(db, known) : await reserveUnknown(db, spend);
    if (id) return id;
  }
}

async function joinOrForget(db: Db, { id, state }: ReservationRow): Promise<string | undefined> {
  if (state === 'held') return (await joinReservation(db, id)) ? id : undefined;
  await forgetReleased(db, id);
  return undefined;
}

/**
 * The resumes whose PDFs an account has paid for, and until when each is free to download again.
 */
export async function listPaidPdfs(db: Db, userId: string): Promise<PaidPdf[]> {
  const action = 'pdf-export';
  const delivered = await listDelivered(db, { userId, action, days: freeAgainDays });
  const prefix = deliveryKey(action, '');
  return delivered
    .map(({ key, at }) => ({ resumeId: key.slice(prefix.length), at }))
    .filter(({ resumeId }) => isUuid(resumeId))
    .map(({ resumeId, at }) => ({
      resumeId,
      freeUntil: new Date(at.getTime() + freeAgainDays * dayMs).toISOString(),
    }));
}
