import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-migrations-'));
  database = await createTestDatabase('template0');
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function writeMigrations(migrations: string[]): void {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = migrations.map((_, idx) => ({
    idx,
    when: idx + 1,
    tag: `${idx}`,
    breakpoints: true,
  }));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  for (const [index, text] of migrations.entries())
    writeFileSync(join(folder, `${index}.sql`), text);
}

const count = async (query: ReturnType<typeof sql>): Promise<number> =>
  Number((await database.db.execute<{ count: string }>(query)).rows[0]?.count);

describe('migrating', () => {
  it('brings an empty database up to date, and then does nothing', async () => {
    await migrateDatabase(database.target);
    await migrateDatabase(database.target);
    expect(await count(sql`select count(*) from users`)).toBe(0);
  });

  it('happens once when several nodes start at the same moment', async () => {
    writeMigrations(['create table a (x int)', 'insert into a values (1)']);
    const node = () => migrateDatabase(database.target, folder);
    await Promise.all([node(), node(), node(), node()]);
    expect(await count(sql`select count(*) from a`)).toBe(1);
  });

  it('leaves everything as it was when it fails midway', async () => {
    writeMigrations(['create table a (x int)']);
    await migrateDatabase(database.target, folder);
    writeMigrations(['create table a (x int)', 'insert into a values (1)', 'drop table nothing']);
    await expect(migrateDatabase(database.target, folder)).rejects.toThrow(
      /"nothing" does not exist/,
    );
    expect(await count(sql`select count(*) from a`)).toBe(0);
    expect(await count(sql`select count(*) from drizzle.__drizzle_migrations`)).toBe(1);
  });

  it('says that the database cannot be reached', async () => {
    const nowhere = { ...database.target, host: '/nowhere' };
    await expect(migrateDatabase(nowhere, folder)).rejects.toThrow(/cannot be reached/);
  });
});
