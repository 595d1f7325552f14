/** What the provider's checkout answers a payment with. */
export type CheckoutAnswer = {
  razorpay_payment_id?: string;
  razorpay_order_id?: string;
  razorpay_signature?: string;
};

export type CheckoutOptions = {
  key: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  prefill: { name: string; email: string; contact: string };
  notes: Record<string, string>;
};

type ProviderOptions = CheckoutOptions & {
  theme: { color: string };
  modal: { escape: boolean; ondismiss: () => void };
  handler: (answer: CheckoutAnswer) => void;
};

/** The part of https://razorpay.com/docs/payments/payment-gateway/web-integration that is used. */
type Provider = new (
  options: ProviderOptions,
) => {
  open: () => void;
  on: (event: 'payment.failed', listener: () => void) => void;
};

const provider = (): Provider | undefined => (globalThis as { Razorpay?: Provider }).Razorpay;

/** Loads the provider's script, unless it is there. A failure is forgotten, so that it can be tried again. */
export async function loadCheckout(src: string): Promise<void> {
  if (provider()) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  try {
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = () => reject(new Error('The checkout could not be loaded'));
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  }
}

/**
 * Opens the checkout, and answers once it is over: with what was paid, or with nothing where it was
 * closed. A payment that fails can be tried again in it, so that is only told of.
 */
export function openCheckout(
  options: CheckoutOptions,
  onPaymentFailed: () => void,
): Promise<CheckoutAnswer | undefined> {
  const Checkout = provider();
  if (!Checkout) throw new Error('The checkout is not loaded');
  return new Promise((resolve) => {
    const checkout = new Checkout({
      ...options,
      theme: { color: '#0055FF' },
      modal: { escape: false, ondismiss: () => resolve(undefined) },
      handler: resolve,
    });
    checkout.on('payment.failed', onPaymentFailed);
    checkout.open();
  });
}
