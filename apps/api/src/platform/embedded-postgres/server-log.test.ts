import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './server.ts';
import { shortenLog } from './server-log.ts';

let dataDir: string;
let server: EmbeddedPostgres | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'folio-log-'));
  chmodSync(dataDir, 0o755);
});
afterEach(async () => {
  await server?.stop('immediate');
  server = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

const marker = 'zephyrine@gmail.com';
const log = () => join(dataDir, 'postgres.log');
const start = async () => {
  server = await startEmbeddedPostgres({ dataDir, isDurable: false });
  return server;
};

/** Every file that lies beside the cluster, which nobody but the database reads. */
const logged = (): string =>
  readdirSync(dataDir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(join(dataDir, name), 'utf8'))
    .join('\n');

async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  if (!server) throw new Error('The server is not there');
  const client = new Client(server.target);
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

describe('the log of the embedded database', () => {
  it('has no user data, whichever statement fails', async () => {
    await start();
    await withClient(async (client) => {
      await client.query('create table people (email text unique check (length(email) < 50))');
      await client.query('insert into people values ($1)', [marker]);
      const failing: Array<[string, unknown[]?]> = [
        ['insert into people values ($1)', [marker]],
        [`insert into people values ('${marker}')`],
        ['insert into people values ($1)', [marker.repeat(9)]],
        [`select '${marker}'::uuid`],
        ['select $1::uuid', [marker]],
        [`select "${marker}" from people`],
        [`selec '${marker}'`],
        [`do $$ begin raise warning '${marker}'; raise exception '${marker}'; end $$`],
      ];
      for (const [statement, values] of failing)
        await expect(client.query(statement, values)).rejects.toThrow();
    });
    expect(statSync(log()).size).toBeGreaterThan(0);
    expect(logged()).not.toContain(marker);
  });

  it('does not quote the statement that a process of it died of', async () => {
    await start();
    await withClient(async (client) => {
      const { rows } = await client.query('select pg_backend_pid() as pid');
      const dying = client.query(`select pg_sleep(60), '${marker}'`);
      await expect
        .poll(() =>
          withClient(async (other) => {
            const active = `select 1 from pg_stat_activity where pid = $1 and query like '%pg_sleep%'`;
            return (await other.query(active, [rows[0].pid])).rowCount;
          }),
        )
        .toBe(1);
      process.kill(rows[0].pid, 'SIGKILL');
      await expect(dying).rejects.toThrow();
    });
    await expect.poll(logged).toContain('terminated by signal 9');
    // It recovers from that by itself, and is stopped only then.
    const isReady = 'database system is ready to accept connections';
    await expect.poll(() => logged().split(isReady).length, { timeout: 20_000 }).toBe(3);
    expect(logged()).not.toContain(marker);
  });

  it('loses what a release before has written into it, and nothing else', async () => {
    const own = '2026-11-22 10:00:00.000 UTC [7] LOG:  database system is ready';
    for (const file of [log(), `${log()}.1`])
      writeFileSync(
        file,
        `${own}\n2026-11-22 10:00:01.000 UTC [8] ERROR:  duplicate key\n2026-11-22 10:00:01.000 UTC [8] DETAIL:  Key (email)=(${marker}) already exists.\n2026-11-22 10:00:01.000 UTC [8] STATEMENT:  insert into people\n\tvalues ('${marker}')\n`,
      );
    await start();
    expect(logged()).not.toContain(marker);
    expect(logged().split(own)).toHaveLength(3);
  });

  it('stays short while the server writes to it', async () => {
    await start();
    for (let turn = 0; turn < 3; turn += 1) {
      appendFileSync(log(), 'x'.repeat(1_200_000));
      shortenLog(log());
    }
    expect(statSync(log()).size).toBe(0);
    expect(statSync(`${log()}.1`).size).toBeLessThan(1_300_000);
    await withClient((client) => client.query('select pg_reload_conf()'));
    await expect.poll(() => readFileSync(log(), 'utf8')).toMatch(/^\d{4}-.*LOG: .*SIGHUP/);
  });
});
