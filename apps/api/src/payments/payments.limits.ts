import type { RateLimit } from '../platform/rate-limit.ts';

const minute = 60;

/** More than anybody buys, and too few to guess promo codes or to keep the provider busy with us. */
export const paymentLimits = {
  ordersOfAccount: { name: 'orders-account', hits: 20, seconds: 10 * minute },
  verifiesOfAccount: { name: 'verifies-account', hits: 30, seconds: 10 * minute },
  receiptsOfAccount: { name: 'receipts-account', hits: 30, seconds: minute },
  quotesFromAddress: { name: 'quotes-address', hits: 60, seconds: minute },
} as const satisfies Record<string, RateLimit>;
