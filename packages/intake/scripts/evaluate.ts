/** How many of each field are read right, over both sets of files: `npm run eval -w packages/intake`. */

import { scoreFixtures, tableOf } from '../src/testing/read-fixtures.ts';
import { measured } from '../src/testing/score-reading.ts';

const tuned = await scoreFixtures('tuned');
const heldBack = await scoreFixtures('held-back');
const tables = [tableOf(tuned), tableOf(heldBack)];
const cell = (value: number | undefined) => (value ?? 0).toFixed(1).padStart(10);

const lines = [
  `${'% right'.padEnd(12)}${`${tuned.length} tuned`.padStart(10)}${`${heldBack.length} held`.padStart(10)}`,
  ...measured.map(
    (name) => name.padEnd(12) + tables.map(({ fields }) => cell(fields[name])).join(''),
  ),
  'mean'.padEnd(12) + tables.map(({ mean }) => cell(mean)).join(''),
];
process.stdout.write(`${lines.join('\n')}\n`);

if (process.argv.includes('--files')) {
  for (const { file, score, problem } of tuned) {
    const wrong = measured.filter((name) => (score[name] ?? 1) < 1);
    const said = wrong.map((name) => `${name} ${(100 * (score[name] ?? 0)).toFixed(0)}`).join(', ');
    process.stdout.write(`${file}: ${problem ?? (said || 'all right')}\n`);
  }
}
