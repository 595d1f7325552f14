import { and, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { secondFactors } from '../platform/account-schema.ts';
import { hiddenPages, operators } from '../platform/admin-schema.ts';
import { apiKeys } from '../platform/api-key-schema.ts';
import { applications } from '../platform/application-schema.ts';
import { coverLetters } from '../platform/cover-letter-schema.ts';
import type { Db, Tx } from '../platform/database.ts';
import { letters } from '../platform/letter-schema.ts';
import { paymentOrders } from '../platform/money-schema.ts';
import { passkeys } from '../platform/passkey-schema.ts';
import { resumes, sessions, users } from '../platform/schema.ts';
import { currentAccount } from '../platform/sessions.ts';

type Asked = { search: string | undefined; before: string | undefined; limit: number };

/** Newest accounts first, without shadow sign-ups (see signups.repository.ts). */
export const listPeople = (db: Db, { search, before, limit }: Asked) =>
  db
    .select(currentAccount)
    .from(users)
    .where(
      and(
        isNull(users.shadowOf),
        search ? matchesSearch(search) : undefined,
        before ? lt(users.id, before) : undefined,
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit);

/** Prefix search, which an index supports; infixes are not found. */
function matchesSearch(search: string): SQL | undefined {
  if (isUuid(search)) return eq(users.id, search);
  const start = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`lower(${users.email}) like ${start}`,
    sql`lower(${users.username}) like ${start}`,
    sql`lower(left(${users.firstName} || ' ' || ${users.lastName}, 100)) like ${start}`,
    sql`lower(left(${users.lastName}, 100)) like ${start}`,
  );
}

/** Facts of one account: counts and times, but no texts. */
export async function readPerson(db: Db, id: string) {
  const [account] = await db
    .select(currentAccount)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.shadowOf)));
  if (!account) return undefined;
  const { rows } = await db.execute<{
    lastSeenAt: string | null;
    isOperator: boolean;
    hasTwoStepLogin: boolean;
    counts: Counts;
  }>(sql`
    select
      (select max(last_seen_at) from ${sessions} where user_id = ${id}) as "lastSeenAt",
      exists (select 1 from ${operators} where user_id = ${id}) as "isOperator",
      exists (select 1 from ${secondFactors} where user_id = ${id} and confirmed_at is not null)
        as "hasTwoStepLogin",
      json_build_object(
        'resumes', (select count(*) from ${resumes} where user_id = ${id}),
        'publicResumes', (select count(*) from ${resumes} where user_id = ${id} and is_public),
        'trashedResumes', (select count(*) from ${resumes} where trashed_by = ${id}),
        'letters', (select count(*) from ${coverLetters} where user_id = ${id})
          + (select count(*) from ${letters} where user_id = ${id}),
        'applications', (select count(*) from ${applications} where user_id = ${id}),
        'sessions', (select count(*) from ${sessions} where user_id = ${id}),
        'apiKeys', (select count(*) from ${apiKeys} where user_id = ${id}),
        'passkeys', (select count(*) from ${passkeys} where user_id = ${id}),
        'orders', (select count(*) from ${paymentOrders} where user_id = ${id}),
        'hiddenPages', (select count(*) from ${hiddenPages} where user_id = ${id})
      ) as counts`);
  const [facts] = rows;
  return facts && { account, ...facts };
}
export type PersonRecord = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

type Counts = Record<
  | 'resumes'
  | 'publicResumes'
  | 'trashedResumes'
  | 'letters'
  | 'applications'
  | 'sessions'
  | 'apiKeys'
  | 'passkeys'
  | 'orders'
  | 'hiddenPages',
  number
>;

/**
 * @param reason null lifts the ban.
 * @returns false if nothing changes.
 */
export async function setBan(tx: Tx, id: string, reason: string | null): Promise<boolean> {
  const isBanned = sql`${users.bannedAt} is not null`;
  const rows = await tx
    .update(users)
    .set({ bannedAt: reason === null ? null : sql`now()`, banReason: reason ?? '' })
    .where(and(eq(users.id, id), reason === null ? isBanned : sql`not (${isBanned})`))
    .returning({ id: users.id });
  return rows.length > 0;
}

export const isOperator = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.$count(operators, eq(operators.userId, userId))) > 0;
