import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startFakeS3 } from '../../platform/pictures/testing/fake-s3.ts';
import { type ProductClient, signUpAt } from '../product-client.ts';
import { killDatabase, startProduct } from '../product-process.ts';
import { createTestDatabase } from '../test-database.ts';

const folio = fileURLToPath(new URL('../../folio.ts', import.meta.url));
const run = promisify(execFile);

let folder: string;
const dataDir = (name: string) => join(folder, name);
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'folio-move-')));
});
afterEach(() => {
  for (const name of readdirSync(folder)) killDatabase(dataDir(name));
  rmSync(folder, { recursive: true, force: true });
});

async function command(settings: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, ...settings };
  return (await run(process.execPath, [folio, ...words], { env })).stdout;
}

async function whileRunning<Result>(
  settings: NodeJS.ProcessEnv,
  work: (product: Awaited<ReturnType<typeof startProduct>>) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct(settings);
  try {
    await product.ready;
    return await work(product);
  } finally {
    product.child.kill('SIGTERM');
    await product.ended;
  }
}

/** An empty PostgreSQL of one's own: another server, by its address. */
async function ownDatabase(): Promise<string> {
  const { target, close } = await createTestDatabase('template0');
  await close();
  const { host = '', port, user = '', password = '', database } = target;
  const by = password
    ? `${encodeURIComponent(user)}:${encodeURIComponent(String(password))}`
    : user;
  return host.startsWith('/')
    ? `postgres://${by}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${by}@${host}:${port}/${database}`;
}

/** Rows and hash of each table, as the command tells them. */
const tablesIn = (output: string): string[] =>
  output.match(/^\w+ +\d+ rows, the same: \w+$/gm) ?? [];

it('an installation moves from the embedded database to one’s own and back, with all that it holds', async () => {
  const home = { DATA_DIR: dataDir('home') };
  const url = await ownDatabase();
  let client: ProductClient | undefined;
  const until = new AbortController();
  await whileRunning(home, async (product) => {
    client = await signUpAt(product);
    setTimeout(() => until.abort(), 1_500);
    await Promise.all([1, 2].map(() => client?.keepSaving(until.signal, 20_000)));
  });
  const names = [...(client?.saved.values() ?? [])];
  expect(names).toHaveLength(2);

  const there = tablesIn(await command(home, 'move', url, '--folder', folder));
  expect(there).toContainEqual(expect.stringMatching(/^users +1 rows/));
  expect(there).toContainEqual(expect.stringMatching(/^resumes +2 rows/));
  const back = { DATA_DIR: dataDir('back') };
  const again = await command(
    { DATABASE_URL: url, DATA_DIR: dataDir('home') },
    ...['move', back.DATA_DIR, '--folder', join(folder, 'second')],
  );
  expect(tablesIn(again)).toEqual(there);

  // Who was signed in still is, at either end, and every save is there.
  for (const settings of [{ DATABASE_URL: url, DATA_DIR: dataDir('other') }, back]) {
    await whileRunning(settings, async (product) => {
      const answer = await fetch(`${product.url}/api/resumes`, {
        headers: client?.headers() ?? {},
      });
      const { data } = (await answer.json()) as { data: { name: string; version: number }[] };
      const kept = data.map(({ name, version }) => ({ name, version }));
      expect(kept).toEqual(expect.arrayContaining(names));
    });
  }
});

it('a backup goes into a bucket while the server runs, encrypted, is proven, and comes back', async () => {
  const s3 = await startFakeS3();
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = s3.settings;
  const store = {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
    BACKUP_PASSPHRASE: 'three quiet otters',
  };
  const place = `s3://${bucket}/nightly`;
  const home = { ...store, DATA_DIR: dataDir('home') };
  const output = await whileRunning(home, async (product) => {
    await signUpAt(product);
    return command(home, 'backup', place, '--keep', '2', '--self-test');
  });
  expect(output).toContain('1 accounts');
  const [name] = [...s3.objects.keys()].filter((path) => path.endsWith('.age'));
  expect(s3.objects.get(name ?? '')?.bytes.toString('latin1')).toMatch(/^age-encryption.org/);
  const address = `${place}/${name?.split('/').at(-1)}`;
  const restored = await command({ ...store, DATA_DIR: dataDir('new') }, 'restore', address);
  expect(restored).toContain('1 accounts.');
  await s3.close();
});
