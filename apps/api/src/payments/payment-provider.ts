import type { DisputeState } from '@folio/contract/payments';
import { AppError } from '../platform/app-error.ts';
import type { SeenMoney } from './order-state.ts';

/** A payment as the provider tells of it, wherever it does: asked, or by itself. */
export type SeenPayment = SeenMoney & {
  id: string;
  orderId: string;
  amountPaise: number;
  currency: string;
  /** The buyer's money is set aside and not yet taken. */
  isAuthorized: boolean;
  /** What was told of it beside the payment. */
  dispute?: SeenDispute;
};

/** A payment that its buyer's bank questions, as it stood when the provider told of it. */
export type SeenDispute = {
  id: string;
  state: DisputeState;
  /** What the bank has for it now: nothing while it only asks, and nothing once it is won. */
  deductedPaise: number;
  /** The provider's time, since its events come in any order. */
  toldAtSeconds: number;
  /** For whoever has to answer it: a code of the provider, its stage, and until when. */
  facts: { reason: string; phase: string; respondBy: string | undefined };
};

/** The type of an event that is signed, and has a shape that we don't know. */
export const unreadable = 'unknown';

export type ProviderEvent = {
  id: string;
  type: string;
  payments: SeenPayment[];
  /** The payment of which a refund was begun that has failed since. */
  failedRefundOf?: string;
};

/** A refund as it stands: one that is `pending` is on its way, and may fail days later. */
type SeenRefund = { amountPaise: number; state: 'pending' | 'processed' | 'failed' };

/**
 * Whoever takes the money. Every call ends within ten seconds, with `PAYMENT_PROVIDER_UNAVAILABLE`
 * if need be.
 */
export type PaymentProvider = {
  /** Public: what the checkout in the browser opens with. */
  key: string;
  checkoutScript: string;
  /** @returns the provider's id of the new order. */
  createOrder: (order: NewProviderOrder) => Promise<string>;
  /** A payment, or nothing when the provider knows none by that id. */
  findPayment: (paymentId: string) => Promise<SeenPayment | undefined>;
  /** @param closing ends the question when nobody waits for its answer any more. */
  listPayments: (orderId: string, closing?: AbortSignal) => Promise<SeenPayment[]>;
  /** Takes money that was set aside. */
  capture: (payment: SeenPayment) => Promise<SeenPayment>;
  /** Gives money back to its payer. The same key gives it back once. */
  refund: (refund: NewRefund) => Promise<void>;
  /** All refunds of a payment, also those that have failed. */
  listRefunds: (paymentId: string) => Promise<SeenRefund[]>;
  /** Whether the checkout's answer was signed by the provider. */
  isSignedCheckout: (checkout: SignedCheckout) => boolean;
  /** Reads a webhook's raw bytes; nothing when the provider has not signed them. */
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

/** What the provider does not do, by its own words, such as a refund from an empty account. */
export class ProviderRefusal extends Error {}

/** Whether the provider has answered, and refuses what it was asked for. */
export const isRefusal = (error: unknown): error is AppError & { cause: ProviderRefusal } =>
  error instanceof AppError && error.cause instanceof ProviderRefusal;

/** An answer that says nothing about whether the provider is up: of another shape, or of something else. */
export class OddAnswer extends Error {}

/** Whether the provider does not answer anybody, as far as this call can tell. */
export const isOutOfReach = (error: unknown): boolean =>
  isUnavailable(error) &&
  !isRefusal(error) &&
  !(error instanceof AppError && error.cause instanceof OddAnswer);

/** Whether a call failed because the provider gave no answer to go by, or refused. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'PAYMENT_PROVIDER_UNAVAILABLE';
