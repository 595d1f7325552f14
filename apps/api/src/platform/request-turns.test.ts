import { connect } from 'node:net';
import type { Resume } from '@folio/contract/resumes';
import { resumeRoutes } from '@folio/contract/resumes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { inTransaction } from './transaction.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ configuration: { rateLimits: true } });
});
afterAll(() => test.close());

async function person() {
  const { token } = await signUp(test);
  const made = await test.call(resumeRoutes.create, { body: { name: 'Mine' } }, token);
  const { id } = (made.body as { data: Resume }).data;
  const headers = { authorization: `Bearer ${token}` };
  const read = () => test.app.inject({ url: `/api/resumes/${id}`, headers });
  const save = (name: string) =>
    test.app.inject({ method: 'PUT', url: `/api/resumes/${id}`, payload: { name }, headers });
  return { id, token, read, save };
}

/** Answers the names of what was asked for in the order in which they were answered. */
async function inOrder(asked: ReadonlyArray<readonly [string, () => Promise<unknown>]>) {
  const order: string[] = [];
  await Promise.all(asked.map(([name, ask]) => ask().then(() => order.push(name))));
  return order;
}

/**
 * Sends requests while nobody can be answered, until the sessions of all were read: before that, which
 * connection of the pool is free first decides, and how busy the machine is.
 */
async function sendAll<T>(send: () => Promise<T>): Promise<{ answered: Promise<T> }> {
  return inTransaction(test.db, async (tx) => {
    await tx.execute(sql`lock table resumes in access exclusive mode`);
    const answered = send();
    const isOwn = sql`database = (select oid from pg_database where datname = current_database())`;
    const held = () => test.db.$count(sql`pg_locks` as never, sql`not granted and ${isOwn}`);
    await expect.poll(held).toBeGreaterThan(0);
    const { pool } = test;
    // The transaction's own connection, and those that wait for it, are the only ones at work.
    const isRead = async () =>
      pool.waitingCount === 0 && pool.totalCount - pool.idleCount <= 1 + (await held());
    await expect.poll(isRead, { timeout: 20_000 }).toBe(true);
    return { answered };
  });
}

describe('the turns of requests', () => {
  it('answer another account before the hundredth request of one', async () => {
    const [hostile, honest] = [await person(), await person()];
    const flood = Array.from({ length: 100 }, () => ['hostile', hostile.read] as const);
    const { answered } = await sendAll(() => inOrder([...flood, ['honest', honest.read]]));
    // As a first-come queue has it, it is the last.
    expect((await answered).indexOf('honest')).toBeLessThan(60);
  });

  it('refuse only the account whose queue is full, with a time to retry', async () => {
    const [hostile, honest] = [await person(), await person()];
    const { answered } = await sendAll(() =>
      Promise.all(Array.from({ length: 200 }, () => hostile.read())),
    );
    expect((await honest.read()).statusCode).toBe(200);
    const refused = (await answered).filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { statusCode, headers, body } of refused) {
      expect([statusCode, headers['retry-after']]).toEqual([429, '5']);
      expect(JSON.parse(body).message).toBe(
        'You asked for a lot at once. Please wait a few seconds.',
      );
    }
  });

  it('are those of programs that ask for tokens, too, so that they leave others the database', async () => {
    const honest = await person();
    const payload = `grant_type=refresh_token&client_id=${honest.id}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const ask = () => test.app.inject({ method: 'POST', url: '/oauth/token', headers, payload });
    const flood = await inTransaction(test.db, async (tx) => {
      await tx.execute(sql`lock table oauth_clients in access exclusive mode`);
      const asked = Array.from({ length: 60 }, ask);
      const { pool } = test;
      await expect.poll(() => pool.totalCount - pool.idleCount).toBeGreaterThan(1);
      expect((await honest.read()).statusCode).toBe(200);
      return { answered: Promise.all(asked) };
    });
    for (const { statusCode } of await flood.answered) expect(statusCode).toBe(401);
  });

  it('are given before a body is parsed, and once', async () => {
    const [hostile, honest] = [await person(), await person()];
    const flood = Array.from(
      { length: 60 },
      (_, index) => ['hostile', () => hostile.save(`Change ${index}`)] as const,
    );
    const order = await inOrder([...flood, ['honest', () => honest.save('Mine still')]]);
    expect(order.indexOf('honest')).toBeLessThan(60);
    expect(order.length).toBe(61);
  });

  it('are dropped when their caller disconnects while waiting', async () => {
    const hostile = await person();
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(address);
    const asked = `GET /api/resumes/${hostile.id} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${hostile.token}\r\n\r\n`;
    // Locks of the database hold those that have a turn.
    await inTransaction(test.db, async (tx) => {
      await tx.execute(sql`lock table sessions, users, resumes in access exclusive mode`);
      const sockets = Array.from({ length: 100 }, () => connect(Number(port), '127.0.0.1'));
      for (const socket of sockets) socket.on('error', () => {}).write(asked);
      await new Promise((resolve) => setTimeout(resolve, 200));
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect((await hostile.read()).statusCode).toBe(200);
  });

  it('are not held by requests that wait elsewhere', async () => {
    const [hostile, honest] = [await person(), await person()];
    const documents = Array.from(
      { length: 20 },
      () =>
        [
          'document',
          () =>
            test.app.inject({
              url: `/api/resumes/${hostile.id}/export/pdf`,
              headers: { authorization: `Bearer ${hostile.token}` },
            }),
        ] as const,
    );
    const order = await inOrder([...documents, ['read', hostile.read], ['honest', honest.read]]);
    expect(order.indexOf('read')).toBeLessThan(10);
    expect(order.indexOf('honest')).toBeLessThan(10);
  });
});
