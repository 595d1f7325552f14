/**
 * How many of each field are read right, over all sets of files: `npm run eval -w packages/intake`.
 * `--files` names what is wrong in those that the reader was tuned on, `--json` says all of it as JSON.
 * `--folder <path>` counts the files of a folder elsewhere, each with its `.expected.json`, and nothing else.
 */
import { resolve } from 'node:path';
import {
  type FixtureSet,
  type Scored,
  scoreFixtures,
  tableOf,
} from '../src/testing/read-fixtures.ts';
import { measured } from '../src/testing/score-reading.ts';

const names: Record<FixtureSet, string> = {
  tuned: 'tuned',
  'held-back': 'held back',
  others: 'of others, repaired on',
  unseen: 'of others, never looked at',
  'looked-at': 'of others, learned from',
  'first-sight': 'of others, at first sight',
};
const folder = process.argv[process.argv.indexOf('--folder') + 1];
const isElsewhere = process.argv.includes('--folder') && folder !== undefined;
const asked = isElsewhere
  ? [[resolve(folder) as `/${string}`, 'elsewhere'] as const]
  : (Object.entries(names) as [FixtureSet, string][]);
const scored: Scored[][] = [];
for (const [set] of asked) scored.push(await scoreFixtures(set));
const sets = asked.map(([, name], at) => {
  const files = scored[at] ?? [];
  const counted = files.filter(({ isCounted }) => isCounted).length;
  return { name, files: files.length, ...tableOf(files), jobs: (100 * counted) / files.length };
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
  const jobs = 'all jobs'.padEnd(12) + sets.map((set) => cell(set.jobs)).join('');
  process.stdout.write(`${[head, ...rows, foot, jobs].join('\n')}\n`);
}

if (process.argv.includes('--files')) {
  for (const { file, score, problem } of scored[0] ?? []) {
    const wrong = measured.filter((name) => (score[name] ?? 1) < 1);
    const scores = wrong
      .map((name) => `${name} ${(100 * (score[name] ?? 0)).toFixed(0)}`)
      .join(', ');
    process.stdout.write(`${file}: ${problem ?? (scores || 'all right')}\n`);
  }
}
