import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pictureRules } from '@folio/contract/photos';
import { profileRoutes } from '@folio/contract/profiles';
import { sharePath } from '@folio/contract/shared-job';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let ada: TestAccount;
let port = 0;
beforeAll(async () => {
  test = await startTestApp();
  ada = await signUp(test);
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => test.close());

function headOf(lines: string[]): string {
  const type = 'content-type: multipart/form-data; boundary=form';
  const authorization = `authorization: Bearer ${ada.token}`;
  return [...lines, 'host: localhost', type, authorization, '', ''].join('\r\n');
}

const chunkOf = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

/** The answer to a request of which no more is sent. */
async function answerTo(head: string[], ...parts: Buffer[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const read = once(socket, 'data');
  socket.write(headOf(head));
  for (const part of parts) {
    socket.write(part);
    await wait(100);
  }
  const [answer] = await read;
  socket.destroy();
  return String(answer);
}

const partOf = (name: string, content: Buffer) => [
  Buffer.from(`--form\r\ncontent-disposition: form-data; name="${name}"; filename="me"\r\n\r\n`),
  content,
];

describe.each([sharePath, profileRoutes.uploadPicture.url])('a form sent to %s', (path) => {
  const begun = Buffer.concat(partOf('text', Buffer.alloc(1_000, 'x')));

  it('is refused before it is read where it is too large', async () => {
    const head = [`POST ${path} HTTP/1.1`, 'content-length: 500000000'];
    expect(await answerTo(head, begun)).toMatch(
      /^HTTP\/1\.1 413 .*connection: close.*PAYLOAD_TOO_LARGE/is,
    );
  });

  it('is cut off at its limit where it doesn’t say how long it is', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(headOf([`POST ${path} HTTP/1.1`, 'transfer-encoding: chunked']));
    socket.write(chunkOf(begun));
    const more = chunkOf(Buffer.alloc(100_000, 'x'));
    const send = () => {
      while (!socket.destroyed && socket.write(more));
    };
    socket.on('drain', send);
    send();
    await closed;
    expect(socket.bytesWritten).toBeLessThan(20_000_000);
  });
});

it('a picture is refused as too large, not cut, also where a piece of it ends at the limit', async () => {
  const blank = { width: 30, height: 30, channels: 3, background: '#456' } as const;
  const picture = await sharp({ create: blank }).png().toBuffer();
  const padded = Buffer.concat([picture, Buffer.alloc(pictureRules.maxBytes - picture.length)]);
  const within = Buffer.concat(partOf('profilePicture', padded));
  const beyond = Buffer.from('x\r\n--form--\r\n');
  const path = profileRoutes.uploadPicture.url;
  const head = [`POST ${path} HTTP/1.1`, `content-length: ${within.length + beyond.length}`];
  expect(await answerTo(head, within, beyond)).toMatch(/^HTTP\/1\.1 413 .*PAYLOAD_TOO_LARGE/s);
});

it('a picture in chunks, as a proxy may send it, is taken', async () => {
  const blank = { width: 30, height: 30, channels: 3, background: '#456' } as const;
  const picture = await sharp({ create: blank }).png().toBuffer();
  const form = Buffer.concat([
    ...partOf('profilePicture', picture),
    Buffer.from('\r\n--form--\r\n'),
  ]);
  const head = [`POST ${profileRoutes.uploadPicture.url} HTTP/1.1`, 'transfer-encoding: chunked'];
  expect(await answerTo(head, chunkOf(form), Buffer.from('0\r\n\r\n'))).toMatch(/^HTTP\/1\.1 200 /);
});
