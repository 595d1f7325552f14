import type { CreditAction } from '@folio/contract/credit-actions';
import type { CreditPrice } from './credit-price.ts';

export type PaidCallOptions<A extends CreditAction> = {
  /** The price shown on the control that started the call. */
  price: CreditPrice<A>;
  idempotencyKey: string;
  signal: AbortSignal;
};

/** `crypto.randomUUID` is missing without TLS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
