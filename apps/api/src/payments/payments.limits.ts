import type { FastifyRequest } from 'fastify';
import { countHits, type RateLimit } from '../platform/rate-limit.ts';
import { sessionOf } from '../platform/require-session.ts';

const minute = 60;

/** More than anybody buys, and too few to guess promo codes or to keep the provider busy with us. */
export const paymentLimits = {
  ordersOfAccount: { name: 'orders-account', hits: 20, seconds: 10 * minute },
  verifiesOfAccount: { name: 'verifies-account', hits: 30, seconds: 10 * minute },
  receiptsOfAccount: { name: 'receipts-account', hits: 30, seconds: minute },
  quotesFromAddress: { name: 'quotes-address', hits: 60, seconds: minute },
} as const satisfies Record<string, RateLimit>;

/** A `preHandler` hook: so many requests of one account. */
export const limitAccount = (limit: RateLimit) => (request: FastifyRequest) =>
  countHits(request.server, [{ limit, subject: sessionOf(request).user.id }]);

/** A `preHandler` hook: so many requests from one address. */
export const limitAddress = (limit: RateLimit) => (request: FastifyRequest) =>
  countHits(request.server, [{ limit, subject: request.ip }]);
