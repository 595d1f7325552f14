import type { PaymentToSend } from './money-back.repository.ts';
import type { PaymentProvider, SeenPayment } from './payment-provider.ts';

/** After this many failed refunds of a payment, operators have to look at it. */
export const mostFailures = 5;

/**
 * After this many refusals by the provider, over some hours, operators have to look at the refund.
 */
export const mostRefusals = 10;

/**
 * The refunded amount of a payment, in paise, and the number of its failed refunds. Pending refunds
 * count as refunded, whether or not the payment reports them.
 */
export async function refundsOf(
  provider: PaymentProvider,
  { id, refundedPaise }: SeenPayment,
): Promise<{ goneBackPaise: number; failures: number }> {
  const refunds = await provider.listRefunds(id);
  const begunPaise = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const failures = refunds.filter(({ state }) => state === 'failed').length;
  return { goneBackPaise: Math.max(refundedPaise, begunPaise), failures };
}

export type Standing = {
  seen: SeenPayment;
  goneBackPaise: number;
  failures: number;
  /** Neither refunded nor charged back. */
  leftPaise: number;
};

/** The state of payments at the provider, in the given order. */
export async function standingsOf(
  provider: PaymentProvider,
  payments: readonly PaymentToSend[],
): Promise<Standing[]> {
  const standings: Standing[] = [];
  for (const { paymentId, deductedPaise } of payments) {
    const seen = await provider.findPayment(paymentId);
    if (!seen) throw new Error(`The payment provider does not know the payment ${paymentId}`);
    const { goneBackPaise, failures } = await refundsOf(provider, seen);
    const leftPaise = Math.max(0, seen.capturedPaise - goneBackPaise - deductedPaise);
    standings.push({ seen, goneBackPaise, failures, leftPaise });
  }
  return standings;
}

/**
 * The order in which payments are refunded. In a full refund the payment on the receipt comes last,
 * so that no other takes its place meanwhile.
 */
export function inTurn(
  standings: readonly Standing[],
  { holderPaymentId }: { holderPaymentId: string | null },
  wantedPaise: number,
): readonly Standing[] {
  const allPaise = standings.reduce((sum, { leftPaise }) => sum + leftPaise, 0);
  if (wantedPaise < allPaise) return standings;
  const isHolder = ({ seen }: Standing) => Number(seen.id === holderPaymentId);
  return standings.toSorted((one, other) => isHolder(one) - isHolder(other));
}

export const goneBackOf = (standings: readonly Standing[]): number =>
  standings.reduce((sum, { goneBackPaise }) => sum + goneBackPaise, 0);

export const mostFailuresOf = (standings: readonly Standing[]): number =>
  Math.max(0, ...standings.map(({ failures }) => failures));

/**
 * The idempotency key of an operator's refund, also if it is sent later: it includes the amount
 * refunded before, so that the same refund is sent once.
 */
export const deskKeyOf = (
  { seen, goneBackPaise, failures }: Standing,
  amountPaise: number,
): string => `desk-${seen.id}-${goneBackPaise}-${amountPaise}-${failures}`;
