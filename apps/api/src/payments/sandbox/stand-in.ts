import { randomBytes } from 'node:crypto';
import type { RazorpayDispute, RazorpayPayment } from '../razorpay/shapes.ts';
import { sign } from '../razorpay/signature.ts';

export type StandInSettings = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where events are sent; nowhere without it. */
  webhookTarget?: () => string | undefined;
  /** Waits between the attempts to deliver an event. */
  retryMs?: readonly number[];
};

export type StandInOrder = { id: string; amount: number; receipt: string; notes: object };
type Payment = RazorpayPayment & { order_id: string; amount_refunded: number };
type Refund = { id: string; entity: 'refund'; payment_id: string; amount: number; status: string };
type Dispute = RazorpayDispute & { payment_id: string; amount_deducted: number };

type DisputeTerms = { amount?: number; deducted?: number };
type SignedEvent = { body: string; headers: Record<string, string> };

/** What it does wrong on demand, until it is set back. */
export type Faults = {
  /** Answers every call with this status. */
  status?: number;
  /** Does not answer at all. */
  isHanging?: boolean;
  /** Tells of another amount than was paid. */
  lyingAmount?: number;
  /** Sets money aside instead of taking it. */
  isOnlyAuthorizing?: boolean;
  isSilent?: boolean;
  /** Does what it is asked to do, and the connection ends before its answer. */
  isCutOff?: boolean;
};

const defaultRetryMs = [0, 500, 2_000, 10_000, 60_000];

/** A payment provider in memory that speaks Razorpay's protocol, and takes nobody's money. */
export class StandIn {
  readonly settings: StandInSettings;
  readonly orders = new Map<string, StandInOrder>();
  readonly payments = new Map<string, Payment>();
  /** By their idempotency keys. */
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  faults: Faults = {};
  /** Attempts of deliveries under way, so that a stop can wait for none of them. */
  readonly #stop = new AbortController();

  constructor(settings: StandInSettings) {
    this.settings = settings;
  }

  createOrder(order: Omit<StandInOrder, 'id'>): StandInOrder {
    const made = { ...order, id: newId('order') };
    this.orders.set(made.id, made);
    return made;
  }

  /** What a buyer does at the checkout. The answer is what their browser gets. */
  pay(orderId: string): { paymentId: string; signature: string } | undefined {
    const order = this.orders.get(orderId);
    if (!order) return undefined;
    const status = this.faults.isOnlyAuthorizing ? 'authorized' : 'captured';
    const payment = this.#addPayment(order, status);
    this.#sendWebhook(`payment.${status}`, payment);
    const signature = sign(this.settings.keySecret, `${orderId}|${payment.id}`);
    return { paymentId: payment.id, signature };
  }

  fail(orderId: string): void {
    const order = this.orders.get(orderId);
    if (order) this.#sendWebhook('payment.failed', this.#addPayment(order, 'failed'));
  }

  capture(paymentId: string): Payment | undefined {
    const payment = this.payments.get(paymentId);
    if (payment?.status === 'authorized') {
      payment.status = 'captured';
      this.#sendWebhook('payment.captured', payment);
    }
    return payment;
  }

  refund(paymentId: string, amount?: number): Payment | undefined {
    const payment = this.payments.get(paymentId);
    if (!payment) return undefined;
    const left = payment.amount - payment.amount_refunded;
    payment.amount_refunded += Math.min(left, amount ?? left);
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
    this.#sendWebhook('refund.processed', payment);
    return payment;
  }

  /** As its API refunds: once for a key, and never more than is left. */
  refundOnce(paymentId: string, amount: number | undefined, key: string): Refund | undefined {
    const known = this.refunds.get(key);
    const before = this.payments.get(paymentId)?.amount_refunded ?? 0;
    const payment = known ? undefined : this.refund(paymentId, amount);
    if (!payment || payment.amount_refunded === before) return known;
    const made: Refund = {
      id: newId('rfnd'),
      entity: 'refund',
      payment_id: paymentId,
      status: 'processed',
      amount: payment.amount_refunded - before,
    };
    this.refunds.set(key, made);
    return made;
  }

