import type { IncomingMessage, ServerResponse } from 'node:http';
import { creditRoutes } from '@folio/contract/credits';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { creditReservations } from '../platform/credits-schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { ask, connect, makeKey } from './testing/mcp-client.ts';

let test: TestApp;
let address: string;
beforeAll(async () => {
  test = await startTestApp({ configuration: { creditsAtSignup: 2 } });
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

async function newResume({ token }: TestAccount): Promise<string> {
  const made = await test.call(resumeRoutes.create, { body: {} }, token);
  return (made.body as { data: Resume }).data.id;
}

async function balanceOf({ token }: TestAccount): Promise<number> {
  const { body } = await test.call(creditRoutes.history, undefined, token);
  return (body as { data: { balance: number } }).data.balance;
}

const settled = () =>
  expect.poll(() => test.db.$count(creditReservations, sql`state = 'held'`)).toBe(0);

it('a PDF for an assistant is paid once, however often and by whatever way, while credits are there', async () => {
  const account = await signUp(test);
  const client = await connect(address, (await makeKey(test, account)).key);
  const id = await newResume(account);
  const added = await ask(client, 'add_application', { role: 'Analyst', resumeId: id });
  const all = await Promise.all(
    Array.from({ length: 4 }, () => [
      ask(client, 'export_pdf', { id }),
      ask(client, 'keep_sent_documents', { id: added.data.id }),
    ]).flat(),
  );
  expect(all.map(({ result }) => result.isError ?? false)).toEqual(Array(8).fill(false));
  await settled();
  expect(await balanceOf(account)).toBe(1);
  await ask(client, 'export_pdf', { id: await newResume(account) });
  await settled();
  expect(await balanceOf(account)).toBe(0);
  expect(await ask(client, 'export_pdf', { id: await newResume(account) })).toMatchObject({
    code: 'INSUFFICIENT_CREDITS',
  });
});

it('a PDF for an assistant costs nothing where it is made and its answer is cut off', async () => {
  const account = await signUp(test);
  const client = await connect(address, (await makeKey(test, account)).key);
  const id = await newResume(account);
  // Whole as it is, it goes no further than to our own server: the socket closes under the answer.
  const cut = (_: IncomingMessage, response: ServerResponse) => {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((...head: Parameters<typeof writeHead>) => {
      response.socket?.destroy();
      return writeHead(...head);
    }) as typeof writeHead;
  };
  test.app.server.prependOnceListener('request', cut);
  await expect(ask(client, 'export_pdf', { id })).rejects.toThrow();
  await settled();
  expect(await balanceOf(account)).toBe(2);
  expect((await checkLedger(test.db)).isSound).toBe(true);
});
