import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PackedColumn, packColumn } from '@folio/tables/packed-column';
import type { Plugin } from 'vite';

/**
 * The expression by which packages refer to a table, which Node resolves at run time. With `?of=`
 * the build includes only rows with this first column, while Node reads the whole file.
 */
const address = /new URL\('(\.\/[\w./-]+\.tsv)(?:\?of=([\w-]+))?', import\.meta\.url\)/g;

const isLeft = /new URL\([^)]*\.tsv/;

/**
 * Replaces the URL of a table by its columns, so that word lists are part of the chunk of their
 * code and need no request.
 */
export function inlineTables(): Plugin {
  return {
    name: 'inline-tables',
    enforce: 'pre',
    transform(source, id) {
      const [file = ''] = id.split('?');
      if (!/\.ts$/.test(file) || !source.includes('.tsv')) return undefined;
      const code = source.replace(address, (_, path: string, of?: string) => {
        const table = join(dirname(file), path);
        this.addWatchFile(table);
        return JSON.stringify(columnsOf(readFileSync(table, 'utf8'), of));
      });
      // Otherwise the browser would request a missing file, which only fails at run time.
      if (isLeft.test(code)) this.error('A table has to stand beside the code that reads it');
      return code === source ? undefined : { code, map: null };
    },
  };
}

/** In columns, which compress better than rows; `readTable` accepts both. */
function columnsOf(table: string, of?: string): PackedColumn[] {
  const rows = table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => line.split('\t'))
    .filter(([first], at) => at === 0 || of === undefined || first === of);
  return (rows[0] ?? []).map((_, column) => packColumn(rows.map((cells) => cells[column] ?? '')));
}
