import { AppError } from '../../platform/app-error.ts';
import {
  OddAnswer,
  type PaymentProvider,
  ProviderRefusal,
  type SeenPayment,
} from '../payment-provider.ts';

export const goodSignature = 'signed';

/** Creates a provider whose answers a test defines, and which records the calls. */
export function scriptProvider() {
  const asked: Array<[call: string, about: unknown]> = [];
  const payments: SeenPayment[] = [];
  /** Runs before a call is answered, and may throw. */
  const script = { before: async (_call: string, _about: unknown): Promise<void> => {} };
  const ask = async (call: string, about: unknown) => {
    asked.push([call, about]);
    await script.before(call, about);
  };
  const provider: PaymentProvider = {
    key: 'key',
    checkoutScript: 'https://checkout.example/v1.js',
    createOrder: async (order) => {
      await ask('createOrder', order);
      return `order_${order.receipt}`;
    },
    findPayment: async (id) => {
      await ask('findPayment', id);
      return payments.find((payment) => payment.id === id);
    },
    listPayments: async (orderId) => {
      await ask('listPayments', orderId);
      return payments.filter((payment) => payment.orderId === orderId);
    },
    capture: async (payment) => {
      await ask('capture', payment.id);
      return { ...payment, isAuthorized: false, capturedPaise: payment.amountPaise };
    },
    refund: async (refund) => {
      await ask('refund', refund);
      const payment = payments.find(({ id }) => id === refund.paymentId);
      if (payment) payment.refundedPaise += refund.amountPaise;
    },
    listRefunds: async (id) => {
      await ask('listRefunds', id);
      return [];
    },
    isSignedCheckout: ({ signature }) => signature === goodSignature,
    readEvent: () => undefined,
  };
  return { provider, asked, payments, script };
}

/** The error if the provider is unreachable. */
export const outOfReach = () =>
  new AppError('PAYMENT_PROVIDER_UNAVAILABLE', 'Could not create payment order');

/** The error if the provider refuses a request. */
export const refusal = (reason: string) =>
  new AppError('PAYMENT_PROVIDER_UNAVAILABLE', 'Could not create payment order', {
    cause: new ProviderRefusal(reason),
  });

/** The error if the provider's response cannot be parsed. */
export const oddAnswer = () =>
  new AppError('PAYMENT_PROVIDER_UNAVAILABLE', 'Could not create payment order', {
    cause: new OddAnswer('The payment provider failed: its answer has another shape'),
  });
