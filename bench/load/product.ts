import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Product = { url: string; pid: number; dataDir: string; stop: () => Promise<void> };
/** A signed-in user with a network address of their own. */
export type Person = { url: string; token: string; resumeId: string; address: string };

/**
 * Starts the product of a checkout with all limits on and its own data; `environment` overrides
 * that. Data in a `DATA_DIR` given there is kept.
 */
export async function startProduct(
  folder: string,
  environment: Record<string, string> = {},
): Promise<Product> {
  const port = await freePort();
  const dataDir = environment.DATA_DIR ?? (await makeDataDir());
  const child = spawn(process.execPath, [join(folder, 'apps/api/src/main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      // Each client has its own address, as behind a proxy.
      TRUST_PROXY: '127.0.0.1',
      ALLOW_UNPROVEN_EMAIL: 'true',
      CREDITS_AT_SIGNUP: '100000',
      ...(process.env.DOCUMENT_MODULES ? { DOCUMENT_MODULES: process.env.DOCUMENT_MODULES } : {}),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilItServes(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    dataDir,
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      if (!environment.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const makeDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'folio-load-'));

async function untilItServes(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close').then(() => {
    throw new Error('The product ended before it served');
  });
  const serves = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      if (String(chunk).includes('Folio is at')) resolve();
    });
  });
  await Promise.race([serves, ended]);
  ended.catch(() => {});
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('There is no free port');
  return address.port;
}

/** Sends a request as a user and reads the whole answer. A string is sent unchanged, as JSON. */
export async function ask(
  { url, token, address }: Omit<Person, 'resumeId'>,
  path: string,
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
): Promise<{ status: number; text: string }> {
  const headers = {
    'x-forwarded-for': address,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = body === undefined ? {} : { body: text };
  const answer = await fetch(url + path, { method, headers, ...sent });
  return { status: answer.status, text: await answer.text() };
}

/** The password of all users. */
export const password = 'Correct!horse7Battery';

/** Signs up a user with one resume. */
export async function signUp(
  { url }: Product,
  name: string,
  { address, content }: { address: string; content: unknown },
): Promise<Person> {
  const nobody = { url, token: '', address };
  const post = async (who: typeof nobody, path: string, body: unknown) => {
    const { status, text } = await ask(who, path, { method: 'POST', body });
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
    return JSON.parse(text);
  };
  const { data } = await post(nobody, '/api/auth/register', {
    firstName: name,
    lastName: 'Load',
    username: `${name}-load`,
    email: `${name}@gmail.com`,
    password,
    confirmPassword: password,
  });
  const { token } = await post(nobody, '/api/auth/verify-email', { token: data.verificationToken });
  const made = await post({ url, token, address }, '/api/resumes', { name, content });
  return { url, token, address, resumeId: made.data.id };
}
