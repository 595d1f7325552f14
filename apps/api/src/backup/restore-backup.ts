import { createHash } from 'node:crypto';
import { migrateDatabase, migrateUpTo, migrationTimes } from '../platform/migrate.ts';
import { parseJson } from '../platform/parse-json.ts';
import { StartError } from '../platform/start-error.ts';
import {
  addRows,
  type Connection,
  contentsOf,
  dropAll,
  isRefusal,
  requireEmpty,
  requireIdle,
  tablesOf,
  wasStarted,
  whileIdle,
  withoutForeignKeys,
} from './backup.repository.ts';
import { readArchive } from './backup-file.ts';
import {
  BackupContents,
  BackupHead,
  contentsName,
  headName,
  pictureName,
  type TableContents,
  type TableShape,
  tablePartName,
} from './backup-format.ts';
import { createRowSetHash } from './row-set-hash.ts';
import type { Installation } from './write-backup.ts';

export type Restored = { head: BackupHead; contents: BackupContents };

/**
 * Restores a backup into an installation without accounts, all or nothing: hashes of the tables are
 * compared with the backup's, and foreign keys are validated before committing. A backup of an
 * older release is restored into that release's schema and then migrated.
 *
 * @throws StartError if the file is damaged or of a later release, if there are accounts already,
 * or if a server is running.
 */
export async function restoreBackup(
  file: string,
  { target, pictures }: Installation,
  passphrase?: string,
): Promise<Restored> {
  return whileIdle(target, async (client) => {
    await requireEmpty(client);
    const entries = readArchive(file, passphrase)[Symbol.asyncIterator]();
    const first = await entries.next();
    const head = headIn(file, first.done ? undefined : first.value);
    await dropAll(client);
    await migrateUpTo(head.migrations.length, target, { isLocked: true });
    const contents = await fillAll(file, head, entries, client, pictures);
    await migrateDatabase(target, undefined, { isLocked: true });
    return { head, contents };
  });
}

function headIn(file: string, entry: { name: string; bytes: Buffer } | undefined): BackupHead {
  if (entry?.name !== headName) throw new StartError(`${file} is no backup of Folio.`);
  const head = BackupHead.safeParse(parseJson(entry.bytes.toString()));
  if (!head.success)
    throw new StartError(`${file} was made by a release that this one doesn’t know.`);
  const ours = migrationTimes();
  const { migrations, release } = head.data;
  if (migrations.some((madeAt, at) => madeAt !== ours[at]))
    throw new StartError(
      `${file} was made by release ${release}. Restore it with that one or a later one.`,
    );
  return head.data;
}

type Entries = AsyncIterator<{ name: string; bytes: Buffer }>;

/** In one transaction: if anything fails, the tables stay empty. */
async function fillAll(
  file: string,
  head: BackupHead,
  entries: Entries,
  client: Connection,
  pictures: Installation['pictures'],
): Promise<BackupContents> {
  const tables = await fittingTables(file, head, client);
  await client.query('BEGIN');
  const replaceKeys = await withoutForeignKeys(client);
  // Migrations insert rows into some tables, which the backup also has.
  for (const name of tables.keys()) await client.query(`DELETE FROM "${name}"`);
  const read = new Map([...tables.keys()].map((name) => [name, createReadHash()]));
  let putPictures = 0;
  for (;;) {
    const { done, value: entry } = await entries.next();
    if (done) throw damaged(file, 'its end is missing');
    if (entry.name === contentsName) {
      const contents = contentsIn(file, entry.bytes);
      await compare(file, client, tables, read, contents);
      requirePictures(file, putPictures, contents);
      await replaceKeys().catch(refuse(file, 'rows that belong together are not all there'));
      await requireIdle(client, wasStarted);
      await client.query('COMMIT');
      return contents;
    }
    const { key } = pictureName.exec(entry.name)?.groups ?? {};
    const table = tables.get(tablePartName.exec(entry.name)?.groups?.table ?? '');
    if (key) {
      await pictures.put(key, entry.bytes);
      putPictures += 1;
    } else if (table) {
      read.get(table.name)?.add(entry.bytes);
      const unfit = `the database refuses rows of ${table.name}`;
      await addRows(client, table, entry.bytes).catch(refuse(file, unfit));
    } else throw damaged(file, `it holds ${JSON.stringify(entry.name)}`);
  }
}

const damaged = (file: string, reason: string, cause?: unknown) =>
  new StartError(`${file} is damaged: ${reason}. Nothing was restored.`, { cause });

/** The database's message may quote a row, so it is replaced. */
const refuse =
  (file: string, reason: string) =>
  (cause: unknown): never => {
    throw isRefusal(cause) ? damaged(file, reason, cause) : cause;
  };

/** The backup's tables, after checking that each exists with its columns. */
async function fittingTables(file: string, head: BackupHead, client: Connection) {
  const own = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of head.tables)
    if (!columns.every((column) => own.get(name)?.includes(column)))
      throw damaged(file, `this release has no table ${JSON.stringify(name)} like that`);
  return new Map(head.tables.map((table) => [table.name, table]));
}

function contentsIn(file: string, bytes: Buffer): BackupContents {
  const { data, error } = BackupContents.safeParse(parseJson(bytes.toString()));
  if (error) throw damaged(file, 'its list of contents cannot be read', error);
  return data;
}

function requirePictures(file: string, count: number, { pictures }: BackupContents): void {
  if (count !== pictures) throw damaged(file, `it holds ${count} of ${pictures} pictures`);
}

type ReadHash = { parts: () => string; rows: () => string; add: (part: Buffer) => void };

/** Hashes what is read of a table: the parts in order, and the rows in any order. */
function createReadHash(): ReadHash {
  const parts = createHash('sha256');
  const rows = createRowSetHash();
  return {
    add: (part) => {
      parts.update(part);
      rows.add(part);
    },
    parts: () => parts.digest('hex'),
    rows: rows.digest,
  };
}

/** Compares the hashes of what was written, what was read, and what the tables contain. */
async function compare(
  file: string,
  client: Connection,
  tables: ReadonlyMap<string, TableShape>,
  read: ReadonlyMap<string, ReadHash>,
  contents: BackupContents,
): Promise<void> {
  for (const [name, table] of tables) {
    const written: TableContents | undefined = contents.tables[name];
    const came = read.get(name);
    if (written?.sha256 !== came?.parts())
      throw damaged(file, `the rows of ${name} are not those that were written`);
    const { rows, hash } = await contentsOf(client, table);
    if (rows !== written?.rows || hash !== came?.rows())
      throw damaged(file, `${name} does not hold what was written`);
  }
}
