import { secondFactorRoutes } from '@folio/contract/second-factor';
import { sql } from 'drizzle-orm';
import { stepAt, totpCode } from '../../auth/totp.ts';
import { signUp, type TestAccount } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { setOperator } from '../operators.service.ts';

/**
 * An account with two-step login whose session has just proven a code; the code of the previous
 * time step is used up.
 */
export async function withCodes(test: TestApp): Promise<TestAccount> {
  const account = await signUp(test);
  const { password } = account;
  await test.call(secondFactorRoutes.begin, { body: { password } }, account.token);
  const body = { code: await codeOf(test, account, -1) };
  await test.call(secondFactorRoutes.confirm, { body }, account.token);
  return account;
}

export async function makeOperator(test: TestApp): Promise<TestAccount> {
  const account = await withCodes(test);
  await setOperator(test.db, account.user.email, true);
  return account;
}

export async function codeOf(
  { db }: TestApp,
  { user }: TestAccount,
  stepsFromNow = 0,
): Promise<string> {
  const { rows } = await db.execute<{ secret: string }>(
    sql`select secret from second_factors where user_id = ${user.id}`,
  );
  const secret = Buffer.from(rows[0]?.secret ?? '', 'hex');
  return totpCode(secret, stepAt(Date.now()) + stepsFromNow);
}

/** Moves the session's last proof into the past, so that changes need a new one. */
export const expireConfirmation = ({ db }: TestApp, { user }: TestAccount) =>
  db.execute(
    sql`update sessions set code_proven_at = now() - interval '11 minutes' where user_id = ${user.id}`,
  );
