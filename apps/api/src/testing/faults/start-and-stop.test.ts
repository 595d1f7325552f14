import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  databaseProcesses,
  freePort,
  killDatabase,
  type ProductProcess,
  startProduct,
} from '../product-process.ts';
import { copyInstallation, createTestDatabase } from '../test-database.ts';

let dataDir: string;
let products: ProductProcess[];
beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'folio-start-')));
  products = [];
});
afterEach(async () => {
  for (const { child } of products) child.kill('SIGKILL');
  await Promise.all(products.map(({ ended }) => ended));
  killDatabase(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(settings: NodeJS.ProcessEnv = {}): Promise<ProductProcess> {
  const product = await startProduct({ DATA_DIR: dataDir, ...settings });
  products.push(product);
  return product;
}

/** On a database that is there already. */
function startAgain(settings: NodeJS.ProcessEnv = {}): Promise<ProductProcess> {
  copyInstallation(dataDir);
  return start(settings);
}

const status = async ({ url }: ProductProcess, path: string) => (await fetch(url + path)).status;

/** Every answer that is given is a whole and good one, up to the last. */
async function askUntilGone(product: ProductProcess, statuses: number[]): Promise<void> {
  try {
    for (;;) statuses.push(await status(product, '/readyz'));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

describe('the product as a process', () => {
  it('says where it is in one line', async () => {
    const product = await start();
    await product.ready;
    expect(await status(product, '/readyz')).toBe(200);
    expect(product.output()).toBe(`Folio is at ${product.url}\n`);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends with nothing left running on %s',
    async (signal) => {
      const product = await startAgain();
      await product.ready;
      const statuses: number[] = [];
      const clients = Array.from({ length: 8 }, () => askUntilGone(product, statuses));
      await expect.poll(() => statuses.length).toBeGreaterThan(20);
      product.child.kill(signal);
      product.child.kill(signal);
      expect(await product.ended).toBe(0);
      expect(databaseProcesses(dataDir)).toEqual([]);
      await Promise.all(clients);
      expect(new Set(statuses)).toEqual(new Set([200]));
    },
  );

  it('ends in order while requests are half sent and connections say nothing', async () => {
    const product = await startAgain();
    await product.ready;
    const { port } = new URL(product.url);
    const head = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const sockets = ['', head, `${head}content-length: 100\r\n\r\n{"email":`].map((text) => {
      const socket = connect(Number(port), 'localhost');
      socket.on('error', () => {});
      socket.write(text);
      return socket;
    });
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    expect(databaseProcesses(dataDir)).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });

  it('ends in order on a signal during the start, and starts nothing more', async () => {
    const product = await start();
    await expect
      .poll(() => databaseProcesses(dataDir).length, { interval: 10, timeout: 50_000 })
      .toBeGreaterThan(0);
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    expect(product.output()).toBe('');
    expect(databaseProcesses(dataDir)).toEqual([]);
  });

  it('refuses a folder that another one uses, which goes on', async () => {
    const first = await startAgain();
    await first.ready;
    const second = await start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(dataDir);
    expect(second.output()).toContain('advisory lock');
    expect(await status(first, '/readyz')).toBe(200);
  });

  it('refuses a port that is taken, and leaves no database behind', async () => {
    const first = await startAgain();
    await first.ready;
    const otherDir = join(dataDir, 'other');
    const second = await start({ PORT: new URL(first.url).port, DATA_DIR: otherDir });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('Set PORT');
    expect(databaseProcesses(otherDir)).toEqual([]);
  });

  it('serves metrics on a port of their own, as long as it serves', async () => {
    const METRICS_PORT = String(await freePort());
    const product = await startAgain({ METRICS_PORT });
    await product.ready;
    const metrics = `http://localhost:${METRICS_PORT}/metrics`;
    expect(await (await fetch(metrics)).text()).toContain('folio_ledger_drifted_accounts 0');
    expect(await status(product, '/metrics')).toBe(404);
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    await expect(fetch(metrics)).rejects.toThrow();
  });

  it('lists everything that is wrong with its configuration', async () => {
    const product = await start({ PORT: 'x', SMTP_URL: 'x', LOG_LEVEL: 'x' });
    expect(await product.ended).toBe(1);
    for (const name of ['PORT', 'SMTP_URL', 'LOG_LEVEL']) expect(product.output()).toContain(name);
    expect(product.output()).not.toContain('    at ');
  });

  it('starts as two nodes on one empty database at the same moment', async () => {
    const { target, db, close } = await createTestDatabase('template0');
    const host = encodeURIComponent(String(target.host));
    const DATABASE_URL = `postgres://postgres@localhost/${target.database}?host=${host}`;
    const nodes = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })]);
    await Promise.all(nodes.map(({ ready }) => ready));
    for (const node of nodes) expect(await status(node, '/readyz')).toBe(200);
    const { rows } = await db.execute('select hash from drizzle.__drizzle_migrations');
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
    await close();
  });
});
