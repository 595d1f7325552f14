import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registration } from '../accounts.ts';
import {
  databaseProcesses,
  killDatabase,
  type ProductProcess,
  startProduct,
} from '../product-process.ts';
import { copyInstallation } from '../test-database.ts';

/** `FAULT_KILLS=50` kills more often. */
const kills = Number(process.env.FAULT_KILLS ?? 4);
const writers = 4;

let dataDir: string;
let product: ProductProcess;
beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'folio-crash-')));
  copyInstallation(dataDir);
});
afterEach(async () => {
  product.child.kill('SIGKILL');
  await product.ended;
  killDatabase(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<ProductProcess> {
  product = await startProduct({ DATA_DIR: dataDir });
  await product.ready;
  return product;
}

async function call(method: string, path: string, body?: object, token?: string) {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}

async function signUp(): Promise<string> {
  const registered = await call('POST', '/auth/register', registration());
  const { verificationToken } = registered.body.data;
  return (await call('POST', '/auth/verify-email', { token: verificationToken })).body.token;
}

type Saved = Map<string, { version: number; name: string }>;

/** Creates a resume and saves it over and over, noting what was acknowledged, until the crash. */
async function writeUntilCrash(token: string, saved: Saved): Promise<void> {
  try {
    const created = await call('POST', '/resumes', {}, token);
    const { id } = created.body.data;
    for (let n = 1; ; n++) {
      const { status, body } = await call('PUT', `/resumes/${id}`, { name: `Save ${n}` }, token);
      if (status !== 200) throw new Error(`Refused with ${status}`);
      saved.set(id, { version: body.data.version, name: body.data.name });
    }
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
}

async function expectNothingLost(token: string, saved: Saved): Promise<void> {
  const { body } = await call('GET', '/resumes', undefined, token);
  const kept = new Map<string, { version: number; name: string }>(
    body.data.map((resume: { id: string }) => [resume.id, resume]),
  );
  for (const [id, { version, name }] of saved) {
    const found = kept.get(id);
    // What was on its way at the crash may be there as well, whole.
    expect(found?.version, name).toBeGreaterThanOrEqual(version);
    if (found?.version === version) expect(found.name).toBe(name);
  }
}

describe('a crash during writes', () => {
  it(`loses no acknowledged save (${kills} times, of the app and of everything)`, async () => {
    await start();
    const token = await signUp();
    const saved: Saved = new Map();
    for (let round = 0; round < kills; round++) {
      const writing = Promise.all(
        Array.from({ length: writers }, () => writeUntilCrash(token, saved)),
      );
      // Half of them in the midst of saves, whatever the machine's pace; half at any moment.
      const before = saved.size;
      if (round < kills / 2)
        await expect.poll(() => saved.size, { timeout: 30_000 }).toBeGreaterThan(before);
      await wait(Math.random() * 300);
      product.child.kill('SIGKILL');
      if (round % 2 === 1) killDatabase(dataDir);
      await writing;
      await product.ended;
      await start();
      await expectNothingLost(token, saved);
    }
    expect(saved.size).toBeGreaterThan(0);
  }, 300_000);

  it('of the database alone ends in it being there again, while the app serves', async () => {
    await start();
    killDatabase(dataDir);
    const status = async (path: string) => (await fetch(product.url + path)).status;
    expect(await status('/healthz')).toBe(200);
    await expect.poll(() => status('/readyz'), { timeout: 20_000 }).toBe(200);
    expect(databaseProcesses(dataDir).length).toBeGreaterThan(0);
  });
});
