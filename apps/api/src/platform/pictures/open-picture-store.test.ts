import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { openPictureStore, type PictureStore } from './open-picture-store.ts';
import { type FakeS3, startFakeS3 } from './testing/fake-s3.ts';

let dataDir = '';
let s3: FakeS3;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'folio-pictures-'));
  s3 = await startFakeS3();
});
afterAll(async () => {
  await s3.close();
  await rm(dataDir, { recursive: true });
});

const defaults = readConfiguration({}).pictures;
const inFolder = () => openPictureStore({ dataDir, pictures: defaults });
const inBucket = (changes = {}) =>
  openPictureStore({ dataDir, pictures: { ...s3.settings, ...changes } });
const key = 'a-Key_'.padEnd(43, '0');
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0, 13, 10]);

describe.each<[string, () => PictureStore]>([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('%s', (_name, open) => {
  it('[picture-store-1] returns what was stored, until it is removed', async () => {
    const store = open();
    expect(await store.get(key)).toBeUndefined();
    await store.put(key, jpeg);
    expect(await store.get(key)).toEqual(jpeg);
    await store.remove(key);
    expect(await store.get(key)).toBeUndefined();
    await store.remove(key);
  });
});

it('a folder holds whole files alone, by their keys', async () => {
  await inFolder().put(key, jpeg);
  expect(await readdir(join(dataDir, 'pictures'))).toEqual([`${key}.jpg`]);
});

describe('a bucket', () => {
  it('holds pictures as such', async () => {
    await inBucket().put(key, jpeg);
    expect(s3.objects.get(`/folio-pictures/pictures/${key}.jpg`)).toEqual({
      bytes: jpeg,
      type: 'image/jpeg',
    });
  });

  it('is asked anew when a connection breaks', async () => {
    s3.breakOnce();
    await inBucket().put(key, jpeg);
    s3.breakOnce();
    expect(await inBucket().get(key)).toEqual(jpeg);
  });

  const unavailable = { code: 'UNAVAILABLE' };
  it('reports a refusing, foreign or missing bucket, rather than a missing picture', async () => {
    const wrong = inBucket({ secretAccessKey: 'guessed' });
    await expect(wrong.get(key)).rejects.toMatchObject(unavailable);
    await expect(wrong.put(key, jpeg)).rejects.toMatchObject(unavailable);
    await expect(inBucket({ bucket: 'nowhere' }).put(key, jpeg)).rejects.toMatchObject(unavailable);
    const gone = inBucket({ endpoint: 'http://127.0.0.1:1' });
    await expect(gone.get(key)).rejects.toMatchObject(unavailable);
    s3.fail(500);
    await expect(inBucket().remove(key)).rejects.toMatchObject(unavailable);
    s3.fail(undefined);
  });

  it('that sends elsewhere is not followed, nor are its keys and pictures sent there', async () => {
    const asked = s3.asked();
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(307, { location: `${s3.settings.endpoint}${request.url}` }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const moved = inBucket({ endpoint: `http://127.0.0.1:${port}` });
    await expect(moved.put(key, jpeg)).rejects.toMatchObject(unavailable);
    await expect(moved.get(key)).rejects.toMatchObject(unavailable);
    expect(s3.asked()).toBe(asked);
    server.closeAllConnections();
    server.close();
  });
});

it('what a bucket needs is asked for at the start, all at once', () => {
  const start = () => readConfiguration({ PICTURE_STORE: 's3', S3_BUCKET: 'folio' });
  for (const missing of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(start).toThrow(`${missing} is missing`);
  expect(start).not.toThrow('S3_BUCKET is missing');
});
