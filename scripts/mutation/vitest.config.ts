import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const include: string[] = JSON.parse(process.env.MUTATION_TESTS ?? '[]');

/** Resolves our packages within this folder, which may be a mutated copy, by their exports. */
const ownPackages: Plugin = {
  name: 'own packages',
  enforce: 'pre',
  resolveId(id) {
    const [, name, path] = /^@folio\/([a-z]+)\/(.+)$/.exec(id) ?? [];
    const folder = `${root}packages/${name}/`;
    if (!path || !existsSync(`${folder}package.json`)) return;
    const { exports } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
    const file = exports[`./${path}`];
    return typeof file === 'string' ? folder + file.slice(2) : undefined;
  },
};

export default defineConfig({
  root,
  plugins: [ownPackages],
  resolve: { alias: [{ find: /^@\//, replacement: `${root}apps/web/src/` }] },
  test: {
    include,
    globalSetup: include.some((pattern) => pattern.startsWith('apps/api'))
      ? './apps/api/src/testing/postgres-setup.ts'
      : [],
    // Modules are imported once for each change instead of once for each file, which took most of a
    // run.
    isolate: false,
    runner: './scripts/mutation/attempt-changes.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
