import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How much a test has to load and start, by what it imports. */
const costs = [/test-database/, /test-app|provider-fixture/];

/** Tests without a database first, those with a whole server last: most changes fall before. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const costOf = ({ moduleId }: TestSpecification) => {
      const text = readFileSync(moduleId, 'utf8');
      return costs.findLastIndex((cost) => cost.test(text));
    };
    return files.toSorted((a, b) => costOf(a) - costOf(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** The tests of money. Packages are taken from this very folder, which may be a mutated copy. */
export default defineConfig({
  root,
  resolve: {
    alias: [{ find: /^@folio\/([a-z]+)\/(.+)$/, replacement: `${root}packages/$1/src/$2.ts` }],
  },
  test: {
    include: [
      'packages/contract/src/{prices,credits,entitlements}.test.ts',
      'apps/api/src/{credits,payments}/**/*.test.ts',
    ],
    globalSetup: './apps/api/src/testing/postgres-setup.ts',
    // What is imported is imported once a change, not once a file: most of a run was that.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    sequence: { sequencer: QuickFirst },
  },
});
