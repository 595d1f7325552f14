import { randomBytes } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateUpTo } from '../platform/migrate.ts';
import { createFolderStore } from '../platform/pictures/open-picture-store.ts';
import { StartError } from '../platform/start-error.ts';
import { untilWaiting, whileLocked } from '../testing/held-locks.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Connection, connect, contentsOf, tablesOf } from './backup.repository.ts';
import { openBackupPlace } from './backup-place.ts';
import { removeOldBackups, writeBackupFile } from './keep-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

const passphrase = 'three quiet otters';
const key = 'Picture-key_'.padEnd(43, '7');

let folder = '';
let file = '';
let from: TestDatabase;
let to: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-backup-'));
  file = join(folder, 'one.tar.gz');
  from = await createTestDatabase();
  to = await createTestDatabase('template0');
  // Whoever restores is refused while a server has connections.
  await to.close();
});
afterEach(async () => {
  await from.close();
  rmSync(folder, { recursive: true });
});

const source = () => ({ target: from.target, pictures: createFolderStore(join(folder, 'from')) });
const goal = () => ({ target: to.target, pictures: createFolderStore(join(folder, 'to')) });

async function withClient<Result>(
  database: TestDatabase,
  work: (client: Connection) => Promise<Result>,
) {
  const client = await connect(database.target);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const allOf = (database: TestDatabase) =>
  withClient(database, async (client) => {
    const all: Record<string, unknown> = {};
    for (const table of await tablesOf(client)) all[table.name] = await contentsOf(client, table);
    return all;
  });

/** An account with ten credits and a resume. */
async function addAccount(username: string, title = 'Baker'): Promise<void> {
  await from.pool.query(
    `WITH person AS (
       INSERT INTO users (id, username, email, password_hash, first_name, last_name, credits)
       VALUES (gen_random_uuid(), $1, $1 || '@example.com', 'x', 'Ada', $2, 10) RETURNING id),
     entry AS (
       INSERT INTO credit_entries (id, user_id, amount, kind, idempotency_key)
       SELECT gen_random_uuid(), id, 10, 'welcome', 'welcome' FROM person)
     INSERT INTO resumes (id, user_id, name, template_id, content, section_order)
     SELECT gen_random_uuid(), id, $2, 'modern', $3, '[]' FROM person`,
    [username, title, { personalInfo: { title } }],
  );
}

describe('a backup', () => {
  it('gives back every row and picture, also those with odd letters', async () => {
    await addAccount('ada', 'Tab\there, \\N and \\., a line\nbreak, नमस्ते 👩🏽‍🚀');
    await from.pool.query('INSERT INTO stored_pictures (key) VALUES ($1), ($2)', [key, 'lost']);
    const picture = randomBytes(70_000);
    await source().pictures.put(key, picture);
    const written = await writeBackupFile(file, source());
    await restoreBackup(file, goal());
    expect(await allOf(to)).toEqual(await allOf(from));
    expect(await goal().pictures.get(key)).toEqual(picture);
    expect(written).toMatchObject({ pictures: 1, missingPictures: 1 });
    expect(written.tables.users?.rows).toBe(1);
  });

  it('holds any text that the database holds', async () => {
    const text = fc
      .string({ unit: 'binary' })
      .map((any) => any.replaceAll('\0', '').toWellFormed());
    const titles = fc.sample(text, 200);
    for (const [number, title] of titles.entries()) await addAccount(`a${number}`, title);
    await writeBackupFile(file, source());
    await restoreBackup(file, goal());
    expect(await allOf(to)).toEqual(await allOf(from));
  });

  it('is compared by its rows, in whatever order a database lays them out', async () => {
    for (let number = 0; number < 20; number++) await addAccount(`a${number}`);
    await writeBackupFile(file, source());
    await restoreBackup(file, goal());
    const ids = async () =>
      withClient(to, async (client) => (await client.query('SELECT id FROM users')).rows);
    const before = await ids();
    await withClient(to, (client) => client.query('CLUSTER users USING users_username_key'));
    expect(await ids()).not.toEqual(before);
    expect(await allOf(to)).toEqual(await allOf(from));
    // One row twice in the place of two is another table.
    await withClient(to, (client) => client.query(`UPDATE resumes SET name = 'Cook'`));
    expect(await allOf(to)).not.toEqual(await allOf(from));
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    for (let number = 0; number < 40; number++) await addAccount(`before${number}`);
    let isWriting = true;
    const writing = (async () => {
      for (let number = 0; isWriting; number++) await addAccount(`meanwhile${number}`);
    })();
    const { tables } = await writeBackupFile(file, source());
    isWriting = false;
    await writing;
    // Each comes with one of each, in one statement.
    expect(tables.credit_entries?.rows).toBe(tables.users?.rows);
    expect(tables.resumes?.rows).toBe(tables.users?.rows);
    expect(tables.users?.rows).toBeGreaterThanOrEqual(40);
    await restoreBackup(file, goal());
  });

  it('[backup-connection] ends no process where its connection breaks beside a slow picture', async () => {
    await addAccount('ada');
    await from.pool.query('INSERT INTO stored_pictures (key) VALUES ($1)', [key]);
    const { target, pictures } = source();
    const get = async () => {
      await from.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'folio backup' AND datname = current_database()`,
      );
      await wait(200);
      return randomBytes(10);
    };
    const written = await writeBackupFile(file, { target, pictures: { ...pictures, get } });
    expect(written).toMatchObject({ pictures: 1 });
    await restoreBackup(file, goal());
  });

  it('[backup-rewritten] holds a table that a migration rewrites meanwhile', async () => {
    await addAccount('ada');
    const first = sql`lock table account_log in access exclusive mode`;
    const writing = await whileLocked(from.db, first, async () => {
      const written = writeBackupFile(file, source());
      await untilWaiting(from.db, 1);
      await from.pool.query(
        `ALTER TABLE resumes ALTER COLUMN name TYPE varchar(300) USING name || ''`,
      );
      return { written };
    });
    const { tables } = await writing.written;
    expect([tables.users?.rows, tables.resumes?.rows]).toEqual([1, 1]);
  });

  it('holds rows that are larger than a part of it', async () => {
    await addAccount('ada', 'x'.repeat(9_000_000));
    await addAccount('bob');
    await writeBackupFile(file, source());
    await restoreBackup(file, goal());
    expect(await allOf(to)).toEqual(await allOf(from));
  });

  it('comes into a database that writes moments otherwise', async () => {
    await addAccount('ada');
    await from.pool.query(`ALTER DATABASE ${from.target.database} SET datestyle TO 'SQL, DMY'`);
    await writeBackupFile(file, source());
    await withClient(to, (client) =>
      client.query(`ALTER DATABASE ${to.target.database} SET timezone TO 'Asia/Kolkata'`),
    );
    await restoreBackup(file, goal());
    expect(await allOf(to)).toEqual(await allOf(from));
  });

  it('that is encrypted opens to its passphrase alone', async () => {
    await addAccount('ada');
    await writeBackupFile(file, source(), passphrase);
    expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    await expect(restoreBackup(file, goal())).rejects.toThrow('set BACKUP_PASSPHRASE');
    await expect(restoreBackup(file, goal(), 'three quiet otter')).rejects.toThrow('does not open');
    await restoreBackup(file, goal(), passphrase);
    expect(await allOf(to)).toEqual(await allOf(from));
  });

  it('of an older release comes in, and is brought up to date', async () => {
    const old = await createTestDatabase('template0');
    // The one after these 20, 0024, adds `pack_opens_until`.
    await migrateUpTo(20, old.target);
    await old.pool.query(
      `INSERT INTO users (id, username, email, password_hash, first_name, last_name, credits)
       VALUES (gen_random_uuid(), 'ada', 'ada@example.com', 'x', 'Ada', 'L', 0)`,
    );
    await writeBackupFile(file, { ...source(), target: old.target });
    await old.close();
    await restoreBackup(file, goal());
    const migrated = await withClient(to, (client) =>
      client.query('SELECT pack_opens_until FROM users'),
    );
    expect(migrated.rows).toEqual([{ pack_opens_until: null }]);
  });

  it('is proven by restoring it elsewhere', async () => {
    await addAccount('ada');
    await writeBackupFile(file, source());
    expect(await verifyBackup(file)).toMatchObject({
      isSound: true,
      text: expect.stringContaining('1 accounts, 1 resumes'),
    });
    await from.pool.query('UPDATE users SET credits = 11');
    await writeBackupFile(file, source());
    expect(await verifyBackup(file)).toMatchObject({ isSound: false });
  });
});

it('is refused for a database of another program', async () => {
  const empty = { ...source(), target: to.target };
  await expect(writeBackupFile(file, empty)).rejects.toThrow('There is nothing to back up');
  expect(readdirSync(folder)).toEqual([]);
});

describe('nothing is restored', () => {
  beforeEach(() => addAccount('ada'));
  const restored = () => restoreBackup(file, goal());
  const isEmpty = () =>
    withClient(to, async (client) => {
      const { rows } = await client.query(`SELECT to_regclass('users') AS users`);
      if (rows[0].users === null) return true;
      return (await client.query('SELECT FROM users')).rowCount === 0;
    });

  it('of a file that was cut off, at whatever byte', async () => {
    // Each is of another time, and may be of another length.
    for (const part of [0.2, 0.6, 0.95, 1]) {
      await writeBackupFile(file, source());
      const { length } = readFileSync(file);
      truncateSync(file, Math.min(length - 1, Math.floor(length * part)));
      await expect(restored()).rejects.toThrow(/no backup of Folio|damaged/);
      expect(await isEmpty()).toBe(true);
    }
  });

  it('of a file in which anything was changed', async () => {
    await writeBackupFile(file, source());
    const archive = gunzipSync(readFileSync(file)).toString('latin1');
    for (const [these, those] of [
      ['ada@example.com', 'eve@example.com'],
      ['"rows": 1', '"rows": 2'],
      ['tables/users/', 'tables/usurp/'],
      ['contents.json', 'pictures/x.jp'],
    ] as const) {
      const changed = archive.replaceAll(these, those);
      expect(changed).not.toBe(archive);
      writeFileSync(file, gzipSync(Buffer.from(changed, 'latin1')));
      await expect(restored()).rejects.toThrow(/damaged|no backup/);
      expect(await isEmpty()).toBe(true);
    }
  });

  it('of a file that is none, or not there', async () => {
    writeFileSync(file, 'Dear Sir or Madam');
    await expect(restored()).rejects.toThrow('is no backup of Folio');
    file = join(folder, 'nothing.tar.gz');
    await expect(restored()).rejects.toThrow('cannot be read: ENOENT');
  });

  it('of a later release', async () => {
    await from.pool.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)`,
    );
    await writeBackupFile(file, source());
    await expect(restored()).rejects.toThrow('Restore it with that one or a later one');
  });

  it('of a file that lacks a picture', async () => {
    await from.pool.query('INSERT INTO stored_pictures (key) VALUES ($1)', [key]);
    await source().pictures.put(key, randomBytes(500));
    await writeBackupFile(file, source());
    const archive = gunzipSync(readFileSync(file));
    const at = archive.indexOf(`pictures/${key}.jpg`);
    const rest = archive.subarray(at + 1024);
    writeFileSync(file, gzipSync(Buffer.concat([archive.subarray(0, at), rest])));
    await expect(restored()).rejects.toThrow('it holds 0 of 1 pictures');
    expect(await isEmpty()).toBe(true);
  });

  it('the error doesn’t quote a row that the database rejects', async () => {
    await writeBackupFile(file, source());
    const archive = gunzipSync(readFileSync(file)).toString('latin1');
    const id = /[\da-f]{8}-[\da-f-]{27}(?=\t.*ada@example\.com)/;
    const changed = archive.replace(id, 'x'.repeat(36));
    expect(changed).not.toBe(archive);
    writeFileSync(file, gzipSync(Buffer.from(changed, 'latin1')));
    const refusal = await restored().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(String(refusal)).toContain('the database refuses rows of users');
    expect(String(refusal)).not.toContain('ada@');
    expect(await isEmpty()).toBe(true);
  });
});

it('the newest are kept, and no other files are touched', async () => {
  const names = ['2026-11-01T000000Z', '2026-11-02T000000Z', '2026-11-03T000000Z'].map(
    (day) => `folio-${day}.tar.gz`,
  );
  for (const name of [...names, 'mine.tar.gz', 'folio-notes.txt'])
    writeFileSync(join(folder, name), '');
  const place = openBackupPlace(folder, { backupStore: undefined });
  expect(await removeOldBackups(place, names[2] ?? '', 2)).toEqual([names[0]]);
  expect(await removeOldBackups(place, names[2] ?? '', 2)).toEqual([]);
});

it('[backup-interrupted] what is left of interrupted ones goes with backups of its age', async () => {
  const names = ['2026-11-02T000000Z', '2026-11-03T000000Z'].map((day) => `folio-${day}.tar.gz`);
  const left = ['folio-2026-11-01T000000Z.tar.gz.part', 'folio-2026-11-02T120000Z.tar.gz.age.part'];
  for (const name of [...names, ...left, 'mine.tar.gz.part']) writeFileSync(join(folder, name), '');
  const place = openBackupPlace(folder, { backupStore: undefined });
  expect(await removeOldBackups(place, names[1] ?? '', 2)).toEqual([left[0]]);
  expect(await removeOldBackups(place, names[1] ?? '', 1)).toEqual([names[0], left[1]]);
  expect(readdirSync(folder).filter((name) => name.startsWith('folio-'))).toEqual([names[1]]);
});
