import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeS3, startFakeS3 } from '../platform/pictures/testing/fake-s3.ts';
import { type BackupPlace, openBackupPlace, splitAddress } from './backup-place.ts';
import { openBucket } from './bucket.ts';
import { removeOldBackups } from './keep-backups.ts';
import { isProofDue, noteProof } from './scheduled-backups.ts';

let s3: FakeS3;
let place: BackupPlace;
beforeEach(async () => {
  s3 = await startFakeS3();
  const { store: _, bucket, ...backupStore } = s3.settings;
  place = openBackupPlace(`s3://${bucket}/each-night/`, { backupStore });
});
afterEach(() => s3.close());

const keep = (name: string, bytes: Buffer) =>
  place.keep(name, async (file) => writeFileSync(file, bytes));
const nameOf = (day: number) => `folio-2026-11-0${day}T000000Z.tar.gz.age`;

describe('backups in a bucket', () => {
  it('come back as they were, in however many parts they went', async () => {
    for (const size of [0, 1, 16_000_000, 33_000_001]) {
      const bytes = randomBytes(size);
      await keep(nameOf(1), bytes);
      const back = await place.lend(nameOf(1), (file) => readFile(file));
      expect(back.equals(bytes)).toBe(true);
    }
    expect(s3.unfinished()).toBe(0);
  });

  it('are kept as many as wanted, and nothing else is touched', async () => {
    for (const day of [1, 2, 3, 4]) await keep(nameOf(day), Buffer.from('x'));
    await place.writeNote('mine.txt', 'mine');
    expect(await removeOldBackups(place, nameOf(4), 2)).toEqual([nameOf(1), nameOf(2)]);
    expect((await place.names()).toSorted()).toEqual([nameOf(3), nameOf(4), 'mine.txt']);
  });

  it('have a proof beside them', async () => {
    const now = new Date('2026-11-30T03:15:00Z');
    expect(await isProofDue(place, now)).toBe(true);
    await noteProof(place, nameOf(1), now);
    expect(await isProofDue(place, now)).toBe(false);
  });

  it('are not there until all of them is, and leave nothing behind', async () => {
    await expect(
      place.keep(nameOf(1), async () => {
        throw new Error('The database is gone.');
      }),
    ).rejects.toThrow('gone');
    s3.fail(403);
    await expect(keep(nameOf(1), randomBytes(10))).rejects.toThrow('answered POST with 403');
    s3.fail(undefined);
    expect(await place.names()).toEqual([]);
    expect(s3.unfinished()).toBe(0);
    await expect(place.lend(nameOf(1), async () => {})).rejects.toThrow('is not there');
  });

  it('stand a connection that breaks', async () => {
    s3.breakOnce();
    await keep(nameOf(1), Buffer.from('one'));
    const text = await place.lend(nameOf(1), async (file) => readFileSync(file, 'utf8'));
    expect(text).toBe('one');
  });
});

describe('a bucket on a slow line', () => {
  const withServer = async (
    answer: (response: ServerResponse) => void,
    use: (download: (file: string) => Promise<boolean>) => Promise<void>,
  ) => {
    const folder = mkdtempSync(join(tmpdir(), 'folio-bucket-'));
    const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { store: _, ...settings } = s3.settings;
    const bucket = openBucket({ ...settings, endpoint: `http://127.0.0.1:${port}` }, 200);
    await use((file) => bucket.download('one', join(folder, file)));
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  };

  it('[backup-download] gives back a backup that takes longer than the wait for an answer', async () => {
    let sent = 0;
    const drip = (response: ServerResponse) => {
      const timer = setInterval(() => {
        response.write('x');
        sent += 1;
        if (sent < 10) return;
        clearInterval(timer);
        response.end();
      }, 50);
    };
    await withServer(drip, async (download) => expect(await download('one')).toBe(true));
    expect(sent).toBe(10);
  });

  it('is not waited for without end, and says where a backup broke off', async () => {
    const unreachable = 'cannot be reached';
    await withServer(
      () => {},
      (download) => expect(download('one')).rejects.toThrow(unreachable),
    );
    const breakOff = (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '10' }).write('x');
      setTimeout(() => response.destroy(), 50);
    };
    await withServer(breakOff, (download) =>
      expect(download('one')).rejects.toThrow('did not arrive whole'),
    );
  });
});

it('reports an unreachable bucket and missing keys in one sentence', async () => {
  expect(() => openBackupPlace('s3://nightly', { backupStore: undefined })).toThrow(
    'BACKUP_S3_ENDPOINT',
  );
  const { store: _, ...settings } = s3.settings;
  expect(() => openBackupPlace('s3://Not A Bucket', { backupStore: settings })).toThrow(
    'is no place like s3://bucket/folder',
  );
  const wrong = openBackupPlace('s3://nightly', {
    backupStore: { ...settings, secretAccessKey: 'x' },
  });
  await expect(wrong.names()).rejects.toThrow('answered GET with 403');
});

it.each([
  ['/backups/one.tar.gz', '/backups', 'one.tar.gz'],
  ['one.tar.gz', '.', 'one.tar.gz'],
  ['/one.tar.gz', '/', 'one.tar.gz'],
  ['s3://nightly/folio/one.tar.gz', 's3://nightly/folio', 'one.tar.gz'],
])('%s is at a place, by a name', (address, where, name) => {
  expect(splitAddress(address)).toEqual({ where, name });
});
