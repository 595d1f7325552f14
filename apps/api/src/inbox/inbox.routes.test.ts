import { Writable } from 'node:stream';
import { type ContactMessage, contactRoutes } from '@folio/contract/contact';
import { type EnterpriseInquiry, enterpriseRoutes } from '@folio/contract/enterprise';
import { newId } from '@folio/contract/new-id';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeExpired } from '../auth/purge-expired.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const supportEmail = 'support@folio.example';
const salesEmail = 'sales@folio.example';

let test: TestApp;
let logged = '';
beforeAll(async () => {
  const lines = new Writable({
    write(line: Buffer, _encoding, done) {
      logged += line.toString();
      done();
    },
  });
  test = await startTestApp({
    configuration: { rateLimits: true, supportEmail, salesEmail },
    log: pino({ level: 'trace' }, lines),
  });
});
beforeEach(async () => {
  logged = '';
  test.mails.length = 0;
  await test.db.execute(sql`delete from rate_limits`);
  await test.db.execute(sql`delete from inbox_messages`);
});
afterAll(() => test.close());

let writers = 0;
const newEmail = () => `writer.${++writers}@acme.example`;

const inquiry = (overrides: Partial<EnterpriseInquiry> = {}): EnterpriseInquiry => ({
  firstName: 'Asha',
  lastName: 'Verma',
  email: newEmail(),
  company: 'Acme Ltd',
  phone: '+91 98 7654',
  employees: '51-200',
  message: 'We are hiring 40 people.',
  ...overrides,
});
const message = (overrides: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Asha Verma',
  email: newEmail(),
  subject: 'billing',
  message: 'Where is my receipt?',
  ...overrides,
});

const inquire = (body: EnterpriseInquiry) => test.call(enterpriseRoutes.inquire, { body });
const send = (body: ContactMessage) => test.call(contactRoutes.send, { body });
const rows = async () => (await test.db.execute(sql`select * from inbox_messages`)).rows;
const mailsTo = (email: string) => test.mails.filter((mail) => mail.to === email);

const forms = [
  ['an inquiry', enterpriseRoutes.inquire.url, inquiry, salesEmail],
  ['a message', contactRoutes.send.url, message, supportEmail],
] as const;
const post = (url: string, payload: object, remoteAddress = '127.0.0.1') =>
  test.app.inject({ method: 'POST', url, payload, remoteAddress });

describe('an inquiry', () => {
  it('[inbox-3] is stored, brought to sales, and confirmed, without a session', async () => {
    const form = inquiry();
    const answer = await inquire(form);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Our sales team will contact you within 24 business hours.',
      },
    });
    expect(await rows()).toMatchObject([
      {
        kind: 'inquiry',
        name: 'Asha Verma',
        email: form.email,
        message: form.message,
        details: { company: 'Acme Ltd', phone: '+91 98 7654', employees: '51-200' },
      },
    ]);
    const [brought] = mailsTo(salesEmail);
    expect(brought?.replyTo).toEqual({ name: 'Asha Verma', address: form.email });
    expect(brought?.text).toContain(
      `Company: Acme Ltd\nPhone: +91 98 7654\nEmployees: 51-200\n\n> ${form.message}`,
    );
    expect(mailsTo(form.email)[0]?.text).toContain('24 business hours');
  });

  it('needs no phone', async () => {
    const { phone: _, ...form } = inquiry();
    expect((await inquire(form)).status).toBe(200);
    expect((await inquire(inquiry({ phone: '' }))).status).toBe(200);
    expect(test.mails.map(({ text }) => text).join()).not.toContain('Phone');
  });

  it.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Email is required'],
    ['company', 'Company name is required'],
    ['employees', 'Please select an option'],
    ['message', 'Please describe your needs'],
  ])('[inbox-1] without %s is told: %s', async (field, words) => {
    const { [field as keyof EnterpriseInquiry]: _, ...without } = inquiry();
    for (const body of [without, { ...without, [field]: ' ' }])
      expect((await post(enterpriseRoutes.inquire.url, body)).json()).toMatchObject({
        success: false,
        code: 'VALIDATION_ERROR',
        errors: { [field]: [words] },
      });
    expect(await rows()).toEqual([]);
  });
});

describe('a message', () => {
  it('[inbox-4] is stored, brought to support, and confirmed, without a session', async () => {
    const form = message();
    expect((await send(form)).status).toBe(200);
    expect(await rows()).toMatchObject([
      { kind: 'message', name: 'Asha Verma', details: { subject: 'billing' } },
    ]);
    expect(mailsTo(supportEmail)[0]).toMatchObject({
      replyTo: { name: 'Asha Verma', address: form.email },
    });
    expect(mailsTo(form.email)[0]?.text).toContain('within 24 hours');
  });

  it('can be addressed otherwise, to what the server says', async () => {
    const { body } = await test.call(contactRoutes.addresses);
    expect(body).toEqual({ success: true, data: { supportEmail, salesEmail } });
  });
});

