import { randomBytes } from 'node:crypto';
import type { RazorpayDispute, RazorpayPayment } from '../razorpay/shapes.ts';
import { sign } from '../razorpay/signature.ts';

export type StandInSettings = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The URL to which events are sent. If absent, none are sent. */
  webhookTarget?: () => string | undefined;
  /** Delays between the attempts to deliver an event. */
  retryMs?: readonly number[];
};

export type StandInOrder = { id: string; amount: number; receipt: string; notes: object };
type Payment = RazorpayPayment & { order_id: string; amount_refunded: number };
type Refund = { id: string; entity: 'refund'; payment_id: string; amount: number; status: string };
type Dispute = RazorpayDispute & { payment_id: string; amount_deducted: number };

type DisputeTerms = { amount?: number; deducted?: number };
type SignedEvent = { body: string; headers: Record<string, string> };

/** Faults to simulate until they are reset. */
export type Faults = {
  /** Answers every call with this status. */
  status?: number;
  /** Does not answer at all. */
  isHanging?: boolean;
  /** Reports another amount than was paid. */
  lyingAmount?: number;
  /** Only authorizes payments instead of capturing them. */
  isOnlyAuthorizing?: boolean;
  isSilent?: boolean;
  /** Processes the request, then closes the connection without a response. */
  isCutOff?: boolean;
};

const defaultRetryMs = [0, 500, 2_000, 10_000, 60_000];

/** An in-memory payment provider that speaks Razorpay's protocol and charges nobody. */
export class StandIn {
  readonly settings: StandInSettings;
  readonly orders = new Map<string, StandInOrder>();
  readonly payments = new Map<string, Payment>();
  /** Indexed by idempotency key. */
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  faults: Faults = {};
  /** Cancels pending delivery attempts, so that stopping does not wait for them. */
  readonly #stop = new AbortController();

  constructor(settings: StandInSettings) {
    this.settings = settings;
  }

  createOrder(order: Omit<StandInOrder, 'id'>): StandInOrder {
    const made = { ...order, id: newId('order') };
    this.orders.set(made.id, made);
    return made;
  }

  /** Simulates a buyer's payment at the checkout. Returns what their browser would receive. */
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

  /** Refunds like Razorpay's API: once per key, and never more than is left. */
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

  /** Simulates a bank that rejects refunds days after they were accepted. */
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

  /**
   * Simulates a dispute by a buyer's bank. With `deducted`, the bank deducts the amount before its
   * decision.
   */
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

  /** Advances or closes a dispute. */
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

  /** Returns a signed event in the form in which it is sent. */
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

  /** Retries, like the real provider, until the response is a success. */
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
