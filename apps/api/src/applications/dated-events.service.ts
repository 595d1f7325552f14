import { ApplicationEvent, applicationLimits } from '@folio/contract/application-fields';
import type { DatedEvent } from '@folio/contract/applications';
import { z } from 'zod';
import type { Db } from '../platform/database.ts';
import { readStored } from '../platform/read-stored.ts';
import type { UserRow } from '../platform/sessions.ts';
import { findEvents } from './dated-events.repository.ts';

const Event = z.object(ApplicationEvent.shape);

/**
 * Events of applications within a period. Unknown fields and kinds of a later release are left out.
 */
export async function eventsBetween(
  db: Db,
  user: UserRow,
  period: { from: string; until: string },
): Promise<{ data: DatedEvent[]; total: number }> {
  const found = await findEvents(db, user.id, period, applicationLimits.listedEvents);
  const data = found.events.map(({ event, ...application }) => ({
    ...application,
    event: readStored(Event, event, 'event').value,
  }));
  return { data, total: found.total };
}
