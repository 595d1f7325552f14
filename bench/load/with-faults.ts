/**
 * Runs ordinary users and one hostile account after the other, while the server is killed, stopped
 * and restarted, and its database is killed and frozen, in turn. Prints requests, failures and
 * memory by minute, then the number of lost acknowledged saves, and 5xx answers or broken
 * connections that no fault explains (both must be zero). `--minutes` is the duration.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchContent } from '../corpus.ts';
import { memoryOf } from '../measure/memory.ts';
import { quantile } from '../measure/statistics.ts';
import { asText } from '../report/table.ts';
import { attacks } from './hostile.ts';
import { ask, makeDataDir, type Person, type Product, signUp, startProduct } from './product.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const folder = fileURLToPath(new URL('../..', import.meta.url));
const end = performance.now() + 60_000 * Number(values.minutes);
const [betweenFaultsMs, settleMs, betweenMs] = [30_000, 5_000, 150];
const people = 6;

type Asked = { at: number; ended: number; what: string; status: number | 'broken' };
const asked: Asked[] = [];
/** The duration of a fault, until shortly after the server was ready again. */
const faulty: Array<{ name: string; from: number; until: number }> = [];
const isExplained = ({ at, ended }: Asked) =>
  faulty.some(({ from, until }) => ended >= from && at <= until);

const DATA_DIR = await makeDataDir();
let product = await startProduct(folder, { DATA_DIR, RATE_LIMITS: 'off' });
const honest: Person[] = [];
for (let number = 0; number < people; number++)
  honest.push(await signUp(product, `worker${number}`, sender(`192.0.2.${number + 1}`)));
const hostile = Object.entries(attacks).filter(([name]) => !name.startsWith('nothing'));
const attackers: object[] = [];
for (const [index, [name, { content, prepare }]] of hostile.entries()) {
  process.stderr.write(`preparing ${name} …\n`);
  const person = await signUp(product, `hostile${index}`, {
    ...sender(`198.51.100.${index + 1}`),
    content: content?.() ?? benchContent(3, 1),
  });
  attackers.push({ ...person, made: (await prepare?.(person)) ?? {} });
}
await product.stop();
await start();

const acknowledged = honest.map(() => 0);
const rows = [
  ['minute', 'asked', 'p50 ms', 'p99 ms', '5xx or broken', 'of those unexplained', 'MB'],
];
await Promise.all([...honest.map(work), attack(), goThroughFaults(), watch()]);
await wait(settleMs);
const lost = await countLost();
const unexplained = asked.filter((one) => isFailure(one) && !isExplained(one));
const saves = asked.filter(({ what, status }) => what.startsWith('PUT ') && status === 200);
const refused = asked.filter(({ status }) => status !== 'broken' && status >= 400 && status < 500);
process.stdout.write(`\n${asText(rows)}\n\n`);
process.stdout.write(
  `${faulty.length} faults, ${saves.length} saves, ${lost} lost, ` +
    `${unexplained.length} failures that no fault explains, ${refused.length} refused\n`,
);
for (const { what, status, at, ended } of [...unexplained, ...refused].slice(0, 20))
  process.stdout.write(`  ${what} ${status} after ${(ended - at).toFixed(0)} ms\n`);
await product.stop();
await rm(DATA_DIR, { recursive: true, force: true });
process.exit(lost + unexplained.length === 0 ? 0 : 1);

function sender(address: string) {
  return { address, content: benchContent(3, 1) };
}

function isFailure({ status }: Asked): boolean {
  return status === 'broken' || status >= 500;
}

async function start(): Promise<Product> {
  product = await startProduct(folder, { DATA_DIR });
  for (const person of honest) person.url = product.url;
  return product;
}

