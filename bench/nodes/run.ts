/**
 * Runs three nodes behind nginx on a replicated PostgreSQL while people save: one node is killed,
 * one frozen, one disconnected, one replaced, and the primary database is killed. Prints the
 * acknowledged saves, how many were lost (none may be), and the errors that people got meanwhile.
 * Needs root, `ip`, nginx and Debian's PostgreSQL; uses this machine only and ends by itself.
 * `--seconds` is the duration of each part, `--old` a checkout of the previous release for the
 * rolling upgrade.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchContent } from '../corpus.ts';
import { ask, type Person, signUp } from '../load/product.ts';
import { quantile } from '../measure/statistics.ts';
import { asText } from '../report/table.ts';
import { startDatabases } from './databases.ts';
import { makeNode, openNetwork, startProxy, untilReady } from './machines.ts';

const here = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    writers: { type: 'string', default: '8' },
    old: { type: 'string' },
    postgres: { type: 'string', default: '/usr/lib/postgresql/15/bin' },
    port: { type: 'string', default: '3360' },
  },
});
const ms = 1_000 * Number(values.seconds);
const port = Number(values.port);
const nodeCount = 3;

type Save = { part: string; number: number; status: number | 'broken'; ms: number };
const saves: Save[] = [];
let part = '';

/** Saves repeatedly; the last acknowledged save must be stored. */
async function keepSaving(person: Person, until: AbortSignal): Promise<number> {
  let acknowledged = 0;
  for (let number = 1; !until.aborted; number++) {
    const begun = performance.now();
    const during = part;
    const body = { name: `Save ${number}` };
    const status = await ask(person, `/api/resumes/${person.resumeId}`, {
      method: 'PUT',
      body,
    }).then(
      (answer) => answer.status,
      () => 'broken' as const,
    );
    if (status === 200) acknowledged = number;
    saves.push({ part: during, number, status, ms: performance.now() - begun });
    await wait(status === 200 ? 20 : 200);
  }
  return acknowledged;
}

const folder = mkdtempSync(join(tmpdir(), 'folio-nodes-'));
// PostgreSQL’s user needs access to the folder.
chmodSync(folder, 0o711);
const network = openNetwork(nodeCount);
const databases = await startDatabases(join(folder, 'postgres'), values.postgres, port + 1);
const settings = {
  DATABASE_URL: databases.url,
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  TRUST_PROXY: '10.77.0.1',
  ALLOW_UNPROVEN_EMAIL: 'true',
  RATE_LIMITS: 'off',
};
const nodes = Array.from({ length: nodeCount }, (_, index) => makeNode(index + 1, here, settings));
const file = readFileSync(join(here, 'deploy/proxies/nginx.conf'), 'utf8');
const proxy = startProxy(folder, file, nodeCount, port);

try {
  // All start at once on an empty database, to test concurrent migration.
  await Promise.all(nodes.map((node) => node.start(values.old)));
  await untilReady(`${proxy.url}/readyz`);
  const product = { url: proxy.url, pid: 0, dataDir: folder, stop: async () => {} };
  const people: Person[] = [];
  for (let number = 0; number < Number(values.writers); number++)
    people.push(
      await signUp(product, `writer${number}`, { address: '', content: benchContent(3, number) }),
    );
  const end = new AbortController();
  const writing = people.map((person) => keepSaving(person, end.signal));
  await goThroughFaults();
  end.abort();
  const acknowledged = await Promise.all(writing);
  const lost = await countLost(people, acknowledged);
  process.stdout.write(`\n${asText(rows())}\n\n`);
  const total = saves.filter(({ status }) => status === 200).length;
  process.stdout.write(
    `${total} saves acknowledged, ${lost} of ${people.length} people lost their last one.\n`,
  );
  process.exitCode = lost === 0 ? 0 : 1;
} finally {
  for (const node of nodes) {
    node.thaw();
    await node.kill();
  }
  await proxy.stop();
  await databases.stop();
  network.close();
  rmSync(folder, { recursive: true, force: true });
}

async function goThroughFaults(): Promise<void> {
  const [a, b, c] = nodes;
  if (!a || !b || !c) return;
  const during = async (
    name: string,
    work: () => Promise<void> | void,
    after?: () => Promise<void> | void,
  ) => {
    part = name;
    process.stderr.write(`${name} …\n`);
    await work();
    await wait(ms);
    part = `after: ${name}`;
    await after?.();
    await wait(ms / 2);
  };
  await during('nothing', () => {});
  await during('a node is killed', a.kill, () => a.start(values.old));
  await during('a node is frozen', b.freeze, b.thaw);
  await during('a node is parted from the network', c.part, c.join);
  await during('node after node is replaced', async () => {
    for (const node of nodes) {
      await node.end();
      await node.start();
    }
  });
  await during('the database that leads is killed', async () => {
    const took = await databases.failOver();
    process.stderr.write(`the other leads after ${Math.round(took)} ms\n`);
  });
}

/**
 * A save may be stored without having been acknowledged, so the stored one must be at least as new
 * as the last acknowledged.
 */
async function countLost(people: readonly Person[], acknowledged: readonly number[]) {
  let lost = 0;
  for (const [index, person] of people.entries()) {
    const { text } = await ask(person, `/api/resumes/${person.resumeId}`);
    const stored = Number(/"name":"Save (\d+)"/.exec(text)?.[1] ?? 0);
    if (stored < (acknowledged[index] ?? 0)) lost++;
  }
  return lost;
}

function rows(): string[][] {
  const parts = [...new Set(saves.map((save) => save.part))];
  const heads = [
    'meanwhile',
    'saves',
    'acknowledged',
    'p50 ms',
    'p99 ms',
    'longest ms',
    'not acknowledged',
  ];
  return [
    heads,
    ...parts.map((name) => {
      const own = saves.filter((save) => save.part === name);
      const good = own.filter(({ status }) => status === 200);
      const times = own.map((save) => save.ms);
      const failures = Map.groupBy(
        own.filter(({ status }) => status !== 200),
        ({ status }) => status,
      );
      return [
        name,
        String(own.length),
        String(good.length),
        ...[0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0)),
        [...failures].map(([status, those]) => `${status}: ${those.length}`).join(', ') || '0',
      ];
    }),
  ];
}
