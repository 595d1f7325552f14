/**
 * Trains the model that reads what the rules can't, and measures it by leaving out one maker at a time:
 * `npm run train -w packages/intake`. Writes `src/learned/model.json` and `left-out.json` beside it, the
 * same each time. The weights of the labels are kept from the model that is there unless `--labels` is
 * given: when they were last learned anew, 40 unseen files were read a hundredth worse. `--more <file>` learns from a file of JSON lines as well, one resume each: maker, lines
 * (as `layout` gives them), expected (as `.expected.json` says it). `--each` leaves out each maker alone,
 * and not a quarter of them at a time: a little kinder, and three times as long.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Bullets } from '@folio/contract/bullet-fields';
import { emptyContent } from '@folio/contract/empty-content';
import { ResumeContent } from '@folio/contract/resume-content';
import { likelyFrom } from '../src/fields/content-fields.ts';
import { withoutForms } from '../src/forms/plain-lines.ts';
import { namesAlone } from '../src/learned/choose-name.ts';
import { comparedValues } from '../src/learned/compared-values.ts';
import { judgedValues, probabilityOf } from '../src/learned/doubt.ts';
import { joinReadings, pairChosen } from '../src/learned/join-readings.ts';
import { cutLines, readLabels } from '../src/learned/learned-reading.ts';
import { decodeModel, encodeModel } from '../src/learned/model-file.ts';
import { truthAsRead } from '../src/learned/pair-entries.ts';
import { leaveOneOut } from '../src/learned/training/leave-one-out.ts';
import { doubtFigures } from '../src/learned/training/train-doubt.ts';
import { joinLearner } from '../src/learned/training/train-join.ts';
import { nameExample } from '../src/learned/training/train-names.ts';
import { type FirstSight, firstSights, fixtureSamples, ownMaker } from '../src/testing/makers.ts';
import { tableOf } from '../src/testing/read-fixtures.ts';
import { type Expected, measured, scoreReading } from '../src/testing/score-reading.ts';

const folder = new URL('../src/learned/', import.meta.url);
const say = (text: string) => process.stdout.write(`${text}\n`);
/** Of a file that the rules refused. */
const nothingRead: FirstSight = { content: emptyContent(), headings: [], fields: [] };

function moreSamples() {
  const at = process.argv.indexOf('--more');
  const path = at < 0 ? undefined : process.argv[at + 1];
  if (!path) return [];
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line, row) => {
      const { maker, lines, expected } = JSON.parse(line);
      for (const job of expected.content.workExperience) job.bullets = Bullets.parse(job.bullets);
      const truth = { ...expected, content: ResumeContent.parse(expected.content) };
      return { file: `${row}`, maker, cut: cutLines(withoutForms(lines)), truth };
    });
}

const more = moreSamples();
const samples = [
  ...(await fixtureSamples('others')),
  ...(await fixtureSamples('looked-at')),
  ...(await fixtureSamples('tuned')),
];
const alwaysLearned = new Set([ownMaker]);
say(`${samples.length} files, and ${more.length} more`);
const groups = process.argv.includes('--each') ? 13 : 4;
const onGroup = (makers: string[]) => say(`without ${makers.join(', ')}`);
const file = new URL('model.json', folder);
const kept = process.argv.includes('--labels')
  ? undefined
  : decodeModel(JSON.parse(readFileSync(file, 'utf8'))).crf;
const { unseen, model } = leaveOneOut(samples, {
  alwaysLearned,
  more,
  groups,
  onGroup,
  labels: kept,
});

const sights = firstSights();
const read = unseen.map(({ sample: { file, maker, titles, truth }, read: labeled, entries }) => ({
  maker,
  titles,
  truth,
  learned: readLabels(labeled, entries),
  rules: sights.has(file) ? (sights.get(file) ?? nothingRead) : undefined,
}));
/** How much of a reading is right, over all that is measured. */
const rightOf = (truth: Expected, reading: Parameters<typeof scoreReading>[1]) =>
  Object.values(scoreReading(truth, reading)).reduce((sum, share) => sum + share, 0);
const readByBoth = read.flatMap((one) => (one.rules ? [{ ...one, rules: one.rules }] : []));
/** What to make of two readings, learned from all makers but one. */
/** Names of so many composed resumes are learned from, too: about as many as there are files. */
const composedNames = 700;
const names = more
  .slice(0, composedNames)
  .map(({ maker, cut, truth }) => nameExample(maker, namesAlone(cut.lines), truth));
const learnJoin = joinLearner(readByBoth, rightOf, names);
const makersOf = [...new Set(read.map(({ maker }) => maker))];
const doubtWithout = new Map(makersOf.map((own) => [own, learnJoin(own)]));
const scored = read.map(({ maker, titles, truth, learned, rules }) => {
  const doubt = doubtWithout.get(maker) ?? new Map();
  const joined = rules ? joinReadings(rules, learned, doubt, titles) : { ...learned, fields: [] };
  const ofName = joined.fields.find(({ path }) => path === 'personalInfo.firstName')?.confidence;
  const values = rules ? judgedValues(joined.content, pairChosen(rules, learned, doubt)) : [];
  const want = comparedValues(truthAsRead(truth.content, joined.content));
  return {
    maker,
    learned: scoreReading(truth, learned),
    rules: rules && scoreReading(truth, rules),
    joined: scoreReading(truth, joined),
    values: values.map(({ kind, key, text, features }) => ({
      probability: (kind === 'name' ? ofName : undefined) ?? probabilityOf(doubt, features),
      isRight: want.get(key)?.text === text,
    })),
  };
});
const columns = (['learned', 'rules', 'joined'] as const).map((name) => {
  const files = scored.flatMap((one) => (one.rules && one[name] ? [{ score: one[name] }] : []));
  return { name, files: files.length, ...tableOf(files) };
});
const makers = makersOf.map((maker) => {
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
const doubts = doubtFigures(
  scored.flatMap(({ values }) => values),
  likelyFrom,
);
const figures = { columns, makers, doubts, learnedOfAll: { files: scored.length, ...all } };
writeFileSync(new URL('left-out.json', folder), `${JSON.stringify(figures, rounded, 1)}\n`);
writeFileSync(file, `${JSON.stringify(encodeModel({ ...model, doubt: learnJoin() }))}\n`);
for (const { name, mean, fields } of columns)
  say(
    `${name.padEnd(8)} ${mean.toFixed(1)} ${measured.map((field) => `${field} ${fields[field]?.toFixed(1)}`).join(' ')}`,
  );
say(`doubt ${JSON.stringify(doubts)}`);

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 10) / 10 : value;
}
