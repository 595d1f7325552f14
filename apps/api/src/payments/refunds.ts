import type { PaymentToSend } from './money-back.repository.ts';
import type { PaymentProvider, SeenPayment } from './payment-provider.ts';

/** So many refunds of a payment may fail before people have to look at it. */
export const mostFailures = 5;

/** So often a refund that the provider refuses is tried, for some hours, before people have to look at it. */
export const mostRefusals = 10;

/**
 * What has gone back of a payment, in paise, and how many refunds of it have failed. One that is on
 * its way has gone back as far as anybody knows, whether or not the payment says so.
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
  /** What neither went back nor was taken by a bank. */
  leftPaise: number;
};

/** How payments stand at the provider, in their order. */
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
 * In which order so much is taken from the payments of an order: where all of it goes back, the one that
 * its receipt names is the last, so that none of the others takes its place meanwhile.
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
 * The key of what an operator refunds, also where it is sent later: what had gone back before makes
 * it another request, and the same one is made once.
 */
export const deskKeyOf = (
  { seen, goneBackPaise, failures }: Standing,
  amountPaise: number,
): string => `desk-${seen.id}-${goneBackPaise}-${amountPaise}-${failures}`;
