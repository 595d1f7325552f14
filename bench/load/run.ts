/**
 * Measures how long ordinary users wait, alone and during each kind of attack by a few hostile
 * accounts and addresses. Prints a table for each checkout named by `--product`, by default this
 * one. `--seconds` is the duration of each attack, `--only` a part of the names of the attacks to
 * measure, `--accounts` the number of hostile accounts, and `--rounds` the number of measurements,
 * each with its own quiet period; the table has the medians. Only connects to this machine, and
 * ends by itself.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchContent } from '../corpus.ts';
import { memoryOf } from '../measure/memory.ts';
import { processorTimes } from '../measure/processor-time.ts';
import { quantile } from '../measure/statistics.ts';
import { asText, describeMachine } from '../report/table.ts';
import { type Honest, makeHonest, type Served, work } from './honest.ts';
import { attacks } from './hostile.ts';
import { makeDataDir, type Product, signUp, startProduct } from './product.ts';

const here = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    product: { type: 'string', multiple: true, default: [here] },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '1' },
    accounts: { type: 'string', default: '4' },
    only: { type: 'string', multiple: true, default: [''] },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const accounts = Number(values.accounts);
const kinds = Object.entries(attacks).filter(([name]) =>
  values.only.some((part) => name.includes(part)),
);
const restSeconds = 3;

for (const folder of values.product) {
  const DATA_DIR = await makeDataDir();
  try {
    const hostile = await makeHostile(folder, DATA_DIR);
    const product = await startProduct(folder, { DATA_DIR });
    try {
      const rows = await measure(product, hostile);
      process.stdout.write(`\n${folder}: ${describeMachine()}\n\n${asText(rows)}\n`);
    } finally {
      await product.stop();
    }
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

type Hostile = Awaited<ReturnType<typeof makeHostile>>;

/** New accounts with unused limits for each attack and round; created without limits. */
async function makeHostile(folder: string, DATA_DIR: string) {
  const product = await startProduct(folder, { DATA_DIR, RATE_LIMITS: 'off' });
  try {
    const made = new Map<string, unknown[]>();
    for (const [index, [name, { content, prepare }]] of kinds.entries())
      for (let round = 0; round < rounds; round++) {
        process.stderr.write(`preparing ${name} …\n`);
        const people = Array.from({ length: accounts }, async (_, account) => {
          const person = await signUp(product, `hostile${index}-${round}-${account}`, {
            address: `198.${51 + account}.${round}.${index + 1}`,
            content: content?.() ?? benchContent(3, 1),
          });
          return { ...person, made: (await prepare?.(person)) ?? {} };
        });
        made.set(`${name} ${round}`, await Promise.all(people));
      }
    return made;
  } finally {
    await product.stop();
  }
}

async function measure(product: Product, hostile: Hostile): Promise<string[][]> {
  const honest = await makeHonest(product);
  await work(honest, restSeconds);
  const heads = ['what people at work wait for', 'p50 ms', 'p99 ms', 'p99 to quiet'];
  const rows = [
    [...heads, 'PDFs, p95 ms', 'to quiet', 'answers', 'refusals', 'CPU of attackers', 'MB'],
  ];
  for (const [name] of kinds) {
    const measured: Attacked[] = [];
    const quiet: Served[] = [];
    for (let round = 0; round < rounds; round++) {
      quiet.push(await work(honest, seconds));
      measured.push(
        await underAttack(name, honest, product, hostile.get(`${name} ${round}`) ?? []),
      );
    }
    const row = rowOf(name, measured, quiet);
    process.stderr.write(`${row.join('  ')}\n`);
    rows.push(row);
  }
  return rows;
}

type Attacked = Served & { attackersMs: number; memoryMb: number };

async function underAttack(
  name: string,
  honest: Honest[],
  product: Product,
  hostile: readonly unknown[],
): Promise<Attacked> {
  const people = hostile.map((person) => ({ ...(person as object), url: product.url }));
  const file = join(await makeDataDir(), 'people.json');
  await writeFile(file, JSON.stringify(people));
  const script = fileURLToPath(new URL('./hostile-process.ts', import.meta.url));
  const child = fork(script, [name, String(seconds + 1), file]);
  // Low priority, since real attackers don't use the server's cores.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const ended = once(child, 'exit');
  const served = await work(honest, seconds);
  const attackersMs = processorTimes(child.pid ?? 0)?.own ?? Number.NaN;
  await ended;
  const memoryMb = memoryOf(product.pid);
  await new Promise((resolve) => setTimeout(resolve, 1_000 * restSeconds));
  return { ...served, attackersMs, memoryMb };
}

function timesOf({ answers }: Served, isPdf: boolean): number[] {
  return answers.filter(({ step }) => (step === 'pdf') === isPdf).map(({ ms }) => ms);
}

/** The medians of the rounds, each compared with its own quiet period. */
function rowOf(name: string, attacked: readonly Attacked[], quiet: readonly Served[]): string[] {
  const median = (of: (one: Attacked, before: Served) => number) =>
    quantile(
      attacked.map((one, round) => of(one, quiet[round] ?? one)),
      0.5,
    );
  const times = (isPdf: boolean, part: number) =>
    median((one) => quantile(timesOf(one, isPdf), part)).toFixed(0);
  const ratio = (isPdf: boolean, part: number) =>
    `×${median((one, before) => quantile(timesOf(one, isPdf), part) / quantile(timesOf(before, isPdf), part)).toFixed(1)}`;
  const refusals = attacked.flatMap((round) => round.refusals);
  return [
    name,
    times(false, 0.5),
    times(false, 0.99),
    ratio(false, 0.99),
    times(true, 0.95),
    ratio(true, 0.95),
    String(attacked.flatMap(({ answers }) => answers).length),
    refusals.length === 0 ? '0' : `${refusals.length}: ${refusals[0]}`,
    `${(median(({ attackersMs }) => attackersMs) / 10 / seconds).toFixed(0)} %`,
    median(({ memoryMb }) => memoryMb).toFixed(0),
  ];
}
