import { and, arrayContains, desc, eq, like, lt, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { operatorAudit } from '../platform/admin-schema.ts';
import type { Db, Queryable } from '../platform/database.ts';
import { users } from '../platform/schema.ts';

export type NewAudit = Omit<typeof operatorAudit.$inferInsert, 'id' | 'createdAt'>;

export async function insertAudit(db: Queryable, entry: NewAudit): Promise<void> {
  await db.insert(operatorAudit).values({ ...entry, id: uuidv7() });
}

export type AuditFilter = {
  operator?: string | undefined;
  target?: string | undefined;
  action?: string | undefined;
  before?: string | undefined;
  limit: number;
};

/** Newest first, each with its operator's email address if the account still exists. */
export const listAudit = (db: Db, { operator, target, action, before, limit }: AuditFilter) =>
  db
    .select({ entry: operatorAudit, email: users.email })
    .from(operatorAudit)
    .leftJoin(users, eq(users.id, operatorAudit.operatorId))
    .where(
      and(
        before ? lt(operatorAudit.id, before) : undefined,
        operator ? eq(operatorAudit.operatorId, operator) : undefined,
        target ? arrayContains(operatorAudit.targets, [target]) : undefined,
        action
          ? or(eq(operatorAudit.action, action), like(operatorAudit.action, `${action}.%`))
          : undefined,
      ),
    )
    .orderBy(desc(operatorAudit.id))
    .limit(limit);

/** A trigger of the table prevents the deletion of younger entries. */
export async function deletePastAudit(db: Db): Promise<void> {
  await db.execute(
    sql`delete from ${operatorAudit} where created_at < now() - interval '2 years 1 day'`,
  );
}
