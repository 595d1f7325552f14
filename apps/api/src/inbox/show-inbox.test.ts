import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { contactRoutes } from '@folio/contract/contact';
import { enterpriseRoutes } from '@folio/contract/enterprise';
import { errorReportRoutes } from '@folio/contract/error-reports';
import { hostileTexts } from '@folio/documents/testing/hostile-texts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { users } from '../platform/schema.ts';
import { signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { readInboxOptions } from './inbox-options.ts';
import { showInbox, terminalJson, terminalLine, terminalLines } from './show-inbox.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  await test.db.execute(sql`delete from inbox_messages`);
  await test.db.execute(sql`delete from error_reports`);
});
afterAll(() => test.close());

const now = new Date('2026-11-21T12:00:00Z');
const show = (...args: string[]) => showInbox(test.db, readInboxOptions(args, now));

async function write(message = 'Where is my receipt?'): Promise<string> {
  const form = { name: 'Asha Verma', email: 'asha@acme.example', message };
  await test.call(contactRoutes.send, { body: { ...form, subject: 'billing' } });
  const { rows } = await test.db.execute(sql`select max(id::text) as id from inbox_messages`);
  return String(rows[0]?.id);
}
async function inquire(): Promise<void> {
  const sender = { firstName: 'Ravi', lastName: 'Rao', email: 'ravi@acme.example' };
  await test.call(enterpriseRoutes.inquire, {
    body: { ...sender, company: 'Acme', employees: '1000+', message: 'A thousand of us.' },
  });
}
const fail = () =>
  test.call(errorReportRoutes.report, {
    body: {
      kind: 'part',
      message: 'x is not a function',
      place: '/dashboard',
      trail: [],
      version: 'index-A.js',
      sessionId: 'one',
      sessionSeconds: 1,
    },
  });

/** Gives everything of a table another time. */
const date = (table: string, column: string, at: string) =>
  test.db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${at}`);

describe('the inbox', () => {
  it('[show-inbox-1] lists everything newest first, with the form’s fields', async () => {
    await inquire();
    await date('inbox_messages', 'created_at', '2026-11-19T09:30:00Z');
    await fail();
    await date('error_reports', 'last_reported_at', '2026-11-20T09:30:00Z');
    const id = await write('Where is\nmy receipt?');
    const { text } = await show();
    expect(text.match(/^\w+, /gm)).toEqual(['Message, ', 'Error, ', 'Inquiry, ']);
    expect(text).toContain(
      `  id: ${id}\n  name: Asha Verma\n  email: asha@acme.example\n  subject: billing\n  | Where is\n  | my receipt?`,
    );
    expect(text).toContain('Inquiry, 2026-11-19 09:30 UTC');
    expect(text).toContain('  company: Acme\n  employees: 1000+\n  | A thousand of us.');
    expect(text).toContain('  reports: 1\n  where: part, /dashboard');
  });

  it('lists one kind, or several, or entries since a time', async () => {
    await inquire();
    await date('inbox_messages', 'created_at', '2026-11-20T11:00:00Z');
    await fail();
    const kindsOf = async (...args: string[]) =>
      JSON.parse((await show('--json', ...args)).text).map((entry: { kind: string }) => entry.kind);
    await date('error_reports', 'last_reported_at', '2026-11-21T11:00:00Z');
    expect(await kindsOf('--kind', 'inquiry')).toEqual(['inquiry']);
    expect(await kindsOf('--kind', 'message')).toEqual([]);
    expect(await kindsOf('--kind=inquiry', '--kind=error')).toEqual(['error', 'inquiry']);
    expect(await kindsOf('--since', '24h')).toEqual(['error']);
    expect(await kindsOf('--since', '2d')).toEqual(['error', 'inquiry']);
    expect(await kindsOf('--since', '2026-11-21')).toEqual(['error']);
    expect((await show('--since', '2026-11-22')).text).toBe('Nothing is waiting.');
  });

  it('hides done entries unless requested, until an error recurs', async () => {
    const id = await write();
    await fail();
    const [error] = JSON.parse((await show('--json', '--kind', 'error')).text);
    expect(await show('--done', id)).toEqual({ isDone: true, text: `${id} is done.` });
    expect((await show(`--done=${error.id}`)).isDone).toBe(true);
    expect((await show()).text).toBe('Nothing is waiting.');
    expect((await show('--all')).text.match(/, done 20/g)).toHaveLength(2);
    await fail();
    expect((await show()).text).toMatch(/^Error, .*\n.*\n {2}reports: 2/);
  });

  it.each(['nonsense', '01890000-0000-7000-8000-000000000000', 'error:none', "error:' or 1=1"])(
    'knows of nothing called %s',
    async (id) => {
      await write();
      await fail();
      expect(await show('--done', id)).toEqual({
        isDone: false,
        text: `There is nothing with the id ${id}.`,
      });
      expect((await show('--json')).text.match(/"doneAt": null/g)).toHaveLength(2);
    },
  );

  it.each([
    [['--kind', 'mood'], "There is no kind 'mood'."],
    [['--since', 'yesterday'], "'yesterday' is no date."],
    [['--since', '2026-13-01'], "'2026-13-01' is no date."],
    [['--colour'], '--colour'],
    [['all'], 'all'],
  ])('asked %j says what is wrong and how it is used', (args, words) => {
    expect(() => readInboxOptions(args, now)).toThrow(words);
    expect(() => readInboxOptions(args, now)).toThrow('npm run inbox -- [--kind');
  });

  it('is a command beside the product', async () => {
    await write();
    const entry = fileURLToPath(new URL('../folio.ts', import.meta.url));
    const { host, port, user, password } = Object(inject('postgres'));
    const { rows } = await test.db.execute(sql`select current_database() as name`);
    const address = new URL(`postgres://localhost/${rows[0]?.name}`);
    Object.assign(address, { username: user, password: password ?? '', port: String(port) });
    if (String(host).startsWith('/')) address.searchParams.set('host', host);
    else address.hostname = host;
    const env = { PATH: process.env.PATH, DATABASE_URL: address.href };
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, [entry, 'inbox', ...args], { env });
    expect((await run('--kind', 'message')).stdout).toContain('  | Where is my receipt?\n');
    await expect(run('--done', 'nonsense')).rejects.toMatchObject({ code: 1 });
    await expect(run('--colour')).rejects.toMatchObject({
      stderr: expect.stringContaining('npm run inbox'),
    });
  });
});

