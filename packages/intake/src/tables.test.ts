import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableFaults } from '@folio/tables/table-faults';
import { expect, test } from 'vitest';

const tables = globSync('**/*.tsv', { cwd: import.meta.dirname });

test.each(tables)('the rows of %s are sorted, in NFC, and each is there once', (table) => {
  const text = readFileSync(join(import.meta.dirname, table), 'utf8');
  const [head = ''] = text.split('\n').filter((line) => !line.startsWith('# '));
  const columns = head.split('\t').filter((column) => !['language', 'source'].includes(column));
  expect(tableFaults(text, columns)).toEqual([]);
});
