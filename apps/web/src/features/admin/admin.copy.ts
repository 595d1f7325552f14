import type { OrderFilter } from './admin.queries.ts';

/** Texts of the operators' console, without internal terms. */
export const adminCopy = {
  loadFailed: 'We couldn’t load this',
  factorTitle: 'Log in with a second step',
  reasonHint: 'The audit log keeps it.',
  reasonTold: 'The owner reads it in an email, and the audit log keeps it.',
} as const;

export const sections = {
  overview: 'Overview',
  people: 'People',
  money: 'Money',
  pages: 'Public pages',
  inbox: 'Inbox',
  jobs: 'Jobs and backups',
  configuration: 'Configuration',
  audit: 'Audit log',
} as const;
export type Section = keyof typeof sections;

export const orderFilterWords: Record<OrderFilter, string> = {
  paid: 'Paid',
  created: 'Not paid yet',
  refunded: 'Refunded',
  failed: 'Failed',
  expired: 'Expired',
  disputed: 'Disputed',
  'given-up': 'Refund failed for good',
};

export const outcomeWords = {
  done: 'Done',
  failed: 'Failed',
  running: 'Running',
  waiting: 'Not run yet',
} as const;
