import { type AdminInboxEntry, adminInboxRoutes } from '@folio/contract/admin-inbox';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type InboxEntry,
  type InboxPlace,
  markDone,
  pageOfInbox,
  placeOf,
} from '../inbox/inbox-entries.ts';
import { AppError } from '../platform/app-error.ts';
import { idCursor, momentCursor, toMomentCursor, toPage } from './paging.ts';
import { acknowledged } from './people.routes.ts';

export const adminInboxPlugin: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.route({
    ...adminInboxRoutes.list,
    config: { action: 'inbox.list' },
    handler: async (request) => {
      const { kind, state, limit, cursor } = request.query;
      const after = readPlace(cursor);
      // Messages are sorted by id, so the cursor must be a valid id.
      if (kind !== 'error') idCursor(after?.id);
      const asked = { after, limit: limit + 1, withDone: state === 'all' };
      const rows = await pageOfInbox(db, kind, asked);
      const { data, page } = toPage(rows, limit, (entry) => toCursor(placeOf(entry)));
      return { success: true, data: data.map(present), page } as const;
    },
  });

  app.route({
    ...adminInboxRoutes.done,
    config: { action: 'inbox.done' },
    handler: async (request) => {
      if (!(await markDone(db, request.params.id)))
        throw new AppError('NOT_FOUND', 'There is nothing with this id.');
      return acknowledged('Marked as done.');
    },
  });
};

/** A cursor by time, with a prefix for entries with priority. */
const firstMark = 'first ';
const toCursor = ({ waitsFirst, at, id }: InboxPlace): string =>
  `${waitsFirst ? firstMark : ''}${toMomentCursor(at, id)}`;

function readPlace(cursor: string | undefined): InboxPlace | undefined {
  const waitsFirst = cursor?.startsWith(firstMark) === true;
  const place = momentCursor(waitsFirst ? cursor?.slice(firstMark.length) : cursor);
  return place && { waitsFirst, ...place };
}

const present = ({ at, doneAt, facts, ...entry }: InboxEntry): AdminInboxEntry => ({
  ...entry,
  at: at.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
  facts: facts.map(([label, value]) => ({ label, value })),
});
