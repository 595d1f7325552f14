import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { inlineTables } from '../../apps/web/scripts/inline-tables.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** What the page loads: everything of ours, or no more than the other library. */
const inputs = {
  folio: fileURLToPath(new URL('./index.html', import.meta.url)),
  'react-pdf': fileURLToPath(new URL('./react-pdf-page.ts', import.meta.url)),
};
const base = /node_modules[\\/](react|react-dom|scheduler|zod)[\\/]/;

/** Builds what a page would load; React and zod, which every page has, in a chunk apart. */
export async function buildPage(name: keyof typeof inputs, outDir: string): Promise<void> {
  await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins: [inlineTables()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: inputs[name],
        output: { codeSplitting: { groups: [{ name: 'base', test: base }] } },
      },
    },
  });
}

/** Kilobytes of scripts and WebAssembly, compressed with gzip, without fonts and the base chunk. */
export async function engineKilobytes(outDir: string): Promise<number> {
  const files = await readdir(join(outDir, 'assets'));
  const engine = files.filter((name) => /\.(js|wasm)$/.test(name) && !name.startsWith('base'));
  const contents = await Promise.all(engine.map((name) => readFile(join(outDir, 'assets', name))));
  return contents.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 1024;
}
