/**
 * Bundles the modules of the server's document threads into few files, with V8's compiled code: loading
 * two hundred modules doubles a thread's time to its first document. Prints nothing; fails with a
 * non-zero exit code.
 *
 *   node scripts/prepare/build-documents.mjs <folder>
 */
import { basename, resolve } from 'node:path';
import { threadFlags } from '../../apps/api/src/platform/thread-flags.ts';
import { buildCompiled } from './compiled-build.ts';
import { inRoot } from './paths.mjs';

const works = [
  'exports/pdf-worker',
  'exports/flowing-worker',
  'exports/letter-pdf-worker',
  'payments/receipt-worker',
  'public-pages/card-worker',
  'thumbnails/thumbnail-worker',
];
const sourceOf = (path) => inRoot('apps', 'api', 'src', `${path}.ts`);
const work = (path) => ({
  source: sourceOf(path),
  load: (module) => `export default ${module}.default;`,
});

await buildCompiled({
  folder: resolve(process.argv[2] ?? ''),
  modules: {
    ...Object.fromEntries(works.map((path) => [basename(path), work(path)])),
    'preload-documents': {
      source: sourceOf('warm-up-documents'),
      load: (module) => `await ${module}.warmUp();\nexport default () => {};`,
    },
  },
  // Native code stays where it is installed, and piscina must be the same instance as the server's.
  external: ['@resvg/resvg-js', 'piscina'],
  warmUps: [['preload-documents']],
  flags: threadFlags,
});
