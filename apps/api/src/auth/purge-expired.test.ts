import { authRoutes } from '@folio/contract/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sliceRows } from '../platform/delete-slice.ts';
import { rateLimits } from '../platform/schema.ts';
import { registration, signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { purgeExpired } from './purge-expired.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ configuration: { rateLimits: true } });
});
afterAll(() => test.close());

const countRows = async () => {
  const { rows } = await test.db.execute(sql`
    select (select count(*) from sessions) + (select count(*) from email_tokens)
      + (select count(*) from rate_limits) + (select count(*) from known_devices) as rows`);
  return Number(rows[0]?.rows);
};

/** Lets an account be so old, and to the second. */
const age = (email: string, days: number, seconds: number) =>
  test.db.execute(sql`
    update users set created_at = now() - make_interval(days => ${days}, secs => ${seconds})
    where email = ${email}`);
const isThere = async (email: string) =>
  (await test.db.execute(sql`select 1 from users where email = ${email}`)).rows.length > 0;

describe('clearing away', () => {
  it('deletes who has not proven their address within seven days, with all of theirs', async () => {
    const [late, intime] = [registration(), registration()];
    for (const body of [late, intime]) await test.call(authRoutes.register, { body });
    await age(late.email, 7, 1);
    await age(intime.email, 7, -30);
    await purgeExpired(test.db);
    expect([await isThere(late.email), await isThere(intime.email)]).toEqual([false, true]);
    expect((await test.call(authRoutes.register, { body: late })).status).toBe(201);
  });

  it('never deletes who has proven their address, or paid', async () => {
    const { user } = await signUp(test);
    const paying = registration();
    await test.call(authRoutes.register, { body: paying });
    await test.db.execute(sql`
      insert into payment_orders (id, user_id, kind, item, credits, amount_paise, idempotency_key)
      select gen_random_uuid(), id, 'credits', 'basic', 50, 100, 'k' from users
      where email = ${paying.email}`);
    for (const email of [user.email, paying.email]) await age(email, 400, 0);
    await purgeExpired(test.db);
    expect([await isThere(user.email), await isThere(paying.email)]).toEqual([true, true]);
    for (const table of ['users', 'rate_limits'])
      await test.db.execute(sql`delete from ${sql.identifier(table)}`);
  });

  it('goes on where one kind cannot be deleted, and tells of it', async () => {
    const form = registration();
    await test.call(authRoutes.register, { body: form });
    await age(form.email, 7, 1);
    await test.db.execute(sql`create function refuse() returns trigger language plpgsql as
      'begin raise exception ''not today''; end'`);
    await test.db.execute(
      sql`create trigger keep before delete on users execute function refuse()`,
    );
    await test.db.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
    await expect(purgeExpired(test.db)).rejects.toThrow();
    expect(await test.db.$count(rateLimits)).toBe(0);
    expect(await isThere(form.email)).toBe(true);
    await test.db.execute(sql`drop function refuse cascade`);
    await purgeExpired(test.db);
    expect(await isThere(form.email)).toBe(false);
  });

  it('deletes all of a backlog, slice by slice, unless the server closes', async () => {
    await test.db.execute(sql`insert into rate_limits (key, hits, resets_at)
      select 'past ' || n, 1, now() - interval '1 hour' from generate_series(1, ${2 * sliceRows + 1}) n`);
    await purgeExpired(test.db, AbortSignal.abort());
    expect(await test.db.$count(rateLimits)).toBeGreaterThan(2 * sliceRows);
    await purgeExpired(test.db);
    expect(await test.db.$count(rateLimits, sql`resets_at < now()`)).toBe(0);
  });

  it('deletes expired rows only', async () => {
    const { token } = await signUp(test);
    await test.call(authRoutes.register, { body: registration() });
    const before = await countRows();
    await purgeExpired(test.db);
    expect(await countRows()).toBe(before);
    for (const past of [
      sql`update sessions set expires_at = now() - interval '1 second'`,
      sql`update email_tokens set expires_at = now() - interval '1 second'`,
      sql`update rate_limits set resets_at = now() - interval '1 second'`,
      sql`update known_devices set expires_at = now() - interval '1 second'`,
    ])
      await test.db.execute(past);
    await purgeExpired(test.db);
    expect(await countRows()).toBe(0);
    expect((await test.call(authRoutes.me, undefined, token)).body).toMatchObject({
      code: 'INVALID_TOKEN',
    });
  });
});
