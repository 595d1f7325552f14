import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url));

/** The product as somebody hosts it for themselves: a process and a database of its own, and nothing sold. */
export async function startUnsoldServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'folio-unsold-'));
  const port = await freePort();
  const server = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      PAYMENT_PROVIDER: 'none',
    },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('The server has ended before it answered');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return {
    url,
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
