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

/** Any number that all versions of the product share and nothing else on the server uses. */
const migrationLock = 7_046_029_254_386_353_131n;
const lockPauseMs = 50;

/**
 * Brings the schema up to date. Nodes that start at once wait for each other; a migration that
 * fails leaves the schema as it was.
 */
export async function migrateDatabase(
  target: DatabaseTarget,
  folder: string = migrationsFolder,
): Promise<void> {
  const client = new Client(typeof target === 'string' ? { connectionString: target } : target);
  await client.connect().catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.message || cause.code;
    throw new StartError(`The database at ${client.host} cannot be reached: ${reason}`, { cause });
  });
  try {
    await takeLock(client);
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

type Journal = { entries: { when: number }[] };
const journalFile = (folder: string) => join(folder, 'meta', '_journal.json');
const readJournal = (folder: string): Journal =>
  JSON.parse(readFileSync(journalFile(folder), 'utf8'));

/** When each migration of this release was made: what drizzle notes of those that a database has had. */
export const migrationTimes = (): number[] =>
  readJournal(migrationsFolder).entries.map(({ when }) => when);

/** Brings the schema to what a release had that knew the first `count` migrations alone. */
export async function migrateUpTo(count: number, target: DatabaseTarget): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = readJournal(folder);
    const entries = journal.entries.slice(0, count);
    writeFileSync(journalFile(folder), JSON.stringify({ ...journal, entries }));
    await migrateDatabase(target, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Asks again and again: a statement that waits would hold up the building of an index elsewhere. */
async function takeLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS held',
      [migrationLock],
    );
    if (rows[0]?.held) return;
    await wait(lockPauseMs);
  }
}

const indexStatement = /CREATE (UNIQUE )?INDEX IF NOT EXISTS "(\w+)" ON "(\w+)"([^;]*)/g;

/**
 * Builds the indexes of migrations that are still to come on tables that are there already, without
 * holding up those who write to them: `CONCURRENTLY`, which no transaction allows, and migrations are
 * one. The migration itself says `IF NOT EXISTS`: it finds the index, or a new and empty table.
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

/** The column comes with an earlier migration that has not run yet, which is short of rows then anyway. */
function ignoreMissingColumn(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === '42703')) throw error;
}

/** An index left half built, by a process that was killed, counts for nothing and is removed. */
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