describe.each(forms)('%s', (_name, url, form, address) => {
  it.each(['asha', 'asha@acme', 'a sha@acme.example', '@acme.example', 'asha@acme.example\u0007'])(
    'from "%s" is refused',
    async (email) => {
      expect((await post(url, form({ email }))).json()).toMatchObject({
        errors: { email: ['Please enter a valid email address'] },
      });
    },
  );

  it('[inbox-2] may come from any address with an @ and a dot, answered to where that is safe', async () => {
    for (const email of ['a@b.c', 'asha@bücher.example', 'a@x.example,b@y.example'])
      expect((await post(url, form({ email }))).statusCode).toBe(200);
    expect(await rows()).toHaveLength(3);
    expect(test.mails.map(({ to, replyTo }) => [to, replyTo])).toEqual(
      Array(3).fill([address, undefined]),
    );
    expect(test.mails[2]?.text).toContain('Email: a@x.example,b@y.example');
  });

  it.each([
    ['more than is asked for', { isAdmin: true }],
    ['no end', { message: 'x'.repeat(5_001) }],
    ['two addresses', { email: ['a@b.example', 'c@d.example'] }],
    ['a time that ran backwards', { openForMs: -1 }],
  ])('with %s is refused', async (_, overrides) => {
    const answer = await post(url, { ...form(), ...overrides });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'VALIDATION_ERROR' });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['fills in what nobody sees', { faxNumber: 'http://spam.example' }],
    ['is done in no time', { openForMs: 1_999 }],
  ])('[inbox-5] of a program that %s is thanked for and forgotten', async (_, trap) => {
    const [taken, forgotten] = [await post(url, form()), await post(url, { ...form(), ...trap })];
    expect([forgotten.statusCode, forgotten.body]).toEqual([taken.statusCode, taken.body]);
    expect(await rows()).toHaveLength(1);
    expect(test.mails).toHaveLength(2);
  });

  it('of a person who took their time, and left the trap alone, arrives', async () => {
    await post(url, { ...form(), faxNumber: '', openForMs: 2_000 });
    expect(await rows()).toHaveLength(1);
  });

  it('[inbox-6] is confirmed once a day to a mailbox, whatever its address looks like', async () => {
    for (const email of ['ab@gmail.com', 'A.B@gmail.com', 'ab+1@gmail.com', 'a.b+2@googlemail.com'])
      expect((await post(url, form({ email }))).statusCode).toBe(200);
    expect(await rows()).toHaveLength(4);
    expect(mailsTo(address)).toHaveLength(4);
    expect(test.mails).toHaveLength(5);
    await test.db.execute(sql`update rate_limits set resets_at = now()`);
    await post(url, form({ email: 'ab@gmail.com' }));
    expect(test.mails).toHaveLength(7);
  });

  it('is confirmed without a word of its own', async () => {
    const words = {
      firstName: 'Zx1',
      lastName: 'Zx2',
      name: 'Zx3',
      company: 'Zx4',
      message: 'Zx5',
    };
    const own = form();
    const fields = Object.entries(words).filter(([name]) => name in own);
    await post(url, { ...own, ...Object.fromEntries(fields) });
    expect(JSON.stringify(mailsTo(own.email))).not.toContain('Zx');
    expect(JSON.stringify(mailsTo(address))).toContain('Zx5');
  });

  it.each(forms)(
    '%s is stored and mailed once where it is sent again by its id',
    async (_, url, form, to) => {
      const body = { ...form(), id: newId() };
      for (let time = 0; time < 2; time += 1) expect((await post(url, body)).statusCode).toBe(200);
      expect(await rows()).toMatchObject([{ id: body.id }]);
      expect([mailsTo(to), mailsTo(body.email)].map((mails) => mails.length)).toEqual([1, 1]);
    },
  );

  it('is not pinned to the top by an id of a later day', async () => {
    const id = newId(Date.now() + 10 * 24 * 60 * 60_000);
    await send(message({ id }));
    expect((await rows())[0]?.id).not.toBe(id);
  });

  it('is taken ten times an hour from one address', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(url, form())));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
      code: 'RATE_LIMITED',
    });
    expect(await rows()).toHaveLength(10);
    expect((await post(url, form(), '10.0.0.1')).statusCode).toBe(200);
  });

  it('is taken 300 times an hour from everybody together', async () => {
    await post(url, form());
    await test.db.execute(sql`update rate_limits set hits = 299 where key like 'messages:%'`);
    expect((await post(url, form(), '10.0.0.2')).statusCode).toBe(200);
    expect((await post(url, form(), '10.0.0.3')).statusCode).toBe(429);
    expect(await rows()).toHaveLength(2);
  });

  it('leaves others their share, whatever one network and its programs send', async () => {
    for (let host = 0; host < 7; host += 1)
      await Promise.all(
        Array.from({ length: 10 }, () => post(url, form(), `2001:db8:1:${host}::1`)),
      );
    expect(await rows()).toHaveLength(50);
    for (let sent = 0; sent < 10; sent += 1)
      await post(url, { ...form(), faxNumber: '1' }, '10.0.1.1');
    const { rows: shared } = await test.db.execute(
      sql`select hits from rate_limits where key like 'messages:%'`,
    );
    expect(shared).toEqual([{ hits: 50 }]);
    expect((await post(url, form(), '10.0.2.1')).statusCode).toBe(200);
  });

  it('[inbox-7] logs no personal data, and no subject with any', async () => {
    const own = form();
    await post(url, own);
    expect(test.mails.map(({ subject }) => subject).join()).not.toMatch(/Asha|Acme/);
    expect(logged).toContain(url);
    expect(logged).not.toMatch(new RegExp(`Asha|Acme|receipt|hiring|${own.email}`));
  });

  it('is forgotten after two years', async () => {
    await post(url, form());
    const age = (interval: string) =>
      test.db.execute(
        sql`update inbox_messages set created_at = now() - ${sql.raw(`interval '${interval}'`)}`,
      );
    await age('2 years -1 hour');
    await purgeExpired(test.db);
    expect(await rows()).toHaveLength(1);
    await age('2 years 1 hour');
    await purgeExpired(test.db);
    expect(await rows()).toEqual([]);
  });
});
