import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCompiled } from '../../scripts/prepare/compiled-build.ts';
import { type EngineName, engineNames } from '../engines/engine.ts';
import { median } from './statistics.ts';

const rounds = 11;
/** Within node_modules, so that packages resolve. */
const built = fileURLToPath(new URL('../../node_modules/.cache/folio/first-pdf', import.meta.url));

const source = fileURLToPath(new URL('./first-pdf-process.ts', import.meta.url));
const bundle = join(built, 'first-pdf.mjs');

export type FirstPdfMs = Record<'sources' | 'bundled', Record<EngineName, number>>;

/**
 * Medians of the milliseconds from process start to the first one-page PDF: run from sources, and
 * built as the server's document threads are, for each engine. `folder` has Node's compile cache,
 * as for the server.
 */
export async function measureFirstPdf(folder: string): Promise<FirstPdfMs> {
  await buildProcess();
  const times = new Map<string, number[]>();
  for (let round = -1; round < rounds; round++)
    for (const file of [source, bundle])
      for (const name of engineNames) {
        const ms = await firstPdfMs(file, name, folder);
        const known = times.get(`${file} ${name}`) ?? [];
        if (round >= 0) times.set(`${file} ${name}`, [...known, ms]);
      }
  const mediansOf = (file: string) =>
    Object.fromEntries(
      engineNames.map((name) => [name, median(times.get(`${file} ${name}`) ?? [])]),
    ) as Record<EngineName, number>;
  return { sources: mediansOf(source), bundled: mediansOf(bundle) };
}

/** Builds the modules as for the server's document threads. */
const buildProcess = () =>
  buildCompiled({
    folder: built,
    modules: { 'first-pdf': { source, load: (module) => `${module};` } },
    external: ['@react-pdf/renderer', '@myriaddreamin/typst-ts-node-compiler'],
    warmUps: engineNames.map((name) => ['first-pdf', name]),
  });

async function firstPdfMs(file: string, name: EngineName, folder: string): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, [file, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: folder },
  });
  await once(child.stdout, 'data');
  const ms = performance.now() - begun;
  await once(child, 'exit');
  return ms;
}
