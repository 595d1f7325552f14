import type { InboxKind } from '@folio/contract/admin-inbox';
import { entitlementsOf } from '@folio/contract/entitlements';
import { validate as isUuid } from 'uuid';
import {
  countOpenErrorReports,
  listErrorReports,
  markErrorReportDone,
  pageOfErrorReports,
} from '../error-reports/error-reports.service.ts';
import type { Db } from '../platform/database.ts';
import type { UserRow } from '../platform/sessions.ts';
import {
  countOpenMessages,
  listMessages,
  markMessageDone,
  pageOfMessages,
  type Shown,
} from './inbox.repository.ts';
import { factsOf } from './inbox.service.ts';

/** A message, inquiry or error that needs attention. */
export type InboxEntry = {
  id: string;
  kind: InboxKind;
  at: Date;
  doneAt: Date | null;
  facts: Array<[label: string, value: string]>;
  text: string;
  /** Whether the sender's plan or pack includes priority support. */
  isFirst: boolean;
};

/** Whether an entry is listed on top, which answered ones are not. */
const waitsFirst = ({ isFirst, doneAt }: InboxEntry): boolean => isFirst && doneAt === null;

/** Entries of these kinds: open ones with priority first, then newest first. */
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
  return lists
    .flat()
    .toSorted(
      (a, b) => Number(waitsFirst(b)) - Number(waitsFirst(a)) || b.at.getTime() - a.at.getTime(),
    );
}

/** Where a page ended. */
export type InboxPlace = { waitsFirst: boolean; at: string; id: string };
export const placeOf = (entry: InboxEntry): InboxPlace => ({
  waitsFirst: waitsFirst(entry),
  at: entry.at.toISOString(),
  id: entry.id,
});

/** A page of entries of one kind after a position, in the order of `listInbox`. */
export async function pageOfInbox(
  db: Db,
  kind: InboxKind,
  { after, ...asked }: { after: InboxPlace | undefined; limit: number; withDone: boolean },
): Promise<InboxEntry[]> {
  if (kind === 'error') {
    const place = after && { at: after.at, fingerprint: after.id.replace(/^error:/, '') };
    return (await pageOfErrorReports({ db }, { after: place, ...asked })).map(errorEntry);
  }
  return (await pageOfMessages(db, kind, { after, ...asked })).map(messageEntry);
}

export const countOpenEntries = async (db: Db) => ({
  inquiries: await countOpenMessages(db, 'inquiry'),
  messages: await countOpenMessages(db, 'message'),
  errors: await countOpenErrorReports({ db }),
});

/** Marks an entry as done; returns false if the id is unknown. */
export function markDone(db: Db, id: string): Promise<boolean> {
  const fingerprint = /^error:([\w-]{1,100})$/.exec(id)?.[1];
  if (fingerprint) return markErrorReportDone({ db }, fingerprint);
  return isUuid(id) ? markMessageDone(db, id) : Promise.resolve(false);
}

type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

function messageEntry({ message: row, account }: MessageRow): InboxEntry {
  const isFirst = account !== null && entitlementsOf(account).isAnsweredFirst;
  return {
    id: row.id,
    kind: row.kind,
    at: row.createdAt,
    doneAt: row.doneAt,
    facts: [...(isFirst ? [priorityOf(account)] : []), ...factsOf(row)],
    text: row.message,
    isFirst,
  };
}

const answeredFirst: Partial<Record<UserRow['subscription'], string>> = {
  premium: 'Premium plan',
  enterprise: 'Enterprise plan',
};

/** Senders may type another person's address, so this only sets priority and proves nothing. */
const priorityOf = ({ subscription }: Pick<UserRow, 'subscription'>): [string, string] => [
  'Priority',
  answeredFirst[subscription] ?? 'Premium or Pro pack',
];

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
  isFirst: false,
});