/** Saves are numbered: the stored one must be at least the last acknowledged. */
async function work(person: Person, index: number): Promise<void> {
  const resume = `/api/resumes/${person.resumeId}`;
  const others = ['/api/resumes', resume, `${resume}/export/txt`, `${resume}/score`];
  for (let number = 1; performance.now() < end; number++) {
    const body = { name: `Save ${number}` };
    if ((await noted(person, resume, { method: 'PUT', body })) === 200)
      acknowledged[index] = number;
    await noted(person, others[number % others.length] ?? resume);
    if (number % 20 === 0) await noted(person, `${resume}/export/pdf`);
  }
}

async function noted(
  person: Person,
  path: string,
  sent: { method?: string; body?: unknown } = {},
): Promise<Asked['status']> {
  const at = performance.now();
  const status = await ask(person, path, sent).then(
    (answer) => answer.status,
    () => 'broken' as const,
  );
  const what = `${sent.method ?? 'GET'} ${path.replace(/[\da-f-]{36}/, ':id')}`;
  asked.push({ at, ended: performance.now(), what, status });
  await wait(betweenMs);
  return status;
}

/** Runs each attack for ten seconds, as one account. */
async function attack(): Promise<void> {
  const script = fileURLToPath(new URL('./hostile-process.ts', import.meta.url));
  for (let turn = 0; performance.now() < end; turn++) {
    const index = turn % hostile.length;
    const file = join(DATA_DIR, 'attackers.json');
    await writeFile(file, JSON.stringify([{ ...attackers[index], url: product.url }]));
    const child = fork(script, [hostile[index]?.[0] ?? '', '10', file]);
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

async function goThroughFaults(): Promise<void> {
  const faults = {
    'the server is killed': async () => {
      process.kill(product.pid, 'SIGKILL');
      await start();
    },
    'the database is killed': async () => process.kill(database(), 'SIGKILL'),
    'the server is ended': async () => {
      await product.stop();
      await start();
    },
    'the database is frozen for five seconds': async () => {
      const frozen = [database(), ...childrenOf(database())];
      for (const pid of frozen) signalIfThere(pid, 'SIGSTOP');
      await wait(5_000);
      for (const pid of frozen) signalIfThere(pid, 'SIGCONT');
    },
  };
  for (let turn = 0; ; turn++) {
    await wait(betweenFaultsMs);
    if (performance.now() > end - betweenFaultsMs) return;
    const [name, make] = Object.entries(faults)[turn % 4] ?? [];
    const fault = { name: name ?? '', from: performance.now(), until: Number.POSITIVE_INFINITY };
    faulty.push(fault);
    await make?.();
    await untilReady();
    fault.until = performance.now() + settleMs;
    process.stderr.write(
      `${name}: ready after ${(performance.now() - fault.from).toFixed(0)} ms\n`,
    );
  }
}

function database(): number {
  return Number(
    readFileSync(join(DATA_DIR, 'postgres-18', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended meanwhile.
  }
}

async function untilReady(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${product.url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
}

async function watch(): Promise<void> {
  for (let minute = 1; performance.now() < end; minute++) {
    const from = performance.now();
    await wait(60_000);
    const recent = asked.filter(({ ended }) => ended >= from);
    const failed = recent.filter(isFailure);
    const times = recent.map(({ at, ended }) => ended - at);
    const row = [
      minute,
      recent.length,
      quantile(times, 0.5).toFixed(0),
      quantile(times, 0.99).toFixed(0),
      failed.length,
      failed.filter((one) => !isExplained(one)).length,
      memoryOf(product.pid).toFixed(0),
    ].map(String);
    process.stderr.write(`${row.join('  ')}\n`);
    rows.push(row);
  }
}

async function countLost(): Promise<number> {
  let lost = 0;
  for (const [index, person] of honest.entries()) {
    const { text } = await ask(person, `/api/resumes/${person.resumeId}`);
    const stored = Number(/"name":"Save (\d+)"/.exec(text)?.[1] ?? 0);
    if (stored < (acknowledged[index] ?? 0)) lost++;
  }
  return lost;
}
