import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectDatabase } from '../platform/database.ts';
import { migrateDatabase } from '../platform/migrate.ts';
import { createFolderStore } from '../platform/pictures/open-picture-store.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Connection, connect } from './backup.repository.ts';
import { writeBackupFile } from './keep-backups.ts';
import { restoreBackup } from './restore-backup.ts';

let folder = '';
let file = '';
let from: TestDatabase;
let to: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-restore-'));
  file = join(folder, 'one.tar.gz');
  from = await createTestDatabase();
  await from.pool.query(
    `INSERT INTO users (id, username, email, password_hash, first_name, last_name, credits)
     VALUES (gen_random_uuid(), 'ada', 'ada@example.com', 'x', 'Ada', 'Baker', 0)`,
  );
  await writeBackupFile(file, { target: from.target, pictures: createFolderStore(folder) });
  to = await createTestDatabase('template0');
  // Whoever restores is refused while a server has connections.
  await to.close();
});
afterEach(async () => {
  await from.close();
  rmSync(folder, { recursive: true });
});

const restored = (pictures = createFolderStore(folder)) =>
  restoreBackup(file, { target: to.target, pictures });
async function withClient<Result>(work: (client: Connection) => Promise<Result>) {
  const client = await connect(to.target);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const query = (text: string) => withClient((client) => client.query(text));

it('nothing is restored over the tables of another program', async () => {
  await query('CREATE TABLE invoices AS SELECT 4900 AS paise');
  await expect(restored()).rejects.toThrow('holds rows in invoices already');
  const kept = await query('SELECT paise FROM invoices');
  expect(kept.rows).toEqual([{ paise: 4900 }]);
});

it('nothing is restored over what outlives accounts', async () => {
  await restored();
  await withClient(async (client) => {
    await client.query('DELETE FROM users');
    await client.query(
      `INSERT INTO inbox_messages (id, kind, name, email, details, message)
       VALUES (gen_random_uuid(), 'message', 'Eve', 'eve@example.com', '{}', 'Hello')`,
    );
  });
  await expect(restored()).rejects.toThrow('holds rows in inbox_messages already');
});

it('nothing is restored where there are accounts, or a server is at work', async () => {
  await restored();
  await expect(restored()).rejects.toThrow('holds 1 account already');
  const atWork = { target: from.target, pictures: createFolderStore(folder) };
  await expect(restoreBackup(file, atWork)).rejects.toThrow('Folio is running');
});

it.each([
  ['table without rows', 'CREATE TABLE invoices (paise int)', 'another program (invoices)'],
  ['jobs', 'CREATE SCHEMA pgboss', 'another program (the schema pgboss)'],
  [
    'migrations',
    `CREATE SCHEMA drizzle;
     CREATE TABLE drizzle.__drizzle_migrations (id int, hash text, created_at bigint);
     INSERT INTO drizzle.__drizzle_migrations VALUES (1, 'x', 1700000000000)`,
    'another program (the schema drizzle)',
  ],
])('nothing is restored over another program’s %s, which stay', async (_, made, refusal) => {
  await query(made);
  const names = async () =>
    (
      await query(`SELECT nspname, relname FROM pg_namespace LEFT JOIN pg_class
        ON relnamespace = pg_namespace.oid WHERE nspname IN ('public', 'drizzle', 'pgboss')`)
    ).rows;
  const before = await names();
  await expect(restored()).rejects.toThrow(refusal);
  expect(await names()).toEqual(before);
});

it('nothing is restored over another program’s queue beside those of Folio', async () => {
  await migrateDatabase(to.target);
  await query(`CREATE SCHEMA pgboss; CREATE TABLE pgboss.queue (name text);
    INSERT INTO pgboss.queue VALUES ('outgoing-mails'), ('__pgboss__send-it'), ('invoices')`);
  await expect(restored()).rejects.toThrow('another program (the queue invoices)');
  await query(`DELETE FROM pgboss.queue WHERE name = 'invoices'`);
  await restored();
});

/** Runs something while pictures come in, when the tables are half filled. */
async function meanwhile(work: () => Promise<void>) {
  await from.pool.query('INSERT INTO stored_pictures (key) VALUES ($1)', ['k'.repeat(43)]);
  const pictures = createFolderStore(folder);
  await pictures.put('k'.repeat(43), Buffer.from('a picture'));
  await writeBackupFile(file, { target: from.target, pictures });
  const put = async (...picture: Parameters<typeof pictures.put>) => {
    await work();
    await pictures.put(...picture);
  };
  return restored({ ...pictures, put });
}

it('a server that starts meanwhile waits until all is restored', async () => {
  let starting: Promise<void> | undefined;
  let isStarted = false;
  await meanwhile(async () => {
    starting = migrateDatabase(to.target).then(() => {
      isStarted = true;
    });
    // Longer than it pauses between two looks at the lock.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isStarted).toBe(false);
  });
  await starting;
  expect((await query('SELECT FROM users')).rowCount).toBe(1);
});

it('nothing is restored beside a server that was about to connect', async () => {
  const server = connectDatabase(to.target);
  const restoring = meanwhile(async () => {
    await server.pool.query('SELECT 1');
  });
  await expect(restoring).rejects.toThrow('It was started meanwhile');
  await server.close();
  expect((await query('SELECT FROM users')).rowCount).toBe(0);
});
