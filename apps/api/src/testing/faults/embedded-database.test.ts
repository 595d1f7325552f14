import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ProductClient, signUpAt } from '../product-client.ts';
import {
  databaseProcesses,
  freePort,
  killDatabase,
  type ProductProcess,
  startProduct,
} from '../product-process.ts';

/** `FAULT_ROUNDS=100` kills more often. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 15);

let folder: string;
let product: ProductProcess;
let metrics: string;
const writing = { stop: () => {}, done: Promise.resolve<unknown>(undefined) };
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'folio-database-')));
});
afterEach(async () => {
  signalDatabase('SIGCONT');
  product.child.kill('SIGKILL');
  await product.ended;
  writing.stop();
  await writing.done;
  killDatabase(folder);
  // Refused where nothing is mounted; lazy, for what was killed may not be gone yet.
  spawnSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<ProductClient> {
  const METRICS_PORT = String(await freePort());
  metrics = `http://localhost:${METRICS_PORT}/metrics`;
  product = await startProduct({ DATA_DIR: folder, METRICS_PORT });
  await product.ready;
  return signUpAt(product);
}

function keepSaving(client: ProductClient, writers: number, bytes: number): void {
  const end = new AbortController();
  writing.stop = () => end.abort();
  writing.done = Promise.all(
    Array.from({ length: writers }, () => client.keepSaving(end.signal, bytes)),
  );
}

function signalDatabase(signal: NodeJS.Signals): void {
  for (const pid of databaseProcesses(folder)) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}

const health = async (path: string) => {
  const answer = await fetch(product.url + path);
  return { status: answer.status, body: await answer.json() };
};
const readiness = async () => (await health('/readyz')).status;

/** Everything acknowledged is there, whatever was written can be read, and the credits add up. */
async function expectSound(client: ProductClient): Promise<void> {
  expect(client.saved.size).toBeGreaterThan(0);
  expect(await client.findLost()).toEqual([]);
  for (const id of client.saved.keys())
    expect((await client.call('GET', `/resumes/${id}`)).status).toBe(200);
  const figures = async () => (await fetch(metrics)).text();
  await expect.poll(figures).toContain('folio_ledger_drifted_accounts 0');
}

/** Whether this machine lets us have a small disk of our own; CI has to. */
const mount = () =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=755', 'tmpfs', folder]).status === 0;

describe('the embedded database', () => {
  it('comes back by itself when it dies on a full disk and the disk has room again', async ({
    skip,
  }) => {
    if (!mount()) {
      if (process.env.CI) throw new Error('CI must let this test mount a tmpfs: run it as root.');
      skip('A full disk needs a small tmpfs, which this user may not mount.');
    }
    const client = await start();
    keepSaving(client, 3, 300_000);
    await expect.poll(() => client.saved.size).toBe(3);
    const filler = join(folder, 'filler');
    const fill = () => {
      try {
        for (;;) appendFileSync(filler, Buffer.alloc(64 * 1_024));
      } catch {
        // Full.
      }
    };
    fill();
    // Some of these die of what they cannot write, some are killed.
    for (let n = 0; n < 5; n++) {
      await wait(300);
      fill();
    }
    killDatabase(folder);
    fill();
    const tries = async () => (await health('/readyz')).body.data?.database?.tries;
    await expect.poll(tries, { timeout: 30_000 }).toBeGreaterThan(3);
    expect(await health('/healthz')).toEqual({
      status: 200,
      body: { success: true, database: 'restarting' },
    });
    expect(await readiness()).toBe(503);
    expect(await (await fetch(metrics)).text()).toContain('folio_embedded_database_up 0');
    rmSync(filler);
    await expect.poll(readiness, { timeout: 30_000 }).toBe(200);
    const before = new Map(client.saved);
    const isSavingAgain = () =>
      [...client.saved].every(([id, { version }]) => version > (before.get(id)?.version ?? 0));
    await expect.poll(isSavingAgain).toBe(true);
    writing.stop();
    await writing.done;
    await expectSound(client);
    expect(await (await fetch(metrics)).text()).toContain('folio_embedded_database_up 1');
    const warnings = product.output().match(/cannot be started yet/g) ?? [];
    expect(warnings.length).toBeLessThan(10);
  });

  it(`comes back with all that was acknowledged when it is killed at any moment, ${rounds} times`, async () => {
    const client = await start();
    keepSaving(client, 3, 20_000);
    for (let round = 0; round < rounds; round++) {
      await expect.poll(readiness, { timeout: 60_000 }).toBe(200);
      await wait(Math.random() * 300);
      // Once at work, then in recovery or while it starts.
      for (let kill = 0; kill <= round % 3; kill++) {
        killDatabase(folder);
        await wait(Math.random() * 400);
      }
    }
    await expect.poll(readiness, { timeout: 60_000 }).toBe(200);
    writing.stop();
    await writing.done;
    await expectSound(client);
  }, 300_000);

  it('leaves no request without an answer while it is frozen, and serves when it goes on', async () => {
    const client = await start();
    const ids = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await client.call('POST', '/resumes', {})).body.data.id,
      ),
    );
    signalDatabase('SIGSTOP');
    const answers = await Promise.all(
      [...ids, ...ids, ...ids, ...ids].map((id) => client.call('GET', `/resumes/${id}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    signalDatabase('SIGCONT');
    await expect.poll(readiness).toBe(200);
    expect((await client.call('GET', `/resumes/${ids[0]}`)).status).toBe(200);
  });
});
