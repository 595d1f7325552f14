import type { OrderFilter } from '@folio/contract/admin-money';
import type { AdminPerson } from '@folio/contract/admin-people';
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

export const planNames: Record<AdminPerson['plan'], string> = {
  get free() {
    return t('Free');
  },
  get basic() {
    return t('Basic');
  },
  get premium() {
    return t('Premium');
  },
  get enterprise() {
    return t('Enterprise');
  },
};

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

/** The states of a dispute. */
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

/** The texts of audit log actions, by their stored names. */
export const auditActionWords: Readonly<Record<string, string>> = {
  get 'console.overview'() {
    return t('Opened the overview');
  },
  get 'console.jobs'() {
    return t('Opened jobs and backups');
  },
  get 'console.configuration'() {
    return t('Opened the configuration');
  },
  get 'console.audit'() {
    return t('Opened the audit log');
  },
  get 'inbox.list'() {
    return t('Opened the inbox');
  },
  get 'inbox.done'() {
    return t('Marked a message as done');
  },
  get 'money.list'() {
    return t('Listed orders');
  },
  get 'money.days'() {
    return t('Listed payments by day');
  },
  get 'money.view'() {
    return t('Opened an order');
  },
  get 'money.refund'() {
    return t('Refunded an order');
  },
  get 'pages.reports'() {
    return t('Listed reported pages');
  },
  get 'pages.hidden'() {
    return t('Listed hidden pages');
  },
  get 'pages.decide'() {
    return t('Settled a report');
  },
  get 'pages.hide'() {
    return t('Hid a public page');
  },
  get 'pages.show'() {
    return t('Showed a public page again');
  },
  get 'people.list'() {
    return t('Searched people');
  },
  get 'people.view'() {
    return t('Opened an account');
  },
  get 'people.ban'() {
    return t('Blocked an account');
  },
  get 'people.lift-ban'() {
    return t('Unblocked an account');
  },
  get 'people.end-sessions'() {
    return t('Signed an account out everywhere');
  },
  get 'people.resend-verification'() {
    return t('Sent the confirmation email again');
  },
  get 'operators.add'() {
    return t('Made an account an operator');
  },
  get 'operators.remove'() {
    return t('Removed an operator');
  },
};
