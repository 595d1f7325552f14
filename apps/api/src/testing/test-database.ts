import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database, type DatabaseTarget } from '../platform/database.ts';
import { templateDatabase } from './postgres-setup.ts';

export type TestDatabase = Database & { target: Exclude<DatabaseTarget, string> };

/** An empty, migrated database; `close` ends its connections. */
export async function createTestDatabase(template = templateDatabase): Promise<TestDatabase> {
  const server = inject('postgres');
  const target = { ...server, database: `test_${randomUUID().replaceAll('-', '')}` };
  const client = new Client(server);
  await client.connect();
  try {
    // Copies files: PostgreSQL's default strategy, through the WAL, takes eight times the CPU time,
    // and its advantage for checkpoints doesn't matter here.
    await client.query(
      `CREATE DATABASE ${target.database} TEMPLATE ${template} STRATEGY FILE_COPY`,
    );
  } finally {
    await client.end();
  }
  return { ...connectDatabase(target), target };
}

/**
 * Fills a data folder with an empty, migrated installation as an earlier start leaves it, because
 * creating the cluster and migrating takes longer than the rest of a start.
 */
export function copyInstallation(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  execFileSync('cp', ['-a', `${inject('installation')}/.`, dataDir]);
}
