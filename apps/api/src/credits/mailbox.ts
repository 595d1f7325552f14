import { createHmac } from 'node:crypto';
import type { Queryable } from '../platform/database.ts';
import { serverSecret } from '../platform/server-secret.ts';

/**
 * A mailbox as it is stored: hashed with a key of the server, without which nobody can tell whose
 * it is.
 */
export const mailboxHash = async (db: Queryable, email: string): Promise<string> =>
  createHmac('sha256', await serverSecret(db, 'mailbox'))
    .update(mailboxOf(email))
    .digest('base64url');

/** Domains under which a provider delivers to the same mailbox. */
const sameDomain: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'proton.me': 'protonmail.com',
  'pm.me': 'protonmail.com',
};

/** The separator of subaddresses at providers that don't use a plus. */
const tagSign: Readonly<Record<string, string>> = {
  // Disposable addresses: a base name per mailbox, a hyphen (which other names can't contain), and
  // a word.
  'yahoo.com': '-',
};

/** What providers ignore in the local part. */
const ignored: Readonly<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'protonmail.com': /[._-]/g,
};

/**
 * The mailbox that an e-mail address is delivered to, as far as providers document it. A subaddress
 * after a plus is always removed, since nearly all mail servers support it; if that mistakes two
 * people for one, the second gets no sign-up credits, and nothing else changes. Never send mail to
 * the result.
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
