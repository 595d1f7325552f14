import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseProcesses } from '../../testing/product-process.ts';
import { FolderInUseError } from './folder-lock.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './server.ts';

let base: string;
let running: EmbeddedPostgres[];
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'folio-pg-'));
  chmodSync(base, 0o755);
  running = [];
});
afterEach(async () => {
  for (const server of running) await stop(server, 'immediate');
  rmSync(base, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false });
  running.push(server);
  return server;
}

async function stop(server: EmbeddedPostgres, mode?: 'immediate'): Promise<void> {
  running = running.filter((other) => other !== server);
  await server.stop(mode);
}

async function ask(server: EmbeddedPostgres, query: string): Promise<unknown> {
  const client = new Client(server.target);
  await client.connect();
  try {
    return Object.values((await client.query(query)).rows?.[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

const postmasterPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres-18', 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('an embedded PostgreSQL', () => {
  it('starts in an empty folder, listens on no network, and keeps its data over a stop', async () => {
    const dataDir = join(base, 'data');
    const first = await start(dataDir);
    await ask(first, 'CREATE TABLE kept AS SELECT 7 AS x');
    expect(await ask(first, 'SHOW listen_addresses')).toBe('');
    await stop(first);
    expect(existsSync(join(dataDir, 'postgres-18', 'postmaster.pid'))).toBe(false);
    expect(await ask(await start(dataDir), 'SELECT x FROM kept')).toBe(7);
  });

  it('is durable by default', async () => {
    const server = await startEmbeddedPostgres({ dataDir: base });
    running.push(server);
    expect(await ask(server, 'SHOW fsync')).toBe('on');
    expect(await ask(server, 'SHOW synchronous_commit')).toBe('on');
  });

  it('refuses a second owner of the folder, and leaves the first unharmed', async () => {
    const first = await start(base);
    const second = startEmbeddedPostgres({ dataDir: base });
    await expect(second).rejects.toThrow(FolderInUseError);
    await expect(second).rejects.toThrow(base);
    expect(await ask(first, 'SELECT 1')).toBe(1);
  });

  it('starts with the pid file of a machine that lost its power', async () => {
    const server = await start(base);
    await stop(server, 'immediate');
    const pidFile = join(base, 'postgres-18', 'postmaster.pid');
    writeFileSync(pidFile, `${process.pid}\n${join(base, 'postgres-18')}\n1\n5432\n\n\n\n`);
    expect(await ask(await start(base), 'SELECT 1')).toBe(1);
  });

  it('comes back when it is killed', async () => {
    const troubles: string[] = [];
    const back = Promise.withResolvers<void>();
    const server = await startEmbeddedPostgres({
      dataDir: base,
      isDurable: false,
      onTrouble: (message) => {
        troubles.push(message);
        if (message.includes('back')) back.resolve();
      },
    });
    running.push(server);
    process.kill(postmasterPid(base), 'SIGKILL');
    await back.promise;
    expect(troubles).toHaveLength(2);
    expect(await ask(server, 'SELECT 1')).toBe(1);
  });

  it('is not left behind when it is stopped while it comes back', async () => {
    const server = await start(base);
    const main = postmasterPid(base);
    // One of its processes that dies makes PostgreSQL end the others, recover and serve again.
    const others = databaseProcesses(base).filter((pid) => pid !== main);
    process.kill(others.at(-1) ?? main, 'SIGKILL');
    await expect.poll(() => server.state().state, { interval: 1 }).toBe('restarting');
    await stop(server, 'immediate');
    expect(databaseProcesses(base)).toEqual([]);
  });

  it.each([
    ['long', `it's "long", ${'x'.repeat(90)}`],
    ['awkward', 'a\\b, it\'s "new"\nline'],
  ])('works in a folder with a name that is %s', async (_, name) => {
    const dataDir = join(base, name);
    const server = await start(dataDir);
    expect(await ask(server, 'SELECT 1')).toBe(1);
    expect(Buffer.byteLength(server.target.host)).toBeLessThan(100);
  });

  it('works under a folder that only the app may enter', async () => {
    chmodSync(base, 0o700);
    expect(await ask(await start(join(base, 'data')), 'SELECT 1')).toBe(1);
  });
});
