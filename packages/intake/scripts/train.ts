/**
 * Trains the model that reads what the rules can't, and measures it by leaving out one maker at a time:
 * `npm run train -w packages/intake`. Writes `src/learned/model.json` and `left-out.json` beside it, the
 * same each time. `--more <file>` learns from a file of JSON lines as well, one resume each: maker, lines
 * (as `layout` gives them), expected (as `.expected.json` says it). `--each` leaves out each maker alone,
 * and not a quarter of them at a time: a little kinder, and three times as long.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { joinReadings } from '../src/learned/join-readings.ts';
import { cutLines, readLabels } from '../src/learned/learned-reading.ts';
import { encodeModel } from '../src/learned/model-file.ts';
import { countDoubts } from '../src/learned/training/doubts.ts';
import { leaveOneOut } from '../src/learned/training/leave-one-out.ts';
import { firstSights, fixtureSamples, ownMaker } from '../src/testing/makers.ts';
import { tableOf } from '../src/testing/read-fixtures.ts';
import { measured, type Score, scoreReading } from '../src/testing/score-reading.ts';

const folder = new URL('../src/learned/', import.meta.url);
const say = (text: string) => process.stdout.write(`${text}\n`);
const nothing: Score = Object.fromEntries(measured.map((name) => [name, 0]));

function moreSamples() {
  const at = process.argv.indexOf('--more');
  const path = at < 0 ? undefined : process.argv[at + 1];
  if (!path) return [];
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line, row) => {
      const { maker, lines, expected } = JSON.parse(line);
      return { file: `${row}`, maker, cut: cutLines(lines), truth: expected };
    });
}

const more = moreSamples();
const samples = [...(await fixtureSamples('others')), ...(await fixtureSamples('tuned')), ...more];
const alwaysLearned = new Set([ownMaker, ...more.map(({ maker }) => maker)]);
say(`${samples.length} files`);
const groups = process.argv.includes('--each') ? 13 : 4;
const onGroup = (makers: string[]) => say(`without ${makers.join(', ')}`);
const { unseen, model } = leaveOneOut(samples, { alwaysLearned, groups, onGroup });

const sights = firstSights();
const scored = unseen.map(({ sample: { file, maker, truth }, read, entries }) => {
  const learned = readLabels(read, entries);
  const rules = sights.get(file);
  const joined = rules ? { ...rules, ...joinReadings({ ...rules, fields: [] }, learned) } : learned;
  return {
    maker,
    readings: rules && { truth, rules, learned, joined },
    learned: scoreReading(truth, learned),
    rules: rules ? scoreReading(truth, rules) : sights.has(file) ? nothing : undefined,
    joined: scoreReading(truth, joined),
  };
});
const columns = (['learned', 'rules', 'joined'] as const).map((name) => {
  const files = scored.flatMap((one) => (one.rules && one[name] ? [{ score: one[name] }] : []));
  return { name, files: files.length, ...tableOf(files) };
});
const makers = [...new Set(scored.map(({ maker }) => maker))].map((maker) => {
  const own = scored.filter((one) => one.maker === maker);
  const mean = (name: 'learned' | 'rules' | 'joined') =>
    tableOf(own.flatMap((one) => (one[name] ? [{ score: one[name] }] : []))).mean;
  return {
    maker,
    files: own.length,
    learned: mean('learned'),
    rules: mean('rules'),
    joined: mean('joined'),
  };
});
const all = tableOf(scored.map(({ learned }) => ({ score: learned })));
const readings = scored.flatMap(({ readings: of }) => of ?? []);
const doubts = countDoubts(
  readings.map(({ truth, rules, learned, joined }) => ({
    truth: truth.content,
    rules: rules.content,
    learned: learned.content,
    joined: joined.content,
  })),
);
const figures = { columns, makers, doubts, learnedOfAll: { files: scored.length, ...all } };
writeFileSync(new URL('left-out.json', folder), `${JSON.stringify(figures, rounded, 1)}\n`);
writeFileSync(new URL('model.json', folder), `${JSON.stringify(encodeModel(model))}\n`);
for (const { name, mean, fields } of columns)
  say(
    `${name.padEnd(8)} ${mean.toFixed(1)} ${measured.map((field) => `${field} ${fields[field]?.toFixed(1)}`).join(' ')}`,
  );

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 10) / 10 : value;
}
