import type { OrderFilter } from '@folio/contract/admin-money';
import type { DisputeState } from '@folio/contract/payments';
import { t } from '../../lib/words/words.ts';

/** Texts of the operators' console, without internal terms. */
export const adminCopy = {
  get loadFailed() {
    return t('We couldn’t load this');
  },
  get factorTitle() {
    return t('Log in with a second step');
  },
  get reasonHint() {
    return t('The audit log keeps it.');
  },
  get reasonReadByOwner() {
    return t('The owner reads it in an email, and the audit log keeps it.');
  },
} as const;

export const sections = {
  get overview() {
    return t('Overview');
  },
  get people() {
    return t('People');
  },
  get money() {
    return t('Money');
  },
  get pages() {
    return t('Public pages');
  },
  get inbox() {
    return t('Inbox');
  },
  get jobs() {
    return t('Jobs and backups');
  },
  get configuration() {
    return t('Configuration');
  },
  get audit() {
    return t('Audit log');
  },
} as const;
export type Section = keyof typeof sections;

export const orderFilterWords: Record<OrderFilter, string> = {
  get paid() {
    return t('Paid');
  },
  get created() {
    return t('Not paid yet');
  },
  get refunded() {
    return t('Refunded');
  },
  get failed() {
    return t('Failed');
  },
  get expired() {
    return t('Expired');
  },
  get disputed() {
    return t('Disputed');
  },
  get 'dispute-won'() {
    return t('Dispute won');
  },
  get 'dispute-lost'() {
    return t('Dispute lost');
  },
  get 'given-up'() {
    return t('Refund failed for good');
  },
  get unanswered() {
    return t('No answer from provider');
  },
};

/** How a dispute stands. */
export const disputeWords: Record<DisputeState, string> = {
  get open() {
    return t('Open');
  },
  get under_review() {
    return t('Under review');
  },
  get closed() {
    return t('Closed');
  },
  get lost() {
    return t('Lost');
  },
  get won() {
    return t('Won');
  },
};

export const outcomeWords = {
  get done() {
    return t('Done');
  },
  get failed() {
    return t('Failed');
  },
  get running() {
    return t('Running');
  },
  get waiting() {
    return t('Not run yet');
  },
} as const;
