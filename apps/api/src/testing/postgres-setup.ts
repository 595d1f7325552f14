import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/server.ts';
import { migrateDatabase } from '../platform/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: EmbeddedPostgres['target'];
  }
}

export const templateDatabase = 'folio_template';

let dataDir: string;
let server: EmbeddedPostgres;

/** Starts one PostgreSQL for the whole run, with a migrated database that each test file copies. */
export async function setup(project: TestProject): Promise<void> {
  dataDir = mkdtempSync(join(tmpdir(), 'folio-test-'));
  server = await startEmbeddedPostgres({ dataDir, isDurable: false });
  const client = new Client(server.target);
  await client.connect();
  await client.query(`CREATE DATABASE ${templateDatabase}`);
  await client.end();
  await migrateDatabase({ ...server.target, database: templateDatabase });
  project.provide('postgres', server.target);
}

export async function teardown(): Promise<void> {
  await server.stop('immediate');
  rmSync(dataDir, { recursive: true, force: true });
}
