import {
  type AccountLogEntry,
  type AccountLogKind,
  type AccountLogPage,
  accountLogKinds,
  type ListAccountLog,
  type RefusedKind,
} from '@folio/contract/account-log';
import { wideNetworkOf } from '../platform/caller-network.ts';
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
 * Logs an account event in the transaction that makes it, or a refusal.
 *
 * @param name of the passkey, key or link involved; never a secret.
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

/** Whether such an entry exists from the last 24 hours: frequent events are logged once a day. */
export const hasBeenNoted = (db: Db, userId: string, kind: AccountLogKind): Promise<boolean> =>
  hasRecentEntry(db, userId, kind);

/** Logs a refusal in its own transaction; skipped if the account was deleted meanwhile. */
export async function noteRefusal(db: Db, actor: Actor, kind: RefusedKind): Promise<void> {
  try {
    await noteInLog(db, actor, kind);
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
  }
}

/**
 * Logs a refused login if the address has an account. Runs after the response, whose timing must
 * not reveal that.
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
  // One more row than the page, to know if there is another.
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

/** The network of a caller as logged: coarse enough to tell only home from elsewhere. */
export const shortNetwork = (network: string): string => wideNetworkOf(network) ?? '';
