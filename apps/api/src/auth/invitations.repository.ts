import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { invitations } from '../platform/account-schema.ts';
import type { Queryable, Tx } from '../platform/database.ts';
import { deleteSlice } from '../platform/delete-slice.ts';
import { hashOf } from '../platform/secret-token.ts';
import { emailKey } from './email-key.ts';

/** @param email restricts it to an address; without one, the first sign-up uses it. */
export async function insertInvitation(
  db: Queryable,
  token: string,
  { email, days }: { email?: string | undefined; days: number },
): Promise<Date | undefined> {
  const [row] = await db
    .insert(invitations)
    .values({
      tokenHash: hashOf(token),
      emailKey: email === undefined ? null : emailKey(email),
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning({ expiresAt: invitations.expiresAt });
  return row?.expiresAt;
}

const isGoodFor = (token: string, email: string) =>
  and(
    eq(invitations.tokenHash, hashOf(token)),
    gt(invitations.expiresAt, sql`now()`),
    or(isNull(invitations.emailKey), eq(invitations.emailKey, emailKey(email))),
  );

export const isInvited = async (db: Queryable, token: string, email: string): Promise<boolean> =>
  (await db.$count(invitations, isGoodFor(token, email))) > 0;

/** Claims an invitation for an address; only one of several concurrent calls succeeds. */
export async function claimInvitation(tx: Tx, token: string, email: string): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ emailKey: emailKey(email) })
    .where(isGoodFor(token, email))
    .returning({ tokenHash: invitations.tokenHash });
  return rows.length > 0;
}

/** Deletes the invitations of an address that has an account now. */
export async function deleteInvitationsOf(tx: Tx, email: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.emailKey, emailKey(email)));
}

export const deletePastInvitations = (db: Queryable): Promise<boolean> =>
  deleteSlice(db, invitations, invitations.tokenHash, lt(invitations.expiresAt, sql`now()`));
