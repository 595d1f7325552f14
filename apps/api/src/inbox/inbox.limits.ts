import type { RateLimit } from '../platform/rate-limit.ts';

const minute = 60;
const hour = 60 * minute;

export const inboxLimits = {
  messagesFromAddress: { name: 'messages-address', hits: 10, seconds: hour },
  /** So that no crowd of addresses floods the inbox either. */
  messagesOfEverybody: { name: 'messages', hits: 300, seconds: hour },
  /** Whoever is written to may never have heard of us: somebody else may have typed the address. */
  confirmationsToMailbox: { name: 'confirmations-mailbox', hits: 1, seconds: 24 * hour },
} as const satisfies Record<string, RateLimit>;

/** One mailbox has many addresses: case and what follows a + do not count, nor do Gmail's dots. */
export function mailboxSubject(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? [];
  const [untagged = ''] = name.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
