import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let taken = 0;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  test.app.server.on('request', (request) => {
    const push = request.push.bind(request);
    request.push = (piece: Buffer | null) => {
      const isTaken = push(piece);
      if (piece && !request.socket.destroyed) taken++;
      return isTaken;
    };
  });
});
afterAll(() => test.close());

const head = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${more}\r\n\r\n`;
const chunked = 'transfer-encoding: chunked';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** Also by a reset, which is how whoever still sends is closed. */
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once('close', () => resolve()));

function open(): { socket: Socket; heard: () => string } {
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (text) => {
    heard += text;
  });
  socket.on('error', () => {});
  return { socket, heard: () => heard };
}

describe('a body in chunks', () => {
  it('of a letter each is closed after a thousand of them, and no more is taken', async () => {
    const { socket, heard } = open();
    taken = 0;
    socket.write(head('/api/contact', chunked) + chunk(' ').repeat(100_000));
    await closed(socket);
    expect(heard()).toBe('');
    expect(taken).toBeLessThan(1_100);
  });

  it('of a usual size is read, also where some are short', async () => {
    const { socket, heard } = open();
    const long = chunk(' '.repeat(1_000)).repeat(100);
    const text = `${chunk('{')}${chunk(' ').repeat(900)}${long}${chunk('}')}0\r\n\r\n`;
    socket.write(head('/api/contact', chunked) + text);
    await expect.poll(heard).toContain('VALIDATION_ERROR');
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });

  it('that goes on after it was refused is closed, once its sender could read why', async () => {
    const { socket, heard } = open();
    socket.write(head('/api/resumes', chunked) + chunk(' '));
    await closed(socket);
    expect(heard()).toContain('UNAUTHENTICATED');
  });

  it('that ends soon after it was refused leaves its connection open for the next request', async () => {
    const { socket, heard } = open();
    socket.write(head('/api/resumes', chunked) + chunk(' '));
    await expect.poll(heard).toContain('UNAUTHENTICATED');
    socket.write('0\r\n\r\n');
    // Longer than the server waits for that end.
    await wait(700);
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(heard).toContain('200 OK');
    socket.destroy();
  });
});

it('a body of known length that comes letter by letter is read as far as a thousand', async () => {
  const { socket, heard } = open();
  socket.setNoDelay(true);
  const body = `{${' '.repeat(200)}}`;
  socket.write(head('/api/contact', `content-length: ${body.length}`));
  for (const letter of body) await new Promise((sent) => socket.write(letter, sent));
  await expect.poll(heard).toContain('VALIDATION_ERROR');
  socket.destroy();
});
