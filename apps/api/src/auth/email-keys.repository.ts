import { and, asc, gt, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { isUniqueViolation } from '../platform/database-faults.ts';
import { users } from '../platform/schema.ts';
import { emailKey } from './email-key.ts';

const atOnce = 500;
const first = '00000000-0000-0000-0000-000000000000';
type Keyless = { id: string; email: string; key: string };

/**
 * Sets missing or outdated keys of accounts that a release without keys has written. Of accounts
 * whose addresses have the same key, the oldest gets it. Safe on several nodes at once.
 *
 * @returns how many accounts have no key because of such a conflict.
 */
export async function fillEmailKeys(db: Db): Promise<number> {
  let colliding = 0;
  for (let after: string | undefined = first; after !== undefined; ) {
    const { rows, last } = await accountsWithoutKey(db, after);
    if (!(await setKeys(db, rows)))
      for (const row of rows) if (!(await setKeys(db, [row]))) colliding += 1;
    after = last;
  }
  return colliding;
}

/** Sorted by id, after the cursor. */
async function accountsWithoutKey(db: Db, after: string) {
  const found = await db
    .select({ id: users.id, email: users.email, old: users.emailKey })
    .from(users)
    .where(and(gt(users.id, after), sql`${users.emailKey} is distinct from lower(${users.email})`))
    .orderBy(asc(users.id))
    .limit(atOnce);
  const rows = found
    .map(({ id, email, old }) => ({ id, email, old, key: emailKey(email) }))
    .filter(({ old, key }) => old !== key);
  return { rows, last: found.length < atOnce ? undefined : found.at(-1)?.id };
}

/** All or nothing; returns false if another account has one of the keys. */
async function setKeys(db: Db, rows: Keyless[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const values = sql.join(
    rows.map(({ id, email, key }) => sql`(${id}::uuid, ${email}, ${key})`),
    sql`, `,
  );
  try {
    await db.execute(sql`
      update ${users} set email_key = given.key from (values ${values}) as given (id, email, key)
      where ${users.id} = given.id and ${users.email} = given.email`);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
