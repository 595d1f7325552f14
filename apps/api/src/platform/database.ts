import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { traceStatements } from './database-steps.ts';

/** Queries without a transaction. */
export type Db = NodePgDatabase;
/** Queries inside a transaction, where nothing else may be used. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** A database or a transaction, for queries that may be part of one. */
export type Queryable = Db | Tx;

/** The location of a PostgreSQL: an address (`postgres://...`), or the parts of one. */
export type DatabaseTarget =
  | string
  | Pick<PoolConfig, 'host' | 'port' | 'user' | 'password' | 'database'>;

export type Database = { db: Db; pool: Pool; close: () => Promise<void> };

export const maxConnections = 20;
const connectTimeoutMs = 5_000;
const statementTimeoutMs = 15_000;
/**
 * A frozen server, or one behind a broken network, never ends a statement, so its connection is
 * destroyed after this silence. Idle connections are closed long before.
 */
const silenceTimeoutMs = 20_000;
const idleTimeoutMs = 10_000;

/** Opens connections as needed; `onLost` is called for idle ones that broke. */
export function connectDatabase(
  target: DatabaseTarget,
  onLost: (error: Error) => void = () => {},
): Database {
  const pool = new Pool({
    ...(typeof target === 'string' ? { connectionString: target } : target),
    application_name: 'folio',
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    keepAlive: true,
  });
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) onLost(error);
  });
  // The pool only listens to idle connections. A broken connection in use may emit further errors
  // after its query has failed; without a listener they would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    destroyOnSilence(client);
  });
  traceStatements(pool);
  const close = (): Promise<void> => {
    isClosing = true;
    return pool.end();
  };
  return { db: drizzle(pool), pool, close };
}

/** Watches the socket instead of a timer per query: a destroyed connection must not be reused. */
function destroyOnSilence({ connection }: PoolClient): void {
  const { stream } = connection;
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(silenceTimeoutMs, () => {
    const error = new Error('The database has been silent for too long.');
    stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
}