describe('text of strangers in a terminal', () => {
  const dangerous = /[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f]/u;
  const commands = ['\u001b]0;title\u0007', '\u009b2J', '\rover', '\u001b[8mhidden', 'a\bb'];

  it('[show-inbox-2] is shown and never obeyed', () => {
    for (const text of [...hostileTexts, ...commands]) {
      expect(terminalLine(text)).not.toMatch(/[\n]/);
      for (const shown of [terminalLine(text), terminalLines(text), terminalJson({ [text]: text })])
        expect(shown).not.toMatch(dangerous);
    }
    expect(terminalLine('\u001b[31m')).toBe('\\u001b[31m');
  });

  it('stays what it is in JSON', () => {
    for (const text of [...hostileTexts, ...commands].filter((each) => each.isWellFormed()))
      expect(JSON.parse(terminalJson({ text }))).toEqual({ text });
  });

  it('begins no entry of its own', async () => {
    await write('x\r\nMessage, 2026-11-21 12:00 UTC\r  id: 1\u2028Message, now');
    expect((await show()).text.match(/^(?!Message, | {2})/gm)).toBeNull();
    expect((await show()).text.match(/^Message, /gm)).toHaveLength(1);
  });
});

describe('who is answered first', () => {
  it('is listed first, marked with the plan or pack, while that lasts', async () => {
    const { user } = await signUp(test);
    const send = (email: string, message: string) =>
      test.call(contactRoutes.send, {
        body: { name: 'Asha Verma', email, subject: 'billing', message },
      });
    await send(user.email.toUpperCase(), 'Mine is paid for.');
    await send('ravi@acme.example', 'Mine came later.');
    const textWith = async (values: Partial<typeof users.$inferInsert>) => {
      await test.db.update(users).set(values).where(eq(users.id, user.id));
      return (await show()).text;
    };
    const isFirst = (text: string) => text.indexOf('Mine is paid') < text.indexOf('Mine came');
    const free = await textWith({ subscription: 'free' });
    expect([isFirst(free), free.includes('priority')]).toEqual([false, false]);
    const premium = await textWith({
      subscription: 'premium',
      planEndsAt: new Date(Date.now() + 60_000),
    });
    expect(premium).toContain('priority: Premium plan');
    expect(isFirst(premium)).toBe(true);
    const agreed = await textWith({ subscription: 'enterprise' });
    expect([agreed.includes('priority: Enterprise plan'), isFirst(agreed)]).toEqual([true, true]);
    expect(isFirst(await textWith({ planEndsAt: new Date(Date.now() - 1_000) }))).toBe(false);
    const pack = await textWith({ packOpensUntil: new Date(Date.now() + 60_000) });
    expect(pack).toContain('priority: Premium or Pro pack');
    expect(isFirst(pack)).toBe(true);
  });
});
