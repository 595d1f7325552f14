import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import {
  type EmbeddedPostgres,
  embeddedDatabase,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/server.ts';
import { migrateDatabase } from '../platform/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: EmbeddedPostgres['target'];
    /** A data folder with a migrated, empty database, whose server has been stopped. */
    installation: string;
  }
}

/** The product's own database, used here only as the template of the tests' databases. */
export const templateDatabase = embeddedDatabase;

let folder: string;
let server: EmbeddedPostgres;

/** Starts one PostgreSQL for the whole run, with a migrated database that each test file copies. */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'folio-test-'));
  const installation = join(folder, 'installation');
  const first = await startEmbeddedPostgres({ dataDir: installation, isDurable: false });
  await migrateDatabase(first.target);
  await first.stop();
  const dataDir = join(folder, 'data');
  execFileSync('cp', ['-a', installation, dataDir]);
  server = await startEmbeddedPostgres({ dataDir, isDurable: false });
  project.provide('postgres', { ...server.target, database: 'postgres' });
  project.provide('installation', installation);
}

export async function teardown(): Promise<void> {
  await server.stop('immediate');
  rmSync(folder, { recursive: true, force: true });
}
