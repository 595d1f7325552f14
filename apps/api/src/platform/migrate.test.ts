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

  describe('adding an index to a table that is there', () => {
    const makeIndex = 'CREATE INDEX IF NOT EXISTS "a_x_idx" ON "a" USING btree ("x");';
    const isValid = async () =>
      count(sql`select count(*) from pg_index
        where indexrelid = to_regclass('a_x_idx') and indisvalid`);
    beforeEach(async () => {
      writeMigrations(['create table a (x int)']);
      await migrateDatabase(database.target, folder);
    });

    it('doesn’t block writers', async () => {
      const writer = await database.pool.connect();
      await writer.query('begin; insert into a values (1)');
      writeMigrations(['create table a (x int)', makeIndex]);
      const migrated = migrateDatabase(database.target, folder);
      const building = sql`select count(*) from pg_stat_activity
        where datname = current_database() and query ilike 'create index%' and wait_event_type = 'Lock'`;
      await expect.poll(() => count(building)).toBe(1);
      // It waits for the first writer, and this one must not wait for it.
      await database.db.execute(sql`insert into a values (2)`);
      await writer.query('commit');
      writer.release();
      await migrated;
      expect(await isValid()).toBe(1);
    });

    it('builds one anew that was left half built', async () => {
      await database.db.execute(sql`create index a_x_idx on a (x)`);
      await database.db.execute(
        sql`update pg_index set indisvalid = false where indexrelid = 'a_x_idx'::regclass`,
      );
      writeMigrations(['create table a (x int)', makeIndex]);
      await migrateDatabase(database.target, folder);
      expect(await isValid()).toBe(1);
    });

    it('waits for a column that comes with an earlier migration', async () => {
      const column = 'alter table a add column y int';
      writeMigrations(['create table a (x int)', column, makeIndex.replace('"x"', '"y"')]);
      await migrateDatabase(database.target, folder);
      expect(await isValid()).toBe(1);
    });
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
