import { readFileSync } from 'node:fs';
import { z } from 'zod';

/*
 * A backup is one file: a tar archive (POSIX), compressed with gzip and, if a passphrase is set,
 * encrypted with age (age-encryption.org). Any programs for these formats can open it.
 *
 *   folio.json                   the head: format, release, migrations, tables with their columns
 *   tables/users/000001.copy     rows in the text format of PostgreSQL's COPY, in parts of whole rows
 *   pictures/<key>.jpg
 *   contents.json                what was written; a backup that ends without it is incomplete
 *
 * It contains rows instead of a copy of the server's files, so that a backup of the embedded
 * database can be restored into any PostgreSQL, and one of an older release into a newer one, whose
 * migrations then update it.
 */
export const headName = 'folio.json';
export const contentsName = 'contents.json';
export const tablePart = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`;
export const tablePartName = /^tables\/(?<table>\w+)\/\d{6,}\.copy$/;
export const pictureEntry = (key: string): string => `pictures/${key}.jpg`;
export const pictureName = /^pictures\/(?<key>[\w-]{43})\.jpg$/;

export const TableShape = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });
export type TableShape = z.output<typeof TableShape>;

export const BackupHead = z.object({
  format: z.literal(1),
  release: z.string(),
  takenAt: z.iso.datetime(),
  /** Drizzle's timestamps of the migrations that the database has run. */
  migrations: z.array(z.number()),
  tables: z.array(TableShape),
});
export type BackupHead = z.output<typeof BackupHead>;

/** The number of a table's rows, and the SHA-256 of its concatenated parts. */
export const TableContents = z.object({ rows: z.number(), sha256: z.string() });
export type TableContents = z.output<typeof TableContents>;

export const BackupContents = z.object({
  tables: z.record(z.string(), TableContents),
  pictures: z.number(),
  /** Pictures in the database that the store doesn't have. */
  missingPictures: z.number(),
});
export type BackupContents = z.output<typeof BackupContents>;

/** The current release. */
export function releaseOf(): string {
  const file = new URL('../../package.json', import.meta.url);
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}
