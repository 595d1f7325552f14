import type { Notice } from '../../lib/notices.ts';
import { t } from '../../lib/words/words.ts';
import type { ToastMessage } from '../../ui/toast.ts';

/** For people who have paid and received nothing. */
export const support = {
  get label() {
    return t('Contact support');
  },
  href: '/contact?subject=billing',
};

/** Terms in addition to the specification's: what is available at once, and what is not. */
export const enterpriseTerms = () =>
  t(
    'Everything in Premium works from day one. The rest is set up for your organization, as agreed before you pay.',
  );

/** Notifications of the payment screens, as specified. */
export const paymentsCopy = {
  notConfigured: {
    tone: 'error',
    get title() {
      return t('Configuration Error');
    },
    get description() {
      return t('Could not initialize payment system. Please try again later.');
    },
  },
  notReady: {
    get title() {
      return t('Payment System Not Ready');
    },
    get description() {
      return t('Please wait a moment while the payment system initializes.');
    },
  },
  failed: {
    tone: 'error',
    get title() {
      return t('Payment failed');
    },
    get description() {
      return t('There was an error processing your payment. Please try again.');
    },
  },
  /** An offer has ended, or begun, since the price was shown. */
  priceChanged: {
    get title() {
      return t('The price has changed');
    },
    get description() {
      return t('Nothing was charged. This page shows the new price.');
    },
  },
  noPaymentId: {
    tone: 'error',
    get title() {
      return t('Payment verification failed');
    },
    get description() {
      return t('Missing payment ID. Please contact support.');
    },
    link: support,
  },
  notVerified: {
    tone: 'error',
    get title() {
      return t('Payment verification failed');
    },
    get description() {
      return t('There was an issue verifying your payment. Please contact support.');
    },
    link: support,
  },
  /** The provider also notifies the server of the payment. */
  paidSignedOut: {
    get title() {
      return t('Your payment is on its way');
    },
    get description() {
      return t(
        'You were signed out before we could confirm it. Log in again and your purchase will be in your account. You don’t need to pay again.',
      );
    },
  },
  moneyBackFailed: {
    tone: 'error',
    get title() {
      return t('We couldn’t refund this purchase');
    },
  },
  receiptFailed: {
    tone: 'error',
    get title() {
      return t('We couldn’t download the receipt');
    },
  },
} as const satisfies Record<string, ToastMessage>;

const receipt = {
  get label() {
    return t('View receipt');
  },
  href: '/billing',
};

/** `words`: the server's text, which names the purchase. */
export const paidMessage = (kind: 'credits' | 'plan', words: string): ToastMessage =>
  kind === 'credits'
    ? { tone: 'good', title: words, link: receipt }
    : { tone: 'good', title: t('Payment successful!'), description: words, link: receipt };

/** For people who closed the checkout although they had paid. */
export const arrivedMessage = (name: string): ToastMessage => ({
  tone: 'good',
  isLasting: true,
  title: t('Payment successful!'),
  description: t('Your {name} is in your account. You don’t need to pay again.', { name }),
  link: receipt,
});

/** For people in another tab, such as their bank's, when the payment is settled. */
export const paidNotice: Notice = {
  get title() {
    return t('Payment successful!');
  },
  get body() {
    return t('Your purchase is in your account.');
  },
};

/** For an account without sign-up credits, which are given once per mailbox. */
export const hadCreditsBefore = () =>
  t(
    'This mailbox already received its free credits with an earlier account, so this account started without any.',
  );

/** Under the payment button: whether one can pay now, and if not, why. */
export const readinessCopy = {
  get offline() {
    return t('You’re offline. You can pay once you’re back online.');
  },
  get waiting() {
    return t('Connecting to the payment provider...');
  },
  get failed() {
    return paymentsCopy.notConfigured.description;
  },
  get ready() {
    return t('Payments are handled by our payment provider. We never see your card details.');
  },
} as const;
