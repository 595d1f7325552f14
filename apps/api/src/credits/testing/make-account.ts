import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/database.ts';
import { users } from '../../platform/schema.ts';
import { grantCredits } from '../ledger.repository.ts';

let made = 0;

/**
 * Inserts an account with credits directly into the database.
 *
 * @returns its id.
 */
export async function makeAccount(db: Db, credits = 0): Promise<string> {
  const id = uuidv7();
  const name = `u${++made}`;
  await db.insert(users).values({
    id,
    email: `${name}@gmail.com`,
    username: name,
    passwordHash: 'none',
    credits: 0,
    firstName: 'Ada',
    lastName: 'Lovelace',
  });
  const signup = { userId: id, kind: 'signup', idempotencyKey: 'signup' } as const;
  if (credits > 0) await grantCredits(db, { ...signup, amount: credits });
  return id;
}
