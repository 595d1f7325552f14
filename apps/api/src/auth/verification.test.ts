import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ configuration: { smtpUrl: 'smtp://127.0.0.1:1' } });
});
afterAll(() => test.close());

async function post(path: string, payload: object, cookie?: string) {
  const headers = cookie ? { cookie } : {};
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    headers,
  });
  const given = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return { status: answer.statusCode, body: answer.json(), cookie: given };
}

/** What the last mail to an address has in its link. */
const mailedToken = (email: string) =>
  /token=([\w-]+)/.exec(test.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';

describe('a verification link', () => {
  it('signs in when it is opened in the browser that signed up', async () => {
    const form = registration();
    const { cookie } = await post('register', form);
    const answer = await post('verify-email', { token: mailedToken(form.email) }, cookie);
    expect(answer.body).toMatchObject({ token: expect.any(String), user: { email: form.email } });
    expect((await post('login', credentialsOf(form))).body).toHaveProperty('token');
  });

  it('removes the password of the sign-up when it is opened in another browser', async () => {
    const attacker = registration({ email: 'victim.of@gmail.com' });
    await post('register', attacker);
    const opened = await post('verify-email', { token: mailedToken(attacker.email) });
    expect(opened.body).toEqual({
      success: true,
      needsPassword: true,
      resetToken: expect.any(String),
    });
    expect((await post('login', credentialsOf(attacker))).status).toBe(401);

    const { resetToken: token } = opened.body;
    const password = 'Analytical-Engine-2!';
    expect((await post('reset-password', { token, password })).status).toBe(200);
    expect((await post('reset-password', { token, password })).status).toBe(400);
    const { email } = attacker;
    expect((await post('login', { email, password })).body).toHaveProperty('token');
    expect((await post('login', credentialsOf(attacker))).status).toBe(401);
  });

  it('is not opened by the secret of another sign-up', async () => {
    const [mine, another] = [registration(), registration()];
    await post('register', mine);
    const { cookie } = await post('register', another);
    const answer = await post('verify-email', { token: mailedToken(mine.email) }, cookie);
    expect(answer.body).toMatchObject({ needsPassword: true });
  });

  it('that was sent again is as good where the sign-up was', async () => {
    const form = registration();
    const { cookie } = await post('register', form);
    const first = mailedToken(form.email);
    await post('resend-verification', { email: form.email });
    await expect.poll(() => mailedToken(form.email)).not.toBe(first);
    const answer = await post('verify-email', { token: mailedToken(form.email) }, cookie);
    expect(answer.body).toHaveProperty('user');
  });

  it('that was opened elsewhere, and its page closed, leaves a way to a password', async () => {
    const { email, ...form } = registration();
    await post('register', { email, ...form });
    const used = mailedToken(email);
    expect((await post('verify-email', { token: used })).body).toHaveProperty('resetToken');
    expect((await post('verify-email', { token: used })).status).toBe(400);
    await post('resend-verification', { email });
    await expect.poll(() => mailedToken(email)).not.toBe(used);
    const password = 'Analytical-Engine-2!';
    const token = mailedToken(email);
    expect((await post('reset-password', { token, password })).status).toBe(200);
    expect((await post('login', { email, password })).body).toHaveProperty('token');

    const before = test.mails.length;
    await post('resend-verification', { email });
    await test.app.inject('/healthz');
    expect(test.mails).toHaveLength(before);
  });

  it('of a sign-up that an older release took asks for a password', async () => {
    const form = registration();
    const { cookie } = await post('register', form);
    await test.db.execute(
      sql`update users set signup_browser_hash = null where email = ${form.email}`,
    );
    const answer = await post('verify-email', { token: mailedToken(form.email) }, cookie);
    expect(answer.body).toMatchObject({ needsPassword: true });
  });
});

const credentialsOf = ({ email, password }: { email: string; password: string }) => ({
  email,
  password,
});
