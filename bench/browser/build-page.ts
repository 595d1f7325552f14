import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { inlineTables } from '../../apps/web/scripts/inline-tables.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** The engine that the page loads: ours, or the other library. */
const inputs = {
  folio: fileURLToPath(new URL('./index.html', import.meta.url)),
  'react-pdf': fileURLToPath(new URL('./react-pdf-page.ts', import.meta.url)),
};
const base = /node_modules[\\/](react|react-dom|scheduler|zod)[\\/]/;

/** Builds a page; React and zod, which every page has, are in a separate chunk. */
export async function buildPage(name: keyof typeof inputs, outDir: string): Promise<void> {
  await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins: [inlineTables()],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      rolldownOptions: {
        input: inputs[name],
        output: { codeSplitting: { groups: [{ name: 'base', test: base }] } },
      },
    },
  });
}

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; assets?: string[] };

/**
 * Size in KB (gzip) of the scripts and WebAssembly that a page loads at once, without fonts, the
 * base chunk, and parts that load on demand, such as hyphenation patterns.
 */
export async function engineKilobytes(outDir: string): Promise<number> {
  const text = await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const files = new Set<string>();
  const load = ({ file, imports = [], assets = [] }: Chunk) => {
    if (files.has(file)) return;
    for (const one of [file, ...assets]) files.add(one);
    for (const key of imports) if (manifest[key]) load(manifest[key]);
  };
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) load(chunk);
  const engine = [...files].filter((file) => /\.(js|wasm)$/.test(file) && !isBase(file));
  const contents = await Promise.all(engine.map((file) => readFile(join(outDir, file))));
  return contents.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 1024;
}

const isBase = (file: string): boolean => file.startsWith('assets/base-');
