import { eq } from 'drizzle-orm';
import { makeAccount } from '../../credits/testing/make-account.ts';
import type { Db } from '../../platform/database.ts';
import { paymentOrders } from '../../platform/money-schema.ts';
import { users } from '../../platform/schema.ts';
import type { UserRow } from '../../platform/sessions.ts';
import type { PaymentProvider } from '../payment-provider.ts';

/** Creates an account with ten credits, and returns it like its session would. */
export async function makeBuyer(db: Db): Promise<UserRow> {
  return readBuyer(db, await makeAccount(db, 10));
}

export async function readBuyer(db: Db, id: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('No account');
  return row;
}

export const ordersOf = (db: Db, { id }: UserRow) =>
  db.select().from(paymentOrders).where(eq(paymentOrders.userId, id));

/** Creates the dependencies of the payment services, and records their warnings. */
export function paymentsContext(db: Db, payments: PaymentProvider) {
  const warnings: object[] = [];
  const words: string[] = [];
  return {
    db,
    payments,
    warnings,
    words,
    configuration: {
      promoCodes: new Map([['TWENTY', { percentOff: 20 }]]),
      welcomeOffer: false,
      firstHundredOffer: false,
    },
    log: {
      warn: (facts: object, message: string) => {
        warnings.push(facts);
        words.push(message);
      },
    },
  };
}

export const secondsUntil = (moment: Date | null | undefined): number =>
  ((moment?.getTime() ?? Number.NaN) - Date.now()) / 1_000;
