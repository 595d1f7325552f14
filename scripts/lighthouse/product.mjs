import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, root } from '../prepare/paths.mjs';

const port = Number(process.env.PORT ?? 3220);
const baseUrl = `http://localhost:${port}`;
const patienceMs = 60_000;

/** The product on a data folder of its own, with somebody in it who has three resumes. */
export async function startProduct() {
  const data = mkdtempSync(join(tmpdir(), 'folio-lighthouse-data-'));
  const server = spawn(process.execPath, [inRoot('apps', 'api', 'src', 'main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: data, RATE_LIMITS: 'off' },
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await isUp();
    return { baseUrl, token: await signUp(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function isUp() {
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    const answer = await fetch(`${baseUrl}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answers at ${baseUrl}`);
}

/** What a page of a person shows. */
const profile = {
  ...{ title: 'Staff engineer', company: 'Harbour Works', location: 'Lisbon' },
  bio: 'I build the parts of payment systems that nobody notices until they fail.',
  workExperience: [
    { position: 'Staff Engineer', company: 'Harbour Works', startDate: '2021-03' },
    { position: 'Engineer', company: 'Vale Logistics', startDate: '2017-09', endDate: '2021-02' },
  ],
  skills: ['PostgreSQL', 'TypeScript', 'Incident response'],
};

async function signUp() {
  const password = 'Quiet-Desk-42!';
  const { data } = await call('/api/auth/register', {
    ...{ firstName: 'Asha', lastName: 'Verma', email: 'asha@gmail.com', username: 'asha' },
    ...{ password, confirmPassword: password },
  });
  const { token } = await call('/api/auth/verify-email', { token: data.verificationToken });
  for (const templateId of ['modern', 'classic', 'minimal'])
    await call('/api/resumes', { templateId }, token);
  await call('/api/users/profile', profile, token, 'PUT');
  return token;
}

async function call(path, body, token, method = 'POST') {
  const answer = await fetch(baseUrl + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
