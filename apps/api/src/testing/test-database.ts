import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database, type DatabaseTarget } from '../platform/database.ts';
import { templateDatabase } from './postgres-setup.ts';

export type TestDatabase = Database & { target: Exclude<DatabaseTarget, string> };

/** An empty, migrated database of the caller's own; `close` ends its connections. */
export async function createTestDatabase(template = templateDatabase): Promise<TestDatabase> {
  const server = inject('postgres');
  const target = { ...server, database: `test_${randomUUID().replaceAll('-', '')}` };
  const client = new Client(server);
  await client.connect();
  try {
    // By files: PostgreSQL's default, block by block through its log, takes eight times the processor
    // time, to be kinder to checkpoints, which cost nothing where nothing is durable.
    await client.query(
      `CREATE DATABASE ${target.database} TEMPLATE ${template} STRATEGY FILE_COPY`,
    );
  } finally {
    await client.end();
  }
  return { ...connectDatabase(target), target };
}