  /** What a bank may do days after a refund was accepted. */
  failRefunds(paymentId: string): void {
    const payment = this.payments.get(paymentId);
    const begun = this.refundsOf(paymentId).filter(({ status }) => status === 'processed');
    if (!payment || begun.length === 0) return;
    for (const refund of begun) {
      refund.status = 'failed';
      payment.amount_refunded -= refund.amount;
    }
    payment.status = 'captured';
    this.#sendWebhook('refund.failed', payment);
  }

  refundsOf(paymentId: string): Refund[] {
    return [...this.refunds.values()].filter(({ payment_id }) => payment_id === paymentId);
  }

  /** What a buyer's bank does; with `deducted` it takes the money before it decides. */
  dispute(paymentId: string, { amount, deducted = 0 }: DisputeTerms = {}): Dispute | undefined {
    const payment = this.payments.get(paymentId);
    if (!payment) return undefined;
    const dispute: Dispute = {
      id: newId('disp'),
      payment_id: paymentId,
      amount: amount ?? payment.amount,
      amount_deducted: deducted,
      reason_code: 'chargeback_not_authorized',
      phase: 'chargeback',
      respond_by: nowSeconds() + 7 * 86_400,
      status: 'open',
    };
    this.disputes.set(dispute.id, dispute);
    this.#sendWebhook('payment.dispute.created', payment, dispute);
    return dispute;
  }

  /** How a dispute goes on, or ends. */
  decide(disputeId: string, status: RazorpayDispute['status']): Dispute | undefined {
    const dispute = this.disputes.get(disputeId);
    const payment = dispute && this.payments.get(dispute.payment_id);
    if (!payment) return undefined;
    dispute.status = status;
    if (status === 'lost') dispute.amount_deducted ||= dispute.amount;
    if (status === 'won') dispute.amount_deducted = 0;
    this.#sendWebhook(`payment.dispute.${status}`, payment, dispute);
    return dispute;
  }

  paymentsOf(orderId: string): Payment[] {
    return [...this.payments.values()].filter((payment) => payment.order_id === orderId);
  }

  /** An event as it is sent, signed. */
  eventOf(type: string, payment: Payment, dispute?: Dispute): SignedEvent {
    const payload = {
      payment: { entity: payment },
      ...(dispute ? { dispute: { entity: dispute } } : {}),
    };
    const body = JSON.stringify({ event: type, created_at: nowSeconds(), payload });
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': sign(this.settings.webhookSecret, body),
        'x-razorpay-event-id': newId('event'),
      },
    };
  }

  close(): void {
    this.#stop.abort();
  }

  #addPayment({ id, amount }: StandInOrder, status: Payment['status']): Payment {
    const payment: Payment = {
      id: newId('pay'),
      order_id: id,
      amount: this.faults.lyingAmount ?? amount,
      currency: 'INR',
      status,
      amount_refunded: 0,
    };
    this.payments.set(payment.id, payment);
    return payment;
  }

  #sendWebhook(type: string, payment: Payment, dispute?: Dispute): void {
    const target = this.settings.webhookTarget?.();
    if (!target || this.faults.isSilent) return;
    void this.#deliver(target, this.eventOf(type, payment, dispute));
  }

  /** Like the real one it tries again until it is answered with a success. */
  async #deliver(target: string, event: SignedEvent): Promise<void> {
    for (const waitMs of this.settings.retryMs ?? defaultRetryMs) {
      await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
      if (this.#stop.signal.aborted) return;
      const isTaken = await fetch(target, { method: 'POST', ...event, signal: this.#stop.signal })
        .then(({ ok }) => ok)
        .catch(() => false);
      if (isTaken) return;
    }
  }
}

const newId = (kind: string): string => `${kind}_${randomBytes(7).toString('hex')}`;
const nowSeconds = (): number => Math.floor(Date.now() / 1_000);
