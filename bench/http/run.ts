/**
 * Measures the requests per second that the product answers at 32 connections: a list of resumes,
 * one resume, a save as a whole and by an operation, and a public page, each compared with
 * `/healthz`, which does nothing. The result is the ratio to that, which expresses the work of a
 * request independently of the machine. Prints a table for each checkout named by `--product` (by
 * default this one); they alternate in every round, so that other load affects all of them alike.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { type Product, startProduct } from '../load/product.ts';
import { processorTimes } from '../measure/processor-time.ts';
import { median } from '../measure/statistics.ts';
import { asText, describeMachine } from '../report/table.ts';
import { makeTargets, requestEach, type Target } from './targets.ts';

const here = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    product: { type: 'string', multiple: true, default: [here] },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', multiple: true },
  },
});
const connections = 32;
const warmUpSeconds = 1;
const heads = [
  'at 32 connections',
  'a second',
  'of /healthz',
  'server µs',
  'database µs',
  'bar',
  '',
];

/** Requests per second, and CPU time per request of server and database, in µs. */
type Round = { rate: number; serverUs: number; databaseUs: number };
type Measured = {
  folder: string;
  product: Product;
  targets: Target[];
  rounds: Map<string, Round[]>;
};

const products: Product[] = [];
try {
  const measured: Measured[] = [];
  for (const folder of values.product) {
    // Limits are off: they would block the load of one account.
    const product = await startProduct(folder, { RATE_LIMITS: 'off' });
    products.push(product);
    measured.push(await prepare(folder, product));
  }
  for (const each of measured)
    for (const target of each.targets) await measure(each.product, target, warmUpSeconds);
  for (let round = 0; round < Number(values.rounds); round++) {
    process.stderr.write(`round ${round + 1} of ${values.rounds} …\n`);
    // Runs each target on all products in a row, so that they are compared at nearly the same time.
    for (const index of measured[0]?.targets.keys() ?? [])
      for (const { product, targets, rounds } of measured) {
        const target = targets[index];
        if (!target) continue;
        const one = await measure(product, target, Number(values.seconds));
        rounds.set(target.name, [...(rounds.get(target.name) ?? []), one]);
      }
  }
  for (const { folder, targets, rounds } of measured)
    printTable(folder, [heads, ...targets.map((target) => rowOf(target, rounds))]);
} finally {
  for (const product of products) await product.stop();
}

async function prepare(folder: string, product: Product): Promise<Measured> {
  const targets = await makeTargets(product, connections);
  const { only = targets.map(({ name }) => name) } = values;
  const wanted = targets.filter(({ name }) => name === '/healthz' || only.includes(name));
  return { folder, product, targets: wanted, rounds: new Map() };
}

async function measure({ url, pid }: Product, target: Target, seconds: number): Promise<Round> {
  const before = processorTimes(pid);
  const setupClient = requestEach(target);
  const result = await autocannon({ url, connections, duration: seconds, setupClient });
  const after = processorTimes(pid);
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${target.name}: ${failed} requests failed`);
  const usOf = (part: 'own' | 'children') =>
    (1_000 * ((after?.[part] ?? Number.NaN) - (before?.[part] ?? 0))) / result['2xx'];
  const rate = result['2xx'] / result.duration;
  return { rate, serverUs: usOf('own'), databaseUs: usOf('children') };
}

function printTable(folder: string, table: string[][]): void {
  process.stdout.write(`\n${folder}: ${describeMachine()}\n\n${asText(table)}\n`);
}

function rowOf({ name, bar }: Target, rounds: Measured['rounds']): string[] {
  const own = rounds.get(name) ?? [];
  const idle = rounds.get('/healthz') ?? [];
  const medianOf = (part: keyof Round) => median(own.map((round) => round[part])).toFixed(0);
  // The median of the ratios of all rounds, so that a disturbed round has little weight.
  const ratio = median(own.map(({ rate }, round) => rate / (idle[round]?.rate ?? Number.NaN)));
  const verdict =
    bar === undefined ? [] : [`≥ ${bar.toFixed(2)}`, ratio >= bar ? 'reached' : 'missed'];
  const times = [medianOf('serverUs'), medianOf('databaseUs')];
  return [name, medianOf('rate'), ratio.toFixed(2), ...times, ...verdict];
}
