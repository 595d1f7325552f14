import type { Connection } from '../../apps/api/src/backup/backup.repository.ts';

type Column = { name: string; type: string; isUnique: boolean };
export type Filled = { table: string; rows: number };

const atOnce = 5_000;
/** Rows per person and table: the measurement itself creates more, such as sessions. */
const mostOfOne = 5;

/**
 * Clones a person with all rows in every table. The ids of a copy are derived from the original's
 * ids and the copy's number, so that references stay consistent.
 */
export async function clonePeople(client: Connection, count: number): Promise<Filled[]> {
  // Disables foreign key checks, which would take most of the time; the ids are consistent by
  // construction.
  await client.query('SET session_replication_role = replica');
  await client.query('SET statement_timeout = 0');
  const filled: Filled[] = [];
  for (const [table, columns] of await columnsOf(client)) {
    const values = columns.map(copyOf).join(', ');
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    await client.query(
      `CREATE TEMP TABLE originals AS SELECT * FROM "${table}" LIMIT ${mostOfOne}`,
    );
    const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM originals');
    if (rows[0]?.count !== '0')
      for (let from = 1; from <= count; from += atOnce)
        await client.query(
          `INSERT INTO "${table}" (${names}) SELECT ${values} FROM originals,
             generate_series($1::int, $2::int) AS number ON CONFLICT DO NOTHING`,
          [from, Math.min(from + atOnce - 1, count)],
        );
    await client.query('DROP TABLE originals');
    const after = await client.query<{ count: string }>(`SELECT count(*) FROM "${table}"`);
    filled.push({ table, rows: Number(after.rows[0]?.count) });
  }
  await client.query('ANALYZE');
  return filled;
}

function copyOf({ name, type, isUnique }: Column): string {
  const own = `originals."${name}"`;
  if (type === 'uuid') return `md5(${own}::text || number)::uuid`;
  if (!isUnique) return own;
  if (type === 'text') return `left(${own}, 40) || number`;
  return type === 'bytea' ? `sha256(${own} || number::text::bytea)` : own;
}

/** Without identity and generated columns. */
async function columnsOf(client: Connection): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column & { table: string }>(`
    SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type,
      EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique
              AND a.attnum = ANY (i.indkey)) AS "isUnique"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
      AND NOT a.attisdropped AND a.attgenerated = '' AND a.attidentity = ''
      AND pg_get_serial_sequence(quote_ident(c.relname), a.attname) IS NULL
      AND c.relname NOT IN ('server_secrets', 'rate_limits')
    ORDER BY c.relname, a.attnum`);
  return Map.groupBy(rows, ({ table }) => table);
}
