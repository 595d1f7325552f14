import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';

const indexStatement = /CREATE (UNIQUE )?INDEX IF NOT EXISTS "(\w+)" ON "(\w+)"([^;]*)/g;

/**
 * Builds the indexes of migrations that are still to come on tables that are there already, without
 * holding up those who write to them: `CONCURRENTLY`, which no transaction allows, and migrations are
 * one. The migration itself says `IF NOT EXISTS`: it finds the index, or a new and empty table.
 */
export async function buildIndexes(client: Client, folder: string): Promise<void> {
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

/** It comes with an earlier migration that has not run yet, which is short of rows then anyway. */
function ignoreMissingColumn(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === '42703')) throw error;
}

/** One that was left half built, by a process that was killed, counts for nothing and is removed. */
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
