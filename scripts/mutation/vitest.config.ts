import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a test imports that has a database. */
const slow = /test-(app|database)|provider-fixture/;

/** Tests without a database first: what they find needs no slower one. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      Number(slow.test(readFileSync(moduleId, 'utf8')));
    return files.toSorted((a, b) => isSlow(a) - isSlow(b) || a.moduleId.localeCompare(b.moduleId));
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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: QuickFirst },
  },
});
