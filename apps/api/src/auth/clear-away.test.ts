import { authRoutes } from '@folio/contract/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration, signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { clearAway } from './clear-away.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ configuration: { rateLimits: true } });
});
afterAll(() => test.close());

const countRows = async () => {
  const { rows } = await test.db.execute(sql`
    select (select count(*) from sessions) + (select count(*) from email_tokens)
      + (select count(*) from rate_limits) as rows`);
  return Number(rows[0]?.rows);
};

describe('clearing away', () => {
  it('leaves what is in use and deletes what is past', async () => {
    const { token } = await signUp(test);
    await test.call(authRoutes.register, { body: registration() });
    const before = await countRows();
    await clearAway(test.db);
    expect(await countRows()).toBe(before);
    for (const past of [
      sql`update sessions set expires_at = now() - interval '1 second'`,
      sql`update email_tokens set expires_at = now() - interval '1 second'`,
      sql`update rate_limits set resets_at = now() - interval '1 second'`,
    ])
      await test.db.execute(past);
    await clearAway(test.db);
    expect(await countRows()).toBe(0);
    expect((await test.call(authRoutes.me, undefined, token)).body).toMatchObject({
      code: 'INVALID_TOKEN',
    });
  });
});
