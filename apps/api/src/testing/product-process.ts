import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export type ProductProcess = {
  url: string;
  child: ChildProcess;
  /** Its whole output so far. */
  output: () => string;
  /** Resolves once it listens; rejects with its output if it exits before. */
  ready: Promise<void>;
  /** Resolves with the exit code or signal. */
  ended: Promise<number | NodeJS.Signals>;
};

/** Starts the product as a separate process on a free port. */
export async function startProduct(
  settings: NodeJS.ProcessEnv,
  user: { uid?: number; gid?: number; cwd?: string } = {},
  script = main,
): Promise<ProductProcess> {
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), RATE_LIMITS: 'off', ...settings };
  const child = spawn(process.execPath, [script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let output = '';
  const ready = Promise.withResolvers<void>();
  const onOutput = (chunk: Buffer) => {
    output += chunk;
    if (output.includes('Folio is at')) ready.resolve();
  };
  child.stdout.on('data', onOutput);
  child.stderr.on('data', onOutput);
  const ended = once(child, 'close').then(([code, signal]) => {
    ready.reject(new Error(`It ended before it served:\n${output}`));
    return code ?? signal;
  });
  ready.promise.catch(() => {});
  return {
    url: `http://localhost:${port}`,
    child,
    output: () => output,
    ready: ready.promise,
    ended,
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/** The process ids of the database in a data folder. */
export function databaseProcesses(dataDir: string): number[] {
  const cluster = join(dataDir, 'postgres-18');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksIn(name, cluster))
    .map(Number);
}

function worksIn(pid: string, folder: string): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const isZombie = status[status.lastIndexOf(')') + 2] === 'Z';
    return !isZombie && readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

/** Kills all database processes, as a crash of the machine would. */
export function killDatabase(dataDir: string): void {
  for (const pid of databaseProcesses(dataDir)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has exited with its parent.
    }
  }
}
