import { listErrorReports, markErrorReportDone } from '../error-reports/error-reports.service.ts';
import type { Db } from '../platform/database.ts';
import { factsOf } from './facts.ts';
import { type InboxRow, listMessages, markMessageDone, type Shown } from './inbox.repository.ts';

export const inboxKinds = ['inquiry', 'message', 'error'] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** One thing that somebody has to look at. */
export type InboxEntry = {
  id: string;
  kind: InboxKind;
  at: Date;
  doneAt: Date | null;
  facts: Array<[label: string, value: string]>;
  text: string;
};

/** Everything of these kinds, newest first. */
export async function listInbox(
  db: Db,
  kinds: readonly InboxKind[],
  shown: Shown,
): Promise<InboxEntry[]> {
  const lists = await Promise.all(
    kinds.map(async (kind) =>
      kind === 'error'
        ? (await listErrorReports({ db }, shown)).map(errorEntry)
        : (await listMessages(db, kind, shown)).map(messageEntry),
    ),
  );
  return lists.flat().toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** Marks an entry as dealt with; false when there is none with this id. */
export function markDone(db: Db, id: string): Promise<boolean> {
  const fingerprint = /^error:([\w-]{1,100})$/.exec(id)?.[1];
  if (fingerprint) return markErrorReportDone({ db }, fingerprint);
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
  return isUuid ? markMessageDone(db, id) : Promise.resolve(false);
}

const messageEntry = (row: InboxRow): InboxEntry => ({
  id: row.id,
  kind: row.kind,
  at: row.createdAt,
  doneAt: row.doneAt,
  facts: factsOf(row),
  text: row.message,
});

type ErrorRow = Awaited<ReturnType<typeof listErrorReports>>[number];

const errorEntry = (row: ErrorRow): InboxEntry => ({
  id: `error:${row.fingerprint}`,
  kind: 'error',
  at: row.lastReportedAt,
  doneAt: row.doneAt,
  facts: [
    ['Reports', String(row.reports)],
    ['Where', `${row.kind}, ${row.place}`],
    ['Build', row.version],
    ['Browser', row.userAgent],
  ],
  text: row.stack ?? row.message,
});
