/**
 * How long one person waits while nobody else is there, and while one hostile client is, of each
 * kind in turn. Prints a table for each checkout that is named by `--product`, this one by itself;
 * `--seconds` is how long each kind goes on, `--only` a part of the names of the kinds to measure,
 * and `--rounds` how often each is measured beside quiet of its own: the table has the medians.
 * It speaks to this machine alone and ends by itself.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchContent } from '../corpus.ts';
import { quantile } from '../measure/statistics.ts';
import { asText, describeMachine } from '../report/table.ts';
import { type Served, workFor } from './honest.ts';
import { attacks } from './hostile.ts';
import { type Person, type Product, signUp, startProduct } from './product.ts';

const here = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    product: { type: 'string', multiple: true, default: [here] },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const kinds = Object.keys(attacks).filter((name) => name.includes(values.only));
const restSeconds = 3;

for (const folder of values.product) {
  const product = await startProduct(folder);
  try {
    const rows = await measure(product);
    process.stdout.write(`\n${folder}: ${describeMachine()}\n\n${asText(rows)}\n`);
  } finally {
    await product.stop();
  }
}

async function measure(product: Product): Promise<string[][]> {
  const honest = await signUp(product, 'honest', {
    address: '192.0.2.1',
    content: benchContent(3, 1),
  });
  await workFor(honest, restSeconds);
  const rows = [
    ['one person’s answers', 'p50 ms', 'p99 ms', 'p99 to quiet', 'answers', 'refusals'],
  ];
  for (const [index, name] of kinds.entries()) {
    const measured: Served[] = [];
    const quiet: Served[] = [];
    for (let round = 0; round < rounds; round++) {
      process.stderr.write(`${name} …\n`);
      // Each is somebody else, who has spent nothing of their limits yet.
      const hostile = await signUp(product, `hostile${index}-${round}`, {
        address: `198.51.${round}.${index + 1}`,
        content: largeContent(),
      });
      quiet.push(await workFor(honest, seconds));
      measured.push(await underAttack(name, honest, hostile));
    }
    rows.push(rowOf(`quiet before ${name}`, quiet, quiet), rowOf(name, measured, quiet));
  }
  return rows;
}

async function underAttack(name: string, honest: Person, hostile: Person): Promise<Served> {
  const script = fileURLToPath(new URL('./hostile-process.ts', import.meta.url));
  const child = fork(script, [name, String(seconds + 1), JSON.stringify(hostile)]);
  // An attack comes from elsewhere: the cores of this machine are the server's first.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const ended = once(child, 'exit');
  const served = await workFor(honest, seconds);
  await ended;
  await new Promise((resolve) => setTimeout(resolve, 1_000 * restSeconds));
  return served;
}

/** The medians of the rounds, each held against the quiet of its own round. */
function rowOf(name: string, served: readonly Served[], quiet: readonly Served[]): string[] {
  const each = (share: number) => served.map(({ times }) => quantile(times, share));
  const ratios = each(0.99).map((p99, round) => p99 / quantile(quiet[round]?.times ?? [], 0.99));
  const refusals = served.flatMap((round) => round.refusals);
  return [
    name,
    quantile(each(0.5), 0.5).toFixed(0),
    quantile(each(0.99), 0.5).toFixed(0),
    `×${quantile(ratios, 0.5).toFixed(1)}`,
    String(served.flatMap(({ times }) => times).length),
    refusals.length === 0 ? '0' : `${refusals.length}: ${refusals[0]}`,
  ];
}

/** A resume of about 600 KB: as large as one may well be. */
function largeContent() {
  const content = benchContent(20, 2);
  const [job] = content.workExperience;
  const bullets = Array.from({ length: 14 }, (_, index) => job?.bullets[index % 8]?.text ?? '');
  const long = bullets.map((bullet) => bullet.padEnd(200, ' and more of it'));
  return {
    ...content,
    workExperience: Array.from({ length: 200 }, () => ({ ...job, bullets: long })),
  };
}
