import { readTable } from '@folio/tables/read-table';

const table = readTable(new URL('./places.tsv', import.meta.url), {
  kind: ['city', 'region', 'country', 'continent'],
  place: 'text',
});
const places = new Set(table.map(({ place }) => place));

export const isPlace = (lower: string): boolean => places.has(lower);
