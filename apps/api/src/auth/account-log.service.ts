import {
  type AccountLogEntry,
  type AccountLogKind,
  type AccountLogPage,
  accountLogKinds,
  type ListAccountLog,
  type RefusedKind,
} from '@folio/contract/account-log';
import type { Db, Queryable } from '../platform/database.ts';
import { isForeignKeyViolation } from '../platform/database-faults.ts';
import type { Origin } from '../platform/origin.ts';
import type { Session } from '../platform/sessions.ts';
import {
  type AccountLogRow,
  hasRecentEntry,
  insertEntry,
  listEntries,
} from './account-log.repository.ts';
import { findUserByEmail } from './users.repository.ts';

/** The account and the request's origin; CLI commands have no origin. */
type Actor = { userId: string; origin?: Origin | undefined };

export const actorOf = ({ user, origin }: Pick<Session, 'user' | 'origin'>): Actor => ({
  userId: user.id,
  origin: origin?.(),
});

/**
 * Notes what was done to an account, in the transaction that does it, or what was refused.
 *
 * @param name of the passkey, key or link that it is about; never anything that opens something.
 */
export const noteInLog = (
  db: Queryable,
  { userId, origin }: Actor,
  kind: AccountLogKind,
  name = '',
): Promise<void> =>
  insertEntry(db, {
    userId,
    kind,
    name,
    device: origin?.device ?? '',
    network: shortNetwork(origin?.network ?? ''),
  });

/** Whether the log says so already, within a day: what would fill it is noted once. */
export const hasBeenNoted = (db: Db, userId: string, kind: AccountLogKind): Promise<boolean> =>
  hasRecentEntry(db, userId, kind);

/** Notes what an account was refused, by itself; one that is deleted meanwhile needs no note. */
export async function noteRefusal(db: Db, actor: Actor, kind: RefusedKind): Promise<void> {
  try {
    await noteInLog(db, actor, kind);
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
  }
}

/**
 * Notes a refused login, where the address has an account. It is done after the answer, whose time
 * would tell whether it has.
 */
export async function noteRefusedLogin(db: Db, email: string, origin: Origin): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (user?.emailVerifiedAt) await noteRefusal(db, { userId: user.id, origin }, 'login-refused');
}

export async function accountLogOf(
  db: Db,
  userId: string,
  { limit, cursor }: ListAccountLog,
): Promise<Omit<AccountLogPage, 'success'>> {
  // Reads one more, which tells whether there is a page after this one.
  const rows = await listEntries(db, userId, { limit: limit + 1, before: cursor });
  const data = rows.slice(0, limit).map(present);
  const last = rows.length > limit ? data.at(-1) : undefined;
  return { data, page: { nextCursor: last?.id ?? null } };
}

const present = ({
  id,
  kind,
  name,
  device,
  network,
  createdAt,
}: AccountLogRow): AccountLogEntry => ({
  id,
  kind: accountLogKinds.find((known) => known === kind) ?? 'other',
  name,
  device,
  network,
  at: createdAt.toISOString(),
});

/**
 * A caller's network (`callerNetwork`) as the log keeps it: enough to tell home from elsewhere, and
 * no more. Of IPv4 three bytes, of IPv6 the 48 bits that a provider's region has.
 */
export function shortNetwork(network: string): string {
  const [, bytes] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network) ?? [];
  if (bytes !== undefined) return `${bytes}.x`;
  const [, groups] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network) ?? [];
  return groups === undefined ? '' : `${groups}:x`;
}
