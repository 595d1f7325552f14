import { createHmac } from 'node:crypto';
import type { Queryable } from '../platform/database.ts';
import { serverSecret } from '../platform/server-secret.ts';

/** What is kept of a mailbox. Under the server's own key, nobody else can find out whose it is. */
export const mailboxHash = async (db: Queryable, email: string): Promise<string> =>
  createHmac('sha256', await serverSecret(db, 'mailbox'))
    .update(mailboxOf(email))
    .digest('base64url');

/** Names under which one provider delivers to one mailbox. */
const sameDomain: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'proton.me': 'protonmail.com',
  'pm.me': 'protonmail.com',
};

/** What ends the name where a provider has its tags behind another sign than a plus. */
const tagSign: Readonly<Record<string, string>> = {
  // Disposable addresses: a base name of one mailbox, a hyphen (which no other name has), a word.
  'yahoo.com': '-',
};

/** What providers do not tell apart in the name before the @. */
const ignored: Readonly<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'protonmail.com': /[._-]/g,
};

/**
 * The mailbox that an e-mail address is delivered to, as far as providers document it. A tag behind
 * a plus is taken off everywhere, since nearly all mail servers know it; where two people are taken
 * for one by that, the second has no sign-up credits, and nothing else changes for them. Never
 * send a mail to it.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const given = address.slice(at + 1);
  // Fastmail delivers anything@name.fastmail.com to name@fastmail.com.
  const subdomain = /^([^.]+)\.(fastmail\.(?:com|fm))$/.exec(given);
  const [, owner = address.slice(0, at), host = given] = subdomain ?? [];
  const domain = sameDomain[host] ?? host;
  const [untagged = ''] = owner.split('+', 1);
  const [base] = untagged.split(tagSign[domain] ?? '+', 1);
  const name = (base || owner).replace(ignored[domain] ?? /(?!)/, '');
  return `${name || owner}@${domain}`;
}
