import { writeFileSync } from 'node:fs';
import { documentDatesTable } from './document-dates.ts';

const table = new URL('../src/language/document-dates.tsv', import.meta.url);
writeFileSync(table, documentDatesTable());
