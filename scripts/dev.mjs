import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { superviseChildren } from './prepare/children.mjs';
import { installDependencies } from './prepare/dependencies.mjs';
import { inRoot, root } from './prepare/paths.mjs';
import { findRuntime } from './prepare/runtime.mjs';

if (existsSync(inRoot('.env'))) process.loadEnvFile?.(inRoot('.env'));

const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const baseUrl = process.env.BASE_URL ?? `http://localhost:${port}`;

try {
  await installDependencies();
  const runtime = findRuntime();
  const start = (args, env) =>
    spawn(runtime, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  superviseChildren([
    start(['--watch', '--watch-preserve-output', inRoot('apps', 'api', 'src', 'main.ts')], {
      PORT: String(apiPort),
      BASE_URL: baseUrl,
    }),
    start([inRoot('scripts', 'dev-web.mjs')], {
      PORT: String(port),
      API_PORT: String(apiPort),
    }),
  ]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
