import { plansAnsweredFirst } from '@folio/contract/entitlements';
import { and, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../platform/database.ts';
import { deleteSlice } from '../platform/delete-slice.ts';
import { inboxMessages } from '../platform/inbox-schema.ts';
import { users } from '../platform/schema.ts';
import { currentAccount } from '../platform/sessions.ts';

export type InboxRow = typeof inboxMessages.$inferSelect;
export type NewMessage = Omit<InboxRow, 'createdAt' | 'doneAt'>;
export type Shown = { since: Date | undefined; withDone: boolean };

/** Returns false if a message with this id is there already. */
export async function insertMessage(db: Queryable, message: NewMessage): Promise<boolean> {
  const rows = await db
    .insert(inboxMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: inboxMessages.id });
  return rows.length === 1;
}

/** Newest first, each with the current account of the sender's address. */
export const listMessages = (db: Db, kind: InboxRow['kind'], { since, withDone }: Shown) =>
  db
    .select({ message: inboxMessages, account: currentAccount })
    .from(inboxMessages)
    .leftJoin(users, sql`lower(${users.email}) = lower(${inboxMessages.email})`)
    .where(
      and(
        eq(inboxMessages.kind, kind),
        since && gte(inboxMessages.createdAt, since),
        withDone ? undefined : isNull(inboxMessages.doneAt),
      ),
    )
    .orderBy(desc(inboxMessages.createdAt), desc(inboxMessages.id));

/**
 * Whether a message is listed first: open, and its sender's plan or pack includes priority support.
 * Must agree with `entitlementsOf`.
 */
const waitsFirst = sql<boolean>`(${inboxMessages.doneAt} is null and coalesce(
  ${inArray(currentAccount.subscription, plansAnsweredFirst)}
  or ${currentAccount.packOpensUntil} is not null, false))`;

/** The position at which a page of messages ended. */
type MessagePlace = { waitsFirst: boolean; id: string };
type PageAsked = { after: MessagePlace | undefined; limit: number; withDone: boolean };

/** A page of one kind: priority first, then newest first. */
export const pageOfMessages = (
  db: Db,
  kind: InboxRow['kind'],
  { after, limit, withDone }: PageAsked,
) =>
  db
    .select({ message: inboxMessages, account: currentAccount })
    .from(inboxMessages)
    .leftJoin(users, sql`lower(${users.email}) = lower(${inboxMessages.email})`)
    .where(
      and(
        eq(inboxMessages.kind, kind),
        after && sql`(${waitsFirst}, ${inboxMessages.id}) < (${after.waitsFirst}, ${after.id})`,
        withDone ? undefined : isNull(inboxMessages.doneAt),
      ),
    )
    .orderBy(desc(waitsFirst), desc(inboxMessages.id))
    .limit(limit);

export const countOpenMessages = (db: Db, kind: InboxRow['kind']): Promise<number> =>
  db.$count(inboxMessages, and(eq(inboxMessages.kind, kind), isNull(inboxMessages.doneAt)));

/** Returns false if there is no such message. */
export async function markMessageDone(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(inboxMessages)
    .set({ doneAt: sql`coalesce(${inboxMessages.doneAt}, now())` })
    .where(eq(inboxMessages.id, id))
    .returning({ id: inboxMessages.id });
  return rows.length === 1;
}

export function deletePastMessages(db: Db): Promise<boolean> {
  const isPast = lt(inboxMessages.createdAt, sql`now() - interval '2 years'`);
  return deleteSlice(db, inboxMessages, inboxMessages.id, isPast);
}
