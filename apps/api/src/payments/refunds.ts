import type { PaymentProvider, SeenPayment } from './payment-provider.ts';

/** So many refunds of a payment may fail before people have to look at it. */
export const mostFailures = 5;

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
