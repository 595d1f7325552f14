import type { DeviceSession } from '@folio/contract/profiles';
import { validate as isUuid } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { endOneSession, listSessions, type Session } from '../platform/sessions.ts';

/** Where a person is logged in, the device in use last first. */
export async function deviceSessions(
  db: Db,
  { user, tokenHash }: Session,
): Promise<DeviceSession[]> {
  const rows = await listSessions(db, user.id);
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.tokenHash === tokenHash,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}

/** Logs one device of a person out; another's session is as unknown as none. */
export async function endDeviceSession(db: Db, userId: string, id: string): Promise<void> {
  if (isUuid(id) && (await endOneSession(db, userId, id))) return;
  throw new AppError('SESSION_NOT_FOUND', 'This session has ended already.');
}
