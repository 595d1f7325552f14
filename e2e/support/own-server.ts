import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const source = (file: string) =>
  fileURLToPath(new URL(`../../apps/api/src/${file}`, import.meta.url));
const entry = source('main.ts');
const folioEntry = source('folio.ts');

/** Starts the product with other settings, in its own process and on its own database. */
export async function startServer(
  settings: Record<string, string> | ((url: string) => Promise<Record<string, string>>),
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'folio-own-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ...(typeof settings === 'function' ? await settings(url) : settings),
  };
  const server = spawn(process.execPath, [entry], { env, stdio: 'ignore' });
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('The server has ended before it answered');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return {
    url,
    /** Runs a command of the operator, such as `folio('invite')`, and returns its output. */
    folio: async (...command: string[]) =>
      (await promisify(execFile)(process.execPath, [folioEntry, ...command], { env })).stdout,
    close: async () => {
      const isGone = once(server, 'exit');
      server.kill('SIGTERM');
      await isGone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return Object(address).port;
}
