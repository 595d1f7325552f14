import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { readConfiguration } from './configuration.ts';
import { connectionLimits } from './connection-limits.ts';

const short = {
  headMs: 150,
  bodyMs: 400,
  idleMs: 200,
  unreadMs: 2_000,
  checkEveryMs: 50,
  stopUnsentMs: 50,
  stopMs: 400,
  most: 10_000,
  mostOfNetwork: 1_000,
  mostRequests: 100,
};

async function startServer(connections = short, settings: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const quiet = { LOG_LEVEL: 'silent', RATE_LIMITS: 'off' };
  const configuration = readConfiguration({ ...quiet, ...settings });
  const mailer = { send: async () => {} };
  const app = await buildApp({ configuration, db: database.db, mailer, connections });
  app.get('/slow-letter', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write('data: Dear\n\n');
    setTimeout(() => reply.raw.end('data: sir\n\n'), 1_000);
  });
  // More than the system itself takes of it: newer Linux up to 38 MB.
  app.get('/long', (_request, reply) => reply.send(Buffer.alloc(64_000_000)));
  let begun = 0;
  app.get('/in-turn', async () => {
    const others = begun++;
    await wait(1);
    begun--;
    return { others };
  });
  app.get('/listeners', async (_request, { raw }) => ({ close: raw.listenerCount('close') }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, close };
}

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Also by a reset, which is how whoever still sends is closed. */
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** Opens a connection, sends what is given, and resolves with all that came when it was closed. */
async function say(text: string, port = server.port): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => {});
  if (text) socket.write(text);
  await closed(socket);
  return heard;
}

const head = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

describe('a connection', () => {
  it('[connection-limits-requests] that sends requests without end is closed after some', async () => {
    const heard = await say('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(500));
    expect(heard.split(' 200 OK').length - 1).toBe(100);
    expect(heard).toContain('Connection: close');
  });

  it('[connection-limits-in-turn] that sends many requests at once has each begun after the one before', async () => {
    const heard = await say('GET /in-turn HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(50));
    expect(heard.split('{"others":0}').length - 1).toBe(50);
  });

  it('leaves room for a route’s listeners below the ten of which Node warns', async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/listeners`);
    expect((await answer.json()).close).toBeLessThanOrEqual(1);
  });

  it('that says nothing is closed', async () => {
    expect(await say('')).not.toContain('200 OK');
  });

  it('that sends half a head is closed', async () => {
    expect(await say(head)).toContain('408');
  });

  it('that sends half a body is closed', async () => {
    expect(await say(`${head}content-length: 100\r\n\r\n{"email":`)).not.toContain('200 OK');
  });

  it('that sends its body byte by byte is closed all the same', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    socket.write(`${head}content-length: 10000\r\n\r\n`);
    const drip = setInterval(() => socket.write(' '), 20);
    await closed(socket);
    clearInterval(drip);
  });

  it('that keeps open after its answer is closed when nothing follows', async () => {
    expect(await say('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')).toContain('200 OK');
  });

  it('[connection-limits-unread] whose answer nobody reads is closed, and one that is read slowly is not', async () => {
    const ask = () => {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write('GET /long HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      return socket;
    };
    const unread = ask();
    let bytes = 0;
    for await (const chunk of ask()) {
      bytes += chunk.length;
      // In all, longer than an answer may stay unread.
      await wait(5);
    }
    expect(bytes).toBeGreaterThan(64_000_000);
    // What the system has taken still comes, and then the end.
    let came = 0;
    for await (const chunk of unread) came += chunk.length;
    expect(came).toBeLessThan(64_000_000);
  });

  it('over which a letter is being written stays open for longer than all of these', async () => {
    const heard = await say('GET /slow-letter HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(heard).toContain('data: Dear');
    expect(heard).toContain('data: sir');
  });
});

describe('a server that stops', () => {
  it('waits for no half-sent request, no silent connection and no endless answer', async () => {
    const patient = { ...short, headMs: 60_000, bodyMs: 60_000, idleMs: 60_000 };
    const stopping = await startServer(patient);
    const half = `${head}content-length: 100\r\n\r\n{"email":`;
    const opened = ['', head, half, 'GET /slow-letter HTTP/1.1\r\nhost: x\r\n\r\n'];
    const ended = Promise.all(opened.map((text) => say(text, stopping.port)));
    await wait(100);
    await stopping.close();
    await ended;
  });
});

describe('one address', () => {
  const few = { ...short, headMs: 60_000, idleMs: 60_000, mostOfNetwork: 3 };
  const ask = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
  /** So many silent connections, which the server has taken. */
  async function hold(port: number, count: number): Promise<Socket[]> {
    const held = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    return held;
  }

  it('holds its share of connections, and gets others once it lets go', async () => {
    const small = await startServer(few);
    const [first, ...others] = await hold(small.port, 3);
    expect(await say(ask, small.port)).toBe('');
    first?.destroy();
    await expect.poll(() => say(ask, small.port)).toContain('200 OK');
    for (const socket of others) socket.destroy();
    await small.close();
  });

  it('holds as many as it likes where it is a proxy', async () => {
    const proxied = await startServer(few, {
      TRUST_PROXY: 'loopback',
      ALLOW_UNPROVEN_EMAIL: 'true',
    });
    const held = await hold(proxied.port, 4);
    expect(await say(ask, proxied.port)).toContain('200 OK');
    for (const socket of held) socket.destroy();
    await proxied.close();
  });
});

it('the product gives a head 10 s, a body 30 s and an idle connection 72 s', () => {
  expect(connectionLimits).toMatchObject({ headMs: 10_000, bodyMs: 30_000, idleMs: 72_000 });
  // All of a stop has ten seconds.
  expect(connectionLimits.stopMs).toBeLessThanOrEqual(5_000);
});
