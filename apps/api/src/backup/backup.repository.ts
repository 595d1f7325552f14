import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client, DatabaseError, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { DatabaseTarget } from '../platform/database.ts';
import { mailQueues } from '../platform/mail/queues.ts';
import { isMigratedByUs, lockMigrations } from '../platform/migrate.ts';
import { StartError } from '../platform/start-error.ts';
import type { TableContents, TableShape } from './backup-format.ts';
import { createRowSetHash } from './row-set-hash.ts';

/** Target size of a part, which is held in memory; a larger row is a part by itself. */
const partBytes = 4_000_000;
const lineFeed = 10;

export type Connection = Client;

/** Opens a dedicated connection, which `end` closes. */
export async function connect(target: DatabaseTarget): Promise<Connection> {
  const client = new Client({
    ...(typeof target === 'string' ? { connectionString: target } : target),
    application_name: 'folio backup',
  });
  // A connection that breaks while it is idle, such as during slow picture transfers, fails the
  // next statement instead of ending the process, which may have to run the next night's backup.
  client.on('error', () => {});
  await client.connect();
  await client.query(plainSettings);
  return client;
}

/**
 * Overrides settings of the server, database or role that would change the output: the format of
 * timestamps, statement timeouts, row-level security.
 */
const plainSettings = `
  SET timezone = 'UTC'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres';
  SET bytea_output = 'hex'; SET extra_float_digits = 1; SET client_encoding = 'UTF8';
  SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SET row_security = off`;

/** The product's tables with their columns, except generated ones. */
export async function tablesOf(client: Connection): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname`);
  return rows;
}

/**
 * Starts a transaction that reads these tables from one snapshot. They are locked before the
 * snapshot is taken, because a table that a migration rewrites after it would be read as empty.
 */
export async function beginReading(
  client: Connection,
  tables: readonly TableShape[],
): Promise<void> {
  const names = tables.map(({ name }) => escapeIdentifier(name)).join(', ');
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  if (names !== '') await client.query(`LOCK TABLE ${names} IN ACCESS SHARE MODE`);
}

const columnList = ({ name, columns }: TableShape): string =>
  `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;

/**
 * The rows of a table in COPY's text format, in parts of whole rows. Line feeds in values are
 * escaped, so each line feed ends a row.
 *
 * @returns the number of rows and the hash of all parts.
 */
export async function* rowsOf(
  client: Connection,
  table: TableShape,
): AsyncGenerator<Buffer, TableContents> {
  const hash = createHash('sha256');
  let rows = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const take = (bytes: Buffer): Buffer => {
    hash.update(bytes);
    for (const byte of bytes) if (byte === lineFeed) rows++;
    return bytes;
  };
  for await (const chunk of client.query(copyTo(`COPY ${columnList(table)} TO STDOUT`))) {
    const bytes = chunk as Buffer;
    const end = size + bytes.length < partBytes ? 0 : bytes.lastIndexOf(lineFeed) + 1;
    if (end > 0) yield take(Buffer.concat([...waiting, bytes.subarray(0, end)]));
    const rest = bytes.subarray(end);
    if (end > 0) {
      waiting = [];
      size = 0;
    }
    waiting.push(rest);
    size += rest.length;
  }
  if (size > 0) yield take(Buffer.concat(waiting));
  return { rows, sha256: hash.digest('hex') };
}

/** Inserts a part of a table's rows. */
export const addRows = (client: Connection, table: TableShape, part: Buffer): Promise<void> =>
  pipeline(Readable.from([part]), client.query(copyFrom(`COPY ${columnList(table)} FROM STDIN`)));

/** The number of a table's rows, and a hash that is independent of their order. */
export async function contentsOf(
  client: Connection,
  table: TableShape,
): Promise<{ rows: number; hash: string }> {
  const parts = rowsOf(client, table);
  const set = createRowSetHash();
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return { rows: value.rows, hash: set.digest() };
    set.add(value);
  }
}

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Drops the foreign keys, so that tables may be filled in any order; returns a function that
 * restores and validates them.
 */
export async function withoutForeignKeys(client: Connection): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<ForeignKey>(`
    SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${escapeIdentifier(name)}`);
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(
        `ALTER TABLE ${table} ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`,
      );
  };
}

/**
 * Returns the timestamps of a database's migrations.
 *
 * @throws StartError if there are none, since a backup of the wrong database must not succeed.
 */
