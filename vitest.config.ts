import { defineConfig } from 'vitest/config';
import { cores } from './scripts/checks/cores.ts';

// Most of a file's time went into loading the same modules again: files share a process and its
// modules. So no test replaces a module, and what one puts in a global's place goes with its file.
const isolate = false;
// One worker, which is the default on two cores, leaves one idle.
const maxWorkers = cores;
// A slow machine is no failure: a test that hangs is.
const testTimeout = 180_000;
const hookTimeout = 180_000;
const expect = { poll: { timeout: 20_000 } };
// Real servers, databases and clocks: in CI, where nobody watches, such a test gets a second try, and
// `npm test` names it, to be mended. What breaks a property is never chance.
const retry = process.env.CI ? { count: 1, condition: /^(?!Property failed)/ } : 0;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          maxWorkers,
          testTimeout,
          hookTimeout,
          expect,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/extension/src/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          isolate,
          maxWorkers,
          testTimeout,
          hookTimeout,
          expect,
          include: ['apps/web/{src,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: './apps/web/src/testing/restore-globals.ts',
        },
      },
      {
        test: {
          name: 'api',
          isolate,
          // Each may take half of the connections that the embedded PostgreSQL has. What runs on another
          // number of workers than the projects above runs after them.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: './apps/api/src/testing/postgres-setup.ts',
          setupFiles: './apps/api/src/testing/one-day.ts',
          testTimeout,
          hookTimeout,
          expect,
          retry,
        },
      },
    ],
  },
});
