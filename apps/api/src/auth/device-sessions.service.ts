import type { ListSessions, SessionPage } from '@folio/contract/profiles';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import {
  endOneSession,
  endSessions,
  listSessions,
  type Session,
  type SessionCursor,
} from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { lockAccount } from './account.service.ts';
import { actorOf, noteInLog } from './account-log.service.ts';

/** The account's sessions by device, most recently used first. */
export async function deviceSessions(
  db: Db,
  { user, tokenHash }: Session,
  { limit, cursor }: ListSessions,
): Promise<Omit<SessionPage, 'success'>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  // One more row than the page, to know if there is another.
  const { rows, total } = await listSessions(db, user.id, { limit: limit + 1, after });
  const data = rows.slice(0, limit).map((row) => ({
    id: row.id,
    isCurrent: row.tokenHash === tokenHash,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
  const last = rows.length > limit ? data.at(-1) : undefined;
  return { data, page: { nextCursor: last ? `${last.lastSeenAt}_${last.id}` : null, total } };
}

function readCursor(cursor: string): SessionCursor {
  const [lastSeenAt = '', id = ''] = cursor.split('_');
  // PostgreSQL has no year 0.
  const isMoment = /^[1-9]/.test(lastSeenAt) && z.iso.datetime().safeParse(lastSeenAt).success;
  if (isMoment && isUuid(id)) return { lastSeenAt, id };
  throw new AppError('VALIDATION_ERROR', 'Some fields need attention.', {
    errors: { cursor: ['This is not a place in a list of devices'] },
  });
}

/** Ends one session of the account; 404 for another account's. */
export async function endDeviceSession(db: Db, session: Session, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await endOneSession(tx, session.user.id, id)))
      throw new AppError('SESSION_NOT_FOUND', 'This session has ended already.');
    await noteInLog(tx, actorOf(session), 'device-signed-out');
  });
}

export const endEverySession = (db: Db, session: Session): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Waits until an app that is just being connected is stored, so that it is disconnected, too.
    await lockAccount(tx, session.user.id);
    await endSessions(tx, session.user.id);
    await noteInLog(tx, actorOf(session), 'signed-out-everywhere');
  });
