import { readTable } from '@folio/tables/read-table';
import { rootOf } from './words.ts';

const table = readTable(new URL('./synonyms.tsv', import.meta.url), { terms: 'text' });

const groupsOf = new Map<string, string[]>();
for (const { terms } of table) {
  const roots = terms.split(' ').map(rootOf);
  for (const root of roots) groupsOf.set(root, [...(groupsOf.get(root) ?? []), ...roots]);
}

/** The roots that may stand for this one in a rewrite without a new fact. */
export const synonymsOf = (root: string): readonly string[] => groupsOf.get(root) ?? [];
