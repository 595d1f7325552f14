import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PackedColumn, packColumn } from '@folio/tables/packed-column';
import type { Plugin } from 'vite';

/** How packages name a table beside them: Node reads it from there. */
const address = /new URL\('(\.\/[\w./-]+\.tsv)', import\.meta\.url\)/g;

/**
 * Puts the columns of a table in the place of its address, so that word lists are part of the chunk of
 * the code that uses them: no request of their own, and nothing to wait for.
 */
export function inlineTables(): Plugin {
  return {
    name: 'inline-tables',
    enforce: 'pre',
    transform(source, id) {
      const [file = ''] = id.split('?');
      if (!/\.ts$/.test(file) || !source.includes('.tsv')) return undefined;
      const code = source.replace(address, (_, path: string) => {
        const table = join(dirname(file), path);
        this.addWatchFile(table);
        return JSON.stringify(columnsOf(readFileSync(table, 'utf8')));
      });
      return code === source ? undefined : { code, map: null };
    },
  };
}

/** Column by column, as `readTable` takes them too: they pack smaller than rows. */
function columnsOf(table: string): PackedColumn[] {
  const rows = table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => line.split('\t'));
  return (rows[0] ?? []).map((_, column) => packColumn(rows.map((cells) => cells[column] ?? '')));
}
