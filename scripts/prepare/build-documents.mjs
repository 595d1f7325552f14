/**
 * Puts what the server's document threads run into few files: a thread that loads two hundred starts
 * in half again the time. Prints nothing; ends with a code other than 0 where it fails.
 *
 *   node scripts/prepare/build-documents.mjs <folder>
 */
import { basename, resolve } from 'node:path';
import { inlineTables } from '../../apps/web/scripts/inline-tables.ts';
import { inRoot } from './paths.mjs';

const { build } = await import('vite');

const server = inRoot('apps', 'api', 'src');
const modules = [
  'preload-documents.ts',
  'exports/pdf-worker.ts',
  'exports/flowing-worker.ts',
  'payments/receipt-worker.ts',
  'public-pages/card-worker.ts',
  'thumbnails/thumbnail-worker.ts',
];

await build({
  configFile: false,
  root: server,
  logLevel: 'warn',
  plugins: [inlineTables()],
  // Native code stays where it is installed, and piscina must be the one of the server.
  ssr: { noExternal: true, external: ['@resvg/resvg-js', 'piscina'] },
  build: {
    ssr: true,
    outDir: resolve(process.argv[2] ?? ''),
    emptyOutDir: true,
    target: 'node22',
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(
        modules.map((module) => [basename(module, '.ts'), inRoot('apps', 'api', 'src', module)]),
      ),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
