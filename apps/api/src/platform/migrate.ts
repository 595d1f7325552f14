import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import type { DatabaseTarget } from './database.ts';
import { causesOf } from './database-faults.ts';
import { StartError } from './start-error.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * The key of an advisory lock: the same in all versions, and used by nothing else on the server.
 */
const migrationLock = 7_046_029_254_386_353_131n;
const lockPauseMs = 50;

/**
 * Runs the pending migrations. Nodes that start at once wait for each other; a failed migration
 * leaves the schema unchanged.
 *
 * @param isLocked whether the caller holds the migration lock, for which starting servers wait.
 */
export async function migrateDatabase(
  target: DatabaseTarget,
  folder: string = migrationsFolder,
  { isLocked = false } = {},
): Promise<void> {
  const client = await openClient(target);
  try {
    if (!isLocked) await lockMigrations(client);
    await buildIndexes(client, folder);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } catch (cause) {
    const reasons = causesOf(cause).map(({ message }) => message.split('\nparams:')[0]);
    throw new StartError(
      `A migration failed, and the database is as it was before: ${reasons.join(': ')}`,
      { cause },
    );
  } finally {
    await client.end();
  }
}

/** @throws StartError if the database can't be reached. */
export async function openClient(target: DatabaseTarget): Promise<Client> {
  const client = new Client(typeof target === 'string' ? { connectionString: target } : target);
  // A broken connection fails its statements anyway; without a listener the error would end the
  // process as well.
  client.on('error', () => {});
  await client.connect().catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.message || cause.code;
    throw new StartError(`The database at ${client.host} cannot be reached: ${reason}`, { cause });
  });
  return client;
}

type Journal = { entries: { when: number }[] };
const journalFile = (folder: string) => join(folder, 'meta', '_journal.json');
const readJournal = (folder: string): Journal =>
  JSON.parse(readFileSync(journalFile(folder), 'utf8'));

/** Returns Drizzle's timestamps of this release's migrations. */
export const migrationTimes = (): number[] =>
  readJournal(migrationsFolder).entries.map(({ when }) => when);

/** Runs the first `count` migrations only: the schema of an older release. */
export async function migrateUpTo(
  count: number,
  target: DatabaseTarget,
  options: { isLocked?: boolean } = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = readJournal(folder);
    const entries = journal.entries.slice(0, count);
    writeFileSync(journalFile(folder), JSON.stringify({ ...journal, entries }));
    await migrateDatabase(target, folder, options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Blocks migrations, and so starting servers, until `client` ends. Polls, because a waiting
 * statement would block concurrent index builds elsewhere.
 */
export async function lockMigrations(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS held',
      [migrationLock],
    );
    if (rows[0]?.held) return;
    await wait(lockPauseMs);
  }
}

/**
 * Whether Folio migrated the database. Other programs store their migrations in a table of this
 * name, too.
 */
export async function isMigratedByUs(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "isThere"`,
  );
  if (!rows[0]?.isThere) return false;
  const { rows: first } = await client.query<{ madeAt: string | null }>(
    'SELECT min(created_at) AS "madeAt" FROM drizzle.__drizzle_migrations',
  );
  const madeAt = first[0]?.madeAt ?? null;
  // An interrupted first start has left the table empty.
  return madeAt === null || Number(madeAt) === migrationTimes()[0];
}

const indexStatement = /CREATE (UNIQUE )?INDEX IF NOT EXISTS "(\w+)" ON "(\w+)"([^;]*)/g;

/**
 * Builds indexes of pending migrations on existing tables without blocking writes: `CREATE INDEX
 * CONCURRENTLY` isn't allowed in transactions, and so not in migrations. The migration itself has
 * `IF NOT EXISTS`, for new tables.
 */
async function buildIndexes(client: Client, folder: string): Promise<void> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const file of files.toSorted())
    for (const match of readFileSync(join(folder, file), 'utf8').matchAll(indexStatement)) {
      const [, unique = '', name = '', table = '', rest = ''] = match;
      if (await isToBuild(client, name, table))
        await client
          .query(`CREATE ${unique}INDEX CONCURRENTLY "${name}" ON "${table}"${rest}`)
          .catch(ignoreMissingColumn);
    }
}

/**
 * The column is added by an earlier pending migration; the migration itself then builds the index.
 */
function ignoreMissingColumn(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === '42703')) throw error;
}

/** Drops an invalid index that an interrupted build has left. */
async function isToBuild(client: Client, name: string, table: string): Promise<boolean> {
  const { rows } = await client.query<{ hasTable: boolean; isValid: boolean | null }>(
    `SELECT to_regclass($1) IS NOT NULL AS "hasTable",
       (SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($2)) AS "isValid"`,
    [`"${table}"`, `"${name}"`],
  );
  const { hasTable = false, isValid = null } = rows[0] ?? {};
  if (isValid === false) await client.query(`DROP INDEX CONCURRENTLY "${name}"`);
  return hasTable && isValid !== true;
}
