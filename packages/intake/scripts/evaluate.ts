/**
 * How many of each field are read right, over all sets of files: `npm run eval -w packages/intake`.
 * `--files` names what is wrong in those that the reader was tuned on, `--json` says all of it as JSON.
 */
import { type FixtureSet, scoreFixtures, tableOf } from '../src/testing/read-fixtures.ts';
import { measured } from '../src/testing/score-reading.ts';

const names: Record<FixtureSet, string> = {
  tuned: 'tuned',
  'held-back': 'held back',
  others: 'of others, repaired on',
  unseen: 'of others, never looked at',
  'looked-at': 'of others, learned from',
  'first-sight': 'of others, at first sight',
};
const scored = await Promise.all(Object.keys(names).map((set) => scoreFixtures(set as FixtureSet)));
const sets = Object.values(names).map((name, at) => {
  const files = scored[at] ?? [];
  return { name, files: files.length, ...tableOf(files) };
});

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(sets)}\n`);
else {
  const cell = (value: number | undefined) => (value ?? 0).toFixed(1).padStart(10);
  const rows = measured.map(
    (name) => name.padEnd(12) + sets.map(({ fields }) => cell(fields[name])).join(''),
  );
  const head =
    '% right'.padEnd(12) + sets.map(({ files }) => `${files} files`.padStart(10)).join('');
  const foot = 'mean'.padEnd(12) + sets.map(({ mean }) => cell(mean)).join('');
  process.stdout.write(`${[head, ...rows, foot].join('\n')}\n`);
}

if (process.argv.includes('--files')) {
  for (const { file, score, problem } of scored[0] ?? []) {
    const wrong = measured.filter((name) => (score[name] ?? 1) < 1);
    const said = wrong.map((name) => `${name} ${(100 * (score[name] ?? 0)).toFixed(0)}`).join(', ');
    process.stdout.write(`${file}: ${problem ?? (said || 'all right')}\n`);
  }
}
