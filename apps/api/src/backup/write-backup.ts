import type { Writable } from 'node:stream';
import type { DatabaseTarget } from '../platform/database.ts';
import type { PictureStore } from '../platform/pictures/open-picture-store.ts';
import {
  beginReading,
  type Connection,
  connect,
  migrationsOf,
  rowsOf,
  tablesOf,
} from './backup.repository.ts';
import { type AddEntry, writeArchive } from './backup-file.ts';
import {
  type BackupContents,
  type BackupHead,
  contentsName,
  headName,
  pictureEntry,
  releaseOf,
  tablePart,
} from './backup-format.ts';

export type Installation = { target: DatabaseTarget; pictures: PictureStore };

/**
 * Backs up an installation while it is running: all tables are read in one transaction with a
 * snapshot. Queued jobs, including mails, are left out, since a restored installation would run
 * them a second time.
 */
export async function writeBackup(
  { target, pictures }: Installation,
  output: Writable,
  passphrase?: string,
): Promise<BackupContents> {
  const client = await connect(target);
  const contents: BackupContents = { tables: {}, pictures: 0, missingPictures: 0 };
  try {
    await beginReading(client, await tablesOf(client));
    await writeArchive(output, passphrase, async (add) => {
      const head = await headOf(client);
      await add(headName, jsonOf(head));
      for (const table of head.tables)
        contents.tables[table.name] = await addTable(client, table, add);
      await addPictures(client, pictures, add, contents);
      await add(contentsName, jsonOf(contents));
    });
    return contents;
  } finally {
    await client.end();
  }
}

const jsonOf = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function headOf(client: Connection): Promise<BackupHead> {
  return {
    format: 1,
    release: releaseOf(),
    takenAt: new Date().toISOString(),
    migrations: await migrationsOf(client),
    tables: await tablesOf(client),
  };
}

async function addTable(client: Connection, table: BackupHead['tables'][number], add: AddEntry) {
  const parts = rowsOf(client, table);
  for (let part = 1; ; part++) {
    const { done, value } = await parts.next();
    if (done) return value;
    await add(tablePart(table.name, part), value);
  }
}

async function addPictures(
  client: Connection,
  pictures: PictureStore,
  add: AddEntry,
  contents: BackupContents,
): Promise<void> {
  const { rows } = await client.query<{ key: string }>(
    'SELECT key FROM stored_pictures ORDER BY key',
  );
  for (const { key } of rows) {
    const picture = await pictures.get(key);
    if (picture) await add(pictureEntry(key), picture);
    if (picture) contents.pictures += 1;
    else contents.missingPictures += 1;
  }
}
