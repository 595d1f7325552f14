import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { paidOnArrival } from './paid-on-arrival.ts';

/** More than the buffers of a connection take, so that it depends on its reader. */
const large = Buffer.alloc(32 * 1_048_576);

let close: () => Promise<void>;
afterEach(() => close());

type Asked = { body?: Buffer; making?: () => Promise<void>; longestMs?: number; fails?: boolean };

/** A server with one document, and what became of its delivery. */
async function serve({ body = large, making, longestMs, fails = false }: Asked) {
  const ends: string[] = [];
  const logged: string[] = [];
  const end = (how: string) => async () => {
    ends.push(how);
    if (fails) throw new Error('The database is away');
  };
  const stream = { write: (line: string) => void logged.push(line) };
  const app = Fastify({ logger: { level: 'error', stream }, forceCloseConnections: true });
  app.get('/', async (_request, reply) => {
    const delivery = { delivered: end('delivered'), cutOff: end('cut off') };
    const make = async () => {
      await making?.();
      return body;
    };
    return reply.send(await paidOnArrival(reply, delivery, make, longestMs));
  });
  close = () => app.close();
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), ends, logged };
}

async function open(url: string): Promise<IncomingMessage> {
  const asking = get(url, { agent: false });
  asking.on('error', () => {});
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.on('error', () => {});
  return answer;
}

describe('a document on its way', () => {
  it('is paid once its last byte has left, and once', async () => {
    const { url, ends, logged } = await serve({});
    const answer = await open(url);
    await wait(20);
    expect(ends).toEqual([]);
    answer.resume();
    await once(answer, 'end');
    await expect.poll(() => ends).toEqual(['delivered']);
    expect(logged).toEqual([]);
  });

  it('is cut off, for nothing, where its reader takes too long', async () => {
    const { url, ends } = await serve({ longestMs: 50 });
    const answer = await open(url);
    await expect.poll(() => ends).toEqual(['cut off']);
    answer.resume();
    await new Promise((closed) => answer.once('close', closed));
    expect(answer.complete).toBe(false);
  });

  it('that takes too long to be made is cut off as well', async () => {
    const making = Promise.withResolvers<void>();
    const { url, ends } = await serve({ making: () => making.promise, longestMs: 50 });
    await expect(fetch(url)).rejects.toThrow();
    making.resolve();
    await expect.poll(() => ends).toEqual(['cut off']);
  });

  it('that cannot be made is cut off, and answered as what failed', async () => {
    const { url, ends } = await serve({ making: () => Promise.reject(new Error('No font')) });
    expect((await fetch(url)).status).toBe(500);
    expect(ends).toEqual(['cut off']);
  });

  it('says in the log that its end could not be noted', async () => {
    const { url, logged } = await serve({ body: Buffer.from('all of it'), fails: true });
    (await open(url)).resume();
    await expect.poll(() => logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      msg: 'settling an export',
      err: { message: 'The database is away' },
    });
  });
});
