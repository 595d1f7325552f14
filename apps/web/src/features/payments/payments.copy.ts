import type { Notice } from '../../lib/notices.ts';
import type { ToastMessage } from '../../ui/toast.ts';

/** For people who have paid and received nothing. */
export const support = { label: 'Contact support', href: '/contact?subject=billing' };

/** Besides the specification's terms: what is available at once, and what is not. */
export const enterpriseTerms =
  'Everything in Premium works from day one. The rest is set up for your organization, as agreed before you pay.';

/** Notifications of the payment screens, as specified. */
export const paymentsCopy = {
  notConfigured: {
    tone: 'error',
    title: 'Configuration Error',
    description: 'Could not initialize payment system. Please try again later.',
  },
  notReady: {
    title: 'Payment System Not Ready',
    description: 'Please wait a moment while the payment system initializes.',
  },
  failed: {
    tone: 'error',
    title: 'Payment failed',
    description: 'There was an error processing your payment. Please try again.',
  },
  /** An offer has ended, or begun, since the price was shown. */
  priceChanged: {
    title: 'The price has changed',
    description: 'Nothing was charged. This page shows the new price.',
  },
  noPaymentId: {
    tone: 'error',
    title: 'Payment verification failed',
    description: 'Missing payment ID. Please contact support.',
    link: support,
  },
  notVerified: {
    tone: 'error',
    title: 'Payment verification failed',
    description: 'There was an issue verifying your payment. Please contact support.',
    link: support,
  },
  /** The provider also notifies the server of the payment. */
  paidSignedOut: {
    title: 'Your payment is on its way',
    description:
      'You were signed out before we could confirm it. Log in again and your purchase will be in your account. You don’t need to pay again.',
  },
  moneyBackFailed: { tone: 'error', title: 'We couldn’t refund this purchase' },
  receiptFailed: { tone: 'error', title: 'We couldn’t download the receipt' },
} as const satisfies Record<string, ToastMessage>;

const receipt = { label: 'View receipt', href: '/billing' };

/** `words` are the server's: they name what was bought. */
export const paidMessage = (kind: 'credits' | 'plan', words: string): ToastMessage =>
  kind === 'credits'
    ? { tone: 'good', title: words, link: receipt }
    : { tone: 'good', title: 'Payment successful!', description: words, link: receipt };

/** For people who closed the checkout and paid all the same. */
export const arrivedMessage = (name: string): ToastMessage => ({
  tone: 'good',
  title: 'Payment successful!',
  description: `Your ${name} is in your account. You don’t need to pay again.`,
  link: receipt,
});

/** For people in another tab, such as their bank's, when the payment is settled. */
export const paidNotice: Notice = {
  title: 'Payment successful!',
  body: 'Your purchase is in your account.',
};

/** For an account without sign-up credits, which are given once per mailbox. */
export const hadCreditsBefore =
  'This email address already received its free credits with an earlier account, so this account started without any.';

/** Under the payment button: whether one can pay now, and if not, why. */
export const readinessCopy = {
  offline: 'You’re offline. You can pay once you’re back online.',
  waiting: 'Connecting to the payment provider...',
  failed: paymentsCopy.notConfigured.description,
  ready: 'Payments are handled by our payment provider. We never see your card details.',
} as const;
