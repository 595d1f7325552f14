import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeS3, startFakeS3 } from '../platform/pictures/testing/fake-s3.ts';
import { type BackupPlace, openBackupPlace, splitAddress } from './backup-place.ts';
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
