/**
 * Takes the word lists of Thai, Lao, Khmer and Myanmar out of ICU's data, as npm has it:
 * `npm pack icu4c-data@0.67.2 && tar xzf icu4c-data-*.tgz`, then
 * `node scripts/make-word-lists.ts package/icudt67l.dat`
 */
import { readFileSync, writeFileSync } from 'node:fs';

const lists = { thai: 'thaidict', lao: 'laodict', khmer: 'khmerdict', myanmar: 'burmesedict' };

const [, , file = ''] = process.argv;
const data = readFileSync(file);
// A common data file of ICU: a header, how many entries, then where each one's name and data lie.
const start = data.readUInt16LE(0);
const count = data.readUInt32LE(start);
const entries = Array.from({ length: count + 1 }, (_, i) => ({
  name: i < count ? start + data.readUInt32LE(start + 4 + 8 * i) : 0,
  from: i < count ? start + data.readUInt32LE(start + 8 + 8 * i) : data.length,
}));
for (const [language, source] of Object.entries(lists)) {
  const index = entries.findIndex(({ name }) => nameAt(name).endsWith(`/brkitr/${source}.dict`));
  const [entry, next] = entries.slice(index, index + 2);
  if (index < 0 || !entry || !next) throw new Error(`${file} has no ${source}`);
  const target = new URL(`../word-lists/${language}.dict`, import.meta.url);
  writeFileSync(target, data.subarray(entry.from, next.from));
}

function nameAt(at: number): string {
  return data.toString('latin1', at, data.indexOf(0, at));
}
