import { AppError } from '../platform/app-error.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Db } from '../platform/database.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The dependencies of the payment services; without keys there is no provider. */
export type PaymentsContext = {
  db: Db;
  configuration: Pick<Configuration, 'promoCodes' | 'welcomeOffer' | 'firstHundredOffer'> &
    Partial<Pick<Configuration, 'gst'>>;
  payments: PaymentProvider | undefined;
  log: { warn: (facts: object, message: string) => void };
};

export function providerOf({ payments }: Pick<PaymentsContext, 'payments'>): PaymentProvider {
  if (payments) return payments;
  throw new AppError(
    'PAYMENTS_NOT_CONFIGURED',
    'Nothing is sold on this server: it has no payment provider.',
  );
}
