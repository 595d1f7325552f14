import { randomUUID } from 'node:crypto';
import { type ClientRequest, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { aiRoutes } from '@folio/contract/ai';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { creditReservations } from '../platform/credits-schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { type AiApp, balanceOf, startAiApp } from './testing/ai-app.ts';
import { advertisement, weakContent } from './testing/examples.ts';

const letter = `Dear Mr. Marsh,

I know Python and Linux, and managed the build servers at Engine Works. I know Linux.

Kind regards`;
const pieceLength = 6;
const pieces = Math.ceil(letter.length / pieceLength);
const sentenceEnd = letter.indexOf('Works.') + 'Works. '.length;

/** Where what has come so far ends in a whole line or sentence, as far as it is passed on. */
const ends = [/\n/g, /(?<!Mr)\. /g].flatMap((end) =>
  [...letter.matchAll(end)].map(({ index, 0: { length } }) => index + length),
);
const lastEndIn = (come: number): number => Math.max(0, ...ends.filter((end) => end <= come));

let test: AiApp;
let account: TestAccount;
beforeAll(async () => {
  test = await startAiApp({ configuration: { creditsAtSignup: 1_000 } });
  test.fake.write = () => ({ text: letter });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  account = await signUp(test);
});
afterEach(() => {
  test.fake.before = undefined;
});
afterAll(() => test.close());

const balance = () => balanceOf(test, account.token);
const held = () => test.db.$count(creditReservations, sql`state = 'held'`);
const connections = () =>
  promisify(test.app.server.getConnections.bind(test.app.server))() as Promise<number>;

/** Asks for a letter, and gathers what is read of it, as it is read. */
function readAlong(key: string, onRead: (text: string, asking: ClientRequest) => void = () => {}) {
  const { port } = test.app.server.address() as AddressInfo;
  const read = { text: '', end: '' };
  const asking = request({
    port,
    host: '127.0.0.1',
    path: aiRoutes.coverLetter.url,
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${account.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'idempotency-key': key,
    },
  });
  const closed = new Promise((resolve) => asking.once('close', resolve));
  asking.on('error', () => {});
  asking.on('response', (response) => {
    let raw = '';
    response.setEncoding('utf8').on('error', () => {});
    response.on('data', (chunk: string) => {
      raw += chunk;
      const texts = [...raw.matchAll(/event: text\ndata: (.*)\n\n/g)];
      read.text = texts.map(([, data]) => JSON.parse(data ?? '').text).join('');
      read.end = /event: done\ndata: (.*)\n\n/.exec(raw)?.[1] ?? '';
      onRead(read.text, asking);
    });
  });
  const body = { resume: weakContent, jobDescription: advertisement, hiringManager: 'Mr. Marsh' };
  asking.end(JSON.stringify(body));
  return { read, asking, closed };
}

describe('a letter whose reader leaves', () => {
  it('is paid exactly when a whole sentence has been sent, at whatever piece they leave, and had by its key', async () => {
    const run = randomUUID();
    for (let sent = 0; sent <= pieces; sent++) {
      const before = await balance();
      const key = `left-after-${sent}-pieces-${run}`;
      const gate = Promise.withResolvers<void>();
      test.fake.before = (piece) => (piece === sent ? gate.promise : undefined);
      const asked = test.fake.asked.length;
      const reached = sent === pieces ? letter.length : lastEndIn(sent * pieceLength);
      const { read, asking, closed } = readAlong(key);
      await expect.poll(() => test.fake.asked.length).toBe(asked + 1);
      await expect.poll(() => read.text.length).toBe(reached);
      if (sent === pieces) await closed;
      asking.destroy();
      await expect.poll(connections).toBe(0);
      if (reached < sentenceEnd) {
        await expect.poll(held).toBe(0);
        expect([sent, await balance()]).toEqual([sent, before]);
        gate.resolve();
      } else {
        gate.resolve();
        await expect.poll(held).toBe(0);
        expect([sent, await balance()]).toEqual([sent, before - 2]);
      }
      const again = readAlong(key);
      await again.closed;
      expect(JSON.parse(again.read.end)).toMatchObject({ coverLetter: letter });
      expect(await balance()).toBe(before - 2);
    }
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('costs nothing when the model fails after they have read a sentence', async () => {
    const before = await balance();
    const open: ServerResponse[] = [];
    test.fake.before = (piece, response) => {
      if (piece * pieceLength <= sentenceEnd) return undefined;
      open.push(response);
      return new Promise(() => {});
    };
    const { read, asking } = readAlong(`model-gone-${randomUUID()}`, (text) => {
      if (text.length >= sentenceEnd) asking.destroy();
    });
    await expect.poll(() => read.text.length).toBeGreaterThanOrEqual(sentenceEnd);
    expect(await balance()).toBe(before - 2);
    await expect.poll(connections).toBe(0);
    for (const response of open) response.destroy();
    await expect.poll(held).toBe(0);
    expect(await balance()).toBe(before);
  });

  it('at any moment leaves a ledger that adds up, and never a sentence read for nothing', async () => {
    const run = randomUUID();
    const before = await balance();
    test.fake.before = () => wait(1);
    const readers = Array.from({ length: 30 }, async (_, index) => {
      const key = `${run}-${index}`;
      // The first stays to the end. Some leave before they read anything, after as much as happens
      // in a random number of turns of the event loop.
      const longest = index === 0 ? letter.length : (Math.random() * 4 - 1) * sentenceEnd;
      const { read, asking, closed } = readAlong(key, (text, own) => {
        if (text.length > longest) own.destroy();
      });
      for (let turn = Math.random() * 200; longest < 0 && turn > 0; turn--) await nextTurn();
      if (longest < 0) asking.destroy();
      await closed;
      return { key, hasSentence: read.text.length >= sentenceEnd };
    });
    const read = await Promise.all(readers);
    await expect.poll(held).toBe(0);
    expect(read.some(({ hasSentence }) => hasSentence)).toBe(true);
    const rows = await test.db
      .select()
      .from(creditReservations)
      .where(sql`idempotency_key like ${`${run}-%`}`);
    const stateOf = new Map(rows.map(({ idempotencyKey, state }) => [idempotencyKey, state]));
    for (const { key, hasSentence } of read)
      if (hasSentence) expect([key, stateOf.get(key)]).toEqual([key, 'kept']);
    const kept = rows.filter(({ state }) => state === 'kept').length;
    expect(await balance()).toBe(before - 2 * kept);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });
});
