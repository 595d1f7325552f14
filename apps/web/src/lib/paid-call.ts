import type { CreditAction } from '@folio/contract/credit-actions';
import type { PaidRoute } from '@folio/contract/credits';
import type { RouteArgs, RouteResult } from '@folio/contract/route';
import { apiWith, type CallOptions, isApiError, type PriceOf } from './api-client.ts';
import type { CreditPrice } from './credit-price.ts';

export type PaidCallOptions<A extends CreditAction> = {
  /** The price shown on the control that started the call. */
  price: CreditPrice<A>;
  idempotencyKey: string;
  signal: AbortSignal;
};

/**
 * Calls an endpoint that costs credits. Repeats with the same idempotency key are paid once; a key
 * that was used without a result is replaced.
 */
export async function paidCall<R extends PaidRoute>(
  options: CallOptions & PriceOf<R>,
  route: R,
  ...args: RouteArgs<R>
): Promise<RouteResult<R>> {
  try {
    return await apiWith(options, route, ...args);
  } catch (error) {
    if (!isApiError(error, 'IDEMPOTENCY_CONFLICT')) throw error;
    return apiWith({ ...options, idempotencyKey: newIdempotencyKey() }, route, ...args);
  }
}

/** `crypto.randomUUID` is missing where the page isn't served over TLS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
