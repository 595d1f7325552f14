import { createHmac } from 'node:crypto';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { serverSecret } from '../platform/server-secret.ts';
import type { UserRow } from '../platform/sessions.ts';
import { grantSignupCredits } from './grants.service.ts';
import { hasWelcome, insertWelcomes, listWelcomed } from './welcome.repository.ts';

type Owner = Pick<UserRow, 'id' | 'email'>;

const atOnce = 1_000;

/**
 * Gives the credits that an account starts with, once its address is proven, and once a mailbox:
 * however it is spelled, and also when its account was deleted since. Of two accounts of one
 * mailbox that are proven at once, the second waits for the first here, and gets none.
 *
 * @returns how many were given.
 */
export async function grantWelcome(tx: Tx, user: Owner, amount: number): Promise<number> {
  if (amount === 0 || !(await rememberMailboxes(tx, [user]))) return 0;
  return (await grantSignupCredits(tx, user.id, amount)) ? amount : 0;
}

/**
 * Keeps the mailbox of an account that was given its sign-up credits, as a hash under the server's
 * own key: without that, nobody can find out whether an address is among them.
 */
export async function rememberMailbox(tx: Tx, user: Owner): Promise<void> {
  if (await hasWelcome(tx, user.id)) await rememberMailboxes(tx, [user]);
}

/** The same for every account: releases before this one gave credits without keeping whose. */
export async function rememberAllMailboxes(
  db: Db,
  closing: AbortSignal,
  many = atOnce,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  while (!closing.aborted) {
    const owners = await listWelcomed(db, after, many);
    await rememberMailboxes(db, owners);
    const last = owners.at(-1);
    if (!last || owners.length < many) return;
    after = last.id;
  }
}

async function rememberMailboxes(
  db: Queryable,
  owners: readonly Pick<Owner, 'email'>[],
): Promise<number> {
  const key = await serverSecret(db, 'mailbox');
  const hashes = owners.map(({ email }) =>
    createHmac('sha256', key).update(mailboxOf(email)).digest('base64url'),
  );
  return insertWelcomes(db, [...new Set(hashes)].toSorted());
}

/** Whether an account started with credits, and if not, why. */
export async function welcomeOf(
  db: Db,
  userId: string,
  amount: number,
): Promise<'given' | 'had-before' | 'none'> {
  if (await hasWelcome(db, userId)) return 'given';
  return amount > 0 ? 'had-before' : 'none';
}

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
