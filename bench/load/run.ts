/**
 * How long one person waits while nobody else is there, and while one hostile client is, of each
 * kind in turn. Prints a table for each checkout that is named by `--product`, this one by itself;
 * `--seconds` is how long each kind goes on. It speaks to this machine alone and ends by itself.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
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
  },
});
const seconds = Number(values.seconds);
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
  const content = benchContent(3, 1);
  const honest = await signUp(product, 'honest', { address: '192.0.2.1', content });
  await workFor(honest, restSeconds);
  const quiet = await workFor(honest, seconds);
  const rows = [
    ['one person’s answers', 'p50 ms', 'p99 ms', 'p99 to quiet', 'answers', 'refusals'],
    rowOf('quiet', quiet, quiet),
  ];
  for (const [index, name] of Object.keys(attacks).entries()) {
    process.stderr.write(`${name} …\n`);
    // Each is somebody else, who has spent nothing of their limits yet.
    const hostile = await signUp(product, `hostile${index}`, {
      address: `198.51.100.${index + 1}`,
      content: largeContent(),
    });
    rows.push(rowOf(name, await underAttack(name, honest, hostile), quiet));
  }
  return rows;
}

async function underAttack(name: string, honest: Person, hostile: Person): Promise<Served> {
  const script = fileURLToPath(new URL('./hostile-process.ts', import.meta.url));
  const child = fork(script, [name, String(seconds + 1), JSON.stringify(hostile)]);
  const ended = once(child, 'exit');
  const served = await workFor(honest, seconds);
  await ended;
  await new Promise((resolve) => setTimeout(resolve, 1_000 * restSeconds));
  return served;
}

function rowOf(name: string, { times, refusals }: Served, quiet: Served): string[] {
  const p99 = quantile(times, 0.99);
  const ratio = p99 / quantile(quiet.times, 0.99);
  return [
    name,
    quantile(times, 0.5).toFixed(0),
    p99.toFixed(0),
    `×${ratio.toFixed(1)}`,
    String(times.length),
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
