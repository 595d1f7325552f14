import { eq, sql } from 'drizzle-orm';
import { secondFactors } from '../platform/account-schema.ts';
import { operators } from '../platform/admin-schema.ts';
import type { Db, Queryable } from '../platform/database.ts';
import { passkeys } from '../platform/passkey-schema.ts';
import { sessions, users } from '../platform/schema.ts';
import type { Session } from '../platform/sessions.ts';

export type OperatorSession = {
  /** Whether the account has app codes or passkeys. */
  hasCodes: boolean;
  hasPasskey: boolean;
  /** When this session last proved a second factor. */
  provenAt: Date | null;
  confirmedUntil: Date | null;
};

/** Returns the operator's session, or undefined for everybody else. */
export async function readOperatorSession(
  db: Db,
  { user, tokenHash }: Pick<Session, 'user' | 'tokenHash'>,
): Promise<OperatorSession | undefined> {
  const isOf = sql`user_id = ${operators.userId}`;
  const [row] = await db
    .select({
      hasCodes: sql<boolean>`exists (select 1 from ${secondFactors} where ${isOf} and confirmed_at is not null)`,
      hasPasskey: sql<boolean>`exists (select 1 from ${passkeys} where ${isOf})`,
      provenAt: sessions.codeProvenAt,
    })
    .from(operators)
    .innerJoin(sessions, eq(sessions.userId, operators.userId))
    .where(sql`${operators.userId} = ${user.id} and ${sessions.tokenHash} = ${tokenHash}`);
  if (!row) return undefined;
  const until = row.provenAt && new Date(row.provenAt.getTime() + 600_000);
  return { ...row, confirmedUntil: until && until.getTime() > Date.now() ? until : null };
}

/** Returns false if the account is an operator already. */
export async function insertOperator(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .insert(operators)
    .values({ userId })
    .onConflictDoNothing()
    .returning({ userId: operators.userId });
  return rows.length > 0;
}

export async function deleteOperator(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .delete(operators)
    .where(eq(operators.userId, userId))
    .returning({ userId: operators.userId });
  return rows.length > 0;
}

export const listOperators = (db: Queryable) =>
  db
    .select({ email: users.email, since: operators.createdAt })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .orderBy(operators.createdAt);
