import { HarfBuzz } from './harfbuzz.ts';

let starting: Promise<HarfBuzz> | undefined;

/** Starts HarfBuzz in Node, once per process (or worker thread). */
export function startHarfBuzz(): Promise<HarfBuzz> {
  starting ??= HarfBuzz.start(readModule());
  return starting;
}

/**
 * Loads Node's modules by name, since imports would also load their dependencies, such as streams.
 */
function readModule(): Uint8Array<ArrayBuffer> {
  const { createRequire } = process.getBuiltinModule('node:module');
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm');
  return process.getBuiltinModule('node:fs').readFileSync(file);
}
