import { secondFactorRoutes } from '@folio/contract/second-factor';
import { sql } from 'drizzle-orm';
import { stepAt, totpCode } from '../auth/totp.ts';
import type { TestAccount } from './accounts.ts';
import { dataOf, type TestApp } from './test-app.ts';

/**
 * Returns an unused code of the account's app: that of this time step or, if it has been used, of
 * the next. The server accepts either, even if the step ends meanwhile, because only codes of past
 * steps expire.
 */
export async function freshCode(
  { db }: Pick<TestApp, 'db'>,
  { user }: Pick<TestAccount, 'user'>,
): Promise<string> {
  const { rows } = await db.execute<{ secret: string; used: number }>(
    sql`select secret, last_step as used from second_factors where user_id = ${user.id}`,
  );
  const [factor] = rows;
  if (!factor) throw new Error('The account has no second factor');
  const step = Math.max(stepAt(Date.now()), factor.used + 1);
  return totpCode(Buffer.from(factor.secret, 'hex'), step);
}

/** Prepares the request that turns two-step login on, without sending it. */
export async function beginCodes(
  test: Pick<TestApp, 'call' | 'db'>,
  account: TestAccount,
): Promise<() => ReturnType<typeof confirm>> {
  const { token, password } = account;
  const begun = await test.call(secondFactorRoutes.begin, { body: { password } }, token);
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
  const code = await freshCode(test, account);
  return () => confirm(test, account, code);
}

const confirm = ({ call }: Pick<TestApp, 'call'>, { token }: TestAccount, code: string) =>
  call(secondFactorRoutes.confirm, { body: { code } }, token);

/** Turns two-step login on; its session has just proven a code. */
export async function turnCodesOn(
  test: Pick<TestApp, 'call' | 'db'>,
  account: TestAccount,
): Promise<{ recoveryCodes: string[] }> {
  const send = await beginCodes(test, account);
  const confirmed = await send();
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
  return dataOf(confirmed);
}
