import { sql } from 'drizzle-orm';
import { signUp, type TestAccount } from '../../testing/accounts.ts';
import { turnCodesOn } from '../../testing/second-factor.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { setOperator } from '../operators.service.ts';

/** An account with two-step login whose session has just proven a code. */
export async function withCodes(test: TestApp): Promise<TestAccount> {
  const account = await signUp(test);
  await turnCodesOn(test, account);
  return account;
}

export async function makeOperator(test: TestApp): Promise<TestAccount> {
  const account = await withCodes(test);
  await setOperator(test.db, account.user.email, true);
  return account;
}

/** Moves the session's last proof into the past, so that changes need a new one. */
export const expireConfirmation = ({ db }: TestApp, { user }: TestAccount) =>
  db.execute(
    sql`update sessions set code_proven_at = now() - interval '11 minutes' where user_id = ${user.id}`,
  );