export async function migrationsOf(client: Connection): Promise<number[]> {
  if (!(await isMigratedByUs(client)))
    throw new StartError(
      'There is nothing to back up: Folio was never started on this database. Look at DATA_DIR or DATABASE_URL.',
    );
  const { rows } = await client.query<{ madeAt: string }>(
    'SELECT created_at AS "madeAt" FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  return rows.map(({ madeAt }) => Number(madeAt));
}

/**
 * Throws unless the database is empty: no accounts, no rows that outlive accounts (such as orders),
 * nothing of other programs, and no running server.
 */
export async function requireEmpty(client: Connection): Promise<void> {
  await requireIdle(client);
  const tables = (await tablesOf(client)).map(({ name }) => name);
  const count = tables.includes('users') ? await countRows(client, 'users') : 0;
  if (count > 0)
    throw new StartError(
      `The database holds ${count} ${count === 1 ? 'account' : 'accounts'} already. ${elsewhere}`,
    );
  for (const name of tables)
    if (!filledByServers.includes(name) && (await countRows(client, name)) > 0)
      throw new StartError(`The database holds rows in ${name} already. ${elsewhere}`);
  const foreign = await foreignNames(client, tables);
  if (foreign.length > 0)
    throw new StartError(`The database is used by another program (${foreign[0]}). ${elsewhere}`);
}

const elsewhere = 'Restore into an empty one: another DATA_DIR or DATABASE_URL.';

/** Tables in which a server inserts rows before there are accounts. */
const filledByServers = [
  'counted_offers',
  'error_reports',
  'rate_limits',
  'receipt_numbers',
  'server_secrets',
  'template_views',
];

/**
 * Returns what a restore would remove of other programs: anything in a database that Folio never
 * prepared, and job queues other than its own. Other programs use the names `pgboss` and `drizzle`,
 * too.
 */
async function foreignNames(client: Connection, tables: readonly string[]): Promise<string[]> {
  const { rows: schemas } = await client.query<{ name: string; hasQueues: boolean }>(`
    SELECT nspname::text AS name, to_regclass('pgboss.queue') IS NOT NULL AS "hasQueues"
    FROM pg_namespace WHERE nspname IN ('drizzle', 'pgboss')`);
  if (!(await isMigratedByUs(client)))
    return [...tables, ...schemas.map(({ name }) => `the schema ${name}`)];
  if (!schemas.some(({ hasQueues }) => hasQueues)) return [];
  const { rows: queues } = await client.query<{ name: string }>(
    `SELECT name FROM pgboss.queue WHERE name <> ALL ($1) AND name NOT LIKE '\\_\\_pgboss%'`,
    [mailQueues.map(({ name }) => name)],
  );
  return queues.map(({ name }) => `the queue ${name}`);
}

async function countRows(client: Connection, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM public.${escapeIdentifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}

/** @throws StartError if a server is connected to the database. */
export async function requireIdle(client: Connection, words = 'Stop it first.'): Promise<void> {
  const { rows } = await client.query<{ servers: number }>(`
    SELECT count(*)::int AS servers FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'folio'`);
  if (rows[0]?.servers) throw new StartError(`Folio is running on this database. ${words}`);
}

/**
 * Works on a database while no server can start: servers wait, as they do for migrations. A server
 * that had just passed that wait is found when the work is done.
 *
 * @throws StartError if one is running before or after the work.
 */
export async function whileIdle<Result>(
  target: DatabaseTarget,
  work: (client: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await connect(target);
  try {
    await lockMigrations(client);
    await requireIdle(client);
    const result = await work(client);
    await requireIdle(client, wasStarted);
    return result;
  } finally {
    await client.end();
  }
}

export const wasStarted = 'It was started meanwhile: stop it, and try again.';

/** Drops all tables, because those of a server that was started once may be of another release. */
export async function dropAll(client: Connection): Promise<void> {
  await client.query('BEGIN');
  for (const { name } of await tablesOf(client))
    await client.query(`DROP TABLE ${escapeIdentifier(name)} CASCADE`);
  await client.query('DROP SCHEMA IF EXISTS drizzle, pgboss CASCADE');
  await client.query('COMMIT');
}

/** Whether the database rejected a statement's data, as opposed to being unreachable. */
export const isRefusal = (error: unknown): boolean => error instanceof DatabaseError;

/** Yields the stored content of every resume. */
export async function* storedContents(client: Connection): AsyncGenerator<unknown> {
  const { rows: ids } = await client.query<{ id: string }>('SELECT id FROM resumes');
  for (const { id } of ids) {
    const { rows } = await client.query<{ content: unknown }>(
      'SELECT content FROM resumes WHERE id = $1',
      [id],
    );
    for (const { content } of rows) yield content;
  }
}
