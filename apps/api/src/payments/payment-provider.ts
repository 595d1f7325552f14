import type { DisputeState } from '@folio/contract/payments';
import { AppError } from '../platform/app-error.ts';
import type { SeenMoney } from './order-state.ts';

/** A payment as reported by the provider, on request or by an event. */
export type SeenPayment = SeenMoney & {
  id: string;
  orderId: string;
  amountPaise: number;
  currency: string;
  /** The amount is authorized but not captured. */
  isAuthorized: boolean;
  /** A dispute, if one was reported. */
  dispute?: SeenDispute;
};

/** A dispute of a payment, as of the provider's report. */
export type SeenDispute = {
  id: string;
  state: DisputeState;
  /**
   * What the bank has deducted so far: nothing during an inquiry, and nothing once the dispute is
   * won.
   */
  deductedPaise: number;
  /** The provider's time, since its events arrive in any order. */
  toldAtSeconds: number;
  /** For whoever has to answer it: the provider's reason code, the phase, and the deadline. */
  facts: { reason: string; phase: string; respondBy: string | undefined };
};

/** The type of a signed event whose shape is unknown. */
export const unreadable = 'unknown';

export type ProviderEvent = {
  id: string;
  type: string;
  payments: SeenPayment[];
  /** The payment whose refund has failed. */
  failedRefundOf?: string;
};

/** The state of a refund: `pending` ones may still fail days later. */
type SeenRefund = { amountPaise: number; state: 'pending' | 'processed' | 'failed' };

/**
 * A payment provider. Every call ends within ten seconds, if need be with
 * `PAYMENT_PROVIDER_UNAVAILABLE`.
 */
export type PaymentProvider = {
  /** The public key that the browser's checkout needs. */
  key: string;
  checkoutScript: string;
  /** @returns the provider's id of the new order. */
  createOrder: (order: NewProviderOrder) => Promise<string>;
  /** Undefined if the provider doesn't know the payment. */
  findPayment: (paymentId: string) => Promise<SeenPayment | undefined>;
  /** @param closing aborts the request when its answer is no longer needed. */
  listPayments: (orderId: string, closing?: AbortSignal) => Promise<SeenPayment[]>;
  /** Captures an authorized payment. */
  capture: (payment: SeenPayment) => Promise<SeenPayment>;
  /** Refunds a payment, once per key. */
  refund: (refund: NewRefund) => Promise<void>;
  /** All refunds of a payment, including failed ones. */
  listRefunds: (paymentId: string) => Promise<SeenRefund[]>;
  /** Whether the checkout's result carries the provider's signature. */
  isSignedCheckout: (checkout: SignedCheckout) => boolean;
  /** Parses the raw body of a webhook; undefined if its signature is invalid. */
  readEvent: (webhook: Webhook) => ProviderEvent | undefined;
};

type NewProviderOrder = {
  receipt: string;
  amountPaise: number;
  notes: Record<string, string>;
};
type NewRefund = { paymentId: string; amountPaise: number; key: string };
type SignedCheckout = { orderId: string; paymentId: string; signature: string };
export type Webhook = { body: Buffer; signature: string; eventId: string };

/** A refusal with the provider's own message, such as a refund from an empty account. */
export class ProviderRefusal extends Error {}

/** Whether the provider has refused the request. */
export const isRefusal = (error: unknown): error is AppError & { cause: ProviderRefusal } =>
  error instanceof AppError && error.cause instanceof ProviderRefusal;

/**
 * A response that says nothing about whether the provider is available: unexpected in shape or
 * content.
 */
export class OddAnswer extends Error {}

/** Whether the provider seems to be unreachable for everybody. */
export const isOutOfReach = (error: unknown): boolean =>
  isUnavailable(error) &&
  !isRefusal(error) &&
  !(error instanceof AppError && error.cause instanceof OddAnswer);

/** Whether a call failed without a usable answer, or was refused. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'PAYMENT_PROVIDER_UNAVAILABLE';
